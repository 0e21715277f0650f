/** The figures in the rules. */

import type { FunctionComponent } from "preact";
import { thing } from "../../../i18n";
import type { Colour } from "../../../state/protocol";
import type { PictureProps } from "../../reading";
import { boxOf, Card } from "../Card";
import { Glyph, GlyphShape } from "../glyphs";
import { GENERAL, type RoomProps, RoomShape, WorkerMark } from "../Room";
import { At, HOME, Land, MINE, THEIRS } from "./scenes";

/** A row of the auction: as many cards as players, their sides in turn. */
const OFFERED = ["i-12-white", "i-09-black", "i-15-white"];
export const BIDS = [3, 2, 1] as const;

export const Auction: FunctionComponent<PictureProps> = ({ components }) => {
  const { pieces } = boxOf(components);
  return (
    <ul class="r-patchistory r-row">
      {OFFERED.map((name, n) => {
        const piece = pieces.get(name);
        return (
          <li key={name}>
            {piece && <Card piece={piece} size={128} />}
            <span>
              <Glyph name="money" size={20} /> {BIDS[n]}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** A baseland, a card over it, and another that slides under. */
export const Patching: FunctionComponent<PictureProps> = ({ components }) => {
  const contents = boxOf(components);
  const [base, ...cards] = HOME;
  return (
    <div class="r-patchistory r-row">
      <svg viewBox="90 90 320 220" width="190" aria-hidden="true">
        {base && <Land contents={contents} laid={[base]} />}
      </svg>
      <svg viewBox="-10 90 420 320" width="240" aria-hidden="true">
        {base && cards[0] && <Land contents={contents} laid={[base, cards[0]]} />}
        <path class="r-edge" d="M0 200h200v200H0z" />
      </svg>
      <svg viewBox="-10 -10 620 420" width="330" aria-hidden="true">
        <Land contents={contents} laid={HOME} />
        <path class="r-edge" d="M400 100h200v200H500V200H400z" />
      </svg>
    </div>
  );
};

const PRINTED: Record<(typeof GENERAL)[number], RoomProps["free"]> = {
  culture: { vp: 1 },
  politics: { pol: 1 },
  economy: { money: 1 },
  military: { mil: 1, shields: 1 },
  traffic: { tra: 1 },
  industry: { food: 1, minerals: 1 },
};

/** The six General Buildings with their symbols, and a box without a worker and with one. */
export const Rooms: FunctionComponent<PictureProps> = () => (
  <div class="r-patchistory">
    <ul class="r-row r-kinds">
      {GENERAL.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 100 100" width="76" aria-hidden="true">
            <RoomShape kind={kind} free={PRINTED[kind] ?? {}} />
          </svg>
          <span>{thing("kind", kind)}</span>
        </li>
      ))}
    </ul>
    <ul class="r-row r-kinds">
      {[false, true].map((active) => (
        <li key={String(active)}>
          <svg viewBox="0 0 100 100" width="96" aria-hidden="true">
            <RoomShape
              kind="industry"
              free={{ food: 1 }}
              box={{ minerals: 1 }}
              active={active}
              worker={active ? MINE : null}
            />
          </svg>
          <span>
            <Glyph name="food" size={20} /> {1} <Glyph name="minerals" size={20} /> {active ? 1 : 0}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

/** How far the worker of the figure goes. */
export const STEPS = 2;

/** A worker and the rooms that it can reach. */
export const Movement: FunctionComponent<PictureProps> = ({ components }) => (
  <svg class="r-patchistory r-figure" viewBox="-10 -10 620 420" aria-hidden="true">
    <Land contents={boxOf(components)} laid={HOME} workers={["eq 0"]} />
    <path class="r-arrow" d="M165 165C200 150 215 150 236 150 270 145 280 90 290 66" />
    <path class="r-arrow" d="M165 185C160 230 155 280 152 330" />
  </svg>
);

/** A general route with what its spaces bring. */
export const Route: FunctionComponent<PictureProps> = ({ components }) => {
  const { generalSpaces } = boxOf(components).all;
  const spaces = [
    { glyph: "home", count: 0 },
    ...generalSpaces.map(({ good, count }) => ({ glyph: good, count })),
    { glyph: "peace", count: 0 },
    { glyph: "war", count: 0 },
  ];
  return (
    <svg class="r-patchistory r-figure" viewBox="0 0 470 84" aria-hidden="true">
      <path class="r-road" d="M32 42h406" />
      {spaces.map(({ glyph, count }, n) => (
        <At key={n} x={34 + n * 67} y={42}>
          <circle class="r-space" r="28" />
          {count > 0 && (
            <text class="r-number" x="-11" y="7">
              {count}
            </text>
          )}
          <At x={count > 0 ? -3 : -13} y={count > 0 ? -11 : -13} scale={count > 0 ? 0.92 : 1.08}>
            <GlyphShape name={glyph} />
          </At>
        </At>
      ))}
      <At x={34} y={14} scale={0.85}>
        <WorkerMark colour={MINE} />
      </At>
    </svg>
  );
};

/** The two sides of the war in the figure. */
export const WAR = { attack: 4, mil: 3, shields: 2, minerals: 1 } as const;

const Side: FunctionComponent<{ parts: readonly (readonly [string, number])[]; worker: Colour }> = ({
  parts,
  worker,
}) => (
  <li>
    <svg viewBox="-14 -14 28 28" width="34" aria-hidden="true">
      <WorkerMark colour={worker} />
    </svg>
    {parts.map(([glyph, count]) => (
      <span key={glyph}>
        <Glyph name={glyph} size={24} /> {count}
      </span>
    ))}
    <b>= {parts.reduce((sum, [, count]) => sum + count, 0)}</b>
  </li>
);

/** An Invader with swords and minerals against a Defender with swords and shields. */
export const War: FunctionComponent<PictureProps> = () => (
  <ul class="r-patchistory r-sides">
    <Side worker={MINE} parts={[["mil", WAR.attack] as const, ["minerals", WAR.minerals] as const]} />
    <Side worker={THEIRS} parts={[["mil", WAR.mil] as const, ["shields", WAR.shields] as const]} />
  </ul>
);

/** How many descendants have become workers in the figure. */
export const BORN = 3;

/** The descendants on their numbers; the last uncovered one is what workers eat. */
export const Upkeep: FunctionComponent<PictureProps> = ({ components }) => {
  const { upkeep } = boxOf(components).all.numbers;
  return (
    <ol class="r-patchistory r-upkeep">
      {upkeep.slice(1).map((food, n) => (
        <li key={n} class={n + 1 === BORN ? "now" : ""}>
          {n < BORN ? (
            <span>
              {food} <Glyph name="food" size={18} />
            </span>
          ) : (
            <svg viewBox="-14 -14 28 28" width="32" aria-hidden="true">
              <WorkerMark colour={MINE} />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
};

/** The votes on the card in the figure. */
export const VOTES = 6;

/** What each place gains from a prosperity card. */
export const Vote: FunctionComponent<PictureProps> = () => (
  <ol class="r-patchistory r-places">
    {[VOTES, VOTES / 2, 0, -VOTES / 2].map((vp, n) => (
      <li key={n}>
        <b>{n + 1}.</b>
        <span>
          {vp > 0 ? "+" : vp < 0 ? "−" : ""}
          {Math.abs(vp)} <Glyph name="vp" size={20} />
        </span>
      </li>
    ))}
  </ol>
);
