/** What is told about games: every picture has its words, every figure its chapter, and no number is typed in. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { longest, sights } from "../../src/games/flooruler/reading/figures";
import type { FloorulerComponents, TileComponent } from "../../src/games/flooruler/views";
import { PARTS } from "../../src/games/reading";
import { ownWords, readingOf } from "../../src/games/registry";
import { aboutGame, bundlesFor, learnWords } from "../../src/i18n/words";
import { minutesFor } from "../../src/learn/length";
import type { Components } from "../../src/state/protocol";
import { set } from "../../src/state/settings";
import { ids } from "./catalogues";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GAMES = ["flow", "flooruler", "floods", "patchistory"];
const BOTH = GAMES.flatMap((game) => (["en", "fr"] as const).map((language) => [game, language] as const));

/** Enough of a box for what is told about it. */
const BOX = {
  title: "",
  cards: [{ card: "the-future", type: null }],
  floors: 24,
  items: [
    { item: "knife", range: 1, sources: { range: "rulebook" } },
    { item: "shotgun", range: 2, sources: { range: "rulebook" } },
    { item: "pistol", range: 3, sources: { range: "reconstructed" } },
    { item: "healings", range: null, sources: {} },
  ],
  thresholds: [5, 8, 11],
  end: 14,
  numbers: { dolmen: 2, majority: 3 },
} as unknown as Components & FloorulerComponents;

async function told(game: string) {
  const reading = await readingOf(game);
  if (!reading) throw new Error(`nothing is told about ${game}`);
  return reading;
}

test("about a game without a room nothing is told", async () => {
  expect(await readingOf("no-such")).toBeNull();
  expect(await readingOf("constructor")).toBeNull();
});

describe.each(BOTH)("%s in %s", (game, language) => {
  test("has exactly the sentences that its summary and figures ask for", async () => {
    const { acts, figures } = await told(game);
    const text = await ownWords(aboutGame(game), language);
    const summary = ["about", "lesson", ...PARTS, ...acts.flatMap((act) => [`act-${act}`, `act-${act}-text`])];
    const named = Object.values(figures).flatMap((some) => some.map(({ name }) => name));
    const known = ids(text);
    expect(known).toEqual(expect.arrayContaining(summary.map((id) => `summary-${id}`)));
    expect(known).toEqual(expect.arrayContaining(named.map((name) => `figure-${name}`)));
    const asked = (id: string): boolean =>
      summary.some((one) => id === `summary-${one}`) || named.some((name) => `${id}-`.startsWith(`figure-${name}-`));
    expect(known.filter((id) => !asked(id))).toEqual([]);
  });

  test("types no number into a sentence, and fills every variable from the book", async () => {
    const { numbers } = await told(game);
    const text = (await ownWords(aboutGame(game), language)).replace(/^[\w-]+ =/gm, "");
    expect(text.match(/\d/g)).toBeNull();
    const variables = new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name));
    expect(Object.keys(numbers?.(BOX) ?? {})).toEqual(expect.arrayContaining([...variables]));
  });

  test("is found beside the words of the table", async () => {
    set({ language });
    learnWords(game, language, "title = A title");
    learnWords(aboutGame(game), language, await ownWords(aboutGame(game), language));
    const bundles = bundlesFor(game);
    expect(bundles[0]?.hasMessage("title")).toBe(true);
    expect(bundles.some((bundle) => bundle.hasMessage("summary-goal"))).toBe(true);
    set({ language: "en" });
  });
});

test.each(GAMES)("every figure of %s stands in a chapter of its rules", async (game) => {
  const rules = readFileSync(`${ROOT}src/watershed/games/${game}/rulebook.md`, "utf8");
  const chapters = [...rules.matchAll(/^## (\d+) /gm)].map(([, number]) => number);
  const { figures } = await told(game);
  expect(Object.keys(figures).length).toBeGreaterThan(2);
  expect(Object.keys(figures).filter((chapter) => !chapters.includes(chapter))).toEqual([]);
});

test("a shot is drawn along lines and diagonals, with the weapon that reaches furthest by a printed range", () => {
  expect(longest(BOX)?.item).toBe("shotgun");
  const tiles = Array.from({ length: 49 }, (_, n) => ({ row: Math.floor(n / 7), column: n % 7 })) as TileComponent[];
  const { line, blind } = sights(tiles, { row: 3, column: 3 }, 2);
  expect(line).toHaveLength(17);
  expect(blind).toHaveLength(8);
  expect(blind).toContainEqual({ row: 2, column: 1 });
});

test("a lesson's length is told in round numbers", () => {
  expect([1, 11, 14, 30].map(minutesFor)).toEqual([5, 10, 15, 30]);
});
