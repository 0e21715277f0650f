/** How large a territory is drawn. */

import type { PlacementView, TerritoryView } from "./views";

export interface Extent {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The territory, and everything that the card could cover. */
export function extentOf(
  { columns, rows }: Pick<TerritoryView, "columns" | "rows">,
  placements: readonly Pick<PlacementView, "x" | "y">[],
): Extent {
  const [left, top] = [Math.min(0, ...placements.map((one) => one.x)), Math.min(0, ...placements.map((one) => one.y))];
  const right = Math.max(columns, ...placements.map((one) => one.x + 2));
  const bottom = Math.max(rows, ...placements.map((one) => one.y + 2));
  return { x: left, y: top, wide: right - left, high: bottom - top };
}

/** The board has twelve columns, a to l, and twelve rows, and its edges join. */
const ACROSS = 12;

/** What a cell is called that is so many columns and rows from the corner. */
export function nameOf(corner: string, columns: number, rows: number): string {
  const around = (at: number): number => (at + ACROSS) % ACROSS;
  const letter = "abcdefghijkl"[around("abcdefghijkl".indexOf(corner[0] ?? "") + columns)];
  return `${letter}${around(Number(corner.slice(1)) - 1 + rows) + 1}`;
}
