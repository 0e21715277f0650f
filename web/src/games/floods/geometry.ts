/** Where things are on a map: hexes merged into cells, with borders that waver as coasts do. Every border is computed once for
 * both of its sides, so cells never gape; a map that wraps has the same border at both of its edges.
 */

/** The side of a hex. */
export const SIDE = 20;
const ACROSS = SIDE * Math.sqrt(3);
const DOWN = SIDE * 1.5;

export interface Point {
  x: number;
  y: number;
}

export interface Hex {
  cell: string;
  row: number;
  /** How far to the right of the first hex of row 0 it is, in hexes: odd rows have halves. */
  column: number;
}

/** A map as it is printed: codes in rows. */
export interface Grid {
  wraps: boolean;
  rows: readonly (readonly string[])[];
}

/** Part of a border, between two cells. At the edge of a map that does not wrap there is nothing on the other side. */
export interface Edge {
  a: string;
  b: string | null;
  path: string;
}

export interface Place {
  code: string;
  /** Its outline, holes among it. */
  outline: string;
  /** Where its name and its pieces are: in the middle of the largest box that fits into it. */
  at: Point;
  /** How large that box is. */
  wide: number;
  high: number;
  hexes: readonly Point[];
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Chart {
  wraps: boolean;
  /** From the left edge of the map to its right one; a map that wraps starts again there. */
  width: number;
  height: number;
  /** What there is to see of it. */
  frame: Frame;
  places: ReadonlyMap<string, Place>;
  edges: readonly Edge[];
  hexes: readonly Hex[];
}

/** Rows of different lengths lie one below the other by their middles, as a large hexagon has them; equal rows are shifted by half
 * a hex, every other one.
 */
export function hexesOf({ rows }: Grid): Hex[] {
  const most = Math.max(...rows.map((row) => row.length));
  const even = rows.every((row) => row.length === most);
  return rows.flatMap((codes, row) =>
    codes.map((cell, n) => ({ cell, row, column: n + (even ? (row % 2) / 2 : (most - codes.length) / 2) })),
  );
}

const centreOf = ({ row, column }: Pick<Hex, "row" | "column">): Point => ({
  x: (column + 0.5) * ACROSS,
  y: row * DOWN + SIDE,
});

/** The six neighbours of a hex: rows down and columns across, beginning on the right, clockwise. */
const AROUND = [
  [0, 1],
  [1, 0.5],
  [1, -0.5],
  [0, -1],
  [-1, -0.5],
  [-1, 0.5],
] as const;

/** The corners of a hex, clockwise: the side between corner n and the next one is towards neighbour n. */
const CORNERS = Array.from({ length: 6 }, (_, n) => {
  const angle = ((n * 60 - 30) * Math.PI) / 180;
  return { x: Math.cos(angle) * SIDE, y: Math.sin(angle) * SIDE };
});

/** A number from -1 to 1 that looks like chance and is always the same for the same place. */
function chance(x: number, y: number, salt: number): number {
  const mixed = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return (mixed - Math.floor(mixed)) * 2 - 1;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const told = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The same place on the other side of a map that wraps has the same number. */
const wrapped = (x: number, width: number | null): number =>
  width === null ? Math.round(x) : Math.round(((x % width) + width) % width) % Math.round(width);

const ROUGH = 0.15 * SIDE;

function shaken(point: Point, width: number | null): Point {
  const [x, y] = [wrapped(point.x, width), Math.round(point.y)];
  return { x: point.x + chance(x, y, 1) * ROUGH, y: point.y + chance(x, y, 2) * ROUGH };
}

/** A side of a hex as a wavering line, the same whichever way it is walked. */
function line(from: Point, to: Point, width: number | null): Point[] {
  const middle = { x: wrapped((from.x + to.x) / 2, width), y: Math.round((from.y + to.y) / 2) };
  const [start, end] = [shaken(from, width), shaken(to, width)];
  const forward = from.x < to.x - 0.5 || (Math.abs(from.x - to.x) <= 0.5 && from.y < to.y);
  const across = forward ? 1 : -1;
  const normal = { x: ((end.y - start.y) / SIDE) * across, y: ((start.x - end.x) / SIDE) * across };
  const part = (share: number, salt: number, by: number): Point => {
    const away = chance(middle.x, middle.y, salt) * by * SIDE;
    return {
      x: start.x + (end.x - start.x) * share + normal.x * away,
      y: start.y + (end.y - start.y) * share + normal.y * away,
    };
  };
  // Walked backwards, the same points come in the other order.
  const inner = forward
    ? [part(0.28, 3, 0.1), part(0.52, 4, 0.13), part(0.76, 5, 0.1)]
    : [part(0.24, 5, 0.1), part(0.48, 4, 0.13), part(0.72, 3, 0.1)];
  return [start, ...inner, end];
}

const keyOf = (row: number, column: number): string => `${row} ${column}`;

interface Side {
  cell: string;
  other: string | null;
  from: Point;
  to: Point;
}

/** The hexes of a cell in one piece: on a map that wraps, those beyond its edge come with the others. */
function inOnePiece(hexes: readonly Hex[], width: number): Hex[] {
  const left = new Map(hexes.map((hex) => [keyOf(hex.row, hex.column), hex]));
  const found: Hex[] = [];
  const take = (hex: Hex, column: number): void => {
    left.delete(keyOf(hex.row, hex.column));
    found.push({ ...hex, column });
  };
  while (left.size > 0) {
    const [first] = left.values();
    if (!first) break;
    take(first, first.column);
    for (const hex of found)
      for (const [down, right] of AROUND)
        for (const turn of [0, -width, width]) {
          const next = left.get(keyOf(hex.row + down, hex.column + right + turn));
          if (next) take(next, hex.column + right);
        }
  }
  const middle = found.reduce((sum, hex) => sum + hex.column, 0) / found.length;
  const back = middle < 0 ? width : middle >= width ? -width : 0;
  return found.map((hex) => ({ ...hex, column: hex.column + back }));
}

const farBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Loops out of sides that follow each other. */
function loops(sides: readonly Side[], width: number | null): string {
  const from = new Map<string, Side[]>();
  const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  for (const side of sides) from.set(at(side.from), [...(from.get(at(side.from)) ?? []), side]);
  const path: string[] = [];
  for (const start of sides) {
    const points: Point[] = [];
    let side = take(start);
    while (side) {
      points.push(...line(side.from, side.to, width).slice(0, -1));
      side = take(from.get(at(side.to))?.[0]);
    }
    if (points.length > 0) path.push(`M${points.map(told).join("L")}z`);
  }
  return path.join("");

  function take(side: Side | undefined): Side | undefined {
    const all = side && from.get(at(side.from));
    if (!side || !all?.includes(side)) return undefined;
    from.set(
      at(side.from),
      all.filter((one) => one !== side),
    );
    return side;
  }
}

/** Whether a point is inside a hex around another. */
function within(hex: Point, { x, y }: Point): boolean {
  const across = Math.abs(x - hex.x);
  return across <= ACROSS / 2 && Math.abs(y - hex.y) <= SIDE - across / Math.sqrt(3);
}

/** The rim of a box with round corners, half as wide and high as 1: where these points are inside, all of it is. */
const RIM: readonly Point[] = [
  ...[-1, 1].flatMap((end) => [
    { x: end, y: 0 },
    { x: 0, y: end },
  ]),
  ...[-0.74, 0.74].flatMap((x) => [-0.74, 0.74].map((y) => ({ x, y }))),
];
/** How much wider than high such a box may be. */
const FORMS = [0.85, 1.3, 1.9];
const LARGEST = 2.4 * SIDE;
const STEP = SIDE / 5;

/** The largest box that fits into a cell, and where: of equal ones, the one nearest to its middle. */
function roomIn(hexes: readonly Point[]): { at: Point; wide: number; high: number } {
  const inside = (point: Point): boolean => hexes.some((hex) => within(hex, point));
  const fits = (at: Point, wide: number, high: number): boolean =>
    RIM.every(({ x, y }) => inside({ x: at.x + x * wide, y: at.y + y * high }));
  const mean = (of: (point: Point) => number): number => hexes.reduce((sum, one) => sum + of(one), 0) / hexes.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const spots = hexes.flatMap((hex) =>
    [-2, -1, 0, 1, 2].flatMap((right) =>
      [-2, -1, 0, 1, 2].map((down) => ({ x: hex.x + right * (ACROSS / 4), y: hex.y + down * (DOWN / 4) })),
    ),
  );
  let best = { at: hexes[0] ?? middle, wide: SIDE / 2, high: SIDE / 2, worth: 0 };
  for (const at of spots)
    for (const form of FORMS) {
      const stretch = Math.sqrt(form);
      const aside = farBetween(at, middle) / 16;
      let size = best.worth + aside + STEP / 4;
      if (size > LARGEST || !fits(at, size * stretch, size / stretch)) continue;
      while (size < LARGEST && fits(at, (size + STEP) * stretch, (size + STEP) / stretch)) size += STEP;
      best = { at, wide: 2 * size * stretch, high: (2 * size) / stretch, worth: size - aside };
    }
  return { at: best.at, wide: best.wide, high: best.high };
}

/** All of a map that wraps; of others, what is not in the sea around them, with a margin. */
function frameOf(grid: Grid, places: ReadonlyMap<string, Place>, width: number, height: number): Frame {
  const around = grid.rows[0]?.[0];
  const inner = [...places.values()].filter(({ code }) => code !== around).flatMap(({ hexes }) => hexes);
  if (grid.wraps || inner.length === 0) return { left: 0, top: 0, width, height };
  const [xs, ys, margin] = [inner.map(({ x }) => x), inner.map(({ y }) => y), 1.7 * SIDE];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

export function chartOf(grid: Grid): Chart {
  const hexes = hexesOf(grid);
  const columns = Math.max(...grid.rows.map((row) => row.length));
  const width = columns * ACROSS;
  const seam = grid.wraps ? width : null;
  const at = new Map(hexes.map((hex) => [keyOf(hex.row, hex.column), hex.cell]));
  const cellAt = (row: number, column: number): string | null =>
    at.get(keyOf(row, column)) ??
    (grid.wraps ? (at.get(keyOf(row, column - columns)) ?? at.get(keyOf(row, column + columns)) ?? null) : null);
  const sidesOf = (hex: Hex): Side[] => {
    const centre = centreOf(hex);
    return AROUND.flatMap(([down, right], n) => {
      const other = cellAt(hex.row + down, hex.column + right);
      const [from, to] = [CORNERS[n], CORNERS[(n + 1) % 6]];
      if (other === hex.cell || !from || !to) return [];
      const moved = (corner: Point): Point => ({ x: centre.x + corner.x, y: centre.y + corner.y });
      return [{ cell: hex.cell, other, from: moved(from), to: moved(to) }];
    });
  };
  const places = new Map<string, Place>();
  for (const code of new Set(hexes.map((hex) => hex.cell))) {
    const own = inOnePiece(
      hexes.filter((hex) => hex.cell === code),
      grid.wraps ? columns : 1e6,
    );
    const sides = own.flatMap(sidesOf);
    const centres = own.map(centreOf);
    places.set(code, { code, outline: loops(sides, seam), ...roomIn(centres), hexes: centres });
  }
  const edges = hexes
    .flatMap(sidesOf)
    .filter(({ cell, other }) => other === null || cell < other)
    .map(({ cell, other, from, to }) => ({ a: cell, b: other, path: `M${line(from, to, seam).map(told).join("L")}` }));
  const height = (grid.rows.length - 1) * DOWN + 2 * SIDE;
  return { wraps: grid.wraps, width, height, frame: frameOf(grid, places, width, height), places, edges, hexes };
}

/** The cell at a point; null beside the map. A map that wraps has one at every x. */
export function cellAt(chart: Chart, { x, y }: Point): string | null {
  const left = chart.wraps ? ((x % chart.width) + chart.width) % chart.width : x;
  let best: string | null = null;
  let least = SIDE * 1.02;
  for (const hex of chart.hexes) {
    const centre = centreOf(hex);
    for (const turn of chart.wraps ? [0, -chart.width, chart.width] : [0]) {
      const far = farBetween({ x: centre.x + turn, y: centre.y }, { x: left, y });
      if (far < least) [best, least] = [hex.cell, far];
    }
  }
  return best;
}

/** From one point to another the shorter way round. */
export function way(chart: Pick<Chart, "wraps" | "width">, from: Point, to: Point): Point {
  const x = to.x - from.x;
  const turns = chart.wraps ? Math.round(x / chart.width) : 0;
  return { x: x - turns * chart.width, y: to.y - from.y };
}

/** A bent line from one point to another, the shorter way round, and where it bends. */
export function bow(
  chart: Pick<Chart, "wraps" | "width">,
  from: Point,
  to: Point,
): { path: string; bend: Point; end: Point } {
  const { x, y } = way(chart, from, to);
  const [bend, end] = [
    { x: from.x + x / 2 - y * 0.12, y: from.y + y / 2 + x * 0.12 },
    { x: from.x + x, y: from.y + y },
  ];
  return { path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, bend, end };
}

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Where an arrow key leads: the nearest cell on that side, one straight ahead before one beside it, a neighbour before others. */
export function towards(chart: Chart, from: string, neighbours: readonly string[], key: string): string | null {
  const [ahead, start] = [WAYS[key], chart.places.get(from)?.at];
  if (!ahead || !start) return null;
  const cost = ({ code, at }: Place): number => {
    const { x, y } = way(chart, start, at);
    const on = x * ahead.x + y * ahead.y;
    const beside = Math.abs(x * ahead.y + y * ahead.x);
    if (on <= 1 || beside > 1.7 * on) return Infinity;
    return (on + 1.5 * beside) * (neighbours.includes(code) ? 0.8 : 1);
  };
  const best = [...chart.places.values()].reduce((found, one) => (cost(one) < cost(found) ? one : found));
  return cost(best) < Infinity ? best.code : null;
}
