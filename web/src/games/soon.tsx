/** A part of a board that comes right after it: nothing of it is needed to see the table. Until it is there the dock can do all it can. */

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

export interface Soon<P> {
  Part: FunctionComponent<P>;
  /** Fetches it, so that it is there when it is wanted. */
  fetch: () => void;
}

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
        if (!known) void loaded().then(() => redraw(known !== null));
      }, []);
      const Known = known;
      return Known ? <Known {...props} /> : null;
    },
  };
}
