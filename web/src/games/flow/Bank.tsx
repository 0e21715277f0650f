/** What belongs to nobody: the deck with the ages to come, the Supply and the Reserve. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { Said } from "./Card";
import { Delta } from "./Delta";
import { heap } from "./fan";
import { Icon, Quiet } from "./icons";
import { deedLabel, deedName } from "./labels";
import { deedOn, hintOn, isPicked } from "./moves";
import { AGES } from "./names";
import type { Table } from "./table";

const TRAY = { width: 96, height: 40, token: 17, most: 24 };

/** Tokens lying in a tray. */
const Heap: FunctionComponent<{ count: number }> = ({ count }) => {
  const spots = heap(count, TRAY.width, TRAY.token, TRAY.most);
  const r = TRAY.token / 2;
  return (
    <svg class="f-heap" viewBox={`0 0 ${TRAY.width} ${TRAY.height}`} aria-hidden="true">
      {spots.map(({ x, y }, n) => (
        <g key={n} transform={`translate(${x + r + 0.5} ${TRAY.height - r - 1 - y})`}>
          <circle r={r - 0.8} fill="var(--token)" stroke="var(--token-2)" stroke-width="1.3" />
          <path d="M0 -3.8L3.8 0 0 3.8-3.8 0z" fill="none" stroke="var(--token-2)" stroke-width="1.2" />
        </g>
      ))}
    </svg>
  );
};

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
      <Heap count={supply} />
      {deed?.can && (
        <span class="f-deed" data-hangs>
          {deedName(deed)}
        </span>
      )}
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
    <Heap count={table.view.reserve} />
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
