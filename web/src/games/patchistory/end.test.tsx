/** The end of a game, source by source; and as it was, where the server stored it before it knew sources. */

import { beforeAll, describe, expect, test } from "vitest";
import { sitAt } from "../../../tests/unit/catalogues";
import { drawn, textOf } from "../../../tests/unit/drawn";
import { EndDetail } from "./EndDetail";
import { sources } from "./standing";
import type { Score } from "./views";

beforeAll(() => sitAt("patchistory", ["Ann", "Bob"]));

const score = (seat: number, total: number, more: Partial<Score> = {}): Score => ({
  seat,
  vp: total,
  goods: { food: 2, minerals: 0, money: 0, vp: total, votes: 0 },
  texts: {},
  total,
  ...more,
});

const told = [
  score(1, 38, { sources: { "source-production": 42, "source-losses": -12, "figure-eiffel-tower": 8 } }),
  score(0, 20, { sources: { "source-production": 20, "source-losses": 0, "figure-eiffel-tower": 0 } }),
];
const old = [score(1, 38, { vp: 30, texts: { "eiffel-tower": 8 } }), score(0, 20)];

/** What the table of the page at the end says, by row. */
const rows = (scoring: Score[]): string[][] =>
  drawn(EndDetail({ scoring, names: ["Ann", "Bob"], colours: ["red", "blue"], components: {} as never }))
    .filter(({ tag }) => tag === "tr")
    .map(({ props }) =>
      drawn(props.children as never)
        .filter(({ tag }) => tag === "th" || tag === "td")
        .map((cell) =>
          textOf(cell.props.children as never)
            .replace(/\s+/g, " ")
            .trim(),
        ),
    );

describe("the sources", () => {
  test("are revealed in the order of the server, by seat", () => {
    expect(sources(told)).toEqual([
      { label: "Production", points: [20, 42] },
      { label: "Losses", points: [0, -12] },
      { label: "Eiffel Tower", points: [0, 8] },
    ]);
  });

  test("are rows of the page at the end, the winner first, with a true minus", () => {
    const [head, ...found] = rows(told);
    expect(head?.slice(1).map((name) => name.slice(-3))).toEqual(["Bob", "Ann"]);
    expect(found.slice(0, 4)).toEqual([
      ["Production", "42", "20"],
      ["Losses", "−12", "0"],
      ["Eiffel Tower", "8", "0"],
      ["VP", "38", "20"],
    ]);
    expect(textOf(EndDetail({ scoring: told, names: [], colours: [], components: {} as never }))).toContain(
      "Losses are VP for missing food",
    );
  });
});

describe("a game that ended before the server knew sources", () => {
  test("says VP as they were, then what heroes and wonders added", () => {
    expect(sources(old)).toEqual([
      { label: "VP before the end", points: [20, 30] },
      { label: "Eiffel Tower", points: [0, 8] },
    ]);
    expect(rows(old).map((row) => row.slice(1, 4))).toEqual([
      ["VP before the end", "Eiffel Tower", "VP"],
      ["30", "8", "38"],
      ["20", "0", "20"],
    ]);
  });
});
