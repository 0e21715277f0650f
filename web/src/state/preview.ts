/** What the chosen move would change: asked a moment after it was chosen; answers that come too late are let go. */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Change, Message, Previewed } from "../messages";

export interface Preview {
  move: string;
  changes: Change[];
  notes: Message[];
}

export interface Previews {
  /** What is known; it may still be that of another amount of the same move, until the new answer comes. */
  shown: ReadonlySignal<Preview | null>;
  /** A move is chosen, at a table of this seq; `family` is the same for moves that differ only in how many. */
  want(words: string | null, family: string, seq: number): void;
  hear(previewed: Previewed): void;
  close(): void;
}

const PAUSE = 60;

/** `ask` sends the question and gives its id; `forget` says that the answer is no longer wanted. */
export function keepPreviews(ask: (words: string) => string, forget: (id: string) => void, pause = PAUSE): Previews {
  const shown = signal<Preview | null>(null);
  let wanted = "";
  let family = "";
  let asked: { id: string; words: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    clearTimeout(timer);
    if (asked) forget(asked.id);
    asked = null;
  }

  return {
    shown,
    want(words, of, seq) {
      const key = words === null ? "" : `${seq} ${words}`;
      if (key === wanted) return;
      wanted = key;
      drop();
      if (words === null || family !== `${seq} ${of}`) shown.value = null;
      family = `${seq} ${of}`;
      if (words !== null) timer = setTimeout(() => (asked = { id: ask(words), words }), pause);
    },
    hear(previewed) {
      if (previewed.id !== asked?.id) return;
      shown.value = { move: asked.words, changes: previewed.changes, notes: previewed.notes };
      asked = null;
    },
    close: drop,
  };
}

/** Changes as a player reads them: mine first, then the others' after me, then what belongs to nobody. */
export function inOrder(
  changes: Change[],
  me: number | null,
  seats: number,
): { seat: number | null; changes: Change[] }[] {
  const after = (seat: number): number => (seat - (me ?? 0) + seats) % seats;
  const found = new Map<number | null, Change[]>();
  for (const change of changes)
    if (change.before !== change.after) found.set(change.seat, [...(found.get(change.seat) ?? []), change]);
  const rank = (seat: number | null): number => (seat === null ? seats : after(seat));
  return [...found].toSorted(([a], [b]) => rank(a) - rank(b)).map(([seat, some]) => ({ seat, changes: some }));
}

/** "+3" or "−2", with a true minus. */
export const signed = ({ before, after }: Pick<Change, "before" | "after">): string =>
  `${after >= before ? "+" : "−"}${Math.abs(after - before)}`;
