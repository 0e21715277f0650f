/** What the journal says moved, as ways from place to place on the board. */

import type { Entry } from "../../state/protocol";
import { keyOf, numberOf, seatOf } from "../facts";
import type { View } from "./views";

export interface Flight {
  what: "tokens" | "card";
  count: number;
  card: string | null;
  from: string;
  to: string;
}

/** Where things go that leave the game. */
export const OUT = "out";
const MOST = 14;

/** The flights of some journal lines. `before` is the view before them: it knows where on the market a card lay. */
export function flights(entries: readonly Entry[], before: View | null): Flight[] {
  const found: Flight[] = [];
  const slots = new Map<string, string>(
    before?.market.flatMap(({ card, slot }) => (card ? [[card, `slot-${slot}`] as const] : [])) ?? [],
  );
  for (const { kind, seat, say } of entries) {
    const number = (name: string): number => numberOf(say, name) ?? 0;
    const purse = (name: string): string => {
      const other = seatOf(say, name);
      return other === null ? "supply" : `seat-${other}`;
    };
    const card = keyOf(say, "card");
    const own = `seat-${seat}`;
    const lay = (card && slots.get(card)) ?? "market";
    const goal = `slot-${number("slot")}`;
    const tokens = (from: string, to: string, count = number("count")): void => {
      if (count > 0) found.push({ what: "tokens", count, card: null, from, to });
    };
    const moved = (from: string, to: string): void => {
      if (card) found.push({ what: "card", count: 1, card, from, to });
    };
    switch (kind) {
      case "invested":
        tokens(own, goal);
        break;
      case "banked":
        tokens("reserve", goal);
        break;
      case "completed":
        tokens(lay, "supply");
        moved(lay, own);
        break;
      case "sniped":
        tokens(own, purse("investor"));
        tokens(lay, seatOf(say, "investor") === null ? "reserve" : "supply");
        moved(lay, own);
        break;
      case "bonus":
      case "traded":
      case "shared":
      case "harvested":
      case "took-supply":
        tokens("supply", own);
        break;
      case "took-reserve":
        tokens("reserve", own);
        break;
      case "topped-up":
        tokens("supply", own);
        tokens("reserve", own, number("reserve"));
        break;
      case "grew":
        tokens("reserve", "supply");
        break;
      case "raided":
        tokens(purse("victim"), own);
        break;
      case "paid-tribute":
        tokens(purse("payer"), own);
        break;
      case "gained":
        moved(say.args?.from === "deck" ? "deck" : lay, own);
        break;
      case "razed":
      case "wrecked":
        moved(purse("victim"), OUT);
        break;
      case "leader-left":
      case "gave-up":
        moved(own, OUT);
        break;
      case "outdated":
        moved(lay, OUT);
        break;
      case "bank-took":
        tokens(lay, "supply");
        moved(lay, OUT);
        break;
      case "refilled":
        if (card) slots.set(card, goal);
        moved("deck", goal);
        break;
    }
  }
  return found.slice(-MOST);
}
