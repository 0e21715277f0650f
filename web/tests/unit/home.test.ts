/** My games in their order, and what is known of open tables. */

import { beforeEach, expect, test } from "vitest";
import { keep } from "../../src/state/kept";
import { colourAt, isAll, queryOf, seatToTake, unusual, want, wanted } from "../../src/state/open";
import type { GameInfo, Mine, OpenTable, Summary } from "../../src/state/protocol";
import { type Chair, withMe, withOpenSeat } from "../../src/state/setup";
import { oneEach } from "../../src/state/urgent";
import { summary } from "./states";

const clock = (left: number): Summary["clock"] =>
  // biome-ignore lint/suspicious/noThenProperty: the server's name for it.
  ({ by: "game", bank: 600, increment: 0, then: null, left: [left, 600], running: [0] });

const mine = (match: string, change: Partial<Mine>): Mine => ({
  ...summary(),
  match,
  seat: 0,
  your_turn: false,
  ...change,
});

test("my turn with the least time comes first, what is over last", () => {
  const list = [
    mine("over", { status: "over" }),
    mine("waits", { status: "waiting" }),
    mine("aside", { status: "set-aside" }),
    mine("free", { your_turn: true }),
    mine("calm", { your_turn: true, clock: clock(500) }),
    mine("short", { your_turn: true, clock: clock(20) }),
  ];
  expect(oneEach(list).map(({ match }) => match)).toEqual(["short", "calm", "free", "waits", "aside", "over"]);
});

test("of several seats of mine the one that has to hurry counts", () => {
  const shared = clock(500);
  const seats = [
    mine("m", {}),
    mine("m", { seat: 1, your_turn: true, clock: shared }),
    mine("m", { your_turn: true, clock: shared }),
  ];
  expect(oneEach(seats).map(({ seat }) => seat)).toEqual([0]);
});

beforeEach(() => keep("open", {}));

test("filters are remembered, and only what is chosen is asked for", () => {
  expect([queryOf(wanted()), isAll(wanted())]).toEqual(["", true]);
  want({ ...wanted(), pace: "days", language: "fr" });
  expect([queryOf(wanted()), isAll(wanted())]).toEqual(["?pace=days&language=fr", false]);
});

const open = (change: Partial<OpenTable> = {}): OpenTable => ({
  ...summary(),
  pace: "free",
  attended: true,
  free: [],
  ...change,
});

test("a seat that waits is taken before one that a bot plays", () => {
  const seats = summary().seats.map((seat) => ({
    ...seat,
    kind: seat.seat === 1 ? ("open" as const) : ("bot" as const),
  }));
  expect([
    seatToTake(open({ seats, free: [0, 1] })),
    seatToTake(open({ seats, free: [0] })),
    seatToTake(open()),
  ]).toEqual([1, 0, undefined]);
});

test("I have my colour where it is free and nothing was played", () => {
  expect([
    colourAt(summary(), "green"),
    colourAt(summary(), "red"),
    colourAt(summary({ moves: 3 }), "green"),
    colourAt(summary(), null),
  ]).toEqual(["green", undefined, undefined, undefined]);
});

const game: GameInfo = {
  name: "g",
  title: "G",
  about: "",
  seats: [2],
  secrets: false,
  minutes: null,
  weight: null,
  options: [
    {
      name: "map",
      text: "Map",
      choices: [
        { value: 0, text: "small" },
        { value: 1, text: "large" },
      ],
      names_a_seat: false,
    },
  ],
  books: [
    { name: "new", title: "New" },
    { name: "old", title: "Old" },
  ],
  bots: [],
};

test("only what differs from the usual game is said", () => {
  expect(unusual(summary({ options: { map: 0 }, book: "new" }), game)).toEqual([]);
  expect(unusual(summary({ options: { map: 1 }, book: "old" }), game)).toEqual(["Map: large", "Old"]);
  expect(unusual(summary(), undefined)).toEqual([]);
});

const chairs = (...kinds: Chair["kind"][]): Chair[] =>
  kinds.map((kind, at) => ({ kind, name: "", colour: (["red", "blue", "green"] as const)[at] ?? "red", bot: "" }));

test("where strangers may join, the last bot stands up", () => {
  const kinds = (all: Chair[]): string[] => withOpenSeat(all).map(({ kind }) => kind);
  expect(kinds(chairs("me", "bot", "bot"))).toEqual(["me", "bot", "open"]);
  expect(kinds(chairs("me", "open", "bot"))).toEqual(["me", "open", "bot"]);
  expect(kinds(chairs("me"))).toEqual(["me"]);
});

test("my name and my colour go to my chair, and nobody else keeps the colour", () => {
  const seated = withMe(chairs("me", "open"), 0, { name: "Ann", colour: "blue" });
  expect(seated.map(({ name, colour }) => [name, colour])).toEqual([
    ["Ann", "blue"],
    ["", "red"],
  ]);
});
