/** Where things are on the board: squares of one side, rows and columns from the top left. */

export const SIDE = 40;
export const ACROSS = 21;

/** How wide the frame is in which rows and columns have their names, on a drawing that is that many pixels wide: always enough
 * for the letters.
 */
export const frameOf = (width: number): number => Math.max(24, (19 * ACROSS * SIDE) / Math.max(1, width - 38));

export interface Spot {
  row: number;
  column: number;
}

export interface Region {
  row: number;
  column: number;
  /** How many tiles it is wide and high. */
  size: number;
}

export const WHOLE: Region = { row: 0, column: 0, size: ACROSS };

export const cornerOf = ({ row, column }: Spot): { x: number; y: number } => ({ x: column * SIDE, y: row * SIDE });

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The smallest square that shows all these spots with a margin, and at least that many tiles; always on the board. */
export function around(spots: readonly Spot[], least = 8, margin = 0.5): Region {
  if (spots.length === 0) return WHOLE;
  const rows = spots.map(({ row }) => row);
  const columns = spots.map(({ column }) => column);
  const [top, left] = [Math.min(...rows) - margin, Math.min(...columns) - margin];
  const [bottom, right] = [Math.max(...rows) + 1 + margin, Math.max(...columns) + 1 + margin];
  const size = clamp(Math.max(bottom - top, right - left), least, ACROSS);
  return {
    row: clamp((top + bottom - size) / 2, 0, ACROSS - size),
    column: clamp((left + right - size) / 2, 0, ACROSS - size),
    size,
  };
}

/** How the whole board is moved and grown so that a region fills its frame. */
export const cameraOn = ({ row, column, size }: Region): string => {
  const grown = ACROSS / size;
  return `translate(${-column * SIDE * grown}px, ${-row * SIDE * grown}px) scale(${grown})`;
};

/** A part of a region, that many tiles wide, in which a spot keeps its place on the screen and is never cut off. */
export function nearer(region: Region, { row, column }: Spot, size: number): Region {
  const part = size / region.size;
  const from = (at: number, start: number): number => clamp(at + 0.5 - (at + 0.5 - start) * part, at + 1 - size, at);
  return { row: from(row, region.row), column: from(column, region.column), size };
}

/** The spot under a point, of those at most so far from it; points are in tiles. */
export function nearest<T extends Spot>(spots: readonly T[], x: number, y: number, most = 0.95): T | null {
  const away = ({ row, column }: T): number => Math.max(Math.abs(column + 0.5 - x), Math.abs(row + 0.5 - y));
  const best = spots.reduce<T | null>((found, spot) => (found && away(found) <= away(spot) ? found : spot), null);
  return best && away(best) <= most ? best : null;
}

const WAYS: Record<string, [down: number, across: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads: the nearest spot on that side, one straight ahead before one beside it. */
export function towards<T extends Spot>(spots: readonly T[], from: Spot, key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  const cost = (spot: T): number => {
    const [down, across] = [spot.row - from.row, spot.column - from.column];
    const ahead = down * way[0] + across * way[1];
    return ahead <= 0 ? Infinity : ahead + 2.5 * Math.abs(down * way[1] + across * way[0]);
  };
  const best = spots.reduce<T | null>((found, spot) => (found && cost(found) <= cost(spot) ? found : spot), null);
  return best && cost(best) < Infinity ? best : null;
}

/** Pieces on one tile stand beside each other: how far each is from the middle, and how large. */
export function fanned(index: number, count: number): { x: number; y: number; scale: number } {
  if (count === 1) return { x: 0, y: 0, scale: 1 };
  const reach = SIDE * 0.26;
  const angle = (index / count) * 2 * Math.PI - Math.PI * (count === 2 ? 1 : 0.75);
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, scale: 0.76 };
}
