/** My games, the most urgent first. */

import { keep, read } from "./kept";
import type { Mine } from "./protocol";

/** Seconds until my time there is up; endless where nobody counts. */
const hurry = (match: Mine): number =>
  match.your_turn && match.clock ? (match.clock.left[match.seat] ?? 0) : Number.POSITIVE_INFINITY;

const rank = (match: Mine): number => {
  if (match.status === "over") return 3;
  if (match.status === "set-aside") return 2;
  return match.your_turn ? 0 : 1;
};

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** A match in which several seats are mine is listed once, with the seat that has to hurry most. Mine to move come first, the one with the least time first. */
export function oneEach(list: readonly Mine[]): Mine[] {
  const found = new Map<string, Mine>();
  for (const match of list) {
    const known = found.get(match.match);
    const first = !known || rank(match) < rank(known) || hurry(match) < hurry(known);
    if (first) found.set(match.match, match);
  }
  return [...found.values()].toSorted((a, b) => compare(rank(a), rank(b)) || compare(hurry(a), hurry(b)));
}

/** How many games went on when this page was here last: room is kept for them until they have come. */
export const expected = (): number => read("going", 0);

export const expect = (count: number): void => keep("going", count);
