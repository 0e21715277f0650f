export type Gaps = Record<string, string | number>;

/** "Gather {price} gold" with its gaps filled. */
export const filled = (text: string, gaps: Gaps): string =>
  text.replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps[gap] ?? ""));
