/** The market: full cards in a row, with the markers and tokens of those who invested in them. */

import type { FunctionComponent } from "preact";
import { thing } from "../../i18n";
import { MarketCard, Said } from "./Card";
import { Coins, Quiet, SeatMark } from "./icons";
import { deedName, slotLabel } from "./labels";
import { deedOn, hintOn, isPicked } from "./moves";
import type { Table } from "./table";
import type { Slot as SlotView } from "./views";

/** The investor's marker and tokens, lying on the card. */
const Stake: FunctionComponent<{ table: Table; slot: SlotView }> = ({ table, slot }) => {
  if (slot.investor === null) return null;
  const colour = slot.investor === "banker" ? "banker" : (table.people[slot.investor]?.colour ?? "red");
  return (
    <span class={`f-stake stake-${colour}`}>
      <SeatMark colour={colour} size={20} />
      <Coins count={slot.tokens} />
      <b>
        <Said text={String(slot.tokens)} />
      </b>
    </span>
  );
};

const Slot: FunctionComponent<{ table: Table; slot: SlotView }> = ({ table, slot }) => {
  const card = slot.card ? table.cards.get(slot.card) : undefined;
  const spot = { kind: "slot", slot: slot.slot } as const;
  const deed = deedOn(table, spot);
  const act = (): void => {
    if (deed?.can) table.choose(deed.words);
    else if (deed) table.explain(deed.words);
    else if (card) table.inspect(card.card);
  };
  if (!card) {
    return (
      <li class="f-slot" data-place={`slot-${slot.slot}`}>
        <div class="f-gap" aria-label={slotLabel(table, slot, card, null)} role="img" />
      </li>
    );
  }
  const picked = isPicked(table, spot, table.picked);
  return (
    <li class="f-slot" data-place={`slot-${slot.slot}`}>
      <button
        type="button"
        class={`slot-card readable ${deed?.can ? "can" : deed ? "cannot" : ""} ${picked ? "picked" : ""}`}
        data-card={card.card}
        data-hint={hintOn(table, spot) ?? undefined}
        data-why={deed && !deed.can ? deed.words : undefined}
        aria-label={slotLabel(table, slot, card, deed)}
        aria-pressed={deed?.can ? picked : undefined}
        aria-keyshortcuts="i"
        onClick={act}
      >
        <Quiet.Provider value={true}>
          <MarketCard
            card={card}
            stake={<Stake table={table} slot={slot} />}
            deed={deed?.can && <span class={`f-deed deed-${deed.name}`}>{deedName(deed, slot.tokens)}</span>}
          />
        </Quiet.Provider>
      </button>
    </li>
  );
};

export const Market: FunctionComponent<{ table: Table }> = ({ table }) => (
  <ol
    class="f-market"
    data-place="market"
    data-slots={table.view.market.length}
    aria-label={thing("store", "market")}
    style={{ "--slots": table.view.market.length }}
  >
    {table.view.market.map((slot) => (
      <Slot key={slot.card ?? `empty-${slot.slot}`} table={table} slot={slot} />
    ))}
  </ol>
);
