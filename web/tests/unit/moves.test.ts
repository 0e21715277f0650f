import { expect, test } from "vitest";
import { groupOf, groups, labelOf, nearest, refusedNear, refusedOnce, related, step } from "../../src/state/moves";
import { move } from "./states";

const invest = (slot: number, ...amounts: number[]) =>
  amounts.map((tokens) =>
    move(`invest ${slot} ${tokens}`, `Invest ${tokens} token${tokens > 1 ? "s" : ""} in Barracks`),
  );
const all = groups(
  [move("harvest", "Harvest"), ...invest(2, 3, 1, 2), ...invest(4, 1), move("snipe 2", "Snipe Barracks")],
  "tokens",
);

test("moves that differ only in how many are one group, smallest first", () => {
  expect(all.map((group) => group.moves.map((one) => one.words))).toEqual([
    ["harvest"],
    ["invest 2 1", "invest 2 2", "invest 2 3"],
    ["invest 4 1"],
    ["snipe 2"],
  ]);
});

test("a group's label leaves out what differs", () => {
  expect(all.map((group) => group.label)).toEqual([
    "Harvest",
    "Invest … in Barracks",
    "Invest 1 token in Barracks",
    "Snipe Barracks",
  ]);
  expect(labelOf([])).toBe("");
});

test("what else can be done with the same thing", () => {
  expect(related(all, "invest 2 2").map((group) => group.label)).toEqual(["Invest … in Barracks", "Snipe Barracks"]);
  expect(related(all, "harvest").map((group) => group.label)).toEqual(["Harvest"]);
  expect(related(all, "nothing")).toEqual([]);
});

test("refused moves about the same thing", () => {
  const why = { sentence: "no", code: "no", rule: "", need: null, have: null };
  expect(refusedNear({ "snipe 2": why, "snipe 3": why, complete: why }, "invest 2 1").map(([words]) => words)).toEqual([
    "snipe 2",
  ]);
});

test("moves that are refused for the same reason are listed once", () => {
  const [far, dear] = ["far", "dear"].map((sentence) => ({ sentence, code: "no", rule: "", need: null, have: null }));
  expect(
    refusedOnce({ "build 1": far!, "build 4": far!, collect: far!, "build 8": dear! }).map(([words]) => words),
  ).toEqual(["build 1", "collect", "build 8"]);
});

test("the bid steps through the amounts there are and stays at the ends", () => {
  const group = groupOf(all, "invest 2 2")!;
  expect(step(group, "invest 2 2", 1)?.words).toBe("invest 2 3");
  expect(step(group, "invest 2 3", 1)?.words).toBe("invest 2 3");
  expect(step(group, "invest 2 1", -1)?.words).toBe("invest 2 1");
});

test("a typed amount takes the nearest one there is", () => {
  const group = groupOf(all, "invest 2 2")!;
  expect(nearest(group, 99)?.words).toBe("invest 2 3");
  expect(nearest(group, 0)?.words).toBe("invest 2 1");
});
