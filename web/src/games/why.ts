/** What a screen reader says about a thing that can't be chosen now. */

import { say, word } from "../i18n";
import type { Deed } from "./offer";
import type { SharedTable } from "./table";

/** The reason, where somebody has asked for it already; otherwise that one may ask. Empty where nothing is refused. */
export function refusalLabel({ reasons }: Pick<SharedTable<unknown>, "reasons">, deed: Deed | null): string {
  if (!deed || deed.can) return "";
  const reason = reasons[deed.words];
  return reason ? say(reason) : word("board-refused");
}
