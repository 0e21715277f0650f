/** A button for one of the server's moves, or for one that is refused: it says why when it is pressed. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { deedOf, hintOf } from "../offer";
import { refusalLabel } from "../why";
import { moveText } from "./labels";
import type { Table } from "./table";

interface Props {
  table: Table;
  words: string;
  /** Plays at once, without asking to confirm. */
  now?: boolean;
  kind?: string;
  children?: ComponentChildren;
}

export const MoveButton: FunctionComponent<Props> = ({ table, words, now = false, kind = "", children }) => {
  const deed = deedOf(table, [words]);
  if (!deed) return null;
  const picked = table.picked === words;
  return (
    <button
      type="button"
      class={`${kind} ${deed.can ? "can" : "cannot"} ${picked ? "picked" : ""}`}
      data-move={deed.can ? words : null}
      data-why={deed.can ? null : words}
      data-hint={hintOf(table, [words])}
      aria-pressed={picked}
      title={refusalLabel(table, deed) || undefined}
      onClick={() => {
        if (!deed.can) table.explain(words);
        else if (now) table.play(words);
        else table.pick(words);
      }}
    >
      {children ?? moveText(table, words)}
      {!deed.can && <span class="unseen">{refusalLabel(table, deed)}</span>}
    </button>
  );
};
