/** A nation: what it holds, what it can do to others, and its cards as the rulebook lays them. */

import type { FunctionComponent } from "preact";
import { say, thing, word } from "../../i18n";
import { walkOver } from "../../parts/arrows";
import type { Person } from "../table";
import { Said } from "./Card";
import { Delta } from "./Delta";
import { Coins, Icon, ProductionIcon, Quiet, SeatMark, Token } from "./icons";
import { Beside, Stack } from "./Laid";
import { deedName, nationLabel } from "./labels";
import { deedOn, hintOn, isPicked } from "./moves";
import { type CardType, ICONS, STACKS } from "./names";
import type { Table } from "./table";
import type { Nation as NationView } from "./views";

interface Props {
  table: Table;
  nation: NationView;
  /** Shown on a narrow screen too. */
  open?: boolean;
}

const pileOf = (nation: NationView, type: CardType): readonly string[] => nation.stacks[type] ?? [];

export const Totals: FunctionComponent<{ table: Table; nation: NationView }> = ({ table, nation }) => (
  <ul class="f-totals">
    {ICONS.map((icon) => (
      <li key={icon} class={`total-${icon} ${!nation.icons[icon] ? "none" : ""}`} title={thing("icon", icon)}>
        <ProductionIcon name={icon} size={17} />
        <b>{nation.icons[icon]}</b>
        <Delta table={table} seat={nation.seat} what={icon} />
      </li>
    ))}
    <li class="total-strength" title={word("board-strength")}>
      <Icon name="strength" size={17} title={word("board-strength")} />
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
    <h3>{mine ? word("board-you") : person.name}</h3>
    <span class="f-purse" title={word("count-tokens", { count: nation.tokens })}>
      <Coins count={nation.tokens} most={1} />
      <b>{nation.tokens}</b>
      <span class="unseen"> {thing("change", "tokens")}</span>
      <Delta table={table} seat={nation.seat} what="tokens" />
    </span>
    <span class="f-score">
      <Icon name="points" size={17} />
      <b>{nation.points}</b> {word("board-points")}
      <Delta table={table} seat={nation.seat} what="points" />
    </span>
  </header>
);

export const Nation: FunctionComponent<Props> = ({ table, nation, open = false }) => {
  const { view, me } = table;
  const person = table.people[nation.seat];
  if (!person) return null;
  const mine = nation.seat === me;
  const moving = view.turn === nation.seat && !view.over;
  const spot = { kind: "nation", seat: nation.seat } as const;
  const deed = deedOn(table, spot);
  const strike = table.moves.find((move) => move.words === deed?.words);
  const firstStack = STACKS.find((type) => pileOf(nation, type).length > 0);
  const [leaders, wonders] = [pileOf(nation, "leader"), pileOf(nation, "wonder")];
  const asked = [...wonders, ...leaders].some((card) => deedOn(table, { kind: "card", card })?.can);
  const classes = [
    "f-nation",
    `of-${person.colour}`,
    mine ? "mine" : "rival",
    moving ? "moving" : "",
    deed?.can ? "target" : "",
    open ? "open" : "",
    asked ? "asked" : "",
    table.hit.includes(nation.seat) ? "is-hit" : "",
    isPicked(table, spot, table.picked) ? "picked" : "",
  ];
  return (
    <section
      class={classes.join(" ")}
      aria-label={nationLabel(nation, moving)}
      data-place={`seat-${nation.seat}`}
      data-hint={hintOn(table, spot) ?? undefined}
      onKeyDown={(event) => walkOver(event, "[data-card]")}
      data-arrows
    >
      <div class="f-about">
        <Means table={table} nation={nation} person={person} mine={mine} />
        <Totals table={table} nation={nation} />
      </div>
      <div class="f-lay">
        {STACKS.map((type) => (
          <Stack key={type} table={table} pile={pileOf(nation, type)} type={type} first={type === firstStack} />
        ))}
        <div class="f-sides">
          <Beside table={table} slugs={leaders} type="leader" />
          <Beside table={table} slugs={[...wonders, ...nation.aside]} type="wonder" />
        </div>
      </div>
      {deed?.can && (
        <button
          type="button"
          class="strike"
          onClick={() => table.choose(deed.words)}
          aria-label={strike ? say(strike.say) : undefined}
        >
          <span class="f-deed" data-hangs>
            {deedName(deed)}
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
  const moving = table.view.turn === nation.seat && !table.view.over;
  const target = deedOn(table, { kind: "nation", seat: nation.seat })?.can;
  return (
    <button
      type="button"
      class={`f-chip of-${person.colour} ${open ? "open" : ""} ${moving ? "moving" : ""} ${target ? "target" : ""} ${table.hit.includes(nation.seat) ? "is-hit" : ""}`}
      aria-expanded={open}
      aria-label={nationLabel(nation, moving)}
      onClick={toggle}
    >
      <Quiet.Provider value={true}>
        <SeatMark colour={person.colour} size={16} />
        <Said class="chip-name" text={person.name} />
        <Token size={15} />
        <b>
          <Said text={String(nation.tokens)} />
        </b>
        <Icon name="points" size={14} />
        <b>
          <Said text={String(nation.points)} />
        </b>
        <span class="chip-icons">
          {ICONS.filter((icon) => nation.icons[icon]).map((icon) => (
            <span key={icon}>
              <Icon name={icon} size={15} />
              <Said text={String(nation.icons[icon])} />
            </span>
          ))}
        </span>
        <Delta table={table} seat={nation.seat} what="tokens" />
      </Quiet.Provider>
    </button>
  );
};
