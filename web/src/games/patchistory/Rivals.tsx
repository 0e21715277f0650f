/** The others at a glance: their territory small but live, what they can do, and whether they have answered. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { extentOf } from "./extent";
import { Glyph } from "./glyphs";
import { UNIT } from "./moves";
import { RoomShape } from "./Room";
import { Signs } from "./Signs";
import "./rivals.css";
import { Held, Powers, Produced } from "./Statuses";
import { ownSeat, personOf, type Table, tint } from "./table";
import type { PlayerView } from "./views";

/** A territory as a small picture. */
export const Small: FunctionComponent<{ table: Table; player: PlayerView }> = ({ table, player }) => {
  const { wide, high } = extentOf(player.territory, []);
  const person = personOf(table, player.seat);
  return (
    <svg
      class="pt-small"
      viewBox={`-6 -6 ${wide * UNIT + 12} ${high * UNIT + 12}`}
      data-small={player.seat}
      aria-hidden="true"
    >
      {player.territory.rooms.map((room) => (
        <g key={room.cell} data-cell={room.cell}>
          <RoomShape
            mini
            kind={room.kind}
            free={room.free}
            box={room.box}
            wide={room.wide}
            high={room.high}
            x={room.x * UNIT}
            y={room.y * UNIT}
            worker={room.workers > 0 ? person.colour : null}
          />
        </g>
      ))}
    </svg>
  );
};

interface Props {
  table: Table;
  player: PlayerView;
  open: boolean;
  toggle: () => void;
}

const Rival: FunctionComponent<Props> = ({ table, player, open, toggle }) => {
  const { view } = table;
  const person = personOf(table, player.seat);
  const moving = !view.over && view.waiting.includes(player.seat);
  const heroes = player.counts.hero ?? 0;
  const wonders = player.counts.wonder ?? 0;
  return (
    <section
      class={`pt-rival ${moving ? "moving" : ""} ${table.hit.includes(player.seat) ? "is-hit" : ""} ${open ? "open" : ""}`}
      style={tint(person)}
      aria-label={person.name}
      data-seat={player.seat}
    >
      <button type="button" class="pt-enlarge" aria-expanded={open} onClick={toggle}>
        <Small table={table} player={player} />
        <span class="unseen">{word("player-enlarge", { name: person.name })}</span>
      </button>
      <div class="pt-rivalfacts">
        <header>
          <SeatMark colour={person.colour} name={person.name} size={22} />
          <h3>{person.name}</h3>
          <Signs table={table} player={player} />
        </header>
        <Powers table={table} player={player} />
        {player.goods ? <Held table={table} player={player} /> : <Produced table={table} player={player} />}
        <ul class="pt-people">
          <li title={word("status-workers", { count: player.workers, left: player.descendants })}>
            <Glyph name="worker" size={16} />
            <b>{player.workers}</b>
            <span class="unseen"> {word("status-workers", { count: player.workers, left: player.descendants })}</span>
          </li>
          {heroes > 0 && (
            <li title={word("player-heroes", { count: heroes })}>
              <Glyph name="hero" size={16} />
              <b>{heroes}</b>
              <span class="unseen"> {word("player-heroes", { count: heroes })}</span>
            </li>
          )}
          {wonders > 0 && (
            <li title={word("player-wonders", { count: wonders })}>
              <Glyph name="wonder" size={16} />
              <b>{wonders}</b>
              <span class="unseen"> {word("player-wonders", { count: wonders })}</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
};

interface RivalsProps {
  table: Table;
  /** Whose territory is large, if not mine. */
  shown: number | null;
  show: (seat: number | null) => void;
}

/** Everybody else, in turn order after me. */
export const Rivals: FunctionComponent<RivalsProps> = ({ table, shown, show }) => {
  const own = ownSeat(table);
  const others = table.view.players.filter(({ seat }) => seat !== own);
  const ordered = [...others.filter(({ seat }) => seat > own), ...others.filter(({ seat }) => seat < own)];
  return (
    <div class="pt-rivals" style={{ "--rivals": ordered.length }}>
      {ordered.map((player) => (
        <Rival
          key={player.seat}
          table={table}
          player={player}
          open={shown === player.seat}
          toggle={() => show(shown === player.seat ? null : player.seat)}
        />
      ))}
    </div>
  );
};
