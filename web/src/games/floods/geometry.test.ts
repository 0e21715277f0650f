import { describe, expect, it } from "vitest";
import { type Chart, cellAt, chartOf, SIDE, towards, way } from "./geometry";
import { sampleMaps } from "./sample";
import type { MapComponent } from "./views";

const CHARTS = sampleMaps().map((map) => ({ name: map.map, map, chart: chartOf(map) }));

/** Which cells share a border, as the drawing has it. */
function borders({ edges }: Chart, code: string): string[] {
  const others = edges.flatMap(({ a, b }) => (a === code && b ? [b] : b === code ? [a] : []));
  return [...new Set(others)].toSorted();
}

const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

const chartNamed = (name: MapComponent["map"]): Chart => CHARTS.find((one) => one.name === name)!.chart;

describe.each(CHARTS)("the map $name", ({ map, chart }) => {
  it("has a place for every cell, and no other", () => {
    expect([...chart.places.keys()].toSorted()).toEqual(map.cells.map(({ code }) => code).toSorted());
  });

  it("draws a border between exactly the cells that are neighbours", () => {
    for (const { code, neighbours } of map.cells)
      expect([code, borders(chart, code)]).toEqual([code, neighbours.toSorted()]);
  });

  it("has every name inside its own cell", () => {
    for (const { code, at } of chart.places.values()) expect([code, cellAt(chart, at)]).toEqual([code, code]);
  });

  it("closes every outline, and passes each border twice, once from either side", () => {
    const points = (path: string): string[] => path.replace(/z/g, "").split(/[ML]/).filter(Boolean);
    const turned = ({ width }: Chart, point: string): string => {
      const [x = 0, y = 0] = point.split(" ").map(Number);
      return `${Math.round(chart.wraps ? ((x % width) + width) % width : x) % Math.round(width)} ${Math.round(y)}`;
    };
    const seen = new Map<string, number>();
    for (const { outline } of chart.places.values())
      for (const point of points(outline)) {
        const key = turned(chart, point);
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    for (const { b, path } of chart.edges)
      for (const point of points(path)) {
        // Rounding may move a point by a pixel where the map starts again.
        const [x = 0, y = 0] = turned(chart, point).split(" ").map(Number);
        const round = Math.round(chart.width);
        const beside = (dx: number): number => (chart.wraps ? (x + dx + round) % round : x + dx);
        const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => seen.get(`${beside(dx)} ${y + dy}`) ?? 0));
        expect(near.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(b === null ? 1 : 2);
      }
  });

  it("keeps every cell in one piece: none is drawn across the whole map", () => {
    for (const { code, outline, hexes } of chart.places.values()) {
      const xs = numbersIn(outline).filter((_, n) => n % 2 === 0);
      const wide = Math.max(...xs) - Math.min(...xs);
      const most = Math.max(...hexes.map(({ x }) => x)) - Math.min(...hexes.map(({ x }) => x)) + 2 * SIDE;
      expect([code, wide <= most + SIDE]).toEqual([code, true]);
      if (!["oc", "aw", "ae", "sw", "se"].includes(code)) expect([code, wide < chart.width / 2]).toEqual([code, true]);
    }
  });

  it("finds the neighbours by arrow keys: every cell can be reached from every other", () => {
    const next = (code: string): string[] =>
      ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].flatMap(
        (key) => towards(chart, code, map.cells.find((one) => one.code === code)?.neighbours ?? [], key) ?? [],
      );
    const reached = new Set([map.cells[0]!.code]);
    for (const code of reached) for (const other of next(code)) reached.add(other);
    expect(map.cells.map(({ code }) => code).filter((code) => !reached.has(code))).toEqual([]);
  });
});

describe("the world's edge", () => {
  const world = chartNamed("world");

  it("joins east and west: the Pacific is one cell on both sides", () => {
    expect(cellAt(world, { x: 5, y: 6 * 1.5 * SIDE + SIDE })).toBe("sp");
    expect(cellAt(world, { x: world.width - 5, y: 6 * 1.5 * SIDE + SIDE })).toBe("sp");
    expect(cellAt(world, { x: -world.width + 5, y: 6 * 1.5 * SIDE + SIDE })).toBe("sp");
    expect(borders(world, "np")).toEqual(expect.arrayContaining(["w1", "y2"]));
  });

  it("is no hindrance: the way from one side to the other is short", () => {
    const [np, w3] = [world.places.get("np")!.at, world.places.get("w3")!.at];
    expect(Math.abs(np.x - w3.x)).toBeGreaterThan(world.width / 2);
    expect(Math.abs(way(world, np, w3).x)).toBeLessThan(world.width / 2);
    expect(way(world, { x: 10, y: 0 }, { x: world.width - 10, y: 0 }).x).toBeCloseTo(-20);
  });

  it("is not there in the archipelago", () => {
    const islands = chartNamed("archipelago");
    expect(cellAt(islands, { x: -3 * SIDE, y: 200 })).toBeNull();
    expect(way(islands, { x: 10, y: 0 }, { x: islands.width - 10, y: 0 }).x).toBeCloseTo(islands.width - 20);
  });
});
