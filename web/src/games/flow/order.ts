/** The others in the order in which they play after me. */
export function inSeatOrder<T extends { seat: number }>(nations: readonly T[], me: number | null): T[] {
  if (me === null) return [...nations];
  const seats = nations.length;
  return nations
    .filter(({ seat }) => seat !== me)
    .sort((a, b) => ((a.seat - me + seats) % seats) - ((b.seat - me + seats) % seats));
}
