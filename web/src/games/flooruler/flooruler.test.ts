import { describe, expect, it } from "vitest";
import { sitAt } from "../../../tests/unit/catalogues";
import type { Move } from "../../state/protocol";
import { deedOf, hintOf } from "../offer";
import { landsOf } from "./box";
import { ACROSS, around, cameraOn, fanned, nearer, nearest, towards, WHOLE } from "./geometry";
import { attacksWith, type FloorulerOffer, hitsOn, litTiles, nukesOf, playsAtOnce, waresOf } from "./moves";
import { sampleView } from "./sample";
import type { TileComponent } from "./views";

sitAt("flooruler", ["Ann", "Ben", "Cem"], 0);

const at = (row: number, column: number): { row: number; column: number } => ({ row, column });

describe("geometry", () => {
  it("shows all spots in a square that stays on the board", () => {
    for (const spots of [[at(0, 9)], [at(11, 7), at(20, 11)], [at(9, 0), at(11, 20)], [at(20, 20)]]) {
      const { row, column, size } = around(spots);
      expect(row).toBeGreaterThanOrEqual(0);
      expect(column).toBeGreaterThanOrEqual(0);
      expect(row + size).toBeLessThanOrEqual(ACROSS);
      expect(column + size).toBeLessThanOrEqual(ACROSS);
      for (const spot of spots) {
        expect(spot.row).toBeGreaterThanOrEqual(row);
        expect(spot.row + 1).toBeLessThanOrEqual(row + size);
        expect(spot.column).toBeGreaterThanOrEqual(column);
        expect(spot.column + 1).toBeLessThanOrEqual(column + size);
      }
    }
  });

  it("keeps tiles large enough to tap on a phone: a land fits into eleven", () => {
    expect(around([at(11, 7), at(20, 13)]).size).toBeLessThanOrEqual(11);
    expect(around([]).size).toBe(WHOLE.size);
  });

  it("comes so near to a touched tile that a thumb hits it, and leaves it under the thumb", () => {
    const size = 372 / 45;
    const place = (at: number, start: number, wide: number): number => (at + 0.5 - start) / wide;
    for (const region of [
      WHOLE,
      around([at(4, 10), at(10, 4), at(16, 10), at(10, 16)]),
      around([at(11, 7), at(20, 13)]),
    ]) {
      const last = Math.floor(region.row + region.size) - 1;
      for (const spot of [
        at(Math.ceil(region.row), Math.ceil(region.column)),
        at(12, 10),
        at(last, Math.floor(region.column + region.size) - 1),
      ]) {
        const near = nearer(region, spot, size);
        for (const [tile, start, before] of [
          [spot.row, near.row, region.row],
          [spot.column, near.column, region.column],
        ] as const) {
          expect(tile).toBeGreaterThanOrEqual(start);
          expect(tile + 1).toBeLessThanOrEqual(start + size + 1e-9);
          expect(start).toBeGreaterThanOrEqual(before - 1e-9);
          expect(start + size).toBeLessThanOrEqual(before + region.size + 1e-9);
        }
        if (spot.row === 12)
          expect(place(spot.row, near.row, size)).toBeCloseTo(place(spot.row, region.row, region.size));
      }
    }
    expect(around([at(10, 10), at(13, 10)]).size).toBeLessThanOrEqual(size);
  });

  it("does not move the camera for the whole board", () => {
    expect(cameraOn(WHOLE)).toBe("translate(0px, 0px) scale(1)");
  });

  it("takes the spot under a finger, or one close by", () => {
    const spots = [at(3, 3), at(3, 5)];
    expect(nearest(spots, 3.5, 3.5)).toBe(spots[0]);
    expect(nearest(spots, 4.8, 3.5)).toBe(spots[1]);
    expect(nearest(spots, 9, 9)).toBeNull();
  });

  it("walks by arrow keys to what lies ahead", () => {
    const spots = [at(5, 5), at(5, 7), at(3, 5), at(4, 9)];
    expect(towards(spots, at(5, 5), "ArrowRight")).toBe(spots[1]);
    expect(towards(spots, at(5, 5), "ArrowUp")).toBe(spots[2]);
    expect(towards(spots, at(5, 5), "ArrowDown")).toBeNull();
    expect(towards(spots, at(5, 5), "Enter")).toBeNull();
  });

  it("keeps pieces on one tile apart", () => {
    const places = [0, 1, 2, 3].map((index) => fanned(index, 4));
    const keys = new Set(places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(keys.size).toBe(4);
    expect(fanned(0, 1)).toEqual({ x: 0, y: 0, scale: 1 });
  });
});

const move = (words: string, args: Move["args"] = {}): Move => ({
  name: words.split(" ")[0] ?? "",
  args,
  words,
  say: { id: words },
});
const offer = (more: Partial<FloorulerOffer> = {}): FloorulerOffer => ({
  view: sampleView(),
  moves: [],
  refused: new Map(),
  hinted: [],
  ...more,
});

describe("what lights up", () => {
  it("is every tile of the moves, with its distance while one goes", () => {
    const moves = [move("tile k17", { tile: "k17" }), move("tile k16", { tile: "k16" }), move("pass")];
    expect(litTiles(offer({ moves, view: sampleView({ question: "go", ways: { k17: 0, k16: 1 } }) }))).toEqual(
      new Map([
        ["k17", 0],
        ["k16", 1],
      ]),
    );
    expect(litTiles(offer({ moves, view: sampleView({ question: "place" }) }))).toEqual(
      new Map([
        ["k17", null],
        ["k16", null],
      ]),
    );
  });

  it("is what can be done first, and a proposed move before others; otherwise what is refused says why", () => {
    const moves = [move("nuke 8 1"), move("nuke 8 2")];
    expect(deedOf(offer({ moves }), nukesOf(sampleView(), 0, 8))?.words).toBe("nuke 8 1");
    expect(deedOf(offer({ moves, hinted: ["nuke 8 2"] }), nukesOf(sampleView(), 0, 8))?.words).toBe("nuke 8 2");
    expect(deedOf(offer({ refused: new Map([["nuke 8 2", "no"]]) }), nukesOf(sampleView(), 0, 8))).toEqual({
      can: false,
      words: "nuke 8 2",
      name: "nuke",
      code: "no",
    });
    expect(deedOf(offer(), ["collect"])).toBeNull();
    expect(hintOf(offer({ hinted: ["move", "collect"] }), ["collect"])).toBe(2);
  });

  it("is a rival in range of the weapon that is aimed, before the others", () => {
    expect(attacksWith(sampleView(), 0, "pistol")).toEqual(["attack pistol 1", "attack pistol 2"]);
    expect(hitsOn(["knife", "pistol"], "pistol", 2)).toEqual(["attack pistol 2", "attack knife 2"]);
    expect(hitsOn(["knife", "pistol"], null, 1)).toEqual(["attack knife 1", "attack pistol 1"]);
  });

  it("buys what is sold, and refills what is mine", () => {
    const pistol = { item: "pistol", refill: 3 };
    expect(waresOf(pistol, false)).toEqual(["buy pistol"]);
    expect(waresOf(pistol, true)).toEqual(["refill pistol"]);
  });

  it("lays floors at once, but the last one asks to be confirmed", () => {
    expect(playsAtOnce({ view: sampleView({ question: "place", left: 2 }) }, "tile k17")).toBe(true);
    expect(playsAtOnce({ view: sampleView({ question: "place", left: 1 }) }, "tile k17")).toBe(false);
    expect(playsAtOnce({ view: sampleView({ question: "remove", left: 3 }) }, "tile k17")).toBe(true);
    expect(playsAtOnce({ view: sampleView({ question: "go", left: 3 }) }, "tile k17")).toBe(false);
    expect(playsAtOnce({ view: sampleView({ question: "place", left: 2 }) }, "pass")).toBe(false);
  });
});

describe("the box", () => {
  it("gives an overlap to one seat where the other colour is not played", () => {
    const tile: TileComponent = {
      tile: "l12",
      row: 11,
      column: 11,
      place: null,
      lands: ["blue", "red"],
      number: false,
      gate: true,
    };
    expect(landsOf(tile, 4)).toEqual([3, 0]);
    expect(landsOf(tile, 2)).toEqual([0]);
  });
});
