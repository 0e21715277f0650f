import { beforeEach, describe, expect, it, vi } from "vitest";
import { sitAt } from "../../../tests/unit/catalogues";
import { move } from "../../../tests/unit/states";
import { atlasIn } from "./box";
import { pawnsIn, readyIn } from "./moves";
import { endChain, foreseen, type Ground, type Planned, planChain, stillPossible, troubleWith } from "./planned";
import { type Kept, withPlan } from "./planner";
import { sampleCells, sampleComponents, sampleMaps, sampleView } from "./sample";
import type { Present } from "./table";
import type { CellView } from "./views";

beforeEach(() => sitAt("floods", ["Ann", "Ben", "Cem", "Dan"], 0));

const NONE = { workers: 0, warriors: 0, boats: 0 };
const NOWHERE = { workers: [], warriors: [], boats: [] };
const [world] = sampleMaps();

const order = (words: string): Planned => {
  const [count, pawns, from = "", to = ""] = words.split(" ");
  return { count: Number(count), pawns: pawns as Planned["pawns"], from, to };
};
const orders = (...words: string[]): Planned[] => words.map(order);

/** A table at which these cells can be left; `more` are other moves. */
function ground(cells: Record<string, Partial<CellView>>, ...more: string[]): Ground {
  const leave = Object.entries(cells).flatMap(([code, { ready = NONE, reach = NOWHERE }]) =>
    (["workers", "warriors", "boats"] as const)
      .filter((pawns) => ready[pawns] > 0 && reach[pawns].length > 0)
      .map((pawns) => `move ${pawns} ${code}`),
  );
  return {
    view: sampleView({ question: "order", asked: 0, cells: sampleCells(world, cells) }),
    moves: [...leave, ...more, "end"].map((words) => ({ ...move(words), name: words.split(" ")[0] ?? "" })),
    refused: new Map(),
    hinted: [],
    atlas: atlasIn(sampleComponents(), "world"),
  };
}

const steppe = {
  controller: 0,
  workers: { 0: 4 },
  ready: { ...NONE, workers: 4 },
  reach: { ...NOWHERE, workers: ["y2", "y3", "y5", "y6"] },
};

describe("a plan in one chain", () => {
  it("says each order as the server asks it when those before have been carried out", () => {
    const plan = orders("1 workers y4 y2", "1 workers y4 y3", "1 workers y4 y5");
    expect(planChain(ground({ y4: steppe }), plan)).toBe(
      "move workers y4; to y2; count 1; move workers y4; to y3; count 1; move workers y4; to y5; count 1",
    );
  });

  it("says all for the rest, and doesn't count the last one", () => {
    const table = ground({ y4: steppe });
    expect(planChain(table, orders("2 workers y4 y2", "2 workers y4 y3"))).toBe(
      "move workers y4; to y2; count 2; move workers y4; to y3; all",
    );
    expect(planChain(table, orders("3 workers y4 y2", "1 workers y4 y3"))).toBe(
      "move workers y4; to y2; count 3; move workers y4; to y3",
    );
  });

  it("names no cell where there is one to go to", () => {
    const table = ground({ y4: { ...steppe, reach: { ...NOWHERE, workers: ["y2"] } } });
    expect(planChain(table, orders("3 workers y4 y2", "1 workers y4 y2"))).toBe(
      "move workers y4; count 3; move workers y4",
    );
  });

  it("counts again when an earlier order is taken out", () => {
    const plan = orders("3 workers y4 y2", "1 workers y4 y3");
    expect(planChain(ground({ y4: steppe }), plan.slice(1))).toBe("move workers y4; to y3; count 1");
  });

  it("counts each kind of pawn and each cell by itself", () => {
    const army = {
      ...steppe,
      warriors: { seat: 0, count: 1 },
      ready: { ...NONE, workers: 4, warriors: 1 },
      reach: { ...steppe.reach, warriors: ["y2", "y3"] },
    };
    const table = ground({ y4: army, w4: { ...steppe, reach: { ...NOWHERE, workers: ["w2", "w3"] } } });
    expect(planChain(table, orders("4 workers y4 y2", "1 warriors y4 y2", "4 workers w4 w3"))).toBe(
      "move workers y4; to y2; all; move warriors y4; to y2; move workers w4; to w3; all",
    );
  });
});

