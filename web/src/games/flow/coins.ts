/** How tokens lie: in stacks, the first ones full; what is over the most that is drawn is only told by its number. */
export function stacksOf(count: number, high: number, most: number): number[] {
  const shown = Math.min(count, high * most);
  return Array.from({ length: Math.ceil(shown / high) }, (_, n) => Math.min(high, shown - n * high));
}
