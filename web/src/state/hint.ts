/** A hint: asked for once per table, searched for a while, then a few moves with what they promise. */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Good, Hinted } from "../messages";
import type { Summary } from "./protocol";

/** Null moves are still being thought about. */
export interface Hint {
  moves: Good[] | null;
}

export interface Counsel {
  shown: ReadonlySignal<Hint | null>;
  /** Asks about a table of this seq, unless that has been done. */
  want(seq: number): void;
  /** The table is like this now: a hint for another one is dropped. */
  follow(seq: number): void;
  hear(hinted: Hinted): void;
  /** The question with this id was refused. */
  fail(id: string): void;
  drop(): void;
}

/** `ask` sends the question and gives its id; `forget` says that the answer is no longer wanted. */
export function takeCounsel(ask: (seq: number) => string, forget: (id: string) => void): Counsel {
  const shown = signal<Hint | null>(null);
  let asked: string | null = null;
  let about = -1;

  function drop(): void {
    if (asked !== null) forget(asked);
    asked = null;
    about = -1;
    shown.value = null;
  }

  return {
    shown,
    drop,
    want(seq) {
      if (about === seq) return;
      drop();
      about = seq;
      shown.value = { moves: null };
      asked = ask(seq);
    },
    follow: (seq) => void (about >= 0 && about !== seq && drop()),
    hear(hinted) {
      if (hinted.id !== asked) return;
      asked = null;
      shown.value = { moves: hinted.moves };
    },
    fail(id) {
      if (id !== asked) return;
      asked = null;
      drop();
    },
  };
}

/** Whether a seat may be helped: everybody else is a bot, or sits at this screen and sees the hint too. */
export const mayBeHelped = (summary: Summary, here: number[]): boolean =>
  summary.seats.every((seat) => seat.kind === "bot" || here.includes(seat.seat));
