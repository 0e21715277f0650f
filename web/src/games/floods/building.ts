/** Building in words: what it is paid with, and whether that has to be asked. */

import type { Building } from "./box";
import { chained, payable, thriftiest } from "./moves";
import { actorOf, playerOf, type Table } from "./table";
import type { PaymentComponent } from "./views";

/** The ways to pay for a building, and the one that costs least; a boat has only one. */
export function waysToPay(
  table: Table,
  building: Building,
): { all: PaymentComponent[]; best: PaymentComponent | undefined } {
  const held = playerOf(table, actorOf(table))?.resources ?? {};
  const all = building === "boat" ? [] : payable(table.box.payments, held);
  return { all, best: thriftiest(all, held) };
}

/** A building on a cell, in words; paid as said where there is more than one way. */
export const buildWords = (building: Building, cell: string, payment: PaymentComponent | null): string =>
  chained(`build ${building} ${cell}`, payment ? `pay ${payment.payment}` : null);

/** Builds where there is one way to pay; otherwise asks which. */
export function takeSite(table: Table, building: Building, cell: string): void {
  const { all } = waysToPay(table, building);
  if (all.length > 1) table.plan({ site: { building, cell } });
  else table.play(buildWords(building, cell, null));
}
