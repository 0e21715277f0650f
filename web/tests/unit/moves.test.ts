import { expect, test } from "vitest";
import { groupOf, groups, inCommon, nearest, refusedNear, refusedOnce, related, step } from "../../src/state/moves";
import { move, saying } from "./states";

const invest = (slot: number, ...amounts: number[]) =>
  amounts.map((tokens) => ({
    ...move(`invest ${slot} ${tokens}`),
    say: { id: "move-invest", args: { count: tokens, card: { card: "barracks" } } },
  }));
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

test("a group says what its moves have in common, and leaves out what differs", () => {
  const card = { card: "barracks" };
  expect(all.map((group) => group.say)).toEqual([
    saying("Harvest"),
    { id: "move-invest", args: { count: "…", card } },
    { id: "move-invest", args: { count: 1, card } },
    saying("Snipe Barracks"),
  ]);
  expect(inCommon([])).toEqual({ id: "" });
});

test("what else can be done with the same thing", () => {
  const first = (words: string) => related(all, words).map((group) => group.moves[0]?.words);
  expect(first("invest 2 2")).toEqual(["invest 2 1", "snipe 2"]);
  expect(first("harvest")).toEqual(["harvest"]);
  expect(related(all, "nothing")).toEqual([]);
});

test("refused moves about the same thing", () => {
  expect(refusedNear({ dear: ["snipe 2", "snipe 3"], none: ["complete"] }, "invest 2 1")).toEqual(["snipe 2"]);
});

test("moves that are refused for the same reason are listed once", () => {
  const refusals = { far: ["build 1", "build 4", "collect"], dear: ["build 8"] };
  expect(refusedOnce(refusals)).toEqual(["build 1", "collect", "build 8"]);
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
