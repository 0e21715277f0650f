/** What is on a cell: pawns by colour and kind, fanatics, trees, mines and dolmens. Drawn in pixels of the screen, so that numbers
 * can be read however far away the map is.
 */

import type { FunctionComponent } from "preact";
import type { Person } from "../table";
import type { Pawns } from "./box";
import { inLines } from "./Ground";
import { Burst, GlyphShape, Token } from "./glyphs";
import type { CellComponent, CellView } from "./views";

/** How near the map is: from afar names are left out, and pieces are small. */
export type Level = "far" | "mid" | "near";

export const levelOf = (hex: number): Level => (hex < 21 ? "far" : hex < 39 ? "mid" : "near");

export interface Figure {
  kind: Pawns | "fanatics";
  seat: number | null;
  count: number;
  /** It works for the warriors of another. */
  slave: boolean;
  /** How many of them can still move. */
  ready: number;
}

/** Everybody on a cell: warriors first, then workers, those of whoever holds it first, then fanatics. */
export function figuresOf(cell: CellView): Figure[] {
  const { warriors, boats, workers, ready, fanatics } = cell;
  const seats = Object.keys(workers)
    .map(Number)
    .filter((seat) => (workers[seat] ?? 0) > 0)
    .toSorted((a, b) => Number(b === cell.controller) - Number(a === cell.controller) || a - b);
  const all: Figure[] = [
    ...(warriors ? [{ kind: "warriors" as const, ...warriors, slave: false, ready: ready.warriors }] : []),
    ...seats.map((seat) => ({
      kind: "workers" as const,
      seat,
      count: workers[seat] ?? 0,
      slave: warriors !== null && warriors.seat !== seat,
      ready: seat === cell.controller ? ready.workers : 0,
    })),
    ...(boats
      ? [{ kind: "boats" as const, seat: boats.seat, count: boats.count, slave: false, ready: ready.boats }]
      : []),
    { kind: "fanatics", seat: null, count: fanatics, slave: false, ready: 0 },
  ];
  return all.filter(({ count }) => count > 0);
}

interface Sizes {
  token: number;
  tree: number;
  /** The height of a line of the name; 0 for no name. */
  line: number;
  named: "name" | "code" | "";
}

/** From the largest to the smallest: what has no room in one way is drawn in the next. */
const SIZES: Record<Level, readonly Sizes[]> = {
  near: [
    { token: 22, tree: 12, line: 15, named: "name" },
    { token: 20, tree: 11, line: 14, named: "name" },
    { token: 20, tree: 11, line: 14, named: "code" },
    { token: 17, tree: 9, line: 13, named: "code" },
    { token: 17, tree: 8, line: 0, named: "" },
    { token: 15, tree: 7, line: 0, named: "" },
  ],
  mid: [
    { token: 18, tree: 10, line: 14, named: "code" },
    { token: 16, tree: 8, line: 13, named: "code" },
    { token: 16, tree: 7, line: 0, named: "" },
    { token: 14, tree: 6, line: 0, named: "" },
  ],
  far: [
    { token: 15, tree: 6, line: 13, named: "" },
    { token: 13, tree: 5, line: 13, named: "" },
  ],
};
const DIGIT = 8;

/** Things side by side, in rows no wider than there is room. */
export function inRows<T>(things: readonly T[], wide: (one: T) => number, most: number): T[][] {
  const rows: T[][] = [];
  let room = 0;
  for (const one of things) {
    const row = rows.at(-1);
    if (row && room >= wide(one)) row.push(one);
    else {
      rows.push([one]);
      room = most;
    }
    room -= wide(one);
  }
  return rows;
}

