/** What the server offers: moves that can be played, and which others can't. A board draws these and knows no rules. */

import type { Move } from "../state/protocol";

export interface Offer<V> {
  view: V;
  moves: readonly Move[];
  /** The words of moves that a board shows but that are not possible now, each with the code of the reason. */
  refused: ReadonlyMap<string, string>;
  /** The moves that a search proposes, the best first. */
  hinted: readonly string[];
}

/** What a click on a thing does: a move, an explanation, or nothing. */
export interface Deed {
  can: boolean;
  words: string;
  /** The family of the move, "invest" of "invest 2 4". */
  name: string;
  /** The code of the reason why it is not possible; null where it is. */
  code: string | null;
}

/** The refusals of a state the other way round: by the words of the move. */
export const codes = (refusals: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(refusals).flatMap(([code, all]) => all.map((words) => [words, code] as const)));

const deed = (words: string, code: string | null): Deed => ({
  can: code === null,
  words,
  name: words.split(" ")[0] ?? words,
  code,
});

/** The first of these moves that can be played, a proposed one before the others; otherwise the first that is refused. */
export function deedOf(offer: Offer<unknown>, words: readonly string[]): Deed | null {
  const legal = words.filter((one) => offer.moves.some((move) => move.words === one));
  const first = offer.hinted.find((one) => legal.includes(one)) ?? legal[0];
  if (first !== undefined) return deed(first, null);
  const refused = words.find((one) => offer.refused.has(one));
  return refused === undefined ? null : deed(refused, offer.refused.get(refused) ?? null);
}

/** The rank of the best proposed move among these, from 1; null where none is proposed. */
export function hintOf(offer: Offer<unknown>, words: readonly string[]): number | null {
  const index = offer.hinted.findIndex((one) => words.includes(one));
  return index < 0 ? null : index + 1;
}
