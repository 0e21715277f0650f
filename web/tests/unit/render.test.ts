/** The browser says what Python says: tests/kit/test_render_fixture.py holds Python to the same sentences. */

import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bundleOf, nameThing, type Reader, render } from "../../src/i18n/render";
import type { Message } from "../../src/messages";
import { textsOf } from "./catalogues";

interface Case {
  game: string;
  message: Message;
  names: string[];
  you: number | null;
  printed: Record<string, string>;
  en: string;
  fr: string;
}

const CASES: Case[] = JSON.parse(readFileSync(new URL("../fixtures/rendered.json", import.meta.url), "utf8"));
const GAMES = [...new Set(CASES.map(({ game }) => game))];

describe.each(["en", "fr"] as const)("%s", (language) => {
  test.each(GAMES)("every message of %s", (game) => {
    const bundles = [bundleOf(language, ...textsOf(game, language).served)];
    for (const { names, you, printed, ...one } of CASES.filter((each) => each.game === game))
      expect(render(one.message, { bundles, names, you, printed }), JSON.stringify(one.message)).toBe(one[language]);
  });
});

describe("what is missing", () => {
  const reader: Reader = {
    bundles: [bundleOf("en", "gets = { $who } gets { $card }.")],
    names: [],
    you: null,
    printed: {},
  };
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  afterEach(() => warn.mockClear());

  test("a sentence is its id, and that is told once", () => {
    expect([render({ id: "no-such" }, reader), render({ id: "no-such" }, reader)]).toEqual(["no-such", "no-such"]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("a thing is called as its book says, or else by its key", () => {
    const book = { ...reader, printed: { "card-old": "The Old One" } };
    expect([nameThing("card", "old", book), nameThing("card", "new", book)]).toEqual(["The Old One", "new"]);
  });

  test("a seat without a name has its number, and a variable that nobody gave shows what it is", () => {
    expect(render({ id: "gets", args: { who: { seat: 2 }, card: "x" } }, reader)).toBe("3 gets x.");
    expect(render({ id: "gets", args: { who: "Ann" } }, reader)).toBe("Ann gets {$card}.");
  });
});
