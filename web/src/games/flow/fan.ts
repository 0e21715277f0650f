/** Where things lie: covered stripes below the top card, and tokens in a heap. */

/**
 * How far each covered card's stripe is pushed down below the top card, the latest covered first. A stripe shows whole
 * while there is room for it; then all draw closer, never below the least that still shows which icons they carry.
 */
export function fan(covered: number, whole: number, room: number, least: number): number[] {
  if (covered <= 0) return [];
  const step = Math.max(least, Math.min(whole, room / covered));
  return Array.from({ length: covered }, (_, n) => Math.round((n + 1) * step * 10) / 10);
}

export interface Spot {
  x: number;
  y: number;
}

/** Tokens in a tray: rows of leaning piles, filled from the left, the same for the same number. */
export function heap(count: number, width: number, size: number, most: number): Spot[] {
  const shown = Math.min(count, most);
  const perRow = Math.max(1, Math.floor((width - size) / (size * 0.62)) + 1);
  const spots: Spot[] = [];
  for (let n = 0; n < shown; n += 1) {
    const row = Math.floor(n / perRow);
    const column = n % perRow;
    spots.push({ x: column * size * 0.62 + (row % 2) * size * 0.3, y: row * size * 0.52 });
  }
  return spots;
}
