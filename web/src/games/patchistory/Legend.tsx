/** What all signs mean. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import type { LegendProps } from "../board";
import { SEATS } from "./colours";
import { Glyph } from "./glyphs";
import { GENERAL, KINDS, type Kind, type RoomProps, RoomShape, STATUSES, WorkerMark } from "./Room";
import "./gallery.css";

const Sign: FunctionComponent<{ name?: string; text: string; children: ComponentChildren }> = ({
  name,
  text,
  children,
}) => (
  <li>
    {children}
    <span>
      {name && <b>{name}</b>} {text}
    </span>
  </li>
);

const Rows: FunctionComponent<{ id: string; title: string; children: ComponentChildren }> = ({
  id,
  title,
  children,
}) => (
  <section aria-labelledby={`pp-legend-${id}`}>
    <h2 id={`pp-legend-${id}`}>{title}</h2>
    <ul class="pp-signs">{children}</ul>
  </section>
);

const Sample: FunctionComponent<RoomProps> = (props) => (
  <svg class="pp-sample" width="56" height="56" viewBox="0 0 100 100" aria-hidden="true">
    <RoomShape {...props} />
  </svg>
);

const SHOWN: Partial<Record<Kind, RoomProps["free"]>> = {
  culture: { vp: 1 },
  politics: { pol: 1 },
  economy: { money: 1 },
  military: { mil: 1, shields: 1 },
  traffic: { tra: 1 },
  industry: { food: 1, minerals: 1 },
  special: { vp: 1, money: 1 },
};

const ACTIONS = [
  "aid",
  "threaten",
  "break",
  "trade",
  "exchange",
  "birth",
  "heroes",
  "wonders",
  "link",
  "reclaim",
  "build",
  "campaign",
];

export const Legend: FunctionComponent<LegendProps> = () => (
  <div class="pp-gallery pp-legend">
    <Rows id="symbols" title={word("legend-symbols")}>
      {STATUSES.map((status) => (
        <Sign key={status} text={word(`legend-${status}`)}>
          <Glyph name={status} size={30} />
        </Sign>
      ))}
      {["votes", "favours"].map((name) => (
        <Sign key={name} text={word(`legend-${name}`)}>
          <Glyph name={name} size={30} />
        </Sign>
      ))}
    </Rows>
    <Rows id="rooms" title={word("legend-rooms")}>
      {KINDS.slice(0, -2).map((kind) => (
        <Sign key={kind} name={thing("kind", kind)} text={word(`legend-${isGeneral(kind) ? "general" : kind}`)}>
          <Sample kind={kind} free={SHOWN[kind] ?? {}} />
        </Sign>
      ))}
      <Sign name={thing("kind", "hero")} text={word("legend-hero")}>
        <svg class="pp-sample" width="36" height="72" viewBox="0 0 100 200" aria-hidden="true">
          <RoomShape kind="hero" high={2} figure="homer" free={{ vp: 1 }} />
        </svg>
      </Sign>
      <Sign name={thing("kind", "wonder")} text={word("legend-wonder")}>
        <svg class="pp-sample" width="92" height="46" viewBox="0 0 200 100" aria-hidden="true">
          <RoomShape kind="wonder" wide={2} figure="colosseum" free={{ vp: 1 }} />
        </svg>
      </Sign>
    </Rows>
    <Rows id="boxes" title={word("legend-boxes")}>
      <Sign text={word("legend-idle")}>
        <Sample kind="politics" box={{ pol: 1 }} active={false} />
      </Sign>
      <Sign text={word("legend-active")}>
        <Sample kind="politics" box={{ pol: 1 }} active worker={SEATS[0] ?? "red"} />
      </Sign>
      <Sign text={word("legend-tile")}>
        <Sample kind="economy" free={{ money: 2 }} tile />
      </Sign>
      <Sign text={word("legend-worker")}>
        <svg class="pp-sample" width="56" height="30" viewBox="-14 -14 56 28" aria-hidden="true">
          {SEATS.slice(0, 2).map((colour, n) => (
            <g key={colour} transform={`translate(${n * 28} 0)`}>
              <WorkerMark colour={colour} />
            </g>
          ))}
        </svg>
      </Sign>
    </Rows>
    <Rows id="actions" title={word("legend-actions")}>
      {ACTIONS.map((action) => (
        <Sign key={action} text={word(`legend-do-${action}`)}>
          <Glyph name={action} size={26} />
        </Sign>
      ))}
      {["peace", "thumb-down", "war"].map((name) => (
        <Sign key={name} text={word(`legend-do-${name}`)}>
          <Glyph name={name} size={26} />
        </Sign>
      ))}
    </Rows>
  </div>
);

const isGeneral = (kind: Kind): boolean => GENERAL.some((one) => one === kind);
