/** Who holds up a match without a clock, and when a bot may play on for them: what the server said last, counted on. */

import type { AwaySaid } from "../messages";
import { now } from "./clock";
import type { Summary } from "./protocol";

/** Seconds since the summary was told. */
const sinceTold = (heard: number): number => Math.max(0, (now() - heard) / 1000);

/** How long somebody has been away, in seconds; null while they are here, or nobody waits for them. */
export function awayFor({ away }: Summary, seat: number, heard: number): number | null {
  const found = away.find((one) => one.seat === seat);
  return found ? found.away + sinceTold(heard) : null;
}

/** Whether somebody else is here who has to agree. */
export const others = ({ seats }: Summary, mine: readonly number[]): string[] =>
  seats.filter((seat) => seat.kind === "person" && seat.here && !mine.includes(seat.seat)).map((seat) => seat.name);

/** Seconds until a bot may be proposed for the first of those who are away. */
export function untilProposed(summary: Summary, mine: readonly number[], heard: number): number {
  const alone = others(summary, mine).length === 0;
  const left = (one: AwaySaid): number => (alone ? one.alone_in : one.ask_in) - sinceTold(heard);
  return Math.max(0, Math.min(...summary.away.map(left)));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in its largest unit, for `away-time`. */
export function largest(seconds: number): { unit: string; count: number } {
  if (seconds >= 2 * DAY) return { unit: "days", count: Math.floor(seconds / DAY) };
  if (seconds >= 2 * HOUR) return { unit: "hours", count: Math.floor(seconds / HOUR) };
  return { unit: "minutes", count: Math.floor(seconds / MINUTE) };
}
