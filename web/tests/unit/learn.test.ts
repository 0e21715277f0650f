import { beforeEach, describe, expect, test } from "vitest";
import { lesson as flow } from "../../src/games/flow/lessons";
import {
  backward,
  begin,
  did,
  finished,
  type Lesson,
  learned,
  meanwhileOf,
  onward,
  proposed,
  ringed,
  type Situation,
  type Step,
  sound,
  standing,
  stepNow,
  toCome,
  toldOf,
} from "../../src/learn/lesson";
import { type Box, within } from "../../src/learn/place";
import { progressOf, rereadProgress, setProgress } from "../../src/learn/progress";
import type { Components, Entry, Message } from "../../src/state/protocol";
import { entry, move, saying, state, summary } from "./states";

const card = (slug: string, type: string, timing: string, indicator: string | null = null) => ({
  card: slug,
  name: slug,
  type,
  timing,
  indicator,
  stripe: [],
  effect: saying(""),
});
const components: Components = {
  title: "Flow",
  cards: [
    card("tribe", "government", "permanent"),
    card("warriors", "military", "attack"),
    card("animal", "knowledge", "instant", "science"),
    card("working-animal", "knowledge", "instant", "science"),
    card("pyramids", "wonder", "scoring"),
    card("republic", "government", "permanent"),
  ],
};
const icons = { culture: 0, science: 2, industry: 0, trade: 1, harvest: 0, attack: 1, defence: 0 };
const stacks = { military: [], construction: [], knowledge: [], government: ["tribe"], leader: [], wonder: [] };
const place = (slot: number, slug: string, investor: number | null = null, tokens = 0) => ({
  slot,
  card: slug,
  tokens,
  investor,
});
const view = (market = [place(1, "warriors"), place(2, "animal"), place(3, "pyramids")], mine = stacks) => ({
  ...state(1).view,
  question: "action",
  supply: 4,
  market,
  nations: [
    { seat: 0, tokens: 4, icons, attack: 1, strength: 1, stacks: mine },
    { seat: 1, tokens: 4, icons, attack: 0, strength: 3, stacks },
  ],
});

function at(
  change: Partial<Situation> = {},
  words: string[] = ["harvest", "invest 1 1", "invest 1 2"],
  shown = view(),
): Situation {
  return {
    me: 0,
    state: state(1, { moves: words.map((one) => move(one)), view: shown }),
    journal: [],
    components,
    picked: null,
    ...change,
  };
}
const did1 = (kind: string, seat = 0, args: Message["args"] = {}): Entry => ({
  ...entry(1, seat, kind),
  say: { id: kind, args },
});
const card1 = (key: string): Message["args"] => ({ card: { card: key } });
const step = (id: string): Step => flow.steps.find((one) => one.id === id)!;

describe("fulfilment", () => {
  test("a step without a deed is only read", () => expect(standing(step("table"), at())).toBe("read"));

  test.each([
    ["invest", "invested"],
    ["harvest", "harvested"],
    ["complete", "completed"],
    ["snipe", "sniped"],
  ])("%s is done by my entry %s, not by another's", (id, kind) => {
    expect(standing(step(id), at({ journal: [did1(kind, 1)] }))).not.toBe("done");
    expect(standing(step(id), at({ journal: [did1(kind, 0)] }))).toBe("done");
  });

  test("an undo takes the fulfilment back with the journal", () => {
    const journal = [did1("invested")];
    expect(did(at({ journal }), "invested")).toBe(true);
    expect(standing(step("invest"), at({ journal: [] }))).toBe("now");
  });

  test("cards count by what they are, however they came", () => {
    expect(standing(step("instant"), at({ journal: [did1("gained", 0, card1("animal"))] }))).toBe("done");
    expect(standing(step("instant"), at({ journal: [did1("completed", 0, card1("warriors"))] }))).not.toBe("done");
    expect(standing(step("glory"), at({ journal: [did1("sniped", 0, card1("pyramids"))] }))).toBe("done");
    expect(standing(step("attack"), at({ journal: [did1("struck", 1, { victim: { seat: 0 } })] }))).toBe("done");
  });

  test("stacking shows in the nation", () => {
    const two = view(undefined, { ...stacks, government: ["tribe", "republic"] as never[] });
    expect(standing(step("stack"), at({}, ["harvest"], two))).toBe("done");
    expect(ringed(flow, step("stack"), "done", at({}, ["harvest"], two))).toEqual(['.mine [data-card="republic"]']);
  });

  test("when the game is over nothing more can be done", () => {
    const over = at({ state: state(9, { summary: summary({ status: "over" }), view: view() }) });
    expect(standing(step("end"), over)).toBe("read");
    expect(standing(step("snipe"), over)).toBe("over");
  });

  test("what it brought is told by the journal, that of the last time", () => {
    const line = (number: number, kind: string, seat: number) => ({
      ...did1(kind, seat, { number }),
      move: number,
    });
    const journal = [
      line(3, "sniped", 0),
      line(3, "shared", 1),
      line(5, "sniped", 1),
      line(7, "sniped", 0),
      line(7, "traded", 1),
      line(7, "refilled", 0),
    ];
    expect(toldOf(step("snipe"), at({ journal }))).toEqual([
      { id: "sniped", args: { number: 7 } },
      { id: "traded", args: { number: 7 } },
    ]);
    expect(toldOf(step("snipe"), at())).toEqual([]);
    expect(toldOf({ ...step("snipe"), own: true }, at({ journal }))).toEqual([{ id: "sniped", args: { number: 7 } }]);
  });
});

