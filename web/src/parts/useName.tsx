/** Whoever invites others has a name: who has none is asked for it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Me, me } from "../state/seats";
import { laterDialog } from "./table/Over";

const AskName = laterDialog(() => import("./AskName").then((part) => part.AskName));

/** What goes on once I have a name, and the question where I have none. */
export function useName(): {
  question: JSX.Element | null;
  /** `colour` is the one to offer first. */
  named: (then: (who: Me) => void, colour?: Me["colour"]) => void;
} {
  const [asking, setAsking] = useState<{ then: (who: Me) => void; colour: Me["colour"] } | null>(null);
  const named = (then: (who: Me) => void, colour: Me["colour"] = null): void => {
    const known = me();
    if (known.name.trim()) then(known);
    else setAsking({ then, colour: colour ?? known.colour });
  };
  const close = (): void => setAsking(null);
  const question = asking && (
    <AskName
      first={asking.colour}
      close={close}
      done={(who) => {
        close();
        asking.then(who);
      }}
    />
  );
  return { question, named };
}
