import { beforeEach, describe, expect, it } from "vitest";
import { sitAt } from "../../../tests/unit/catalogues";
import { move as moveOf, state } from "../../../tests/unit/states";
import type { Components, Move } from "../../state/protocol";
import { swapWith, trek, voyage } from "./advice";
import { atlasIn, boxOf } from "./box";
import { first, kept, moved, sees, wholeScale, zoomed } from "./camera";
import { told } from "./index";
import { cellLabel } from "./labels";
import { laid } from "./laid";
import { lesson } from "./lessons";
import {
  type FloodsOffer,
  felling,
  harvestChain,
  isHostile,
  litCells,
  offerChain,
  orderTo,
  payable,
  targetsOf,
  thriftiest,
  yieldOf,
} from "./moves";
import { figuresOf, inRows, layout } from "./Pieces";
import { sampleCells, sampleComponents, sampleMaps, sampleView } from "./sample";
import type { Table } from "./table";
import type { PaymentComponent } from "./views";

beforeEach(() => sitAt("floods", ["Ann", "Ben", "Cem", "Dan"], 0));

const NONE = { workers: 0, warriors: 0, boats: 0 };
const move = (words: string, args: Move["args"] = {}): Move => ({
  ...moveOf(words),
  name: words.split(" ")[0] ?? "",
  args,
});
const [world] = sampleMaps();

const offer = (words: string[], more: Parameters<typeof sampleView>[0] = {}): FloodsOffer => ({
  view: sampleView(more),
  moves: words.map((one) => move(one)),
  refused: new Map(),
  hinted: [],
});

describe("orders", () => {
  const reach = { workers: ["y2", "y3"], warriors: [], boats: [] };
  const cells = sampleCells(world, { y4: { controller: 0, workers: { 0: 4 }, ready: { ...NONE, workers: 4 }, reach } });
  const table = offer(["move workers y4", "end"], { cells });
  const draft = { from: "y4", pawns: "workers" as const, count: null };

  it("are one chain: the pawns, the cell, and how many", () => {
    expect(orderTo(table, draft, "y3")).toBe("move workers y4; to y3; all");
    expect(orderTo(table, { ...draft, count: 2 }, "y3")).toBe("move workers y4; to y3; count 2");
    expect(orderTo(table, { ...draft, count: 4 }, "y3")).toBe("move workers y4; to y3; all");
  });

  it("leave out what the server doesn't ask: the only target, and how many of one", () => {
    const lone = sampleCells(world, {
      y4: { controller: 0, workers: { 0: 1 }, ready: { ...NONE, workers: 1 }, reach: { ...reach, workers: ["y2"] } },
    });
    expect(orderTo(offer(["move workers y4"], { cells: lone }), draft, "y2")).toBe("move workers y4");
  });

  it("go on from what was taken up already", () => {
    const order = { kind: "workers" as const, from: "y4", to: null, count: 0, leading: null, slaves: 0 };
    const taken = offer(["to y2", "to y3"], { cells, question: "to", order });
    expect(targetsOf(taken, null)).toEqual(["y2", "y3"]);
    expect(litCells(taken, { order: null, site: null }).get("y2")?.words).toBe("to y2; all");
  });

  it("are said in a sentence before they are confirmed", () => {
    expect(told("move warriors y4; to y3; count 2")).toBe("2 warriors from the Great Steppe to the Sarmatian Plain");
    expect(told("move boats np; to cp; all")).toBe("All boats from the North Pacific to the Central Pacific");
    expect(told("move warriors y4; to y3")).toBe("1 warrior from the Great Steppe to the Sarmatian Plain");
    expect(told("build mine y4; pay wood")).toBe("");
    expect(told("move workers y4; to y3; count 2; move workers y4; to y2; all; end")).toBe(
      "2 workers from the Great Steppe to the Sarmatian Plain; All workers from the Great Steppe to Kamchatka; then end your moves",
    );
    expect(told("move workers y4; count 2")).toBe("2 workers from the Great Steppe");
  });

  it("light the cells that pawns leave, and those that they can go to", () => {
    expect([...litCells(table, { order: null, site: null })]).toEqual([
      ["y4", { words: "move workers y4", how: "source" }],
    ]);
    expect([...litCells(table, { order: draft, site: null }).keys()]).toEqual(["y4", "y2", "y3"]);
  });

  it("warn where somebody else is", () => {
    const view = sampleView({
      cells: sampleCells(world, {
        y2: { controller: 1 },
        np: { boats: { seat: 1, count: 1, moved: 0, ferried: false } },
      }),
    });
    expect(isHostile(view, 0, "warriors", "y2")).toBe(true);
    expect(isHostile(view, 1, "warriors", "y2")).toBe(false);
    expect(isHostile(view, 0, "boats", "np")).toBe(true);
    expect(isHostile(view, 0, "boats", "cp")).toBe(false);
  });
});