const FigureMark: FunctionComponent<{ figure: Figure; person: Person | null; token: number }> = ({
  figure,
  person,
  token,
}) => (
  <>
    <g transform={`translate(${token / 2} 0) scale(${token / 26})`}>
      {person ? <Token colour={person.colour} kind={figure.kind} slave={figure.slave} /> : <Burst />}
    </g>
    {figure.count > 1 && (
      <text class={`fl-count ${person ? "" : "mad"}`} x={token + 1.5} y={4.7}>
        {figure.count}
      </text>
    )}
  </>
);

interface Props {
  component: CellComponent;
  cell: CellView;
  name: string;
  people: readonly Person[];
  level: Level;
  /** How much room there is, in pixels. */
  wide: number;
  high: number;
  /** What can be taken up and dragged, where something can. */
  grab?: string | null;
}

/** Trees that stand or were felled: three, whatever is left of them. */
const Wood: FunctionComponent<{ forests: number; size: number }> = ({ forests, size }) => (
  <g class="fl-wood" data-forests={forests}>
    {Array.from({ length: TREES }, (_, n) => (
      <g key={n} transform={`translate(${n * size} 0) scale(${(size + 3) / 24})`}>
        <g class="fl-stump">
          <GlyphShape name="stump" />
        </g>
        <g class={`fl-tree ${n < forests ? "" : "felled"}`}>
          <GlyphShape name="tree" />
        </g>
      </g>
    ))}
  </g>
);

const TREES = 3;

/** What is built or grows on a cell, each with its width. */
interface Thing {
  kind: "ore" | "wood" | "mines" | "dolmen" | "rise";
  wide: number;
}

function thingsOn({ ore, rise }: CellComponent, cell: CellView, { tree }: Sizes, level: Level): Thing[] {
  const dolmen = cell.dolmen === null ? [] : [{ kind: "dolmen" as const, wide: tree + 8 }];
  if (cell.status !== "dry") return dolmen;
  const all: Thing[] = [
    { kind: "ore", wide: level !== "far" && ore ? tree + 2 : 0 },
    { kind: "wood", wide: level === "far" && cell.forests === TREES ? 0 : TREES * tree + 4 },
    { kind: "rise", wide: level !== "far" && rise > 0 ? tree + 2 : 0 },
    { kind: "mines", wide: cell.mines * (tree + 2) },
    ...dolmen,
  ];
  return all.filter(({ wide }) => wide > 0);
}

/** How everything on a cell is laid out. */
interface Layout {
  sizes: Sizes;
  label: string[];
  figures: Figure[][];
  things: Thing[][];
  high: number;
}

const wideOf = ({ token }: Sizes, { count }: Figure): number =>
  token + (count > 1 ? String(count).length * DIGIT + 3 : 1);

/** The first way that has room; otherwise the smallest. */
export function layout({ component, cell, name, level, wide, high }: Props): Layout {
  const code = component.code.toUpperCase();
  const all = figuresOf(cell);
  let last: Layout | null = null;
  for (const sizes of SIZES[level]) {
    const bare = all.length === 0 && level === "far" && cell.status === "dry";
    const label =
      name === ""
        ? []
        : sizes.named === "name"
          ? inLines(name, Math.max(8, Math.floor((wide * 1.15) / 7)))
          : sizes.named === "code" || bare
            ? [code]
            : [];
    const figures = inRows(all, (one) => wideOf(sizes, one), Math.max(wide, 1.2 * sizes.token + DIGIT));
    const things = inRows(thingsOn(component, cell, sizes, level), (one) => one.wide, Math.max(wide, 3.6 * sizes.tree));
    const total =
      label.length * sizes.line +
      figures.length * (sizes.token + 2) +
      things.length * (sizes.tree + 3) +
      (cell.status === "lost" ? sizes.token + 2 : 0);
    last = { sizes, label, figures, things, high: total };
    const widest = Math.max(0, ...label.map((line) => line.length * 6.6));
    // A name may run over its borders, but one that is broken already would run into the next.
    const spare = label.length > 1 ? 1.25 : all.length === 0 && component.neighbours.length < 3 ? 2.2 : 1.5;
    if (total <= high * 1.3 && widest <= wide * spare) return last;
  }
  return last as Layout;
}

