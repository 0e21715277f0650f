/** Why moves are not possible: asked when somebody wants to know, and remembered until the table changes. */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Message } from "../messages";

export interface Reasons {
  /** What is known, by the words of the move. */
  known: ReadonlySignal<Readonly<Record<string, Message>>>;
  /** Asks, unless that was done; `loudly` shows the answer over the board. */
  want(words: string, loudly: boolean): void;
  /** The question with this id was answered; null means that the move can be played. */
  hear(id: string, say: Message | null): void;
  /** The table has changed. */
  forget(): void;
}

/** `ask` sends the question and gives its id; `show` puts a reason over the board. */
export function gatherReasons(ask: (words: string) => string, show: (say: Message) => void): Reasons {
  const known = signal<Readonly<Record<string, Message>>>({});
  let asked: Record<string, { words: string; loudly: boolean }> = {};

  return {
    known,
    want(words, loudly) {
      const found = known.peek()[words];
      const under = Object.values(asked).find((one) => one.words === words);
      if (found && loudly) show(found);
      if (under) under.loudly ||= loudly;
      if (!found && !under) asked[ask(words)] = { words, loudly };
    },
    hear(id, say) {
      const { [id]: one, ...rest } = asked;
      asked = rest;
      if (!one || !say) return;
      known.value = { ...known.peek(), [one.words]: say };
      if (one.loudly) show(say);
    },
    forget() {
      // What was asked a moment ago won't be heard any more: another object tells everybody to ask again.
      const had = { ...asked, ...known.peek() };
      asked = {};
      if (Object.keys(had).length > 0) known.value = {};
    },
  };
}
