/** What the server offers: moves that can be played, and why others can't. A board draws these and knows no rules. */

import type { Move, Refusal } from "../state/protocol";

export interface Offer<V> {
  view: V;
  moves: readonly Move[];
  refusals: Readonly<Record<string, Refusal>>;
  /** The moves that a search proposes, the best first. */
  hinted: readonly string[];
}

/** What a click on a thing does: a move, an explanation, or nothing. */
export interface Deed {
  can: boolean;
  words: string;
  /** The family of the move, "invest" of "invest 2 4". */
  name: string;
  refusal: Refusal | null;
}

const deed = (words: string, refusal: Refusal | null): Deed => ({
  can: refusal === null,
  words,
  name: words.split(" ")[0] ?? words,
  refusal,
});

/** The first of these moves that can be played, a proposed one before the others; otherwise the first that is refused. */
export function deedOf(offer: Offer<unknown>, words: readonly string[]): Deed | null {
  const legal = words.filter((one) => offer.moves.some((move) => move.words === one));
  const first = offer.hinted.find((one) => legal.includes(one)) ?? legal[0];
  if (first !== undefined) return deed(first, null);
  const refused = words.find((one) => offer.refusals[one]);
  return refused === undefined ? null : deed(refused, offer.refusals[refused] ?? null);
}

/** The rank of the best proposed move among these, from 1; null where none is proposed. */
export function hintOf(offer: Offer<unknown>, words: readonly string[]): number | null {
  const index = offer.hinted.findIndex((one) => words.includes(one));
  return index < 0 ? null : index + 1;
}
