/** Something that a button does at the server: one at a time, and what went wrong is said. */

import { useState } from "preact/hooks";
import { asApiError, sentenceOf } from "../parts/Loaded";

export interface Doing {
  busy: boolean;
  trouble: string;
  /** Does it, unless something is on its way. */
  act: (what: () => Promise<void>) => void;
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const act = (what: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    what()
      .catch((failure: unknown) => setTrouble(sentenceOf(asApiError(failure))))
      .finally(() => setBusy(false));
  };
  return { busy, trouble, act };
}
