/** What a table waits for before it is dealt. */

import { listed, t } from "../../i18n";
import type { Summary } from "../../state/protocol";

/** "Waiting for 2 players", or for the browsers of those who sit there already. */
export function waitsFor({ seats, deal }: Summary): string {
  const open = seats.filter((seat) => seat.kind === "open").length;
  const names = seats.filter((seat) => deal.missing.includes(seat.seat)).map((seat) => seat.name);
  if (open > 0) return t("table-waiting-seats", { count: open });
  return names.length > 0 ? t("lobby-dealing-for", { names: listed(names) }) : t("lobby-dealing");
}