describe("waiting", () => {
  test("what is on offer is asked for, what is not waits", () => {
    expect(standing(step("invest"), at())).toBe("now");
    expect(standing(step("snipe"), at())).toBe("wait");
    expect(standing(step("snipe"), at({}, ["harvest", "snipe 1"]))).toBe("now");
    expect(standing(step("stack"), at())).toBe("wait");
    expect(standing(step("attack"), at())).toBe("now");
  });

  test("while others move there is nothing to do", () => {
    const theirs = at({ state: state(1, { view: { ...view(), to_move: 1, waiting: [1] } }) });
    expect(standing(step("invest"), theirs)).toBe("others");
  });

  const rings = (id: string, situation: Situation): string[] =>
    ringed(flow, step(id), standing(step(id), situation), situation);

  test("rings lie on what is within reach, otherwise on what is spoken of", () => {
    expect(rings("attack", at())).toEqual(['.f-market [data-card="warriors"]']);
    expect(rings("stack", at())).toEqual([".mine .f-stack"]);
    const claimed = view([place(1, "warriors", 1, 3), place(2, "animal", 0, 2)]);
    expect(rings("complete", at({}, ["complete"], claimed))).toEqual(['.f-market [data-card="animal"]']);
    expect(rings("harvest", at({ journal: [did1("harvested")] }))).toEqual([]);
  });

  const first = view([place(1, "warriors"), place(3, "working-animal")]);
  const bids = ["invest 1 1", "invest 1 2", "invest 3 1", "invest 3 2", "invest 3 3"];

  test("the course is proposed while it can be followed", () => {
    expect(proposed(step("invest"), at({}, bids, first))?.words).toBe("invest 3 2");
    expect(rings("invest", at({}, bids, first))).toEqual(['.f-market [data-card="working-animal"]']);
    expect(rings("invest", at({ picked: "invest 3 1" }, bids, first))).toEqual([
      ".dock .bid",
      ".dock .decide .primary",
    ]);
    expect(rings("invest", at({ picked: "invest 3 2" }, bids, first))).toEqual([".dock .decide .primary"]);
    expect(rings("invest", at({ picked: "invest 1 2" }, bids, first))).toEqual([".dock .decide .primary"]);
    expect(proposed(step("invest"), at())).toBeNull();
    expect(rings("invest", at())).toEqual(['.f-market [data-card="warriors"]']);
  });

  test("a pick that does not serve the step leaves the rings where they are", () => {
    expect(rings("invest", at({ picked: "harvest" }, ["harvest", ...bids], first))).toEqual([
      '.f-market [data-card="working-animal"]',
    ]);
  });

  test("an attack that asks for its victim is not over", () => {
    const asking = { ...view(), question: "target", prompt: { id: "question-target" } };
    const journal = [did1("completed", 0, card1("warriors"))];
    expect(standing(step("attack"), at({ journal }, ["attack 1"], asking))).toBe("now");
    expect(flow.asked(at({}, ["attack 1"], asking))).toEqual({ id: "question-target" });
    expect(
      standing(
        step("attack"),
        at({ journal: [...journal, did1("struck", 0, { victim: { seat: 1 } })] }, ["attack 1"], asking),
      ),
    ).toBe("done");
  });

  test("the numbers of the moment are the server's", () => {
    const said = step("attack").live?.(at());
    expect(said).toMatchObject({ id: "lesson-attack-live", args: { attack: 1 } });
    expect(JSON.stringify(said?.args?.opponents)).toContain('"seat":1');
  });
});

