/** Which of the server's moves and refusals belong to which thing on the board. The board knows no rules: only these. */

import type { Move, Refusal } from "../../state/protocol";
import type { FlowView } from "./types";

export type Thing =
  | { kind: "slot"; slot: number }
  | { kind: "card"; card: string }
  | { kind: "nation"; seat: number }
  | { kind: "supply" };

/** What a click on a thing does: a move, an explanation, or nothing. */
export interface Deed {
  can: boolean;
  words: string;
  /** The family of the move: "snipe", "invest" and so on. */
  name: string;
  refusal: Refusal | null;
}

export interface Offer {
  view: FlowView;
  moves: readonly Move[];
  refusals: Readonly<Record<string, Refusal>>;
  /** What a search proposes, the best first. */
  hinted?: readonly string[];
}

/** The moves that a click on the thing could mean, the likeliest first. */
export function movesOf(offer: Offer, thing: Thing): Move[] {
  const { moves, view } = offer;
  switch (thing.kind) {
    case "slot": {
      const own = view.nations.find((nation) => nation.seat === view.to_move)?.investment === thing.slot;
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
function refusedWords(offer: Offer, thing: Thing): string[] {
  switch (thing.kind) {
    case "slot": {
      const slot = offer.view.market.find((each) => each.slot === thing.slot);
      const mine = slot?.investor != null && slot.investor === offer.view.to_move;
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

export function deedOf(offer: Offer, thing: Thing): Deed | null {
  const own = movesOf(offer, thing);
  const hinted = offer.hinted?.find((words) => own.some((move) => move.words === words));
  const first = own.find((move) => move.words === hinted) ?? own[0];
  if (first) return { can: true, words: first.words, name: first.name, refusal: null };
  for (const words of refusedWords(offer, thing)) {
    const refusal = offer.refusals[words];
    if (refusal) return { can: false, words, name: words.split(" ")[0] ?? words, refusal };
  }
  return null;
}

/** Whether the move that waits for confirmation concerns this thing. */
export function isPicked(offer: Offer, thing: Thing, picked: string | null): boolean {
  return picked !== null && movesOf(offer, thing).some((move) => move.words === picked);
}

/** The rank of the best proposed move that concerns this thing, from 1; null where none does. */
export function hintOf(offer: Offer, thing: Thing): number | null {
  if (!offer.hinted || offer.hinted.length === 0) return null;
  const own = movesOf(offer, thing);
  const best = offer.hinted.find((words) => own.some((move) => move.words === words));
  return best === undefined ? null : offer.hinted.indexOf(best) + 1;
}
