/** What the coach proposes in the first era, question by question. */

import { describe, expect, it } from "vitest";
import type { Move } from "../../../state/protocol";
import type { PatchistoryView, PieceComponent } from "../views";
import { advise, placeIn } from "./advice";
import { at, EXCHANGES, ME, move, PATCHES, PIECES, patching, ROOMS } from "./sample";
import { placementWorth, within } from "./worth";

describe("worth", () => {
  it("a card is worth what is seen of it, less what it covers", () => {
    const [plain] = PIECES as [PieceComponent, PieceComponent];
    const [over, under] = [15, 13].map((mask) => placementWorth(ME.territory, plain, { x: -1, y: 0 }, mask));
    expect(over! < under!, "books are worth more than the food that covers them").toBe(true);
  });

  it("steps go from room to room over edges, not over corners", () => {
    expect(within(ROOMS, "e6", 1).map(({ cell }) => cell)).toEqual(["f6"]);
    expect(within(ROOMS, "e6", 2).map(({ cell }) => cell)).toEqual(["f6", "f7"]);
  });
});

describe("advice", () => {
  const offers: [
    question: PatchistoryView["question"],
    view: Partial<PatchistoryView>,
    moves: Move[],
    words: string,
  ][] = [
    ["patch", { patching }, PATCHES, "patch d6 13"],
    ["room", {}, [move("room e6", { cell: "e6" }), move("room f7", { cell: "f7" })], "room f7"],
    ["diplomacy", {}, [move("aid 1", { seat: 1 }), move("end")], "end"],
    ["management", {}, [move("end"), move("campaign 1", { count: 1 }), move("campaign 2", { count: 2 })], "campaign 2"],
    ["mix", {}, [move("offer 3money", { mix: "3money" }), move("offer 3food", { mix: "3food" })], "offer 3food"],
    ["trader", {}, [move("worker f7", { cell: "f7" }), move("worker e6", { cell: "e6" })], "worker e6"],
    ["site", {}, [move("site e6", { cell: "e6" }), move("site f6", { cell: "f6" })], "site f6"],
    ["move", {}, [move("step 1", { spaces: 1 }), move("step 2", { spaces: 2 }), move("rest")], "step 2"],
    ["treaty", {}, [move("refuse"), move("accept")], "accept"],
    ["double", {}, [move("double 1", { card: 1 }), move("double 2", { card: 2 })], "double 1"],
  ];
  it.each(offers)("%s has an answer", (question, view, moves, words) => {
    expect(advise(at({ question, ...view }, moves))?.words).toBe(words);
  });

  it("food is bought for workers who would starve", () => {
    const goods = { ...ME.goods, food: 0 };
    const moves = EXCHANGES.map((kind) => move(`exchange ${kind} 1`, { kind, count: 1 }));
    const poor = { players: [{ ...ME, goods }], question: "management" } as Partial<PatchistoryView>;
    expect(advise(at(poor, [...moves, move("campaign 2", { count: 2 })]))?.words).toBe("exchange money-food 1");
  });

  it("a worker walks to a better box within reach, or the plan ends", () => {
    const worker = { worker: 1, route: null, space: null, toCell: null, toSpace: null, planned: false, homing: false };
    const plan = (speed: number) => ({
      speed,
      picked: null,
      sealed: false,
      statuses: {},
      workers: [{ ...worker, cell: "e6" }],
    });
    const moves = [move("worker e6", { cell: "e6" }), move("end")];
    expect(advise(at({ question: "move", plan: plan(2) }, moves))?.words).toBe("worker e6");
    expect(advise(at({ question: "move", plan: plan(1) }, moves))?.words).toBe("end");
  });

  const side = (seat: number, strength: number, invades: boolean | null) => ({
    seat,
    strength,
    invades,
    prepares: 0,
    winsInvading: 5,
    winsDefending: 3,
  });
  const talk = (mine: number, theirs: number, invades: boolean | null) =>
    ({
      kind: "war",
      route: 1,
      owner: side(0, mine, invades),
      other: side(1, theirs, null),
      winner: null,
      loser: null,
    }) as const;

  it("thumbs are up, but for somebody who is much stronger", () => {
    const thumbs = [move("peace"), move("war")];
    const with_ = (attack: number) =>
      ({ players: [{ ...ME, attack }], question: "thumbs", talk: talk(0, 2, null) }) as never;
    expect(advise(at(with_(4), thumbs))?.words).toBe("peace");
    expect(advise(at(with_(5), thumbs))?.words).toBe("war");
  });

  it("as many minerals as decide a war, or none", () => {
    const commits = [0, 1, 2, 3].map((count) => move(`commit ${count}`, { count }));
    const said = (mine: number, theirs: number, invades: boolean): string | undefined =>
      advise(at({ question: "commit", talk: talk(mine, theirs, invades) }, commits))?.words;
    expect(said(2, 4, false)).toBe("commit 2");
    expect(said(2, 4, true)).toBe("commit 3");
    expect(said(5, 1, false)).toBe("commit 0");
    expect(said(0, 9, false)).toBe("commit 0");
  });

  it("votes go on the cards in which one is first, shared among them", () => {
    const standings = { workers: [3, 2, 2], water: [1, 1, 0], money: [4, 1, 0] };
    const card = (number: number, prosperity: string) => ({ card: number, prosperity, votes: 0, scored: null });
    const cards = [card(1, "workers"), card(2, "water"), card(3, "money")];
    const votes = Array.from({ length: 7 }, (_, count) => move(`vote ${count}`, { count }));
    const said = (current: number): string | undefined =>
      advise(at({ question: "vote", standings, vote: { cards, current, doubled: null } }, votes))?.words;
    expect([1, 2, 3].map(said)).toEqual(["vote 3", "vote 0", "vote 6"]);
    expect(placeIn(at({ standings }, []), "water"), "who ties shares the worse place").toBe(2);
  });
});
