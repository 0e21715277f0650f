/** A player's numbers: what is produced, MIL, POL and TRA, and what is behind the screen, with what the chosen move changes. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { shiftOf } from "../change";
import { Glyph } from "./glyphs";
import "./statuses.css";
import type { Table } from "./table";
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

const Entry: FunctionComponent<
  Props & { what: string; changes: string; label: string; text: string; size?: number }
> = ({ table, player, what, changes, label, text, size = 18 }) => (
  <li title={label} data-status={`${changes} ${text}`}>
    <Glyph name={what} size={size} />
    <b>{text}</b>
    <span class="unseen"> {label}</span>
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
  return (
    <ul class="pt-held" aria-label={word("status-held")}>
      {GOODS.map((good) => (
        <li key={good} title={thing("good", good)} data-held={`${good} ${goods[good] ?? 0}`}>
          <Glyph name={good} size={20} />
          <b>{goods[good] ?? 0}</b>
          <span class="unseen"> {thing("good", good)}</span>
          <Delta table={table} seat={player.seat} what={good} />
          {good !== "votes" && (
            <small title={word("status-each-round", { good: thing("good", good) })}>
              +{statuses[good] ?? 0}
              <span class="unseen"> {word("status-each-round", { good: thing("good", good) })}</span>
              <Delta table={table} seat={player.seat} what={`produced-${good}`} />
            </small>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Workers, descendants and what they eat. */
export const People: FunctionComponent<Props> = ({ table, player }) => {
  const short = player.goods !== null && (player.goods.food ?? 0) + (player.statuses.food ?? 0) < player.upkeep.food;
  return (
    <ul class="pt-people" aria-label={word("status-people")}>
      <li title={word("status-workers", { count: player.workers, left: player.descendants })}>
        <Glyph name="worker" size={17} />
        <b>
          {player.workers}
          <small>/{player.workers + player.descendants}</small>
        </b>
        <span class="unseen"> {word("status-workers", { count: player.workers, left: player.descendants })}</span>
        <Delta table={table} seat={player.seat} what="workers" />
      </li>
      <li class={short ? "short" : ""} title={word("status-upkeep", { food: player.upkeep.food })}>
        <Glyph name="upkeep" size={17} />
        <b>−{player.upkeep.food}</b>
        <span class="unseen"> {word("status-upkeep", { food: player.upkeep.food })}</span>
        <Delta table={table} seat={player.seat} what="upkeep" />
      </li>
      <li title={word("status-favours", { count: player.favours })} data-favours={player.favours}>
        <Glyph name="favours" size={17} />
        <b>{player.favours}</b>
        <span class="unseen"> {word("status-favours", { count: player.favours })}</span>
        <Delta table={table} seat={player.seat} what="favours" />
      </li>
    </ul>
  );
};
