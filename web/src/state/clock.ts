/** The time each seat has left: what the server said last, counted on from the moment it said so. */

import type { ClockSaid, ClockWanted } from "../messages";

/** Milliseconds that never jump, unlike the time of day. */
export const now = (): number => performance.now();

/** Seconds a seat has left, `heard` being the moment at which the clock was told. */
export function leftOf(clock: ClockSaid, seat: number, heard: number, at: number): number {
  const told = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? told - (at - heard) / 1000 : told);
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How urgent it is: slow play warns an hour before, live play a minute before. */
export type Urgency = "calm" | "low" | "last";

export function urgency(clock: ClockSaid, left: number): Urgency {
  const slow = clock.bank >= DAY;
  if (left <= (slow ? 60 : 10)) return "last";
  return left <= (slow ? HOUR : 60) ? "low" : "calm";
}

/** A time in its two largest units: minutes and seconds under an hour, then hours and minutes, then days and hours.
 * Seconds are rounded up: nought means that time is up.
 */
export function parts(left: number): { days: number; hours: number; minutes: number; seconds: number } {
  const seconds = Math.ceil(left);
  if (seconds < HOUR) return { days: 0, hours: 0, minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (seconds >= DAY) return { days: Math.floor(seconds / DAY), hours, minutes: 0, seconds: 0 };
  return { days: 0, hours, minutes: Math.floor((seconds % HOUR) / 60), seconds: 0 };
}

/** Milliseconds until what is shown changes. */
export function untilChange(left: number): number {
  const step = left > HOUR ? 60 : 1;
  const part = left % step;
  return Math.max(20, (part === 0 ? step : part) * 1000 + 5);
}

/** When a player is warned about the time left, in seconds. */
const MARKS = [10, 60];

/** The lowest mark that has been passed; null while there is plenty of time. */
export const markOf = (left: number): number | null => MARKS.find((mark) => left <= mark) ?? null;

export interface Pace {
  kind: "live" | "slow";
  clock: ClockWanted;
}

const live = (minutes: number, seconds: number): Pace => ({
  kind: "live",
  clock: { by: "game", bank: minutes * 60, increment: seconds },
});

const slow = (days: number): Pace => ({ kind: "slow", clock: { by: "turn", bank: days * DAY, increment: 0 } });

/** The paces to begin with. */
const USUAL = { live: live(10, 30), slow: slow(1) };

/** The clocks to choose from: live with minutes and extra seconds per turn, slow with days per turn. */
export const PACES: Pace[] = [live(5, 15), USUAL.live, live(20, 60), USUAL.slow, slow(2), slow(3), slow(7)];

export const usualPace = (kind: Pace["kind"]): Pace => USUAL[kind];
