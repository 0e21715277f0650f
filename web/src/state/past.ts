/** Stepping through what happened, on the board as it was after each move. */

import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Looked } from "../messages";
import type { Entry, View } from "./protocol";

/** The moment of the past that is shown. */
export interface Tour {
  /** The moves to be seen, in order; never empty. */
  moves: number[];
  at: number;
  /** Whether one came here backwards: then nothing flies. */
  back: boolean;
}

/** The moves after one that is no news, each once. */
export const movesSince = (journal: Entry[], last: number): number[] =>
  [...new Set(journal.filter((entry) => entry.move > last && entry.kind !== "turn").map((entry) => entry.move))].sort(
    (a, b) => a - b,
  );

export const setOut = (moves: number[]): Tour | null => (moves.length > 0 ? { moves, at: 0, back: false } : null);

/** On or back; past the last move is the present, which is null, and before the first is the first. */
export function walk(tour: Tour, by: number): Tour | null {
  const at = tour.at + by;
  return at >= tour.moves.length ? null : { ...tour, at: Math.max(0, at), back: by < 0 };
}

/** The journal has changed under us: stay at the move we look at, or at the last one before it that was not undone. */
export function follow(tour: Tour, moves: number[]): Tour | null {
  if (moves.length === 0) return null;
  const here = tour.moves[tour.at] ?? 0;
  const at = moves.findLastIndex((move) => move <= here);
  return { moves, at: Math.max(0, at), back: moves[Math.max(0, at)] !== here || tour.back };
}

/** What the board shows: the table after a move, and the table before it, from which things fly. */
export interface Looking {
  move: number;
  view: View;
  before: View | null;
  back: boolean;
}

export interface Past {
  tour: ReadonlySignal<Tour | null>;
  /** Null in the present, and while the first view is on its way. */
  looking: ReadonlySignal<Looking | null>;
  start(): void;
  step(by: number): void;
  end(): void;
  hear(looked: Looked): void;
  /** A question was refused: back to the present. */
  fail(id: string): void;
  close(): void;
}

export interface PastOptions {
  /** The moves that are news, as they stand now. */
  news: ReadonlySignal<number[]>;
  /** Changes when a move is undone: then views of that time are useless. */
  epoch: ReadonlySignal<string>;
  /** Asks for the table after a move; gives the question's id. */
  look: (move: number) => string;
}

export function openPast({ news, epoch, look }: PastOptions): Past {
  const tour = signal<Tour | null>(null);
  const looking = signal<Looking | null>(null);
  const asked = new Map<string, number>();
  let views: Record<number, View> = {};
  let known = epoch.peek();

  function ask(move: number): void {
    if (move < 0 || views[move] || [...asked.values()].includes(move)) return;
    asked.set(look(move), move);
  }

  /** The view of this step, of the one before it, and ahead of time of the next. */
  function fetch({ moves, at }: Tour): void {
    const here = moves[at] ?? 0;
    const next = moves[at + 1];
    for (const move of [here, here - 1, ...(next === undefined ? [] : [next])]) ask(move);
  }

  /** Shows the step once both of its views are there; until then what was shown stays. */
  function show(): void {
    const now = tour.peek();
    const move = now?.moves[now.at] ?? 0;
    const view = views[move];
    const before = views[move - 1] ?? null;
    const old = looking.peek();
    if (!now) looking.value = null;
    else if (view && (before || move === 0) && !(old?.move === move && old.view === view))
      looking.value = { move, view, before, back: now.back };
  }

  function go(to: Tour | null): void {
    tour.value = to;
    if (to) fetch(to);
    show();
  }

  function change(how: (now: Tour) => Tour | null): void {
    const now = tour.peek();
    if (now) go(how(now));
  }

  const stop = effect(() => {
    const moves = news.value;
    if (epoch.value !== known) {
      known = epoch.value;
      asked.clear();
      views = {};
    }
    untracked(() => change((now) => follow(now, moves)));
  });

  return {
    tour,
    looking,
    start: () => go(setOut(news.peek())),
    step: (by) => change((now) => walk(now, by)),
    end: () => go(null),
    hear(looked) {
      const move = asked.get(looked.id);
      if (move === undefined) return;
      asked.delete(looked.id);
      views = { ...views, [move]: looked.view as View };
      show();
    },
    fail(id) {
      if (asked.delete(id)) go(null);
    },
    close: stop,
  };
}
