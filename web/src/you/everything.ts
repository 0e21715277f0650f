/** Everything that the server tells about me, in one file. */

import type { Me, MyMatch, Results } from "../messages";
import * as mine from "../state/mine";

/** Far more than anybody plays; no file grows without end. */
const MOST_PAGES = 200;
const PAGE = 50;

async function allMatches(me: string): Promise<MyMatch[]> {
  const all: MyMatch[] = [];
  let before: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const { matches, next } = await mine.matches(me, {}, before, PAGE);
    all.push(...matches);
    if (next === null) break;
    before = next;
  }
  return all;
}

export async function everything(me: string): Promise<{ me: Me; results: Results; matches: MyMatch[] }> {
  return { me: await mine.about(me), results: await mine.results(me), matches: await allMatches(me) };
}
