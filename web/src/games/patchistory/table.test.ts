import { describe, expect, test } from "vitest";
import type { Message } from "../../messages";
import type { Move } from "../../state/protocol";
import { extentOf, nameOf } from "./extent";
import { panelOf } from "./panels";
import { choosePlace, ghostAt, ghostOf, placementsOf } from "./patching";
import { amountOf, askedBy, effectsFor } from "./rare";
import { alliedTravellers, inOrder, litOn, seenFrom, travellersOn } from "./roads";
import { points } from "./standing";
import { inEra, ownSeat, type Table } from "./table";
import type { FigureComponent, PatchistoryView, PlacementView } from "./views";

const move = (words: string): Move => ({ words, name: words.split(" ")[0] ?? "", args: {}, say: { id: "" } }) as Move;

const table = (view: Partial<PatchistoryView>, more: Partial<Table> = {}): Table =>
  ({
    view: { question: "patch", phase: "patching", viewer: 0, plan: null, auction: null, ...view },
    moves: [],
    refused: new Map(),
    hinted: [],
    me: 0,
    mine: true,
    picked: null,
    ...more,
  }) as unknown as Table;

describe("a card that is patched", () => {
  const placements: PlacementView[] = [
    { cell: "d5", x: -1, y: -1, over: [15] },
    { cell: "f7", x: 1, y: 1, over: [1, 11, 15] },
  ];
  const patching = { seat: 0, piece: "i-01-white", sides: [], placements, figure: null };

  test("has places while it is mine to patch", () => {
    expect(placementsOf(table({ patching }))).toEqual(placements);
    expect(placementsOf(table({ patching }, { mine: false }))).toEqual([]);
    expect(placementsOf(table({ patching, question: "room" }))).toEqual([]);
  });

  test("is shown as chosen, or where the pointer is", () => {
    const chosen = table({ patching }, { picked: "patch f7 11" });
    expect(ghostOf(chosen, null)).toMatchObject({ cell: "f7", over: 11, x: 1, chosen: true });
    expect(ghostOf(chosen, { cell: "d5", over: 15 })).toMatchObject({ cell: "d5", chosen: false });
    expect(ghostOf(table({ patching }), null)).toBeNull();
  });

  test("is laid as a search proposes, or with all of it on top", () => {
    const place = placements[1] as PlacementView;
    expect(ghostAt(table({ patching }), place)).toEqual({ cell: "f7", over: 15 });
    expect(ghostAt(table({ patching }, { hinted: ["patch f7 1"] }), place)).toEqual({ cell: "f7", over: 1 });
  });

  test("a second click turns to the next way", () => {
    const chosen: string[] = [];
    const choose = (words: string): void => void chosen.push(words);
    const place = placements[1] as PlacementView;
    choosePlace(table({ patching }, { choose }), place);
    choosePlace(table({ patching }, { choose, picked: "patch f7 15" }), place);
    expect(chosen).toEqual(["patch f7 15", "patch f7 1"]);
  });

  test("makes room for all of its places", () => {
    expect(extentOf({ columns: 3, rows: 2 }, placements)).toEqual({ x: -1, y: -1, wide: 4, high: 4 });
    expect(extentOf({ columns: 3, rows: 2 }, [])).toEqual({ x: 0, y: 0, wide: 3, high: 2 });
  });

  test("has a letter for each column and a number for each row, from its corner", () => {
    const names = [nameOf("d4", 0, 0), nameOf("d4", 2, 1), nameOf("d4", -1, -2), nameOf("e9", 1, 3)];
    expect(names).toEqual(["d4", "f5", "c2", "f12"]);
    expect([nameOf("k12", 2, 1), nameOf("a1", -1, -1)], "the edges join").toEqual(["a1", "l12"]);
  });
});

