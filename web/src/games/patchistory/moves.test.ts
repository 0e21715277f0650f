import { describe, expect, test } from "vitest";
import type { Move } from "../../state/protocol";
import {
  after,
  bestWay,
  deedNamed,
  isVisible,
  litRooms,
  litSpaces,
  nextWay,
  numbersAfter,
  type PatchistoryOffer,
  patchIn,
  patchWords,
  refusalOf,
  snapTo,
  towards,
} from "./moves";
import type { PatchistoryView } from "./views";

const move = (words: string): Move => ({ words, name: words.split(" ")[0] ?? "", args: {}, say: { id: "" } }) as Move;

const offer = (
  words: string[],
  view: Partial<PatchistoryView> = {},
  refused: [string, string][] = [],
): PatchistoryOffer => ({
  view: { question: "move", laying: null, plan: null, ...view } as PatchistoryView,
  moves: words.map(move),
  refused: new Map(refused),
  hinted: [],
});

describe("the words of moves", () => {
  test("say what follows", () => {
    const some = offer(["bid 1 3", "bid 1 10", "bid 2 4", "wait"]);
    expect(after(some, "bid", "2")).toEqual(["4"]);
    expect(numbersAfter(some, "bid", "1")).toEqual([3, 10]);
  });

  test("an action is its first possible move, or else its first refused one", () => {
    const some = offer(["aid 1"], {}, [
      ["aid 2", "no-route"],
      ["birth", "no-food"],
    ]);
    expect(deedNamed(some, "aid")).toMatchObject({ can: true, words: "aid 1" });
    expect(deedNamed(some, "birth")).toMatchObject({ can: false, words: "birth", code: "no-food" });
    expect(deedNamed(some, "break")).toBeNull();
  });

  test("a patch is a cell and its visible quarters", () => {
    expect(patchIn(patchWords("e6", 5))).toEqual({ cell: "e6", over: 5 });
    expect(patchIn("room e6")).toBeNull();
    expect(patchIn(null)).toBeNull();
  });
});

describe("rooms", () => {
  test("are lit in my territory only", () => {
    const some = offer(["room e6", "worker f6"]);
    expect([...litRooms(some, 0, 0).keys()]).toEqual(["e6", "f6"]);
    expect(litRooms(some, 1, 0).size).toBe(0);
  });

  test("a tile can go to somebody else's", () => {
    const laying = { seat: 0, territory: 2, reclaiming: true, slot: 1, tile: null };
    const some = offer(["site e6"], { question: "site", laying });
    expect(litRooms(some, 0, 0).size).toBe(0);
    expect(litRooms(some, 2, 0).get("e6")).toEqual({ words: "site e6", how: "site" });
  });

  test("say why not", () => {
    const some = offer([], {}, [["site f6", "not-water"]]);
    expect(refusalOf(some, ["e6", "f6"])).toBe("site f6");
    expect(refusalOf(some, ["g6"])).toBeNull();
  });
});

describe("placements", () => {
  const all = [
    { x: -1, y: 0 },
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];

  test("the pointer finds the nearest corner, if one is near", () => {
    expect(snapTo(all, 0.8, 0.7)).toBe(all[2]);
    expect(snapTo(all, 5, 5)).toBeNull();
  });

  test("arrow keys go to the next one that way", () => {
    expect(towards(all, { x: 0, y: 0 }, "ArrowLeft")).toBe(all[0]);
    expect(towards(all, { x: 0, y: 0 }, "ArrowRight")).toBe(all[2]);
    expect(towards(all, { x: -1, y: 0 }, "ArrowUp")).toBeNull();
  });

  test("ways go round; the first shows most of the card", () => {
    expect(bestWay([1, 15, 3])).toBe(15);
    expect([15, 1].map((over) => nextWay([1, 15], over))).toEqual([1, 15]);
    expect(isVisible(5, [0, 2])).toBe(true);
    expect(isVisible(5, [0, 1])).toBe(false);
  });
});

test("a traveller can go on or rest", () => {
  const traveller = {
    worker: 3,
    cell: null,
    route: 2,
    space: 1,
    toCell: null,
    toSpace: null,
    planned: false,
    homing: false,
  };
  const plan = { speed: 2, picked: 3, sealed: false, statuses: {}, workers: [traveller] };
  const some = offer(["step 1", "step 2", "rest"], { plan });
  expect([...litSpaces(some, 2)]).toEqual([
    [2, "step 1"],
    [3, "step 2"],
    [7, "rest"],
  ]);
  expect(litSpaces(some, 1).size).toBe(0);
});
