/** What the move that is looked at, or waits for confirmation, would change about one number on the board. */

import { signed } from "../state/preview";
import type { SharedTable } from "./table";

export interface Shift {
  /** By how much. */
  by: number;
  text: string;
}

export function shiftOf(
  { changes }: Pick<SharedTable<unknown>, "changes">,
  seat: number | null,
  what: string,
): Shift | null {
  const change = changes.find((one) => one.seat === seat && one.what === what);
  return change && change.before !== change.after ? { by: change.after - change.before, text: signed(change) } : null;
}
