/** The shops in the corners with what they sell, for how much, and who has what is sold out. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { SeatMark } from "../../parts/Marks";
import { deedOf, hintOf } from "../offer";
import { Coin, Glyph } from "./glyphs";
import { PlanMark, planCard, Stats } from "./Item";
import { nukesOf, waresOf } from "./moves";
import { personOf, playerOf, type Table } from "./table";
import { say, tell } from "./text";
import { type ItemInfo, type Plan, STORES, type Store, storeOf } from "./types";

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

/** A long word may be broken on a narrow card. */
const hyphened = (name: string): string => name.replace(/(\w{9})(?=\w{3})/g, "$1\u00ad");

/** One thing on a shelf: it is bought by a click, or says why not. */
const Ware: FunctionComponent<WareProps> = ({ table, card, words, name, price, mark, more, held = null }) => {
  const deed = table.view.question === "action" && table.mine ? deedOf(table, words) : null;
  const picked = table.picked !== null && words.includes(table.picked);
  const who =
    held === null ? "" : held === table.me ? tell("youHave") : tell("heldBy", { who: personOf(table, held).name });
  const why = deed?.refusal ? `. ${tell("notPossible", { why: deed.refusal.sentence })}` : "";
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
          <span class="fr-title">{hyphened(name)}</span>
          {more}
          {held === null ? (
            <span class="fr-price">{price}</span>
          ) : (
            <span class="fr-holder">
              <SeatMark colour={personOf(table, held).colour} name={personOf(table, held).name} size={18} />
              {price}
            </span>
          )}
          <span class="unseen">
            {held === null ? tell("gold") : who}
            {why}
          </span>
        </span>
      </button>
    </li>
  );
};

const ItemWare: FunctionComponent<{ table: Table; item: ItemInfo }> = ({ table, item }) => {
  const held = table.view.items.find((one) => one.item === item.item)?.holder ?? null;
  const mine = held !== null && held === table.me;
  const refills = mine && item.refill !== null;
  return (
    <Ware
      table={table}
      card={item.item}
      words={waresOf(item, mine)}
      name={item.name}
      held={held}
      more={<Stats item={item} />}
      mark={<Glyph name={item.item} size={26} />}
      price={
        refills ? (
          <>
            <span class="unseen">{tell("refillCost")} </span>
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
          tell("soldOut")
        )
      }
    />
  );
};

const PlanWare: FunctionComponent<{ table: Table; plan: Plan; nuke: boolean }> = ({ table, plan, nuke }) => (
  <Ware
    table={table}
    card={planCard(nuke ? "nuke" : "floor", plan.floors)}
    words={nuke ? nukesOf(table.view, table.view.asked, plan.floors) : [`build ${plan.floors}`]}
    name={say.floors(plan.floors)}
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
    <section class={`fr-store is-${store} ${here ? "here" : ""}`} aria-label={say.place(store)}>
      <h3>
        <Glyph name={store} size={17} />
        {say.place(store)}
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
