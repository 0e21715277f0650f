/** Where long names may be broken: a room lists its long words with their parts, in every language. */

const SOFT = "\u00ad";
const known = new Map<string, ReadonlyMap<string, string>>();

/** "Aris-toc-racy rail-road" by their words. */
function partsIn(listed: string): ReadonlyMap<string, string> {
  const before = known.get(listed);
  if (before) return before;
  const parts = new Map(listed.split(/\s+/).map((word) => [word.replaceAll("-", "").toLowerCase(), word] as const));
  known.set(listed, parts);
  return parts;
}

/** A name with soft hyphens in its long words, so that it breaks well on a narrow card. */
export function breakable(name: string, listed: string): string {
  const parts = partsIn(listed);
  return name.replace(/\p{L}{8,}/gu, (word) => {
    const cut = (parts.get(word.toLowerCase()) ?? word).split("-");
    const ends = cut.map((_, n) => cut.slice(0, n + 1).join("").length);
    return ends.map((end, n) => word.slice(ends[n - 1] ?? 0, end)).join(SOFT);
  });
}
