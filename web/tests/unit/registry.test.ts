/** Every game of the shelf can be played here: by a board of its own, or by the plain one. */

import { afterEach, describe, expect, test } from "vitest";
import * as plain from "../../src/games/Plain";
import { boxedColours, firstLesson, hasLesson, lessonOf, moduleOf, onShelf, ownWords } from "../../src/games/registry";
import { bundlesFor, learnWords, lessonIn } from "../../src/i18n/words";
import { set } from "../../src/state/settings";

const named = (...names: string[]) => names.map((name) => ({ name }));
const GAMES = ["flow", "flooruler", "floods", "patchistory"];
const hasOwn = (game: string, id: string): boolean => bundlesFor(game)[0]?.hasMessage(id) ?? false;

describe("the shelf", () => {
  test("has the boxes in their places, and games without one last, as they came", () => {
    expect(onShelf(named("no-such", "flooruler", "nor-this", "flow")).map(({ name }) => name)).toEqual([
      "flow",
      "flooruler",
      "no-such",
      "nor-this",
    ]);
  });

  test("a box may have colours of its own", () => {
    expect(boxedColours("flooruler")).toEqual(["red", "orange", "green", "blue"]);
    expect(boxedColours("patchistory")).toEqual(["red", "blue", "green", "violet"]);
    expect(boxedColours("no-such")).toEqual([]);
  });
});

describe("the board", () => {
  test.each(GAMES)("of %s is its own", async (game) => {
    const { Board, EndDetail, Gallery } = await moduleOf(game);
    for (const part of [Board, EndDetail, Gallery]) expect(part).toBeTypeOf("function");
    expect(Board).not.toBe(plain.Board);
  });

  test.each(["no-such", "constructor"])("of %s is the plain one", async (game) => {
    expect((await moduleOf(game)).Board).toBe(plain.Board);
  });
});

describe("lessons", () => {
  afterEach(() => set({ language: "en" }));

  test("the first game on the shelf that has one is taught first", async () => {
    expect(firstLesson()).toBe("flow");
    expect(hasLesson("no-such")).toBe(false);
    await expect(lessonOf("no-such")).rejects.toThrow("no-such");
  });

  test.each(GAMES.flatMap((game) => (["en", "fr"] as const).map((language) => [game, language] as const)))(
    "every step of %s has words in %s, and rules to read",
    async (game, language) => {
      set({ language });
      const lesson = await lessonOf(game);
      expect(lesson.game).toBe(game);
      expect(lesson.steps.length).toBeGreaterThan(5);
      learnWords(game, language, await ownWords(lessonIn(game), language));
      for (const step of lesson.steps) {
        for (const part of ["title", "text", "todo", ...(step.done ? ["wait", "done"] : [])])
          expect(hasOwn(game, `lesson-${step.id}-${part}`), `${step.id} ${part}`).toBe(true);
        expect(step.rules.every((number) => /^\d+\.\d+$/.test(number))).toBe(true);
      }
    },
  );
});
