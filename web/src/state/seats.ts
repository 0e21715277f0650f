/** The seats this browser holds, by their tokens, and how its owner likes to be called. */

import { signal } from "@preact/signals";
import { keep, read } from "./kept";
import { tellOfSeats } from "./noticed";
import type { Colour, Held, Started, SummarySeat } from "./protocol";

const MOST = 60;

export const held = (): Held[] => read<Held[]>("seats", []);

export const seatsAt = (match: string): Held[] =>
  held()
    .filter((one) => one.match === match && !aside.has(keyOf(one)))
    .sort((a, b) => a.seat - b.seat);

const keyOf = ({ match, seat }: Held): string => `${match} ${seat}`;

/** The seats that a bot has for us, since this page was opened. Their tokens open them again when they are taken back. */
const aside = new Set<string>();

export function stepAside(match: string, seat: number): void {
  for (const one of held()) if (one.match === match && one.seat === seat) aside.add(keyOf(one));
}

export const steppedAside = (match: string): Held[] =>
  held().filter((one) => one.match === match && aside.has(keyOf(one)));

export function comeBack(match: string, seat: number): void {
  for (const one of steppedAside(match)) if (one.seat === seat) aside.delete(keyOf(one));
}

/** How often seats were taken since the page was opened. */
export const taken = signal(0);

const isSame = (a: Held, b: Held): boolean => keyOf(a) === keyOf(b);

export function hold(...more: Held[]): void {
  const others = held().filter((one) => !more.some((fresh) => isSame(fresh, one)));
  keep("seats", [...more, ...others].slice(0, MOST));
  for (const one of more) aside.delete(keyOf(one));
  taken.value++;
  tellOfSeats();
}

/** Seats that were taken on another device. They come last: they can be found again, and the others can't. */
export function holdAlso(...more: Held[]): boolean {
  const before = held();
  const fresh = more.filter((one) => !before.some((known) => isSame(known, one)));
  if (fresh.length > 0) keep("seats", [...before, ...fresh].slice(0, MOST));
  return fresh.length > 0;
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
