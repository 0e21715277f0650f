/** A nation: what it holds, what it can do to others, and its cards as the rulebook lays them. */

import type { FunctionComponent } from "preact";
import { walkOver } from "../../parts/arrows";
import type { Person } from "../table";
import { Said } from "./Card";
import { Delta } from "./Delta";
import { Icon, ProductionIcon, Quiet, SeatMark, Token } from "./icons";
import { Beside, Stack } from "./Laid";
import { deedName, nationLabel } from "./labels";
import { deedOn, hintOn, isPicked } from "./moves";
import type { Table } from "./table";
import { say, tell } from "./text";
import { ICONS, type NationView, STACKS } from "./types";

interface Props {
  table: Table;
  nation: NationView;
  /** Shown on a narrow screen too. */
  open?: boolean;
}

export const Totals: FunctionComponent<{ table: Table; nation: NationView }> = ({ table, nation }) => (
  <ul class="f-totals">
    {ICONS.map((icon) => (
      <li key={icon} class={`total-${icon} ${nation.icons[icon] === 0 ? "none" : ""}`} title={say.icon(icon)}>
        <ProductionIcon name={icon} size={17} />
        <b>{nation.icons[icon]}</b>
        <Delta table={table} seat={nation.seat} what={icon} />
      </li>
    ))}
    <li class="total-strength" title={tell("strength")}>
      <Icon name="strength" size={17} title={tell("strength")} />
      <b>{nation.strength}</b>
      <Delta table={table} seat={nation.seat} what="strength" />
    </li>
  </ul>
);

export const Means: FunctionComponent<{ table: Table; nation: NationView; person: Person; mine: boolean }> = ({
  table,
  nation,
  person,
  mine,
}) => (
  <header class="f-means">
    <SeatMark colour={person.colour} size={20} />
    <h3>{mine ? tell("you") : person.name}</h3>
    <span class="f-purse" title={say.tokens(nation.tokens)}>
      <Token size={20} title={tell("tokens")} />
      <b>{nation.tokens}</b>
      <Delta table={table} seat={nation.seat} what="tokens" />
    </span>
    <span class="f-score">
      <Icon name="Scoring" size={17} />
      <b>{nation.points}</b> {tell("pointsShort")}
      <Delta table={table} seat={nation.seat} what="points" />
    </span>
  </header>
);

export const Nation: FunctionComponent<Props> = ({ table, nation, open = false }) => {
  const { view, me } = table;
  const person = table.people[nation.seat];
  if (!person) return null;
  const mine = nation.seat === me;
  const moving = view.to_move === nation.seat && !view.over;
  const thing = { kind: "nation", seat: nation.seat } as const;
  const deed = deedOn(table, thing);
  const room = view.seats <= 3 ? 84 : mine ? 64 : 46;
  const firstStack = STACKS.find((type) => nation.stacks[type].length > 0);
  const asked = [...nation.stacks.wonder, ...nation.stacks.leader].some(
    (card) => deedOn(table, { kind: "card", card })?.can,
  );
  const classes = [
    "f-nation",
    `of-${person.colour}`,
    mine ? "mine" : "rival",
    moving ? "moving" : "",
    deed?.can ? "target" : "",
    open ? "open" : "",
    asked ? "asked" : "",
    isPicked(table, thing, table.picked) ? "picked" : "",
  ];
  return (
    <section
      class={classes.join(" ")}
      aria-label={nationLabel(nation, person, mine, moving)}
      data-place={`seat-${nation.seat}`}
      data-hint={hintOn(table, thing) ?? undefined}
      onKeyDown={(event) => walkOver(event, "[data-card]")}
      data-arrows
    >
      <div class="f-about" data-dear={mine || undefined}>
        <Means table={table} nation={nation} person={person} mine={mine} />
        <Totals table={table} nation={nation} />
      </div>
      <div class="f-lay">
        {STACKS.map((type) => (
          <Stack
            key={type}
            table={table}
            pile={nation.stacks[type]}
            type={type}
            room={room}
            first={type === firstStack}
          />
        ))}
        <div class="f-sides">
          <Beside table={table} slugs={nation.stacks.leader} type="leader" />
          <Beside table={table} slugs={[...nation.stacks.wonder, ...nation.aside]} type="wonder" />
        </div>
      </div>
      {deed?.can && (
        <button
          type="button"
          class="strike"
          onClick={() => table.choose(deed.words)}
          aria-label={table.moves.find((move) => move.words === deed.words)?.text}
        >
          <span class="f-deed" data-hangs>
            {deedName(deed, 0)}
          </span>
        </button>
      )}
    </section>
  );
};

/** A rival on a narrow screen: a chip that opens its nation. */
export const Chip: FunctionComponent<{ table: Table; nation: NationView; open: boolean; toggle: () => void }> = ({
  table,
  nation,
  open,
  toggle,
}) => {
  const person = table.people[nation.seat];
  if (!person) return null;
  const moving = table.view.to_move === nation.seat && !table.view.over;
  const target = deedOn(table, { kind: "nation", seat: nation.seat })?.can;
  return (
    <button
      type="button"
      class={`f-chip of-${person.colour} ${open ? "open" : ""} ${moving ? "moving" : ""} ${target ? "target" : ""}`}
      aria-expanded={open}
      aria-label={nationLabel(nation, person, false, moving)}
      onClick={toggle}
    >
      <Quiet.Provider value={true}>
        <SeatMark colour={person.colour} size={16} />
        <Said class="chip-name" text={person.name} />
        <Token size={15} />
        <b>
          <Said text={String(nation.tokens)} />
        </b>
        <Icon name="Scoring" size={14} />
        <b>
          <Said text={String(nation.points)} />
        </b>
        <Delta table={table} seat={nation.seat} what="tokens" />
      </Quiet.Provider>
    </button>
  );
};
