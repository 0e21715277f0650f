/** Cards as they lie in a nation: stacks with the stripes of covered cards showing below, leader and wonders beside them. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import { Band, Effect, Emblem, Stripe } from "./Card";
import { Icon, Quiet, TimingIcon } from "./icons";
import { deedLabel, deedName, laidLabel } from "./labels";
import { deedOn, hintOn, isPicked } from "./moves";
import type { CardType } from "./names";
import { lasts, stepsOf, widthOf } from "./steps";
import type { Table } from "./table";
import type { CardFace } from "./views";

/** A longer effect would run into the drawing. */
const ROOM_FOR_EMBLEM = 12;

/** One uncovered card of a nation. Without a deed a click looks at it. */
export const LaidCard: FunctionComponent<{ table: Table; card: CardFace; first?: boolean }> = ({
  table,
  card,
  first = false,
}) => {
  const spot = { kind: "card", card: card.card } as const;
  const deed = deedOn(table, spot);
  const shown = lasts(card);
  const state = deed?.can ? "can" : deed ? "cannot" : "";
  const picked = isPicked(table, spot, table.picked) ? "picked" : "";
  return (
    <button
      type="button"
      class={`laid type-${card.type ?? "none"} ${state} ${picked}`}
      data-card={card.card}
      data-hint={hintOn(table, spot) ?? undefined}
      data-why={deed && !deed.can ? deed.words : undefined}
      tabIndex={first || deed?.can ? 0 : -1}
      aria-label={`${laidLabel(card, false)} ${deedLabel(table, deed)}`}
      onClick={() => (deed?.can ? table.choose(deed.words) : table.inspect(card.card))}
    >
      <Quiet.Provider value={true}>
        <Band card={card} size={14} />
        <span class="f-body">
          {shown ? (
            <span class="f-effect">
              {card.timing !== "scoring" && (
                <TimingIcon
                  name={card.timing}
                  size={14}
                  class={`timing ${card.timing === "permanent" ? "timing-permanent" : ""}`}
                />
              )}
              <Effect effect={card.brief} terse size={15} />
              {card.obsolete && <Icon name="obsolete" size={14} class="obsolete" title={word("effect-obsolete")} />}
            </span>
          ) : (
            <span class="spent">
              <TimingIcon name={card.timing} size={15} />
            </span>
          )}
        </span>
        {(!shown || widthOf(stepsOf(card.brief)) <= ROOM_FOR_EMBLEM) && <Emblem card={card} />}
        <Stripe stripe={card.stripe} size={15} />
      </Quiet.Provider>
      {deed?.can && <span class="f-deed">{deedName(deed)}</span>}
    </button>
  );
};

interface Pile {
  table: Table;
  pile: readonly string[];
  type: CardType;
  first: boolean;
}

/** A stack: the top card whole, and beyond its edge the stripe of every card it covers, the latest first. */
export const Stack: FunctionComponent<Pile> = ({ table, pile, type, first }) => {
  const cards = pile.map((slug) => table.cards.get(slug)).filter((card) => card !== undefined);
  const top = cards.at(-1);
  if (!top) return <Empty type={type} />;
  const covered = cards.slice(0, -1).reverse();
  return (
    <div class="f-stack">
      <LaidCard table={table} card={top} first={first} />
      {covered.map((card, n) => (
        <button
          key={card.card}
          type="button"
          class={`covered type-${type}`}
          style={{ zIndex: covered.length - n }}
          data-card={card.card}
          tabIndex={-1}
          aria-label={laidLabel(card, true)}
          onClick={() => table.inspect(card.card)}
        >
          <Quiet.Provider value={true}>
            <Stripe stripe={card.stripe} size={15} />
          </Quiet.Provider>
        </button>
      ))}
    </div>
  );
};

/** The place where a stack will grow. */
const Empty: FunctionComponent<{ type: CardType }> = ({ type }) => (
  <div class={`f-empty type-${type}`}>
    <Icon name={type} size={20} title={word("board-no-card", { type: { type } })} />
  </div>
);

/** Leader and wonders, side by side; none covers another. */
export const Beside: FunctionComponent<{ table: Table; slugs: readonly string[]; type: CardType; first?: boolean }> = ({
  table,
  slugs,
  type,
  first = false,
}) => {
  const cards = slugs.map((slug) => table.cards.get(slug)).filter((card) => card !== undefined);
  return (
    <div class={`f-beside beside-${type}`} style={{ "--count": Math.max(1, cards.length) }}>
      {cards.map((card, n) => (
        <LaidCard key={card.card} table={table} card={card} first={first && n === 0} />
      ))}
      {cards.length === 0 && <Empty type={type} />}
    </div>
  );
};