describe("the table under a plan", () => {
  it("has only those left who are not planned to leave", () => {
    const after = foreseen(ground({ y4: steppe }), orders("1 workers y4 y2", "2 workers y4 y3"));
    expect(after.view.cells.y4?.workers).toEqual({ 0: 1 });
    expect(readyIn(after, "y4", "workers")).toBe(1);
    expect(after.view.cells.y2?.workers).toEqual({});
    expect(pawnsIn(foreseen(after, orders("1 workers y4 y5")), "y4")).toEqual([]);
  });

  it("keeps what still fits when it changes", () => {
    const fewer = ground({ y4: { ...steppe, workers: { 0: 2 }, ready: { ...NONE, workers: 2 } } });
    const plan = orders("1 workers y4 y2", "2 workers y4 y3", "1 workers y4 y5");
    expect(stillPossible(fewer, plan)).toEqual(orders("1 workers y4 y2", "1 workers y4 y5"));
    expect(stillPossible(ground({}), plan)).toEqual([]);
    const closed = ground({ y4: { ...steppe, reach: { ...NOWHERE, workers: ["y5", "y6"] } } });
    expect(stillPossible(closed, plan)).toEqual(orders("1 workers y4 y5"));
  });
});

describe("the end of a plan", () => {
  it("is said while somebody can still move", () => {
    expect(endChain(ground({ y4: steppe }), orders("3 workers y4 y2"))).toBe("move workers y4; to y2; count 3; end");
  });

  it("comes by itself when nobody is left to move", () => {
    expect(endChain(ground({ y4: steppe }), orders("4 workers y4 y2"))).toBe("move workers y4; to y2; all");
  });

  it("isn't sure where boats can still be asked for, or where only a ferry is left", () => {
    expect(endChain(ground({ y4: steppe }, "ask 1"), orders("4 workers y4 y2"))).toBeNull();
    const island = { ...steppe, reach: { ...NOWHERE, workers: ["b7"] } };
    const boat = { ...NOWHERE, boats: ["cs"] };
    const sea = { boats: { seat: 0, count: 1, moved: 0, ferried: false }, ready: { ...NONE, boats: 1 }, reach: boat };
    expect(endChain(ground({ at: island, na: sea }), orders("1 boats na cs"))).toBeNull();
  });
});

