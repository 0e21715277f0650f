/** The steps of the first era: when they are possible and done, where the rings lie, and what happens between them. */

import { describe, expect, it } from "vitest";
import {
  begin,
  clicked,
  meanwhileOf,
  proposed,
  ringed,
  type Situation,
  type Step,
  standing,
  stepNow,
} from "../../learn/lesson";
import { at, move, PATCHES, patching, wrote } from "./lesson/sample";
import { lesson } from "./lessons";

const step = (id: string): Step => lesson.steps.find((one) => one.id === id)!;

describe("steps", () => {
  it("go by the question that is asked", () => {
    expect(standing(step("bid"), at({}, [move("bid 1 1", { card: 1, count: 1 })]))).toBe("now");
    expect(standing(step("patch"), at({ question: "patch", patching }, PATCHES))).toBe("now");
    expect(standing(step("patch"), at({}, []))).toBe("others");
    expect(standing(step("manage"), at({ question: "diplomacy" }, [move("end")]))).toBe("wait");
  });

  it("diplomacy and management end with lines of the same kind", () => {
    const journal = [wrote("ended", {}, "ended-diplomacy")];
    expect(standing(step("diplomacy"), at({}, [], { journal }))).toBe("done");
    expect(standing(step("manage"), at({}, [], { journal }))).not.toBe("done");
    expect(standing(step("manage"), at({}, [], { journal: [wrote("ended")] }))).toBe("done");
  });

  it("a card is under others where a quarter of it is", () => {
    const tuck = step("tuck");
    expect(proposed(tuck, at({ question: "patch", patching }, PATCHES))?.words).toBe("patch d6 13");
    expect(standing(tuck, at({}, [], { journal: [wrote("patched", { over: 15 })] }))).not.toBe("done");
    expect(standing(tuck, at({}, [], { journal: [wrote("patched", { over: 13 })] }))).toBe("done");
  });

  it("a hero is bid for, and then kept in sight", () => {
    const card = (number: number, key: string) => ({ card: number, piece: key }) as never;
    const auction = { cards: [card(1, "plain"), card(2, "hero")], opening: false, mayWait: false };
    const bids = [1, 2].map((number) => move(`bid ${number} 1`, { card: number, count: 1 }));
    expect(proposed(step("figure"), at({ auction }, bids))?.words).toBe("bid 2 1");
    const own = { ...patching, piece: "hero" };
    const ways = [move("patch d6 14", { cell: "d6", over: 14 }), move("patch d6 13", { cell: "d6", over: 13 })];
    expect(proposed(step("figure"), at({ question: "patch", patching: own }, ways))?.words).toBe("patch d6 13");
  });

  it("a trade is done when somebody has been sent", () => {
    const journal = [wrote("traded")];
    const sending = at({ question: "trader", phase: "management" }, [move("worker e6", { cell: "e6" })], { journal });
    expect(standing(step("trade"), sending)).toBe("now");
    expect(standing(step("trade"), at({}, [], { journal }))).toBe("done");
  });

  it("a worker that a hero brings isn't a birth to carry out", () => {
    const moves = [move("room e6", { cell: "e6" })];
    expect(standing(step("birth"), at({ question: "room", phase: "patching" }, moves))).toBe("wait");
    expect(standing(step("birth"), at({ question: "room", phase: "management" }, moves))).toBe("now");
  });
});

describe("rings", () => {
  const rings = (id: string, now: Situation): string[] => ringed(lesson, step(id), standing(step(id), now), now);

  it("lead through a patch: the place, the way, Confirm", () => {
    const before = at({ question: "patch", patching }, PATCHES);
    expect(rings("tuck", before)[0]).toContain('[data-spot="d6"] || ');
    expect(rings("tuck", { ...before, picked: "patch d6 15" })).toEqual(['.pt-ways [data-move="patch d6 13"]']);
    expect(rings("tuck", { ...before, picked: "patch d6 13" })).toEqual([".dock .decide .primary"]);
  });

  it("a thing that a narrow screen hides is behind its tab", () => {
    const before = at({ question: "patch", patching }, PATCHES);
    expect(rings("patch", before)[0]).toMatch(
      /^\.pt-land\[data-territory="0"\] .* \|\| \.pt-back \|\| \.pt-tabs \[data-tab="land"\]$/,
    );
    expect(step("land").look(before)[0]).toContain('[data-tab="land"]');
  });

  it("lead through an exchange: the action, what for what, the exchange", () => {
    const swap = move("exchange food-minerals 1", { kind: "food-minerals", count: 1 });
    const now = at({ question: "management", phase: "management" }, [swap, move("end")]);
    expect(rings("exchange", now)[0]?.split(" || ")).toEqual([
      '.pt-panel .detail-exchange [data-move="exchange food-minerals 1"]',
      '.pt-panel .detail-exchange .pt-swap:nth-of-type(3):not([aria-pressed="true"])',
      ".pt-panel .detail-exchange [data-value] button:first-of-type",
      '.pt-panel [data-action="exchange"]',
      '.pt-tabs [data-tab="now"]',
    ]);
  });

  it("lead to as many votes as are proposed", () => {
    const votes = [0, 1, 2].map((count) => move(`vote ${count}`, { count }));
    const now = at({ question: "vote" }, votes);
    const [more] = clicked(lesson, votes, votes[2] ?? null, { ...now, picked: "vote 1" });
    expect(more).toContain("button:last-of-type");
    expect(clicked(lesson, votes, votes[2] ?? null, { ...now, picked: "vote 2" })).toEqual([".dock .decide .primary"]);
  });
});

describe("between the steps", () => {
  const progress = { ...begin("m"), at: 11 };
  const free = (id: string, now: Situation) => meanwhileOf(lesson, step(id), progress, now);

  it("the learner plays on, with a proposal", () => {
    const now = at({ question: "diplomacy", round: 2 }, [move("end"), move("aid 1")]);
    expect(free("war", now)).toMatchObject({ say: { id: "lesson-free-diplomacy" }, move: { words: "end" } });
    const asked = at({ question: "aid", round: 2 }, [move("accept"), move("refuse")]);
    expect(free("war", asked)?.say, "what has no word of its own is asked as the table asks it").toEqual(
      asked.state.view.prompt,
    );
  });

  it("in the first round a phase waits for its turn", () => {
    expect(free("patch", at({}, []))).toBeNull();
    expect(free("war", at({}, []))).toEqual({ say: { id: "lesson-free-others" }, move: null });
    expect(free("patch", at({ round: 2 }, []))).toMatchObject({ move: null });
  });

  it("a step that the learner went back to stays", () => {
    const now = at({ question: "diplomacy", round: 2 }, [move("end")]);
    expect(meanwhileOf(lesson, step("war"), { ...progress, held: true }, now)).toBeNull();
  });

  it("when the era is over, what has not come up is left for the end", () => {
    const left = lesson.steps.map(({ id }) => id).filter((id) => !["war", "ally", "era"].includes(id));
    const here = { ...begin("m"), left, at: lesson.steps.findIndex(({ id }) => id === "ally") };
    const after = at({ era: 2 }, [move("bid 1 1", { card: 1, count: 1 })]);
    expect(lesson.steps[stepNow(here, lesson.steps, after)]?.id).toBe("era");
    expect(stepNow({ ...here, left: [...left, "era"] }, lesson.steps, after)).toBe(lesson.steps.length);
  });
});
