/** A player at a glance: health, gold, deaths, floors on the way to the last, items with what is left of them. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { shiftOf } from "../change";
import { type Deed, deedOf, hintOf } from "../offer";
import { refusalLabel } from "../why";
import { tint } from "./Ground";
import { Coin, Glyph } from "./glyphs";
import { attacksWith } from "./moves";
import { personOf, type Table } from "./table";
import type { ItemComponent, PlayerView } from "./views";

export const Delta: FunctionComponent<{ table: Table; seat: number; what: string }> = ({ table, seat, what }) => {
  const shift = shiftOf(table, seat, what);
  if (!shift) return null;
  const good = shift.by > 0 !== (what === "deaths");
  return (
    <span class={`fr-delta ${good ? "up" : "down"}`} aria-hidden="true" data-change={`${seat} ${what}`}>
      {shift.text}
    </span>
  );
};

const Marks: FunctionComponent<{ count: number; of: number; class: string }> = ({ count, of, class: name }) => (
  <span class={name} aria-hidden="true">
    {Array.from({ length: of }, (_, n) => (
      <i key={n} class={n < count ? "on" : ""} />
    ))}
  </span>
);

/** What is left of an item, where it wears out. */
export function leftOf(table: Table, item: ItemComponent): number | null {
  const counter = table.view.items.find((one) => one.item === item.item)?.counter ?? 0;
  if (item.ammo !== null) return counter;
  return item.uses === null ? null : item.uses - counter;
}

/** What my item can do now: the attacks of a weapon, the use of a skill. */
function deedWith(table: Table, player: PlayerView, item: ItemComponent): { deed: Deed | null; words: string[] } {
  if (!table.mine || table.view.question !== "action" || player.seat !== table.view.asked)
    return { deed: null, words: [] };
  const words = item.kind === "weapon" ? attacksWith(table.view, player.seat, item.item) : [`use ${item.item}`];
  return { deed: deedOf(table, words), words };
}

const Held: FunctionComponent<{ table: Table; player: PlayerView; slug: string }> = ({ table, player, slug }) => {
  const item = table.items.get(slug);
  if (!item) return null;
  const left = leftOf(table, item);
  const { deed, words } = deedWith(table, player, item);
  const picked = table.picked !== null && words.includes(table.picked);
  const most = item.ammo ?? item.uses;
  const weapon = item.kind === "weapon";
  const act = (): void => {
    if (!deed) {
      table.inspect(slug);
      return;
    }
    if (weapon) table.setAim(table.aim === slug && !picked && !deed.can ? null : slug);
    table.pick(picked && table.picked ? table.picked : deed.words);
  };
  const label = [
    [thing("item", slug), left === null ? "" : word("player-left", { count: left })].filter(Boolean).join(", "),
    deed?.can ? word(weapon ? "player-aim" : "player-use") : refusalLabel(table, deed),
  ];
  return (
    <li>
      <button
        type="button"
        class={`fr-held ${deed?.can ? "can" : ""} ${deed && !deed.can ? "cannot" : ""} ${picked ? "picked" : ""} ${table.aim === slug && deed ? "aimed" : ""} ${left === 0 ? "spent" : ""}`}
        data-card={slug}
        {...(deed && !deed.can && { "data-why": deed.words })}
        data-hint={hintOf(table, words)}
        data-move={deed?.can ? deed.words : undefined}
        aria-label={label.filter(Boolean).join(". ")}
        onClick={act}
      >
        <Glyph name={slug} size={20} />
        {left !== null && most !== null && (
          <span class="fr-pips" aria-hidden="true">
            {Array.from({ length: most }, (_, n) => (
              <i key={n} class={n < left ? "on" : ""} />
            ))}
          </span>
        )}
      </button>
    </li>
  );
};

/** A rival whom the plan that waits for confirmation could be turned on. */
function turnOn(table: Table, seat: number): Deed | null {
  const [name, floors] = (table.picked ?? "").split(" ");
  return name === "nuke" && seat !== table.view.asked ? deedOf(table, [`nuke ${floors} ${seat}`]) : null;
}

function standing(player: PlayerView): string {
  if (player.face_down)
    return player.sits_out > 0 ? word("player-sits-out", { turns: player.sits_out }) : word("player-waking");
  return player.must_leave ? word("player-must-leave") : "";
}

export const Player: FunctionComponent<{ table: Table; player: PlayerView }> = ({ table, player }) => {
  const person = personOf(table, player.seat);
  const { box, view } = table;
  const moving = !view.over && view.asked === player.seat;
  const turn = turnOn(table, player.seat);
  const targeted = table.picked?.split(" ")[2] === String(player.seat) || view.target === player.seat;
  const flags = [targeted ? word("player-target") : "", view.over ? "" : standing(player)].filter(Boolean);
  return (
    <section
      class={`fr-player ${table.hit.includes(player.seat) ? "is-hit" : ""} ${moving ? "moving" : ""} ${player.seat === table.me ? "mine" : ""} ${targeted ? "targeted" : ""} ${player.face_down ? "down" : ""}`}
      style={tint(person)}
      aria-label={person.name}
      data-seat={player.seat}
    >
      <header>
        <SeatMark colour={person.colour} name={person.name} size={26} />
        <h3>
          {person.name}
          {player.seat === table.me && person.name !== word("board-you") && <small>{word("board-you")}</small>}
        </h3>
        {flags.length > 0 && <span class={`fr-flag ${targeted ? "target" : ""}`}>{flags.join(" · ")}</span>}
        {turn?.can && turn.words !== table.picked && (
          <button type="button" class="fr-turn can" data-move={turn.words} onClick={() => table.pick(turn.words)}>
            <Glyph name="nuke-store" size={15} />
            {person.name}
          </button>
        )}
        <span
          class={`fr-deaths ${player.deaths === 0 ? "none" : ""}`}
          title={word("count-deaths", { deaths: player.deaths })}
        >
          <Glyph name="deaths" size={16} />
          <b>{player.deaths}</b>
          <span class="unseen"> {thing("change", "deaths")}</span>
          <Delta table={table} seat={player.seat} what="deaths" />
        </span>
        <span class="fr-gold" title={word("player-gold", { gold: player.gold })}>
          <Coin size={20} />
          <b>{player.gold}</b>
          <span class="unseen"> {thing("change", "gold")}</span>
          <Delta table={table} seat={player.seat} what="gold" />
        </span>
      </header>
      <div class="fr-line" title={word("player-health", { count: player.health, all: box.health })}>
        <Glyph name="heart" size={15} />
        <Marks class="fr-health" count={player.health} of={box.health} />
        <b>{player.health}</b>
        <span class="unseen"> {thing("change", "health")}</span>
        <Delta table={table} seat={player.seat} what="health" />
      </div>
      <div class="fr-line" title={word("player-floors", { count: player.floors, all: box.floors })}>
        <Glyph name="floor" size={15} />
        <Marks class="fr-floors" count={player.floors} of={box.floors} />
        <b>
          {player.floors}
          <small>/{box.floors}</small>
        </b>
        <span class="unseen"> {thing("change", "floors")}</span>
        <Delta table={table} seat={player.seat} what="floors" />
      </div>
      {player.items.length > 0 ? (
        <ul class="fr-items">
          {player.items.map((slug) => (
            <Held key={slug} table={table} player={player} slug={slug} />
          ))}
        </ul>
      ) : (
        <p class="fr-items">{word("player-no-items")}</p>
      )}
    </section>
  );
};