describe("a plan stops", () => {
  const army = {
    controller: 0,
    warriors: { seat: 0, count: 2 },
    ready: { ...NONE, warriors: 2 },
    reach: { ...NOWHERE, warriors: ["y2", "y3"] },
  };

  it("after warriors who may lead slaves", () => {
    const table = ground({ y4: { ...army, workers: { 1: 2 } } });
    const first = order("1 warriors y4 y2");
    expect(troubleWith(table, [], first)).toBeNull();
    expect(troubleWith(table, [first], order("1 warriors y4 y3"))).toBe("lead");
    expect(endChain(table, [first])).toBeNull();
    expect(troubleWith(ground({ y4: { ...army, workers: { 0: 2 } } }), [first], order("1 warriors y4 y3"))).toBeNull();
  });

  it("where boats and ferries depend on each other", () => {
    const sea = {
      boats: { seat: 0, count: 2, moved: 0, ferried: false },
      ready: { ...NONE, boats: 2 },
      reach: { ...NOWHERE, boats: ["na", "er"] },
    };
    const table = ground({ me: sea, y3: { ...steppe, reach: { ...NOWHERE, workers: ["y4", "b7"] } }, y4: steppe });
    const [ferry, walk, sail] = orders("1 workers y3 b7", "1 workers y3 y4", "1 boats me na") as [
      Planned,
      Planned,
      Planned,
    ];
    expect(troubleWith(table, [ferry], sail)).toBe("unsure");
    expect(troubleWith(table, [sail], ferry)).toBe("unsure");
    expect(troubleWith(table, [sail], walk)).toBe("unsure");
    expect(troubleWith(table, [sail], order("1 workers y4 y5"))).toBeNull();
    expect(troubleWith(table, [walk], sail)).toBeNull();
    expect(troubleWith(table, [ferry], ferry)).toBeNull();
  });

  it("where a battle may open a second way", () => {
    const only = { ...steppe, reach: { ...NOWHERE, workers: ["y9"] } };
    const table = ground({ y4: army, y3: only, y2: { controller: 1 } });
    expect(troubleWith(table, orders("1 warriors y4 y2"), order("1 workers y3 y9"))).toBe("unsure");
    expect(troubleWith(table, orders("1 warriors y4 y3"), order("1 workers y3 y9"))).toBeNull();
  });

  it("before it is longer than the server reads", () => {
    const many = ground({ y4: { ...steppe, workers: { 0: 40 }, ready: { ...NONE, workers: 40 } } });
    const plan: Planned[] = [];
    const next = order("1 workers y4 y2");
    while (troubleWith(many, plan, next) === null) plan.push(next);
    expect(troubleWith(many, plan, next)).toBe("full");
    expect(planChain(many, plan, "end").length).toBeLessThanOrEqual(400);
    expect(plan.length).toBeGreaterThan(10);
  });
});

describe("the planner", () => {
  /** A board of two lines: what is kept, and the table that is drawn with it. */
  function board() {
    let kept: Kept = { orders: [], remark: null, seq: 7, sent: null, proposed: null };
    const [play, plan] = [vi.fn(), vi.fn()];
    let now = { ...ground({ y4: steppe }), mine: true, at: { seq: 7, moves: 7 }, play, plan } as unknown as Present;
    const planner = () => withPlan(now, kept, (next) => (kept = next)).planner!;
    return {
      planner,
      play,
      plan,
      become: (next: Ground, at: Present["at"]) => {
        now = { ...now, ...next, at } as Present;
        planner().follow();
      },
    };
  }

  it("adds orders, goes on with those who are left, and sends them as one", () => {
    const { planner, play, plan } = board();
    planner().add(order("3 workers y4 y2"));
    expect(plan).toHaveBeenLastCalledWith({ order: { from: "y4", pawns: "workers", count: 1 } });
    planner().add(order("1 workers y4 y3"));
    expect(plan).toHaveBeenLastCalledWith({ order: null });
    expect(planner().told("y3")).toEqual(["planned: 1 worker from the Great Steppe to the Sarmatian Plain"]);
    planner().send(planner().ending!);
    expect(play).toHaveBeenCalledWith("move workers y4; to y2; count 3; move workers y4; to y3");
  });

  it("is empty when it was played, and is kept when it was refused", () => {
    const { planner, become } = board();
    planner().add(order("1 workers y4 y2"));
    planner().send(planner().words);
    expect(planner().orders).toHaveLength(1);
    become(ground({ y4: steppe }), { seq: 8, moves: 8 });
    expect(planner().orders).toEqual([]);
    expect(planner().remark).toBeNull();
  });

  it("says how many orders fell out when the table changed", () => {
    const { planner, become } = board();
    planner().add(order("1 workers y4 y2"));
    planner().add(order("3 workers y4 y3"));
    become(ground({ y4: { ...steppe, ready: { ...NONE, workers: 3 } } }), { seq: 8, moves: 8 });
    expect(planner().orders).toEqual(orders("1 workers y4 y2"));
    expect(planner().remark).toEqual({ trouble: "dropped", count: 1 });
  });
});