describe("the harvest", () => {
  it("is what the rulebook's example says: two work, two go mad, and the cell holds", () => {
    const cell = laid({ controller: 0, workers: { 0: 4 }, forests: 1 });
    expect(felling(cell, 0)).toEqual([1, 1]);
    expect(yieldOf(cell, { idle: 0, wood: 1 })).toEqual({ wood: 1, ore: 1, idle: 2, fanatics: 2, lost: false });
  });

  it("counts those who are left idle by choice, and what is lost by it", () => {
    const cell = laid({ controller: 0, workers: { 0: 3 }, fanatics: 1 });
    expect(felling(cell, 2)).toEqual([0, 1]);
    expect(yieldOf(cell, { idle: 2, wood: 0 })).toMatchObject({ ore: 1, idle: 2, lost: true });
    expect(yieldOf({ ...cell, warriors: { seat: 0, count: 2 } }, { idle: 2, wood: 0 }).lost).toBe(false);
  });

  const plan = (...codes: string[]) =>
    codes.map((cell) => ({ cell, wood: 2, ore: 1, idle: 0, fanaticsAfter: 0, lost: false, deforests: false }));
  const cells = sampleCells(world, {
    y3: { controller: 0, workers: { 0: 3 } },
    y4: { controller: 0, workers: { 0: 3 } },
  });
  const view = sampleView({ cells, plan: plan("y3", "y4") });
  const usual = ["y3", "y4"].map((cell) => ({ cell, idle: 0, wood: 2 }));

  it("is one word where nothing is changed", () => {
    expect(harvestChain(view, usual)).toBe("harvest");
  });

  it("says only what differs, cell by cell", () => {
    expect(harvestChain(view, [{ cell: "y3", idle: 1, wood: 1 }, usual[1]!])).toBe("idle y3 1; harvest");
    expect(harvestChain(view, [{ cell: "y3", idle: 1, wood: 2 }, usual[1]!])).toBe("idle y3 1; fell y3 2; harvest");
  });

  it("is in by itself when its last cell is settled", () => {
    expect(harvestChain(view, [usual[0]!, { cell: "y4", idle: 0, wood: 3 }])).toBe("fell y4 3");
    expect(harvestChain(view, [usual[0]!, { cell: "y4", idle: 3, wood: 0 }])).toBe("idle y4 3");
    expect(harvestChain(view, [usual[0]!, { cell: "y4", idle: 1, wood: 1 }])).toBe("idle y4 1; harvest");
  });
});

describe("offers", () => {
  it("are one chain: to whom, what is given, what is asked for", () => {
    const laid = { give: { gold: 1, wood: 2 }, get: { marble: 1 } };
    expect(offerChain({ to: 2, ...laid })).toBe("offer 2; give wood 2; give gold 1; get marble 1; send");
    expect(offerChain({ to: "all", give: {}, get: { wood: 1 } })).toBe("offer-all; get wood 1; send");
    expect(offerChain({ to: "counter", ...laid, get: { gold: 0 } })).toBe("counter; give wood 2; give gold 1; send");
  });
});

