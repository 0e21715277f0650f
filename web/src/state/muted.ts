/** Whom I don't want to read at a match, and what I have reported: known to this browser only. */

import { signal } from "@preact/signals";
import { keep, read } from "./kept";

export interface Muted {
  seats: number[];
  /** Lines that I have reported. */
  lines: number[];
}

const MOST = 200;

/** Counts the changes, so that what is drawn by them is drawn again. */
const changes = signal(0);

export function mutedAt(match: string): Muted {
  void changes.value;
  return { seats: [], lines: [], ...read<Partial<Muted>>(`muted.${match}`, {}) };
}

function change(match: string, to: Partial<Muted>): void {
  keep(`muted.${match}`, { ...mutedAt(match), ...to });
  changes.value++;
}

export const mute = (match: string, seat: number): void =>
  change(match, { seats: [...new Set([...mutedAt(match).seats, seat])] });

export const unmute = (match: string, seat: number): void =>
  change(match, { seats: mutedAt(match).seats.filter((one) => one !== seat) });

export const hideLine = (match: string, line: number): void =>
  change(match, { lines: [...mutedAt(match).lines, line].slice(-MOST) });