/** Around the origin; the caller moves and grows it. */
export const Pieces: FunctionComponent<Props> = (props) => {
  const { component, cell, people, level, grab = null } = props;
  const { sizes, label, figures, things, high } = layout(props);
  const { token, tree, line } = sizes;
  let y = -high / 2;
  const down = (by: number): number => {
    y += by;
    return y - by / 2;
  };
  const dolmen = people[cell.dolmen ?? -1]?.colour ?? "red";
  const draw = ({ kind }: Thing) => {
    const scaled = `scale(${(tree + 2) / 24})`;
    switch (kind) {
      case "wood":
        return <Wood forests={cell.forests} size={tree} />;
      case "ore":
        return (
          <g class="fl-ore" transform={scaled}>
            <GlyphShape name={component.ore ?? ""} />
          </g>
        );
      case "rise":
        return <Waves rise={component.rise} size={tree} />;
      case "mines":
        return Array.from({ length: cell.mines }, (_, n) => (
          <g key={n} class="fl-mine" transform={`translate(${n * (tree + 2)} 0) ${scaled}`}>
            <GlyphShape name="mine" />
          </g>
        ));
      default:
        return (
          <g class="fl-dolmen" style={{ "--seat": `var(--seat-${dolmen})` }} transform={`scale(${(tree + 6) / 24})`}>
            <GlyphShape name="dolmen" />
          </g>
        );
    }
  };
  return (
    <g class={`fl-pieces level-${level} on-${cell.status}`}>
      {label.map((part) => (
        <text
          key={part}
          class={component.kind === "sea" ? "fl-seaname" : "fl-name"}
          y={down(line) + 4.5}
          text-anchor="middle"
        >
          {part}
        </text>
      ))}
      {figures.map((row) => {
        const middle = down(token + 2);
        let x = -row.reduce((sum, one) => sum + wideOf(sizes, one), 0) / 2;
        return row.map((figure) => {
          const [left, wide] = [x, wideOf(sizes, figure)];
          x += wide;
          const person = figure.seat === null ? null : (people[figure.seat] ?? null);
          const taken = grab !== null && figure.ready > 0 && grab.split(" ").includes(figure.kind);
          return (
            <g
              key={`${figure.kind} ${figure.seat}`}
              class={`fl-figure ${taken ? "ready" : ""}`}
              transform={`translate(${left} ${middle})`}
              data-figure={`${component.code} ${figure.kind} ${figure.seat ?? "-"} ${figure.count}`}
              {...(taken && { "data-grab": `${figure.kind} ${component.code}` })}
            >
              {taken && (
                <rect class="fl-hold" x={-3} y={-token / 2 - 2} width={wide + 4} height={token + 4} rx={token / 2} />
              )}
              <FigureMark figure={figure} person={person} token={token} />
            </g>
          );
        });
      })}
      {things.map((row) => {
        const top = down(tree + 3) - tree / 2 - 1;
        let x = -row.reduce((sum, one) => sum + one.wide, 0) / 2;
        return row.map((one) => {
          const left = x;
          x += one.wide;
          return (
            <g key={one.kind} transform={`translate(${left} ${top})`}>
              {draw(one)}
            </g>
          );
        });
      })}
      {cell.status === "lost" && (
        <g transform={`translate(0 ${down(token + 2)}) scale(${token / 24})`}>
          <Burst />
        </g>
      )}
    </g>
  );
};

/** The rise that takes a cell, as so many waves. */
const Waves: FunctionComponent<{ rise: number; size: number }> = ({ rise, size }) => (
  <g class="fl-rise" transform={`scale(${size / 12})`}>
    {Array.from({ length: rise }, (_, n) => (
      <path key={n} d={`M1 ${11 - n * 4}q1.500-3 3 0t3 0 3 0`} />
    ))}
  </g>
);
