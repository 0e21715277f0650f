/** A player's numbers: what is produced, MIL, POL and TRA, and what is behind the screen, with what the chosen move changes. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { Icon } from "../../parts/Marks";
import { shiftOf } from "../change";
import { ERAS, symbolsLabel } from "./Card";
import { Glyph } from "./glyphs";
import "./statuses.css";
import type { Table } from "./table";
import { addsTo, duesOf, lostBy, nextMeal } from "./upkeep";
import type { PlayerView } from "./views";

const PRODUCED = ["food", "minerals", "money", "vp"] as const;
const GOODS = ["food", "minerals", "money", "vp", "votes"] as const;

/** "+2" beside a number that the chosen move would change. The words are those of the server's tally. */
export const Delta: FunctionComponent<{ table: Table; seat: number; what: string }> = ({ table, seat, what }) => {
  const shift = shiftOf(table, seat, what);
  if (!shift) return null;
  return (
    <span class={`pt-delta ${shift.by > 0 ? "up" : "down"}`} aria-hidden="true" data-change={`${seat} ${what}`}>
      {shift.text}
    </span>
  );
};

interface Props {
  table: Table;
  player: PlayerView;
}

/** What a status is, and which heroes and wonders change it. */
const explained = (label: string, status: string, { figures }: PlayerView): string =>
  [label, ...addsTo(status, figures)].join(". ");

const Entry: FunctionComponent<
  Props & { what: string; changes: string; label: string; text: string; size?: number }
> = ({ table, player, what, changes, label, text, size = 18 }) => (
  <li title={explained(label, what, player)} data-status={`${changes} ${text}`}>
    <Glyph name={what} size={size} />
    <b>{text}</b>
    <span class="unseen"> {explained(label, what, player)}</span>
    <Delta table={table} seat={player.seat} what={changes} />
  </li>
);

/** MIL with shields, POL and TRA. */
export const Powers: FunctionComponent<Props> = ({ table, player }) => (
  <ul class="pt-powers" aria-label={word("status-powers")}>
    <Entry
      table={table}
      player={player}
      what="mil"
      changes="mil"
      label={word("status-attack", { attack: player.attack })}
      text={`${player.statuses.mil ?? 0}`}
    />
    <Entry
      table={table}
      player={player}
      what="shields"
      changes="shields"
      label={word("status-defence", { shields: player.statuses.shields ?? 0, defence: player.defence })}
      text={`${player.statuses.shields ?? 0}`}
    />
    {(["pol", "tra"] as const).map((what) => (
      <Entry
        key={what}
        table={table}
        player={player}
        what={what}
        changes={what}
        label={thing("status", what)}
        text={`${player.statuses[what] ?? 0}`}
      />
    ))}
  </ul>
);

/** What a round brings. */
export const Produced: FunctionComponent<Props> = ({ table, player }) => (
  <ul class="pt-produced" aria-label={word("status-produced")}>
    {PRODUCED.map((what) => (
      <Entry
        key={what}
        table={table}
        player={player}
        what={what}
        changes={`produced-${what}`}
        label={word("status-each-round", { good: thing("good", what) })}
        text={`+${player.statuses[what] ?? 0}`}
        size={16}
      />
    ))}
  </ul>
);

/** What is behind the screen, and what a round adds to it. */
export const Held: FunctionComponent<Props> = ({ table, player }) => {
  const { goods, statuses } = player;
  if (!goods) return null;
  const brought = (good: string): string =>
    explained(word("status-each-round", { good: thing("good", good) }), good, player);
  return (
    <ul class="pt-held" aria-label={word("status-held")}>
      {GOODS.map((good) => (
        <li key={good} title={thing("good", good)} data-held={`${good} ${goods[good] ?? 0}`}>
          <Glyph name={good} size={20} />
          <b>{goods[good] ?? 0}</b>
          <span class="unseen"> {thing("good", good)}</span>
          <Delta table={table} seat={player.seat} what={good} />
          {good !== "votes" && (
            <small title={brought(good)}>
              +{statuses[good] ?? 0}
              <span class="unseen"> {brought(good)}</span>
              <Delta table={table} seat={player.seat} what={`produced-${good}`} />
            </small>
          )}
        </li>
      ))}
    </ul>
  );
};

interface FactProps extends Props {
  glyph: string;
  label: string;
  changes: string;
  short?: boolean;
  children: ComponentChildren;
}

const Fact: FunctionComponent<FactProps> = ({ table, player, glyph, label, changes, short = false, children }) => (
  <span class={`pt-fact ${short ? "short" : ""}`} title={label} data-fact={changes}>
    <Glyph name={glyph} size={17} />
    <b>{children}</b>
    <span class="unseen"> {label}. </span>
    <Delta table={table} seat={player.seat} what={changes} />
  </span>
);

/** "2 workers, 6 to be born. With one more, they eat 3 food." */
export function workersSaid({ table: { box, printed }, player }: Props): string {
  const meal = nextMeal(player, box.numbers, printed);
  return [
    word("status-workers", { count: player.workers, left: player.descendants }),
    meal === null ? "" : word("status-next", { food: meal }),
  ]
    .filter(Boolean)
    .join(". ");
}

/** "End of Era III: 4 food, 1 mineral for heroes and wonders", and what is missing now. */
export function eraEndSaid({ table: { box, view }, player }: Props): string {
  const dues = duesOf(player);
  const vp = lostBy(dues, box.numbers);
  const costs = symbolsLabel(Object.fromEntries(dues.map(({ good, count }) => [good, count])));
  return [word("status-era-end", { era: ERAS[view.era] ?? "", costs }), vp > 0 ? word("status-era-short", { vp }) : ""]
    .filter(Boolean)
    .join(". ");
}

/** What heroes and wonders cost at the end of this era; red is what isn't there now. */
export const EraEnd: FunctionComponent<Props> = ({ table, player }) => {
  const dues = duesOf(player);
  if (dues.length === 0) return null;
  const said = eraEndSaid({ table, player });
  return (
    <span class="pt-eraend" title={said}>
      <Icon name="hourglass" size={15} />
      {dues.map(({ good, count, short }) => (
        <span key={good} class={`pt-fact ${short > 0 ? "short" : ""}`} data-due={`${good} ${count}`}>
          <b>−{count}</b>
          <Glyph name={good} size={16} />
        </span>
      ))}
      <span class="unseen"> {said}. </span>
    </span>
  );
};

/** Workers and what they eat, favours, and what the end of the era costs. */
export const People: FunctionComponent<Props> = ({ table, player }) => {
  const short = player.goods !== null && (player.goods.food ?? 0) + (player.statuses.food ?? 0) < player.upkeep.food;
  const own = { table, player };
  return (
    <>
      <Fact {...own} glyph="worker" changes="workers" label={workersSaid(own)}>
        {player.workers}
        <small>/{player.workers + player.descendants}</small>
      </Fact>
      <Fact
        {...own}
        glyph="upkeep"
        changes="upkeep"
        label={word("status-upkeep", { food: player.upkeep.food })}
        short={short}
      >
        −{player.upkeep.food}
      </Fact>
      <Fact {...own} glyph="favours" changes="favours" label={word("status-favours", { count: player.favours })}>
        {player.favours}
      </Fact>
      <EraEnd {...own} />
    </>
  );
};
