/** Who is ahead, who was just hit, and what the others did meanwhile: worked out from what the table knows. */

import type { Entry, Place, SummarySeat } from "./protocol";

export interface Standing {
  seat: SummarySeat;
  points: number;
  /** Nobody has more, and somebody has less. */
  leads: boolean;
}

export function standings(seats: readonly SummarySeat[], points: readonly number[]): Standing[] {
  const most = Math.max(...points);
  const level = points.every((one) => one === most);
  return seats.map((seat) => {
    const own = points[seat.seat] ?? 0;
    return { seat, points: own, leads: !level && own === most };
  });
}

/** The seats that something was done to after a move. */
export const hitSince = (
  journal: readonly Entry[],
  move: number,
  hits: ((entry: Entry) => number[]) | undefined,
): number[] => [...new Set(hits ? journal.filter((entry) => entry.move > move).flatMap((entry) => hits(entry)) : [])];

/** A line that opens a turn, or tells of an undo, is no deed of anybody. */
const isDeed = (entry: Entry): boolean => entry.kind !== "turn" && entry.kind !== "undone";

/** What others than these seats did after a move. */
export const deedsSince = (journal: readonly Entry[], move: number, mine: readonly number[]): Entry[] =>
  journal.filter((entry) => entry.move > move && isDeed(entry) && (entry.seat === null || !mine.includes(entry.seat)));

/** The seat that an argument of a line names: `{victim: {seat: 2}}` is 2. */
export function seatIn(entry: Entry, name: string): number[] {
  const said = entry.say.args?.[name];
  return typeof said === "object" && "seat" in said && typeof said.seat === "number" ? [said.seat] : [];
}

/** Those who share the first place. */
export const winners = (ranking: readonly Place[]): Place[] => ranking.filter(({ place }) => place === 1);
