/** What the journal says moved, as ways from place to place on the board. */

import type { Entry } from "../../state/protocol";
import type { Deck, FlowView } from "./types";

export interface Flight {
  what: "tokens" | "card";
  count: number;
  card: string | null;
  from: string;
  to: string;
}

const NOWHERE = "out";
const MOST = 14;

/** The flights of some journal lines. `before` is the view before them: it knows where on the market a card lay. */
export function flights(entries: readonly Entry[], before: FlowView | null, cards: Deck): Flight[] {
  const byId = new Map([...cards.values()].map((card) => [card.id, card.card]));
  const found: Flight[] = [];
  const slots = new Map<string, number>(before?.market.flatMap(({ card, slot }) => (card ? [[card, slot] as const] : [])) ?? []);
  for (const entry of entries) {
    const at = (name: string): number => Number(entry.data[name] ?? 0);
    const card = byId.get(at("card")) ?? null;
    const seat = `seat-${at("seat")}`;
    const other = `seat-${at("other")}`;
    const slot = card && slots.has(card) ? `slot-${slots.get(card)}` : "deck";
    const tokens = (from: string, to: string, count = at("count")): void => {
      if (count > 0) found.push({ what: "tokens", count, card: null, from, to });
    };
    const moves = (from: string, to: string): void => {
      if (card) found.push({ what: "card", count: 1, card, from, to });
    };
    switch (entry.kind) {
      case "invested": tokens(seat, `slot-${at("other")}`); break;
      case "banked": tokens("reserve", `slot-${at("other")}`); break;
      case "completed": tokens(slot, "supply"); moves(slot, seat); break;
      case "sniped": tokens(seat, at("other") < (before?.seats ?? 0) ? other : "supply"); moves(slot, seat); break;
      case "bonus": case "traded": case "shared": case "harvested": case "took-supply": tokens("supply", seat); break;
      case "took-reserve": tokens("reserve", seat); break;
      case "topped-up": tokens("supply", seat); tokens("reserve", seat, at("other")); break;
      case "grew": tokens("reserve", "supply"); break;
      case "raided": case "paid-tribute": tokens(other, seat); break;
      case "gained": moves(at("other") === 1 ? "deck" : slot, seat); break;
      case "razed": case "wrecked": moves(other, NOWHERE); break;
      case "leader-left": case "gave-up": moves(seat, NOWHERE); break;
      case "outdated": moves(slot, NOWHERE); break;
      case "bank-took": tokens(slot, "supply"); moves(slot, NOWHERE); break;
      case "refilled":
        if (card) slots.set(card, at("other"));
        moves("deck", `slot-${at("other")}`);
        break;
    }
  }
  return found.slice(-MOST);
}