describe("construction", () => {
  const way = (...resources: PaymentComponent["resources"]): PaymentComponent => ({
    payment: resources.join("+"),
    resources,
    each: [0, 10, 4, 2, 1][resources.length] ?? 0,
  });
  const ways = [
    way("wood"),
    way("wood", "gold"),
    way("wood", "gold", "copper"),
    way("wood", "gold", "copper", "marble"),
  ];

  it("offers the ways one can pay, and first the one that takes least", () => {
    expect(payable(ways, { wood: 4, gold: 4 }).map(({ payment }) => payment)).toEqual(["wood+gold"]);
    const held = { wood: 12, gold: 5, copper: 2, marble: 1 };
    expect(payable(ways, held)).toHaveLength(4);
    expect(thriftiest(ways, held)?.payment).toBe("wood+gold+copper+marble");
  });

  it("lights the cells for what is chosen, or for anything", () => {
    const table = offer(["build boat np", "build mine y4", "build dolmen y4", "end"], { question: "build" });
    expect([...litCells(table, { order: null, site: null }).keys()]).toEqual(["np", "y4"]);
    expect([...litCells(table, { order: null, site: { building: "dolmen", cell: null } })]).toEqual([
      ["y4", { words: "build dolmen y4", how: "site" }],
    ]);
  });
});

describe("what stands on a cell", () => {
  const crowd = laid({
    controller: 2,
    warriors: { seat: 2, count: 2 },
    workers: { 0: 3, 2: 6 },
    fanatics: 2,
    mines: 3,
    dolmen: 1,
    ready: { workers: 6, warriors: 2, boats: 0 },
  });

  it("is told by kind and colour; workers beside another's warriors are slaves", () => {
    expect(
      figuresOf(crowd).map(({ kind, seat, count, slave }) => `${kind} ${seat} ${count}${slave ? " slaves" : ""}`),
    ).toEqual(["warriors 2 2", "workers 2 6", "workers 0 3 slaves", "fanatics null 2"]);
  });

  it("is drawn smaller where there is less room, and everything is still there", () => {
    const component = world!.cells.find(({ code }) => code === "w4")!;
    const room = (wide: number, high: number) =>
      layout({ component, cell: crowd, name: "Mesoamerica", people: [], level: "near", wide, high });
    const [large, small] = [room(160, 140), room(60, 50)];
    expect(large.label).toEqual(["Mesoamerica"]);
    expect(small.label).toEqual([]);
    for (const { figures, things } of [large, small]) {
      expect(figures.flat()).toHaveLength(4);
      expect(things.flat().map(({ kind }) => kind)).toEqual(["ore", "wood", "mines", "dolmen"]);
    }
    expect(inRows([4, 4, 4], (one) => one, 8)).toEqual([[4, 4], [4]]);
  });
});

describe("the camera", () => {
  const { chart } = atlasIn(sampleComponents(), "world");
  const desk = { wide: 1100, high: 500 };
  const phone = { wide: 374, high: 470 };

  it("shows all of the map on a desk, and as much as can be read on a phone, around home", () => {
    const home = chart.places.get("g4")!.at;
    expect(first(chart, desk, home).scale).toBe(wholeScale(chart, desk));
    expect(first(chart, desk, home).x).toBeCloseTo(chart.width / 2);
    const near = first(chart, phone, home);
    expect(near.scale * 34.6).toBeGreaterThan(21);
    expect(sees(chart, phone, near, home)).toBe(true);
    expect(sees(chart, phone, near, chart.places.get("w4")!.at)).toBe(false);
  });

  it("goes round the world, and never beyond the poles", () => {
    const camera = first(chart, phone, null);
    const round = moved(chart, phone, camera, -camera.scale * chart.width, -9999);
    expect(round.x).toBeCloseTo(camera.x);
    expect(round.y).toBeLessThanOrEqual(chart.height);
    const islands = atlasIn(sampleComponents(), "archipelago").chart;
    const edge = kept(islands, phone, { x: -999, y: 0, scale: 2 });
    expect(edge.x).toBeGreaterThanOrEqual(islands.frame.left);
  });

  it("keeps the point under the pointer when it comes nearer", () => {
    const camera = first(chart, desk, null);
    const at = { x: 300, y: 200 };
    const near = zoomed(chart, desk, camera, 2, at);
    expect((at.x - near.x) * near.scale).toBeCloseTo((at.x - camera.x) * camera.scale);
    expect(zoomed(chart, desk, camera, 0.01, at).scale).toBe(wholeScale(chart, desk));
  });
});

