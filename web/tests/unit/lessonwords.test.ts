/** What the lessons say: a number that the book could change is never written, it comes with the components. */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { hasLesson } from "../../src/games/registry";
import type { Language } from "../../src/state/settings";
import { textsOf } from "./catalogues";

const GAMES = readdirSync(fileURLToPath(new URL("../../src/games", import.meta.url))).filter(hasLesson);

const NUMBERS: Record<Language, string> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve dozen twenty hundred once twice half third quarter double",
  fr: "zéro deux trois quatre cinq six sept huit neuf dix onze douze douzaine vingt cent moitié tiers quart demi double",
};

/** Words for numbers that count nothing the book has. French has no "un" in its list: it is the article. */
const ALLOWED: { word: string; because: string; within: RegExp }[] = [
  {
    word: "one",
    because: "a pronoun: the one that was spoken of",
    within: /\b(a low|the ringed|last|next|new|old|in|Buy) one\b/i,
  },
  { word: "one", because: "in turn, however many there are", within: /\bone by one\b/ },
  {
    word: "one",
    because: "what makes a card a card: the rules have no number for it",
    within: /\bone (card of each|leader at a time)\b/,
  },
  { word: "once", because: "as soon as", within: /\bat once\b|\bOnce you’re\b/ },
  { word: "half", because: "a share that the rules name and no book changes", within: /\bhalf of the (rest|Supply)\b/ },
  { word: "moitié", because: "the same share", within: /\bla moitié (du reste|de la Provision)(?!\p{L})/u },
];

/** The sentences of a lesson, without their variables, their choices between forms and what is allowed. */
function sentences(game: string, language: Language): [id: string, text: string][] {
  const entries = textsOf(game, language).own.split(/^(?=[a-z][\w-]* =)/m);
  return entries
    .filter((entry) => entry.startsWith("lesson-"))
    .map((entry) => {
      const [id = "", ...rest] = entry.split(" =");
      const said = rest
        .join(" =")
        .replace(/\n## .*/s, "")
        .replace(/\{ \$\w+ (->)?/g, "")
        .replace(/\*?\[[\w-]+\]/g, "");
      return [id, ALLOWED.reduce((text, { within }) => text.replace(new RegExp(within, `${within.flags}g`), ""), said)];
    });
}

const numbersIn = (text: string, language: Language): string[] => {
  const words = new RegExp(`(?<!\\p{L})(\\d+|${NUMBERS[language].replaceAll(" ", "|")})(?!\\p{L})`, "giu");
  return text.match(words) ?? [];
};

describe.each(GAMES)("the lesson of %s", (game) => {
  test.each(["en", "fr"] as const)("writes no number, in figures or in words (%s)", (language) => {
    const all = sentences(game, language);
    expect(all.length).toBeGreaterThan(20);
    expect(all.flatMap(([id, text]) => numbersIn(text, language).map((number) => `${id}: ${number}`))).toEqual([]);
  });
});

test("a number in a sentence is found, whatever it looks like", () => {
  expect(numbersIn("It costs 7 gold, or Seven.", "en")).toEqual(["7", "Seven"]);
  expect(numbersIn("Someone stands alone; none of the bones.", "en")).toEqual([]);
  expect(numbersIn("Un plan de quatre, la moitié.", "fr")).toEqual(["quatre", "moitié"]);
});

test("what is allowed is still said somewhere", () => {
  const texts = GAMES.flatMap((game) => [textsOf(game, "en").own, textsOf(game, "fr").own]);
  for (const { within } of ALLOWED)
    expect(
      texts.some((text) => within.test(text)),
      String(within),
    ).toBe(true);
});
