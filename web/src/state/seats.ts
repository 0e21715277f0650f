/** The seats this browser holds, by their tokens, and how its owner likes to be called. */

import { keep, read } from "./kept";
import type { Colour, Held, Started, SummarySeat } from "./protocol";

const MOST = 60;

export const held = (): Held[] => read<Held[]>("seats", []);

export const seatsAt = (match: string): Held[] =>
  held()
    .filter((one) => one.match === match && !aside.has(one.token))
    .sort((a, b) => a.seat - b.seat);

/** The tokens of seats that a bot has for us, since this page was opened. They open the seat again when it is taken back. */
const aside = new Set<string>();

export function stepAside(match: string, seat: number): void {
  for (const one of held()) if (one.match === match && one.seat === seat) aside.add(one.token);
}

export const steppedAside = (match: string): Held[] =>
  held().filter((one) => one.match === match && aside.has(one.token));

export function comeBack(match: string, seat: number): void {
  for (const one of steppedAside(match)) if (one.seat === seat) aside.delete(one.token);
}

export function hold(...more: Held[]): void {
  const tokens = new Set(more.map((one) => one.token));
  keep("seats", [...more, ...held().filter((one) => !tokens.has(one.token))].slice(0, MOST));
}

export function holdStarted(started: Started): void {
  const { match, seat, token } = started;
  hold({ match, seat, token }, ...(started.more ?? []).map((one) => ({ match, ...one })));
}

export function letGo(match: string, seat?: number): void {
  keep(
    "seats",
    held().filter((one) => one.match !== match || (seat !== undefined && one.seat !== seat)),
  );
}

/** Whether a person may sit down there: it is open, or a bot sits in for somebody who has gone for good. */
export const canBeTaken = (seat: SummarySeat): boolean =>
  seat.kind === "open" || (seat.kind === "bot" && seat.after !== null && seat.after.why !== "away");

export interface Me {
  name: string;
  colour: Colour | null;
}

export const me = (): Me => read<Me>("me", { name: "", colour: null });

export const rememberMe = (who: Me): void => keep("me", who);

/** The number of the move this browser last played from a seat: what came later is news. */
export const actedAt = (match: string, seat: number): number | null =>
  read<number | null>(`acted.${match}.${seat}`, null);

export const rememberActed = (match: string, seat: number, move: number | null): void =>
  keep(`acted.${match}.${seat}`, move);

/** The last move that was seen here by one who only watches. */
export const seenAt = (match: string): number | null => read<number | null>(`seen.${match}`, null);

export const rememberSeen = (match: string, move: number): void => keep(`seen.${match}`, move);
