import { expect, test } from "vitest";
import { codeIn } from "../../src/pages/HomeBelow";
import { spread, ticks } from "../../src/parts/Chart";
import { search } from "../../src/parts/Rulebook";
import { plainCommitment } from "../../src/state/fair";
import type { GameInfo } from "../../src/state/protocol";
import { moveIn, parse, pathTo } from "../../src/state/router";
import { addChair, chairsFor, choicesAt, usualBot, wishes, withColour, withoutSeat } from "../../src/state/setup";
import { oneEach } from "../../src/state/urgent";
import { summary } from "./states";

test("addresses are read", () => {
  expect(parse("/")).toEqual({ page: "home", key: "", hash: "" });
  expect(parse("/table/k3f")).toMatchObject({ page: "table", key: "k3f" });
  expect(parse("/rules/flow", "#8.4")).toMatchObject({ page: "rules", key: "flow", hash: "8.4" });
  for (const lost of ["/table", "/table/a/b", "/nowhere", "/home", "/lost"]) expect(parse(lost).page).toBe("lost");
});

test("addresses are written as they are read", () => {
  expect(pathTo("replay", "k3f", "move=42")).toBe("/replay/k3f#move=42");
  expect(parse(pathTo("table", "a b")).key).toBe("a b");
  expect([moveIn("move=42"), moveIn("move=x"), moveIn("")]).toEqual([42, null, null]);
});

test("a link, a path and a code all name the match", () => {
  expect(["https://x.org/join/k3f", "/table/k3f/", " k3f ", "https://x.org/replay/k3f#move=3"].map(codeIn)).toEqual([
    "k3f",
    "k3f",
    "k3f",
    "k3f",
  ]);
});

const game: GameInfo = {
  name: "flow",
  title: "Flow",
  about: "",
  seats: [4, 3],
  secrets: false,
  minutes: null,
  weight: null,
  options: [],
  books: [],
  bots: ["apprentice", "citizen", "sage"].map((name) => ({ name, title: name, about: `${name}s play` })),
};

test("seats for each way to start", () => {
  const kinds = (preset: "bots" | "friends" | "screen") =>
    wishes(chairsFor(preset, 3, game, { name: "Ann", colour: "green" })).map((seat) => seat.kind);
  expect(kinds("bots")).toEqual(["me", "bot", "bot"]);
  expect(kinds("friends")).toEqual(["me", "open", "open"]);
  expect(kinds("screen")).toEqual(["me", "me", "me"]);
  expect(wishes(chairsFor("bots", 2, game, { name: "Ann", colour: "green" }))).toEqual([
    { kind: "me", name: "Ann", colour: "green" },
    { kind: "bot", bot: "citizen", colour: "red" },
  ]);
});

test("the usual bot needs no warm-up; where it is not known, the easiest is", () => {
  expect(usualBot(game)).toBe("citizen");
  expect(
    usualBot({
      ...game,
      bots: [
        { name: "pawn", title: "Pawn", about: "" },
        { name: "queen", title: "Queen", about: "" },
      ],
    }),
  ).toBe("pawn");
  expect(usualBot({ ...game, bots: [] })).toBe("");
});

test("no two seats have one colour", () => {
  const chairs = addChair(chairsFor("bots", 3, game, { name: "", colour: null }), game);
  const painted = withColour(chairs, 0, chairs[2]!.colour);
  for (const some of [chairs, painted]) expect(new Set(some.map((chair) => chair.colour)).size).toBe(some.length);
});

const choices = (count: number) => Array.from({ length: count + 1 }, (_, value) => ({ value, text: `seat ${value}` }));
const seated = {
  ...game,
  options: [
    { name: "first", text: "Who starts", choices: choices(5), names_a_seat: true },
    { name: "toll", text: "Toll", choices: choices(5), names_a_seat: false },
  ],
};

test("an option names no seat that is not at the table", () => {
  const [first, toll] = seated.options.map((option) => choicesAt(option, 4).map(({ value }) => value));
  expect(first).toEqual([0, 1, 2, 3, 4]);
  expect(toll).toEqual([0, 1, 2, 3, 4, 5]);
});

test("when a seat goes, an option that named it is reset, and one that named a later seat follows it", () => {
  expect(withoutSeat({ first: 4, toll: 4 }, seated, 3)).toEqual({ toll: 4 });
  expect(withoutSeat({ first: 4, toll: 4 }, seated, 1)).toEqual({ first: 3, toll: 4 });
  expect(withoutSeat({ first: 2 }, seated, 3)).toEqual({ first: 2 });
  expect(withoutSeat({ first: 0 }, seated, 0)).toEqual({ first: 0 });
});

test("a match with several seats of mine is listed once", () => {
  const mine = [0, 1].map((seat) => ({ ...summary(), seat, your_turn: seat === 1 }));
  expect(oneEach(mine).map((match) => match.seat)).toEqual([1]);
});

test("rules are found by their words and numbers", () => {
  const rules = {
    language: "en",
    chapters: [
      {
        number: "5",
        title: "Turns",
        sentences: [
          { number: "5.1", text: "Choose one action." },
          { number: "5.2", text: "Sniping costs tokens." },
        ],
      },
    ],
  };
  expect(search(rules, "costs SNIP")[0]?.sentences.map((one) => one.number)).toEqual(["5.2"]);
  expect(search(rules, "5.1")[0]?.sentences).toHaveLength(1);
  expect(search(rules, "Tókens")[0]?.sentences.map((one) => one.number)).toEqual(["5.2"]);
  expect(search(rules, "horse")).toEqual([]);
});

test("the fingerprint of a seed alone is SHA-256 of seed and salt", () => {
  expect(plainCommitment("1", "a")).toBe("4162fddd39a3e4225e8e2392eced237fbeb34e6e218b5647d27bd4d2b9c0da24");
});

test("chart: few ticks, labels apart", () => {
  expect(ticks(37)).toEqual([0, 10, 20, 30]);
  expect(spread([10, 12, 50], 20)).toEqual([10, 30, 50]);
});
