/** The keys of a table. */

import { useEffect } from "preact/hooks";
import type { Table } from "../../state/table";
import { pressHint } from "./Hints";
import { keysShown } from "./Keys";
import { pressInPast } from "./PastBar";

/** Enter confirms, Esc cancels, + and − change the amount, H asks for a hint, U undoes, ? shows the keys: wherever nothing is being written. */
export function useKeys(table: Table): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const on = event.target as HTMLElement;
      const writing = on.matches("textarea, select, input:not([type=range])") || on.closest("dialog") !== null;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        table.handover.covered.value !== null ||
        pressInPast(table, event)
      )
        return;
      if (event.key === "Escape") {
        table.notice.value = null;
        if (table.picked.value) table.cancel();
        else table.dropHint();
        return;
      }
      if (writing) return;
      if (event.key === "?") keysShown.value = true;
      if (event.key === "Enter" && !on.matches("button, a, summary, [role=button]")) table.confirm();
      if (event.key === "+" || event.key === "=") table.raise(1);
      if (event.key === "-") table.raise(-1);
      if (event.key.toLowerCase() === "h" && !table.picked.value) pressHint(table);
      if (event.key === "u" && table.state.value?.undo && !table.sending.value) table.undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table]);
}
