/** Orders that are planned here and sent as one: what they leave on the table, and how they become a chain. Only what the view tells
 * is used: how many pawns are ready, and where they can go. Where an earlier order could change that, the plan stops.
 */

import type { Atlas } from "./box";
import { chained, type Draft, type FloodsOffer, isHostile, orderTo, pawnsIn, readyIn, targetsOf } from "./moves";
import type { CellView } from "./views";

export interface Planned extends Draft {
  count: number;
  to: string;
}

/** What an order is judged by: the offer, and what borders what. */
export interface Ground extends FloodsOffer {
  atlas: Pick<Atlas, "cells">;
}

/** The server reads no longer move than this. */
export const MOST_LETTERS = 400;

function without(cell: CellView, { pawns, count }: Planned, seat: number): CellView {
  const left = { ...cell, ready: { ...cell.ready, [pawns]: Math.max(0, cell.ready[pawns] - count) } };
  if (pawns === "workers") {
    const workers = Math.max(0, (cell.workers[seat] ?? 0) - count);
    return { ...left, workers: { ...cell.workers, [seat]: workers } };
  }
  const here = cell[pawns];
  return { ...left, [pawns]: here && here.count > count ? { ...here, count: here.count - count } : null };
}

/** The table when these pawns have left. Where they arrive is not foreseen: nobody moves twice, and a battle may be in the way. */
export function foreseen<T extends FloodsOffer>(offer: T, orders: readonly Planned[]): T {
  if (orders.length === 0) return offer;
  const cells = { ...offer.view.cells };
  for (const order of orders) {
    const cell = cells[order.from];
    if (cell) cells[order.from] = without(cell, order, offer.view.asked ?? 0);
  }
  const view = { ...offer.view, cells };
  const gone = orders
    .filter(({ from, pawns }) => cells[from]?.ready[pawns] === 0)
    .map(({ from, pawns }) => `move ${pawns} ${from}`);
  return { ...offer, view, moves: offer.moves.filter(({ words }) => !gone.includes(words)) };
}

/** All orders in one chain: each is said as the server asks it when those before have been carried out. */
export const planChain = (offer: FloodsOffer, orders: readonly Planned[], ...more: readonly string[]): string =>
  chained(...orders.map((order, n) => orderTo(foreseen(offer, orders.slice(0, n)), order, order.to)), ...more);

/** Whether a question may follow: warriors who leave slaves behind can lead them. */
export const asksToLead = ({ view }: FloodsOffer, { pawns, from }: Draft): boolean =>
  pawns === "warriors" &&
  Object.entries(view.cells[from]?.workers ?? {}).some(([seat, many]) => Number(seat) !== view.asked && many > 0);

const borders = ({ atlas }: Ground, from: string, to: string): boolean =>
  atlas.cells.get(from)?.neighbours.includes(to) ?? false;

const isFerried = (ground: Ground, { pawns, from }: Draft, to: string): boolean =>
  pawns !== "boats" && !borders(ground, from, to);

const fights = ({ view }: FloodsOffer, { pawns, to }: Planned): boolean => isHostile(view, view.asked, pawns, to);

/** Whether earlier orders may change where these pawns can go: boats that leave ferry nobody, boats that ferry don't leave, and a battle
 * may open a second way.
 */
function isUnsure(ground: Ground, orders: readonly Planned[], next: Planned): boolean {
  const targets = targetsOf(ground, next);
  if (next.pawns === "boats" && orders.some((one) => isFerried(ground, one, one.to))) return true;
  const sailed = orders.some(({ pawns }) => pawns === "boats");
  if (sailed && targets.some((to) => isFerried(ground, next, to))) return true;
  return targets.length === 1 && orders.some((one) => fights(ground, one));
}

/** Why an order can't be added to a plan. */
export type Trouble = "lead" | "unsure" | "full";

export function troubleWith(ground: Ground, orders: readonly Planned[], next: Planned): Trouble | null {
  const last = orders.at(-1);
  if (last && asksToLead(ground, last)) return "lead";
  if (isUnsure(ground, orders, next)) return "unsure";
  return planChain(ground, [...orders, next], "end").length > MOST_LETTERS ? "full" : null;
}

/** The orders that the table still allows, after it has changed. */
export function stillPossible(ground: Ground, orders: readonly Planned[]): Planned[] {
  const kept: Planned[] = [];
  for (const order of orders) {
    const now = foreseen(ground, kept);
    const can =
      now.view.question === "order" &&
      pawnsIn(now, order.from).includes(order.pawns) &&
      readyIn(now, order.from, order.pawns) >= order.count &&
      targetsOf(now, order).includes(order.to);
    if (can && troubleWith(ground, kept, order) === null) kept.push(order);
  }
  return kept;
}

/** The whole plan with the end of my moves, in words; null where it isn't sure that the end will be asked. Without pawns that can
 * move and boats that can be asked for, moves end by themselves.
 */
export function endChain(ground: Ground, orders: readonly Planned[]): string | null {
  const last = orders.at(-1);
  if (!last || asksToLead(ground, last)) return null;
  const after = foreseen(ground, orders);
  const sources = Object.keys(after.view.cells).flatMap((from) =>
    pawnsIn(after, from).map((pawns) => ({ from, pawns })),
  );
  const ferried = orders.some((one) => isFerried(ground, one, one.to));
  const sure = sources.some(({ from, pawns }) => {
    const stays = !(pawns === "boats" && ferried);
    return stays && targetsOf(after, { from, pawns, count: null }).some((to) => borders(ground, from, to));
  });
  if (sure) return planChain(ground, orders, "end");
  const settled = !after.moves.some(({ name }) => name === "ask") && !orders.some((one) => fights(ground, one));
  return sources.length === 0 && settled ? planChain(ground, orders) : null;
}
