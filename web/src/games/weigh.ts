/** What a move would change that is only looked at, where the pointer or the focus is: asked a moment later, and one at a time. */

import type { Change } from "../state/protocol";
import type { Scales } from "./board";

export interface Weigher {
  /** A move of a decision is looked at, or none; one that is `chosen` is asked about elsewhere already. */
  look(decision: string, words: string | null, chosen?: boolean): void;
  close(): void;
}

/** What is looked at for less long isn't asked about. */
const REST = 120;
const NOTHING: readonly Change[] = [];

export function openScales({ ask, shown }: Scales): Weigher {
  /** The moves of this decision that were asked about. */
  const known = new Map<string, readonly Change[]>();
  let decided = "";
  let looked: string | null = null;
  let waits = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    shown.value = looked === null ? null : (known.get(looked) ?? NOTHING);
  }

  async function weigh(): Promise<void> {
    rest = undefined;
    if (looked === null || waits || known.has(looked)) return;
    const [words, decision] = [looked, decided];
    waits = true;
    const changes = await ask(words);
    waits = false;
    if (decision === decided) known.set(words, changes ?? NOTHING);
    if (looked === null) return;
    show();
    if (rest === undefined) await weigh();
  }

  return {
    look(decision, words, chosen = false) {
      if (decision !== decided) known.clear();
      decided = decision;
      looked = chosen && !known.has(words ?? "") ? null : words;
      show();
      clearTimeout(rest);
      rest = undefined;
      if (looked !== null && !known.has(looked)) rest = setTimeout(() => void weigh(), REST);
    },
    close() {
      clearTimeout(rest);
      looked = null;
      show();
    },
  };
}
