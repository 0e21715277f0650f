/** What is printed: rooms fit, symbols can be told apart and read, every hero and wonder has a picture, and all can be found. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { drawn, type Element, has } from "../../../tests/unit/drawn";
import type { Components } from "../../state/protocol";
import { boxOf, Card, PieceShape, spanOf, Tile } from "./Card";
import { GlyphShape, isDrawn } from "./glyphs";
import { HEROES, pictureOf, WONDERS } from "./motifs";
import { PICTURES } from "./pictures";
import { KINDS, linesOf, type Plan, RoomShape, rowOf, STATUSES, type Symbols, seatAt, zonesOf } from "./Room";
import { ANYTHING, compared, found, itemsOf } from "./shelf";
import { tileNotation } from "./sources";
import type { FigureComponent, PatchistoryComponents, PieceComponent, TileComponent } from "./views";

const PIECES: PieceComponent[] = [
  {
    piece: "i-01-white",
    id: "I-01",
    number: 6,
    card: 1,
    era: 1,
    black: false,
    columns: 2,
    rooms: [
      { quarters: [0], kind: "wasteland", free: {}, box: null, figure: null },
      { quarters: [1], kind: "politics", free: { pol: 1 }, box: null, figure: null },
      { quarters: [2], kind: "industry", free: { minerals: 1 }, box: null, figure: null },
      { quarters: [3], kind: "economy", free: {}, box: { money: 2 }, figure: null },
    ],
    figure: null,
    notation: "Q D | P:b | I:m | E:[2c]",
    source: "reconstructed",
  },
  {
    piece: "ii-04-black",
    id: "II-04",
    number: 64,
    card: 29,
    era: 2,
    black: true,
    columns: 2,
    rooms: [
      { quarters: [0, 2], kind: "wonder", free: { pol: 3, mil: 2 }, box: null, figure: "kremlin" },
      { quarters: [1], kind: "wasteland", free: {}, box: null, figure: null },
      { quarters: [3], kind: "special", free: { shields: 1 }, box: null, figure: null },
    ],
    figure: "kremlin",
    notation: "L X:Kremlin=3b2s | D | S:h",
    source: "reconstructed",
  },
];
const KREMLIN: FigureComponent = {
  figure: "kremlin",
  hero: false,
  era: 2,
  piece: "ii-04-black",
  free: { pol: 3, mil: 2 },
  effects: [],
  rule: "18.4",
  source: "rulebook",
};
const TILE: TileComponent = {
  tile: "economy-4",
  number: 16,
  kind: "economy",
  free: { money: 1 },
  box: { money: 2 },
  minerals: 2,
};
const COMPONENTS = {
  title: "",
  pieces: PIECES,
  figures: [KREMLIN],
  tiles: [TILE],
  prosperity: [{ prosperity: "workers", number: 11, measure: "worker" }],
} as unknown as Components & PatchistoryComponents;

const SIZES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;
const FREE: Symbols[] = [{}, { mil: 1 }, { mil: 3, shields: 1 }];
const PLANS: Plan[] = SIZES.flatMap(([wide, high]) =>
  FREE.flatMap((free) =>
    [null, { mil: 1 }, { mil: 4 }].map((box): Plan => ({ kind: "military", free, box, wide, high })),
  ),
);

describe("a room", () => {
  test.each(PLANS)("has its symbols, its box and its worker inside: %j", (plan) => {
    const { free, box } = zonesOf(plan);
    const [w, h] = [100 * (plan.wide ?? 1), 100 * (plan.high ?? 1)];
    for (const zone of [free, ...(box ? [box] : [])]) {
      expect(zone.x).toBeGreaterThanOrEqual(0);
      expect(zone.x + zone.w).toBeLessThanOrEqual(w);
      expect(zone.y + zone.h).toBeLessThanOrEqual(h);
    }
    if (box && Object.keys(plan.free ?? {}).length > 0)
      expect(box.x >= free.x + free.w || box.y >= free.y + free.h).toBe(true);
    const seat = seatAt(plan);
    expect(seat.x - seat.r).toBeGreaterThanOrEqual(0);
    expect(seat.x + seat.r).toBeLessThanOrEqual(w);
    expect(seat.y + seat.r).toBeLessThanOrEqual(h);
  });

  test("shows up to two symbols of a kind, and more as a number", () => {
    const zone = { x: 0, y: 0, w: 90, h: 60 };
    expect(rowOf({ vp: 2 }, zone, 40).map(({ name, count }) => [name, count])).toEqual([
      ["vp", 0],
      ["vp", 0],
    ]);
    expect(rowOf({ mil: 3, shields: 1 }, zone, 40).map(({ name, count }) => [name, count])).toEqual([
      ["mil", 3],
      ["shields", 0],
    ]);
    const small = rowOf({ money: 3, vp: 1 }, zone, 40, 36);
    expect(small.map(({ font }) => font)).toEqual([36, 36]);
    expect(small[0]?.size).toBeLessThan(rowOf({ money: 3, vp: 1 }, zone, 40)[0]?.size ?? 0);
    const end = small.at(-1);
    expect((end?.x ?? 0) + (end?.wide ?? 0) + (end?.size ?? 0)).toBeLessThanOrEqual(zone.w);
    const crowded = rowOf({ food: 12, minerals: 2, vp: 1 }, zone, 40);
    const last = crowded.at(-1);
    expect((last?.x ?? 0) + (last?.size ?? 0)).toBeLessThanOrEqual(90.1);
  });

  test("has numbers of 13 px where a cell has 55", () => {
    for (const plan of PLANS.filter(({ wide, high }) => wide === 1 && high === 1))
      for (const { tag, props } of drawn(<RoomShape {...plan} />))
        if (tag === "text") expect(Number(props["font-size"]) * 0.55).toBeGreaterThanOrEqual(13);
  });

  test("has numbers of 13 px in every room where a cell has 40, the least on a table", () => {
    const figures = (["hero", "wonder"] as const).flatMap((kind) =>
      [1, 2].map((wide): Plan => ({ kind, wide, high: 3 - wide, free: { mil: 3, vp: 1 } })),
    );
    for (const plan of [...PLANS, ...figures])
      for (const { tag, props, text } of drawn(<RoomShape {...plan} text={33.5} />))
        if (tag === "text" && text) expect(Number(props["font-size"]) * 0.4, plan.kind).toBeGreaterThanOrEqual(13);
  });

  test.each(KINDS)("of the kind %s has a shape of its own, large and small", (kind) => {
    const [whole, mini] = [drawn(<RoomShape kind={kind} />), drawn(<RoomShape kind={kind} mini />)];
    expect(has(whole, `is-${kind}`)).toBe(true);
    expect(isDrawn(kind)).toBe(true);
    expect(mini.length).toBeLessThan(10);
    const path = (one: string): string =>
      drawn(<RoomShape kind={one as typeof kind} free={{}} />)
        .map(({ props }) => props.d ?? "")
        .join("");
    for (const other of KINDS.filter((one) => one !== kind)) expect(path(other)).not.toBe(path(kind));
  });

  test("says whether its box is active, and who is there", () => {
    const room = { kind: "politics", free: {}, box: { pol: 1 } } as const;
    expect(has(drawn(<RoomShape {...room} />), "on")).toBe(false);
    expect(has(drawn(<RoomShape {...room} active />), "on")).toBe(true);
    expect(has(drawn(<RoomShape {...room} active={false} />), "off")).toBe(true);
    expect(has(drawn(<RoomShape {...room} />), "pp-worker")).toBe(false);
    expect(has(drawn(<RoomShape {...room} worker="red" />), "pp-figure")).toBe(true);
    expect(drawn(<RoomShape {...room} worker="red" workers={2} />).some(({ text }) => text === "2")).toBe(true);
  });
});

describe("drawings", () => {
  const path = (name: string): string =>
    drawn(<GlyphShape name={name} />)
      .map(({ props }) => props.d ?? "")
      .join(" ");

  test("tell symbols, goods and kinds apart by their shape", () => {
    const names = [...STATUSES, ...KINDS, "votes", "favours", "worker", "descendants", "route", "general-building"];
    expect(new Set(names.map(path)).size).toBe(names.length);
    for (const name of names) expect(path(name).length).toBeGreaterThan(5);
  });

  test("are there for everything that is counted or done", () => {
    const counted = ["reclaimed", "savings", "manned-water", "manned-industry", "manned-culture", "food-industry"];
    const done = ["aid", "threaten", "trade", "exchange", "birth", "heroes", "wonders", "link", "reclaim", "build"];
    for (const name of [...counted, ...done, "campaign", "break", "peace", "war"])
      expect([name, isDrawn(name)]).toEqual([name, true]);
  });

  test("are there for every hero and wonder of the book", () => {
    const book = readFileSync(
      fileURLToPath(new URL("../../../../src/watershed/games/patchistory/book.toml", import.meta.url)),
      "utf8",
    );
    const keys = ["wonders", "heroes"].flatMap((section) =>
      [...(book.split(`\n[${section}]`)[1]?.split("\n[")[0] ?? "").matchAll(/^([\w-]+) = \[/gm)].map(([, key]) => key),
    );
    expect(keys).toHaveLength(54);
    expect(keys.filter((key) => !key || !(key in PICTURES))).toEqual([]);
    for (const known of [HEROES, WONDERS]) expect(Object.keys(known)).toEqual(["1", "2", "3"]);
  });

  test("of a hero or wonder that only a corrected book has are those of its era", async () => {
    pictureOf("kremlin");
    await expect.poll(() => pictureOf("kremlin")).toBe(PICTURES.kremlin);
    const [known, unknown] = ["kremlin", "no-such"].map((figure) =>
      drawn(<RoomShape kind="wonder" figure={figure} era={2} high={2} />),
    );
    expect(has(unknown!, "pp-motif")).toBe(true);
    expect(unknown).not.toEqual(known);
  });
});

describe("a piece", () => {
  test("has its rooms where they are printed", () => {
    expect(spanOf([0, 2], 2)).toEqual({ x: 0, y: 0, wide: 1, high: 2 });
    expect(spanOf([2, 3], 2)).toEqual({ x: 0, y: 1, wide: 2, high: 1 });
    expect(spanOf([0, 1, 2, 3], 2)).toEqual({ x: 0, y: 0, wide: 2, high: 2 });
    expect(spanOf([5], 3)).toEqual({ x: 2, y: 1, wide: 1, high: 1 });
  });

  test("leaves out the rooms that are under others", () => {
    const rooms = (hidden: number): number =>
      drawn(<PieceShape piece={PIECES[1]!} hidden={hidden} />).filter(({ props }) =>
        String(props.class).startsWith("pp-room"),
      ).length;
    expect([rooms(0), rooms(2), rooms(2 + 8), rooms(1 + 4)]).toEqual([3, 2, 1, 2]);
  });

  test("writes names only where they have 13 px", () => {
    const names = (size: number): Element[] =>
      drawn(<Card piece={PIECES[1]!} size={size} />).filter(({ props }) => props.class === "pp-name");
    expect(names(120)).toEqual([]);
    for (const size of [190, 240, 400])
      for (const { props } of names(size))
        expect((Number(props["font-size"]) * size) / 206).toBeGreaterThanOrEqual(12.99);
  });

  test("has a Wasteland on the back of its tiles", () => {
    expect(has(drawn(<Tile tile={TILE} />), "is-economy")).toBe(true);
    expect(has(drawn(<Tile tile={null} />), "is-wasteland")).toBe(true);
  });

  test("has a name that is broken between words, and at hyphens", () => {
    expect(linesOf("Hanging Gardens of Babylon", 10)).toEqual(["Hanging", "Gardens of", "Babylon"]);
    expect(linesOf("Chichen-Itza", 10)).toEqual(["Chichen-", "Itza"]);
    expect(linesOf("Chichen-Itza", 14)).toEqual(["Chichen-Itza"]);
  });
});

describe("the gallery", () => {
  const items = itemsOf(boxOf(COMPONENTS));
  const keys = (change: Partial<typeof ANYTHING>): string[] =>
    found(items, { ...ANYTHING, ...change }).map(({ key }) => key);

  test("has everything in the box", () => {
    expect(keys({})).toEqual(["i-01-white", "ii-04-black", "kremlin", "economy-4", "workers"]);
  });

  test("finds by what, era, side, kind and symbol, also in a box", () => {
    expect(keys({ group: "cards" })).toEqual(["i-01-white", "ii-04-black"]);
    expect(keys({ era: 2 })).toEqual(["ii-04-black", "kremlin"]);
    expect(keys({ side: "white" })).toEqual(["i-01-white"]);
    expect(keys({ kind: "wonder" })).toEqual(["ii-04-black", "kremlin"]);
    expect(keys({ symbol: "money" })).toEqual(["i-01-white", "economy-4"]);
    expect(keys({ symbol: "money", kind: "hero" })).toEqual([]);
  });

  test("finds by words, whatever their case and accents", () => {
    expect(keys({ text: "i-01" })).toEqual(["i-01-white"]);
    expect(keys({ text: "ÍI-04" })).toEqual(["ii-04-black"]);
    expect(keys({ text: "no such thing" })).toEqual([]);
  });

  test("compares the last two that were chosen", () => {
    expect(compared([], "a")).toEqual(["a"]);
    expect(compared(["a", "b"], "c")).toEqual(["b", "c"]);
    expect(compared(["a", "b"], "a")).toEqual(["b"]);
  });
});

test("a tile is written as a book has it", () => {
  expect(tileNotation(TILE)).toBe("E:c[2c]");
  expect(tileNotation({ ...TILE, kind: "military", free: { mil: 2, shields: 1 }, box: null })).toBe("M:2sh");
});
