/** A part of a board that comes right after it: nothing of it is needed to see the table. Until it is there the dock can do all it can. What couldn't be fetched is tried again. */

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

export interface Soon<P> {
  Part: FunctionComponent<P>;
  /** Fetches it, so that it is there when it is wanted. */
  fetch: () => void;
}

/** The first and the longest pause before it is tried again, in milliseconds. */
const [FIRST, LONGEST] = [1000, 30_000];

export function soon<P extends object>(load: () => Promise<FunctionComponent<P>>): Soon<P> {
  let known: FunctionComponent<P> | null = null;
  const loaded = async (): Promise<void> => {
    known ??= await load().catch(() => null);
  };
  return {
    fetch: () => void loaded(),
    Part(props) {
      const [, redraw] = useState(known !== null);
      useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let wanted = known === null;
        const attempt = (pause: number): void =>
          void loaded().then(() => {
            if (known) redraw(true);
            else if (wanted) timer = setTimeout(attempt, pause, Math.min(2 * pause, LONGEST));
          });
        if (wanted) attempt(FIRST);
        return () => {
          wanted = false;
          clearTimeout(timer);
        };
      }, []);
      const Known = known;
      return Known ? <Known {...props} /> : null;
    },
  };
}
