/** The shops in the corners with what they sell, for how much, and who has what is sold out. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { breakable } from "../hyphens";
import { deedOf, hintOf } from "../offer";
import { refusalLabel } from "../why";
import { planCard, STORES, type Store, storeOf } from "./box";
import { Coin, Glyph } from "./glyphs";
import { PlanMark, Stats } from "./Item";
import { nukesOf, waresOf } from "./moves";
import { personOf, playerOf, type Table } from "./table";
import type { ItemComponent, PlanComponent } from "./views";

interface WareProps {
  table: Table;
  card: string;
  words: string[];
  name: string;
  price: ComponentChildren;
  mark: ComponentChildren;
  more?: ComponentChildren;
  held?: number | null;
}

/** One thing on a shelf: it is bought by a click, or says why not. */
const Ware: FunctionComponent<WareProps> = ({ table, card, words, name, price, mark, more, held = null }) => {
  const deed = table.view.question === "action" && table.mine ? deedOf(table, words) : null;
  const picked = table.picked !== null && words.includes(table.picked);
  const known = held === null ? thing("change", "gold") : word("store-holder", { who: { seat: held } });
  const act = (): void => (deed ? table.pick(picked && table.picked ? table.picked : deed.words) : table.inspect(card));
  return (
    <li>
      <button
        type="button"
        class={`fr-ware readable ${deed?.can ? "can" : "cannot"} ${picked ? "picked" : ""} ${held === null ? "" : "sold"}`}
        data-card={card}
        {...(deed && !deed.can && { "data-why": deed.words })}
        data-move={deed?.can ? deed.words : undefined}
        data-hint={hintOf(table, words)}
        onClick={act}
      >
        <span class="fr-label">
          <span class="fr-mark">{mark}</span>
          <span class="fr-title">{breakable(name, word("hyphens"))}</span>
          {more}
          {held === null ? (
            <span class="fr-price">{price}</span>
          ) : (
            <span class="fr-holder">
              <SeatMark colour={personOf(table, held).colour} name={personOf(table, held).name} size={18} />
              {price}
            </span>
          )}
          <span class="unseen">{[known, refusalLabel(table, deed)].filter(Boolean).join(". ")}</span>
        </span>
      </button>
    </li>
  );
};

const ItemWare: FunctionComponent<{ table: Table; item: ItemComponent }> = ({ table, item }) => {
  const held = table.view.items.find((one) => one.item === item.item)?.holder ?? null;
  const mine = held !== null && held === table.me;
  const refills = mine && item.refill !== null;
  return (
    <Ware
      table={table}
      card={item.item}
      words={waresOf(item, mine)}
      name={thing("item", item.item)}
      held={held}
      more={<Stats item={item} />}
      mark={<Glyph name={item.item} size={26} />}
      price={
        refills ? (
          <>
            <span class="unseen">{thing("field", "refill")} </span>
            <Glyph name="ammo" size={14} />
            <Coin size={14} />
            {item.refill}
          </>
        ) : held === null ? (
          <>
            <Coin size={15} />
            {item.price}
          </>
        ) : (
          word("store-sold")
        )
      }
    />
  );
};

const PlanWare: FunctionComponent<{ table: Table; plan: PlanComponent; nuke: boolean }> = ({ table, plan, nuke }) => (
  <Ware
    table={table}
    card={planCard(nuke ? "nuke" : "floor", plan.floors)}
    words={nuke ? nukesOf(table.view, table.view.asked, plan.floors) : [`build ${plan.floors}`]}
    name={word("count-floors", { floors: plan.floors })}
    mark={<PlanMark floors={plan.floors} nuke={nuke} />}
    price={
      <>
        <Coin size={15} />
        {plan.price}
      </>
    }
  />
);

const Shelf: FunctionComponent<{ table: Table; store: Store }> = ({ table, store }) => {
  const here = table.view.question === "action" && playerOf(table, table.view.asked)?.place === store;
  const plans = store === "floor-store" ? table.box.floor_plans : store === "nuke-store" ? table.box.nuke_plans : null;
  return (
    <section class={`fr-store is-${store} ${here ? "here" : ""}`} aria-label={thing("place", store)}>
      <h3>
        <Glyph name={store} size={17} />
        {thing("place", store)}
      </h3>
      <ul>
        {plans
          ? plans.map((plan) => <PlanWare key={plan.floors} table={table} plan={plan} nuke={store === "nuke-store"} />)
          : table.box.items
              .filter((item) => storeOf(item) === store)
              .map((item) => <ItemWare key={item.item} table={table} item={item} />)}
      </ul>
    </section>
  );
};

export const Stores: FunctionComponent<{ table: Table }> = ({ table }) => (
  <div class="fr-stores">
    {STORES.map((store) => (
      <Shelf key={store} table={table} store={store} />
    ))}
  </div>
);