describe("progress", () => {
  const { steps } = flow;
  beforeEach(() => setProgress("flow", null));

  test("on and back, left and skipped", () => {
    const read = onward(begin("m1"), steps, "read");
    expect(read).toMatchObject({ at: 1, left: ["table"], skipped: [] });
    const skipped = onward(onward(read, steps, "read"), steps, "wait");
    expect(skipped).toMatchObject({ at: 3, skipped: ["invest"] });
    const back = backward(skipped, steps);
    expect(back).toMatchObject({ at: 2, left: ["table", "nation"], skipped: [], held: true });
    expect(onward(back, steps, "done")).toMatchObject({
      at: 3,
      left: ["table", "nation", "invest"],
      skipped: [],
      held: false,
    });
    expect(backward(begin("m1"), steps)).toEqual(begin("m1"));
  });

  test("a step that has to wait lets one go first that is possible now, unless the learner went back to it", () => {
    const before = { ...begin("m1"), at: 3, left: ["table", "nation", "invest"] };
    expect(standing(step("complete"), at())).toBe("wait");
    expect(steps[stepNow(before, steps, at())]?.id).toBe("harvest");
    expect(stepNow({ ...before, held: true }, steps, at())).toBe(3);
    const claimed = view([place(2, "animal", 0, 2)]);
    expect(stepNow(before, steps, at({}, ["complete", "harvest"], claimed))).toBe(3);
    const gone = onward({ ...before, at: 5 }, steps, "done");
    expect(gone).toMatchObject({ at: 3, left: ["table", "nation", "invest", "harvest"] });
  });

  test("while a step has to wait, one that was done meanwhile is told", () => {
    const before = { ...begin("m1"), at: 3, left: ["table", "nation", "invest", "harvest"] };
    const waiting = at({ journal: [did1("sniped")] }, ["drop"]);
    expect(standing(step("complete"), waiting)).toBe("wait");
    expect(steps[stepNow(before, steps, waiting)]?.id).toBe("snipe");
  });

  test("a step whose chance has gone by is left out, unless it was done or the learner went back to it", () => {
    const past = steps.map((one) => (one.done ? { ...one, past: () => true } : one));
    const before = { ...begin("m1"), at: 2, left: ["table", "nation"] };
    expect(past[stepNow(before, past, at())]?.id).toBe("end");
    expect(toCome(before, past, at()).map(({ id }) => id)).toEqual(["end"]);
    expect(stepNow(before, past, at({ journal: [did1("invested")] }))).toBe(2);
    expect(stepNow({ ...before, held: true }, past, at())).toBe(2);
    expect(stepNow({ ...before, left: [...before.left, "end"] }, past, at())).toBe(steps.length);
  });

  test("in a long game the learner plays on while a step has to wait", () => {
    const long: Lesson = {
      ...flow,
      meanwhile: (_, { state: { moves } }) => ({ say: saying("Play on."), move: moves[0] ?? null }),
    };
    const before = begin("m1");
    expect(meanwhileOf(long, step("snipe"), before, at())).toMatchObject({ move: { words: "harvest" } });
    expect(meanwhileOf(long, step("invest"), before, at()), "what is possible now is the step").toBeNull();
    expect(meanwhileOf(long, step("snipe"), { ...before, held: true }, at())).toBeNull();
    expect(meanwhileOf(flow, step("snipe"), before, at())).toBeNull();
  });

  test("after the last step the lesson is over and stays so", () => {
    const end = steps.reduce((now) => onward(now, steps, "done"), begin("m1"));
    expect(finished(end, steps)).toBe(true);
    expect(onward(end, steps, "done")).toBe(end);
    expect(backward(end, steps).at).toBe(steps.length - 1);
  });

  test("in the end what was skipped is said, unless it happened after all", () => {
    const end = steps.reduce(
      (now, one) => onward(now, steps, one.id === "snipe" || one.id === "attack" ? "wait" : "done"),
      begin("m1"),
    );
    expect(learned(end, steps, at()).unmet.map((one) => one.id)).toEqual(["snipe", "attack"]);
    expect(learned(end, steps, at({ journal: [did1("sniped")] })).unmet.map((one) => one.id)).toEqual(["attack"]);
    expect(learned(end, steps, null).met).toHaveLength(steps.length - 2);
  });

  test("it is kept in this browser, the closed coach too", () => {
    expect(progressOf("flow")).toBeNull();
    setProgress("flow", { ...begin("m1"), at: 4, open: false });
    rereadProgress();
    expect(progressOf("flow")).toMatchObject({ match: "m1", at: 4, open: false });
  });

  test("what storage has spoilt is no progress", () => {
    for (const bad of [null, 3, "x", [], { match: 1, at: 0 }, { match: "m", at: -1 }, { match: "m", at: 1.5 }])
      expect(sound(bad)).toBeNull();
    expect(sound({ match: "m", at: 2, left: ["a", 3] })).toEqual({
      match: "m",
      at: 2,
      open: true,
      left: ["a"],
      skipped: [],
      held: false,
    });
  });
});

describe("rings", () => {
  const room: Box = { left: 0, top: 0, width: 1000, height: 800 };

  test("only what is seen of a thing is ringed", () => {
    expect(within({ left: -50, top: 0, width: 100, height: 100 }, room)).toEqual({
      left: 0,
      top: 0,
      width: 50,
      height: 100,
    });
    expect(within({ left: 0, top: 900, width: 100, height: 100 }, room)).toBeNull();
  });
});
