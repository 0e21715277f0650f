/** A player at a glance: resources, boats, warriors, dolmens and what they would score now. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { shiftOf } from "../change";
import { CATEGORIES, RESOURCES } from "./box";
import { Glyph } from "./glyphs";
import { personOf, type Table, tint } from "./table";
import type { PlayerView } from "./views";

const Delta: FunctionComponent<{ table: Table; seat: number; what: string }> = ({ table, seat, what }) => {
  const shift = shiftOf(table, seat, what);
  if (!shift) return null;
  return (
    <span class={`fl-delta ${shift.by > 0 ? "up" : "down"}`} aria-hidden="true" data-change={`${seat} ${what}`}>
      {shift.text}
    </span>
  );
};

/** Whether a seat has most of something, alone: then it scores. */
const leads = (table: Table, seat: number, what: string): boolean =>
  table.view.majorities.some((race) => race.category === what && race.seat === seat);

const COUNTED = ["forests", "boats", "warriors", "mines", "dolmens"] as const;

export const Player: FunctionComponent<{ table: Table; player: PlayerView }> = ({ table, player }) => {
  const person = personOf(table, player.seat);
  const { view } = table;
  const moving = !view.over && (view.asked === player.seat || (view.phase === "harvest" && view.asked === null));
  const classes = [
    "fl-player",
    table.hit.includes(player.seat) ? "is-hit" : "",
    moving ? "moving" : "",
    player.seat === table.me ? "mine" : "",
  ];
  const capped = { warriors: player.warriorCap } as Partial<Record<string, number>>;
  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      style={tint(person)}
      aria-label={person.name}
      data-seat={player.seat}
    >
      <header>
        <SeatMark colour={person.colour} name={person.name} size={24} />
        <h3>{person.name}</h3>
        {view.first === player.seat && (
          <span class="fl-first" title={word("player-first")}>
            <span aria-hidden="true">1</span>
            <span class="unseen">{word("player-first")}</span>
          </span>
        )}
        <span class="fl-legacy" title={word("player-legacy", { points: player.legacy })}>
          <Glyph name="legacy" size={17} />
          <b>{player.legacy}</b>
          <span class="unseen"> {thing("change", "legacy")}</span>
          <Delta table={table} seat={player.seat} what="legacy" />
        </span>
      </header>
      <ul class="fl-goods">
        {RESOURCES.map((resource) => (
          <li
            key={resource}
            class={(player.resources[resource] ?? 0) > 0 ? "" : "none"}
            title={thing("resource", resource)}
            data-held={`${resource} ${player.resources[resource] ?? 0}`}
          >
            <Glyph name={resource} size={17} />
            <b>{player.resources[resource] ?? 0}</b>
            <span class="unseen"> {thing("resource", resource)}</span>
            <Delta table={table} seat={player.seat} what={resource} />
          </li>
        ))}
      </ul>
      <ul class="fl-races">
        {COUNTED.map((what) => {
          const race = (CATEGORIES as readonly string[]).includes(what) && leads(table, player.seat, what);
          const title = [thing("change", what), race ? word("player-leads") : ""].filter(Boolean).join(", ");
          return (
            <li key={what} class={race ? "leads" : ""} title={title}>
              <Glyph name={what} size={16} />
              <b>
                {player[what]}
                {capped[what] !== undefined && <small>/{capped[what]}</small>}
              </b>
              <span class="unseen"> {title}</span>
              <Delta table={table} seat={player.seat} what={what} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
