/** Which of the server's moves and refusals belong to which thing on the board. The board knows no rules: only these. */

import type { Move } from "../../state/protocol";
import { type Deed, deedOf, hintOf, type Offer } from "../offer";
import type { View } from "./views";

export type Thing =
  | { kind: "slot"; slot: number }
  | { kind: "card"; card: string }
  | { kind: "nation"; seat: number }
  | { kind: "supply" };

export type FlowOffer = Offer<View>;

/** The moves that a click on the thing could mean, the likeliest first. */
export function movesOf(offer: FlowOffer, thing: Thing): Move[] {
  const { moves, view } = offer;
  switch (thing.kind) {
    case "slot": {
      const own = view.nations.find((nation) => nation.seat === view.turn)?.investment === thing.slot;
      return moves.filter((move) => move.args.slot === thing.slot || (own && move.name === "complete"));
    }
    case "card":
      return moves.filter((move) => move.args.card === thing.card);
    case "nation":
      return moves.filter((move) => move.args.seat === thing.seat);
    case "supply":
      return moves.filter((move) => move.name === "harvest");
  }
}

/** The words a refused thing would have had: how the board asks why it is not possible. */
function refusedWords(offer: FlowOffer, thing: Thing): string[] {
  switch (thing.kind) {
    case "slot": {
      const slot = offer.view.market.find((each) => each.slot === thing.slot);
      const mine = slot?.investor != null && slot.investor === offer.view.turn;
      const snipe = `snipe ${thing.slot}`;
      const invest = `invest ${thing.slot} 1`;
      return mine ? ["complete", invest] : slot?.investor != null ? [snipe, invest] : [invest, snipe];
    }
    case "card":
      return [`activate ${thing.card}`];
    case "nation":
      return [];
    case "supply":
      return ["harvest"];
  }
}

const wordsOf = (offer: FlowOffer, thing: Thing): string[] => movesOf(offer, thing).map((move) => move.words);

export const deedOn = (offer: FlowOffer, thing: Thing): Deed | null =>
  deedOf(offer, [...wordsOf(offer, thing), ...refusedWords(offer, thing)]);

/** Whether the move that waits for confirmation concerns this thing. */
export const isPicked = (offer: FlowOffer, thing: Thing, picked: string | null): boolean =>
  picked !== null && wordsOf(offer, thing).includes(picked);

/** The rank of the best proposed move that concerns this thing, from 1; null where none does. */
export const hintOn = (offer: FlowOffer, thing: Thing): number | null => hintOf(offer, wordsOf(offer, thing));