describe("roads", () => {
  const road = { route: 1, owner: 0, other: 1, space: 2, gains: {}, invaders: null, negotiated: false };
  const view = { viewer: 0, plan: null, routes: [road] } as unknown as PatchistoryView;

  test("show who is on them, and where they are planned to go", () => {
    const worker = {
      worker: 1,
      cell: null,
      route: 1,
      space: 2,
      toCell: null,
      toSpace: 4,
      planned: true,
      homing: false,
    };
    const plan = { speed: 2, picked: null, sealed: false, statuses: {}, workers: [worker] };
    expect(travellersOn(view, road)).toEqual([{ seat: 0, at: 2, planned: false }]);
    expect(travellersOn({ ...view, plan }, road)).toHaveLength(2);
  });

  test("an allied one is counted from both ends", () => {
    const ends = [0, 1].map((seat) => ({ seat, space: 1, gains: {} }));
    expect(alliedTravellers(view, { route: 15, ends }).map(({ at }) => at)).toEqual([1, 4]);
    expect(seenFrom(1, 7)).toBe(7);
  });

  test("are lit where a worker can be sent, taken up, or talk", () => {
    const offer = table({ question: "management" }, { moves: ["trade 1", "traveller 2", "fight 3"].map(move) });
    expect([...litOn(offer, 1, null)]).toEqual([[0, "trade 1"]]);
    expect([...litOn(offer, 2, 4)]).toEqual([[4, "traveller 2"]]);
    expect([...litOn(offer, 3, 6)]).toEqual([[6, "fight 3"]]);
  });

  test("mine come first", () => {
    const routes = [
      { ...road, route: 2, owner: 1, other: 2 },
      { ...road, route: 3, owner: 2, other: 0 },
      { ...road, route: 4 },
    ];
    expect(inOrder({ ...view, routes }, 0).map(({ route }) => route)).toEqual([4, 3, 2]);
  });
});

test("the panel is that of the question, or of the phase", () => {
  expect(panelOf(table({ question: "mix", phase: "diplomacy" }))).toBe("choices");
  expect(panelOf(table({ question: "mix", phase: "diplomacy" }, { mine: false }))).toBe("actions");
  expect(panelOf(table({ question: "thumbs", phase: "negotiation" }))).toBe("talk");
  expect(panelOf(table({ question: "vote", phase: "vote" }))).toBe("vote");
});

test("one who watches sees the territory of the one who acts", () => {
  expect(ownSeat(table({ active: 2 }, { me: null }))).toBe(2);
  expect(ownSeat(table({ active: 2 }))).toBe(0);
  expect(inEra({ era: 2 }, [5, 10, 15])).toBe(10);
});

test("VP are told where all screens are open", () => {
  const view = (goods: (Record<string, number> | null)[]) =>
    ({ players: goods.map((one) => ({ goods: one })) }) as unknown as Parameters<typeof points>[0];
  expect(points(view([{ vp: 3 }, { vp: 5 }]))).toEqual([3, 5]);
  expect(points(view([{ vp: 3 }, null]))).toEqual([]);
});

describe("what heroes and wonders ask", () => {
  const figure = (key: string, ...verbs: [verb: string, amount: number][]): FigureComponent =>
    ({ figure: key, effects: verbs.map(([verb, amount]) => ({ verb, amount })) }) as unknown as FigureComponent;
  const cross = figure("red-cross", ["mercy-vp", 5], ["mercy-food", 1], ["sure-aid", 1]);
  const homer = figure("homer", ["hero-food", 1]);
  const kremlin = figure("kremlin", ["tribute-worker", 1], ["tribute-vp", 7]);
  const printed = { figures: new Map([cross, homer, kremlin].map((one) => [one.figure, one])) };
  const asking = (question: PatchistoryView["question"], own: string[], args: Message["args"] = {}): Table =>
    table({ question, players: [{ seat: 0, figures: own.map((one) => ({ figure: one })) }] as never }, {
      printed,
      prompt: { id: "", args },
    } as never);

  test("is asked by the one of mine whose text it is, with the numbers of that text", () => {
    expect(askedBy(asking("mercy", ["homer", "red-cross"]))).toBe(cross);
    expect(amountOf(cross, "mercy-vp")).toBe(5);
    expect(effectsFor({ question: "mercy" }, cross).map(({ verb }) => verb)).toEqual(["mercy-vp", "mercy-food"]);
  });

  test("is asked by the one that the question names, and otherwise by nobody", () => {
    expect(askedBy(asking("sacrifice", ["homer"], { figure: { figure: "kremlin" } }))).toBe(kremlin);
    expect(askedBy(asking("mercy", ["homer"]))).toBeNull();
    expect(askedBy(asking("bid", ["red-cross"]))).toBeNull();
    expect(amountOf(null, "mercy-vp")).toBe(0);
  });
});
