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

/** What a cell is called that is so many columns and rows from the corner. */
export const nameOf = (corner: string, columns: number, rows: number): string =>
  `${String.fromCharCode(corner.charCodeAt(0) + columns)}${Number(corner.slice(1)) + rows}`;