describe("a cell's sentence", () => {
  it("says what is in it, what borders it and what is possible", () => {
    const view = sampleView({
      cells: sampleCells(world, { y4: { controller: 0, workers: { 0: 4 }, fanatics: 1, forests: 2, dolmen: 1 } }),
    });
    const moves = [{ ...move("move workers y4"), say: { id: "move-workers", args: { cell: { cell: "y4" } } } }];
    const table = { view, moves, atlas: atlasIn(sampleComponents(), "world"), planner: null } as unknown as Table;
    const said = cellLabel(table, "y4", false);
    for (const part of [
      "the Great Steppe",
      "your 4 workers",
      "1 fanatic",
      "2 forests",
      "Ben’s dolmen",
      "Kamchatka",
      "Move workers",
    ])
      expect(said).toContain(part);
    expect(cellLabel(table, "w2", true)).toContain("drowns at rise 2");
  });
});

describe("the lesson", () => {
  const islands = sampleMaps()[1]!;
  const now = (question: string, cells: Parameters<typeof sampleCells>[1]) => ({
    me: 0,
    state: {
      ...state(1),
      view: {
        ...state(1).view,
        ...sampleView({ map: "archipelago", question: question as "order", cells: sampleCells(islands, cells) }),
      },
    },
    journal: [],
    components: sampleComponents() as unknown as Components,
    picked: null,
  });

  it("shows the way to the nearest boats of another player", () => {
    const boats = (seat: number) => ({ boats: { seat, count: 1, moved: 0, ferried: false } });
    const l1 = {
      ...boats(0),
      ready: { ...NONE, boats: 1 },
      reach: { workers: [], warriors: [], boats: ["m1", "m3", "oc"] },
    };
    expect(voyage(now("order", { l1, l2: boats(1) }))).toMatchObject({ from: "l1", to: "m1" });
    expect(voyage(now("order", { l1, l3: boats(2) }))).toMatchObject({ from: "l1", to: "m3" });
    expect(voyage(now("order", { l1 }))).toBeNull();
  });

  it("sends half of a crowd to free land next to it, and swaps what there is plenty of", () => {
    const s1 = {
      controller: 0,
      workers: { 0: 4 },
      ready: { ...NONE, workers: 4 },
      reach: { workers: ["k1", "a1"], warriors: [], boats: [] },
    };
    expect(trek(now("order", { s1 }), "s1")).toEqual({ pawns: "workers", from: "s1", to: "a1", count: 2 });
    const trading = now("floor", {});
    const rich = (seat: number, resources: Record<string, number>) => ({
      ...sampleView().players[0]!,
      seat,
      resources,
    });
    Object.assign(trading.state.view, { players: [rich(0, { gold: 2, wood: 1 }), rich(1, { copper: 3, wood: 1 })] });
    expect(swapWith(trading, 1)).toEqual({ to: 1, give: "gold", get: "copper" });
  });

  it("has a move, a harvest, a trade, a building, a conflict and a rise to be done", () => {
    const done = lesson.steps.filter((step) => step.done).map(({ id }) => id);
    expect(done).toEqual(["move", "harvest", "trade", "build", "conflict", "rise"]);
    expect(boxOf(sampleComponents() as unknown as Components).end).toBe(14);
  });
});
