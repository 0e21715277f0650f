/** What the search makes of a finished game: asked for, begun by hand, and followed while it is worked out. */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Analysis } from "../messages";
import { ApiError } from "./api";

export interface Following {
  /** What is known; null before the first answer. */
  known: ReadonlySignal<Analysis | null>;
  /** Why the last question was not answered; it is asked again while something is being worked out. */
  trouble: ReadonlySignal<ApiError | null>;
  /** Whether this server analyses games at all. */
  offered: ReadonlySignal<boolean>;
  /** Asks for the progress, even after a failure. */
  look(): void;
  begin(): void;
  close(): void;
}

export interface Asking {
  look: () => Promise<Analysis>;
  begin: () => Promise<Analysis>;
}

const EVERY = 1000;
const AFTER_TROUBLE = 4000;

export const goesOn = (analysis: Analysis | null): boolean =>
  analysis?.status === "waiting" || analysis?.status === "running";

export function followAnalysis(asking: Asking): Following {
  const known = signal<Analysis | null>(null);
  const trouble = signal<ApiError | null>(null);
  const offered = signal(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** Only the answer to the last question counts. */
  let asked = 0;

  async function ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(timer);
    const mine = ++asked;
    try {
      const answer = await question();
      if (closed || mine !== asked) return;
      known.value = answer;
      trouble.value = null;
    } catch (failure) {
      if (closed || mine !== asked) return;
      trouble.value = failure instanceof ApiError ? failure : new ApiError(0, "failed");
      if (trouble.value.status === 404 && known.value === null) offered.value = false;
    }
    if (goesOn(known.value)) timer = setTimeout(look, trouble.value ? AFTER_TROUBLE : EVERY);
  }

  const look = (): void => void ask(asking.look);

  return {
    known,
    trouble,
    offered,
    look,
    begin: () => void ask(asking.begin),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
