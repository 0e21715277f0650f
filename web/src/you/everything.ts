/** Everything that the server keeps about me, in one file. */

import type { KeptMatch, Me, MyMatch, Results, ToldAt } from "../messages";
import * as mine from "../state/mine";

/** Far more than anybody plays; no file grows without end. */
const MOST = 10_000;
const PAGE = 50;

interface Everything {
  me: Me;
  results: Results;
  notices: ToldAt[];
  matches: MyMatch[];
  kept: KeptMatch[];
}

async function all<T>(page: (before: string | null) => Promise<{ matches: T[]; next: string | null }>): Promise<T[]> {
  const found: T[] = [];
  let before: string | null = null;
  do {
    const { matches, next } = await page(before);
    found.push(...matches);
    before = matches.length > 0 ? next : null;
  } while (before !== null && found.length < MOST);
  return found;
}

export async function everything(me: string): Promise<Everything> {
  return {
    me: await mine.about(me),
    results: await mine.results(me),
    notices: (await mine.notices(me)).notices,
    matches: await all((before) => mine.matches(me, {}, before, PAGE)),
    kept: await all((before) => mine.kept(me, before)),
  };
}
