/** What belongs to nobody: the deck with the ages to come, the Supply and the Reserve. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { Said } from "./Card";
import { Delta } from "./Delta";
import { Coins, Icon, Quiet } from "./icons";
import { deedLabel, deedName } from "./labels";
import { deedOn, hintOn, isPicked } from "./moves";
import { AGES } from "./names";
import type { Table } from "./table";

const Supply: FunctionComponent<{ table: Table }> = ({ table }) => {
  const spot = { kind: "supply" } as const;
  const deed = deedOn(table, spot);
  const { supply } = table.view;
  const inside = (
    <>
      <span class="pool-name">
        <Icon name="supply" size={16} /> <Said text={thing("store", "supply")} />{" "}
        <b>
          <Said text={String(supply)} />
        </b>
        <Delta table={table} seat={null} what="supply" />
      </span>
      <Coins count={supply} high={12} most={5} tray />
      {deed?.can && <span class="f-deed">{deedName(deed)}</span>}
    </>
  );
  if (!deed) {
    return (
      <div class="f-pool" data-place="supply">
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      data-hint={hintOn(table, spot) ?? undefined}
      class={`f-pool ${deed.can ? "can" : "cannot"} ${isPicked(table, spot, table.picked) ? "picked" : ""}`}
      data-place="supply"
      data-why={deed.can ? undefined : deed.words}
      aria-label={`${word("label-supply", { count: supply })} ${deedLabel(table, deed)}`}
      onClick={() => (deed.can ? table.choose(deed.words) : table.explain(deed.words))}
    >
      <Quiet.Provider value={true}>{inside}</Quiet.Provider>
    </button>
  );
};

const Reserve: FunctionComponent<{ table: Table }> = ({ table }) => (
  <div class="f-pool" data-place="reserve">
    <span class="pool-name">
      <Icon name="reserve" size={16} /> {thing("store", "reserve")} <b>{table.view.reserve}</b>
      <Delta table={table} seat={null} what="reserve" />
    </span>
    <Coins count={table.view.reserve} high={12} most={5} tray />
    {table.view.substitutes > 0 && <small>{word("board-substitutes", { count: table.view.substitutes })}</small>}
  </div>
);

/** The deck, how many cards it holds of each age, and the age we are in. */
const Deck: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { deck, age } = table.view;
  const next = AGES.find((each) => (deck.ages[each] ?? 0) > 0);
  return (
    <div class="f-deck" role="group" aria-label={word("label-deck", { cards: deck.cards, age })}>
      <span
        class={`deck-back ${deck.cards === 0 ? "none" : ""}`}
        data-place="deck"
        title={word("board-cards-left", { cards: deck.cards })}
      >
        <span class={`ornament age-${next ?? "V"}`} />
        <b>{next ?? ""}</b>
        <small>{deck.cards}</small>
        <span class={`ornament age-${next ?? "V"}`} />
      </span>
      <ol class="f-ages">
        {AGES.slice(1).map((each) => {
          const left = deck.ages[each] ?? 0;
          const state = each === age ? "now" : left === 0 ? "past" : "to-come";
          return (
            <li
              key={each}
              class={state}
              aria-current={each === age ? "step" : undefined}
              aria-label={word("label-age", { age: each, cards: left })}
            >
              <b>{each}</b>
              <span class="f-left">
                <span style={{ width: `${(left / 12) * 100}%` }} />
              </span>
              <small>{left}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

export const Bank: FunctionComponent<{ table: Table }> = ({ table }) => (
  <div class="f-bank">
    <Deck table={table} />
    <div class="f-pools">
      <Supply table={table} />
      <Reserve table={table} />
    </div>
  </div>
);
