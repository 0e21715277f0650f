/** The game as it is played: the map with pawns, boats and dolmens, and the parts of it that the summary and the figures show. */

import type { ComponentChildren, FunctionComponent } from "preact";
import type { PictureProps } from "../../reading";
import type { Person } from "../../table";
import { type Atlas, atlasIn, boxOf } from "../box";
import { STANDING_FOR } from "../colours";
import { Ground, Patterns } from "../Ground";
import { type Point, SIDE } from "../geometry";
import { GlyphShape, Token } from "../glyphs";
import { laid } from "../laid";
import { Pieces } from "../Pieces";
import type { CellView } from "../views";

export const PEOPLE: readonly Person[] = STANDING_FOR.map((colour, seat) => ({ seat, name: "", colour }));

const held = (seat: number, count: number, more: Partial<CellView> = {}): CellView =>
  laid({ controller: seat, workers: { [seat]: count }, ...more });

const sea = (seat: number, count: number): CellView =>
  laid({ status: "sea", forests: 0, boats: { seat, count, moved: 0, ferried: false } });

/** The world in the middle of a game: the first islands are gone. */
const WORLD: Readonly<Record<string, CellView>> = {
  w4: held(2, 5, { mines: 1, forests: 2 }),
  w3: held(2, 3, { forests: 0 }),
  w6: held(2, 2, { dolmen: 2 }),
  y4: held(0, 6, { mines: 2, forests: 1 }),
  y1: held(0, 3, { dolmen: 0 }),
  y3: held(0, 4, { forests: 0, fanatics: 2 }),
  b4: held(3, 4, { forests: 0, mines: 1, warriors: { seat: 3, count: 2 } }),
  b1: held(3, 3),
  g4: held(1, 7, { mines: 1, forests: 2 }),
  g1: held(1, 2, { dolmen: 1 }),
  y5: laid({ status: "lost", forests: 1 }),
  cp: sea(2, 2),
  io: sea(1, 1),
  me: sea(0, 1),
};
const SUNK = ["at", "mu", "es", "an"];

const cellsOf = ({ map }: Atlas, more: Readonly<Record<string, CellView>>): Record<string, CellView> =>
  Object.fromEntries(
    map.cells.map(({ code, kind }) => [
      code,
      more[code] ??
        (kind === "sea" ? laid({ status: "sea", forests: 0 }) : laid(SUNK.includes(code) ? { status: "flooded" } : {})),
    ]),
  );

/** Part of a map in a frame that is that many pixels wide, so that numbers are never too small to be read. */
export const Looking: FunctionComponent<{
  atlas: Atlas;
  cells: Readonly<Record<string, CellView>>;
  at: { x: number; y: number; wide: number; high: number };
  pixels: number;
  class: string;
  drowning?: readonly string[];
  children?: ComponentChildren;
}> = ({ atlas, cells, at, pixels, class: name, drowning = [], children }) => {
  const px = at.wide / pixels;
  return (
    <svg class={`r-floods ${name}`} viewBox={`${at.x} ${at.y} ${at.wide} ${at.high}`} aria-hidden="true">
      <Patterns />
      <rect class="fl-water" x={at.x - at.wide} y={at.y - at.high} width={3 * at.wide} height={3 * at.high} />
      <Ground atlas={atlas} cells={cells} drowning={drowning} />
      {[...atlas.chart.places.values()].map((place) => {
        const [component, cell] = [atlas.cells.get(place.code), cells[place.code]];
        if (!component || !cell) return null;
        const holder = cell.controller === null ? undefined : PEOPLE[cell.controller];
        return (
          <g key={place.code} style={holder ? { "--seat": `var(--seat-${holder.colour})` } : {}}>
            {holder && <path class="fl-held thin" d={place.outline} />}
            <g transform={`translate(${place.at.x} ${place.at.y}) scale(${px})`}>
              <Pieces
                component={component}
                cell={cell}
                name=""
                people={PEOPLE}
                level="near"
                wide={place.wide / px}
                high={place.high / px}
              />
            </g>
          </g>
        );
      })}
      {children}
    </svg>
  );
};

export const around = ({ chart }: Atlas, code: string, wide: number, high: number) => {
  const at: Point = chart.places.get(code)?.at ?? { x: 0, y: 0 };
  return { x: at.x - wide / 2, y: at.y - high / 2, wide, high };
};

const world = ({ components }: PictureProps): Atlas => atlasIn(boxOf(components), "world");

export const Scene: FunctionComponent<PictureProps> = (props) => {
  const atlas = world(props);
  const { width, height } = atlas.chart;
  return (
    <Looking
      atlas={atlas}
      cells={cellsOf(atlas, WORLD)}
      at={{ x: 0, y: height * 0.04, wide: width, high: height * 0.92 }}
      pixels={820}
      class="r-scene"
    />
  );
};

/** A land with a dolmen on it. */
export const Goal: FunctionComponent<PictureProps> = (props) => {
  const atlas = world(props);
  return (
    <Looking
      atlas={atlas}
      cells={cellsOf(atlas, WORLD)}
      at={around(atlas, "y1", 9 * SIDE, 5.6 * SIDE)}
      pixels={320}
      class="r-part"
    />
  );
};

/** Workers, and a boat beside them. */
export const Turn: FunctionComponent<PictureProps> = (props) => {
  const atlas = world(props);
  return (
    <Looking
      atlas={atlas}
      cells={cellsOf(atlas, WORLD)}
      at={around(atlas, "w4", 11 * SIDE, 6.8 * SIDE)}
      pixels={320}
      class="r-part"
    />
  );
};

/** A continent without trees, half of it under water, with a dolmen that still counts. */
const DROWNED: Readonly<Record<string, CellView>> = {
  b1: held(3, 2, { forests: 0 }),
  b2: laid({ status: "flooded", dolmen: 3, forests: 0 }),
  b3: laid({ forests: 0 }),
  b4: held(3, 4, { forests: 0, fanatics: 3, mines: 2 }),
  b5: laid({ status: "lost", forests: 0 }),
  b6: laid({ status: "flooded", forests: 0 }),
  b7: held(0, 2, { forests: 0, dolmen: 0 }),
};

export const End: FunctionComponent<PictureProps> = (props) => {
  const atlas = world(props);
  return (
    <Looking
      atlas={atlas}
      cells={cellsOf(atlas, DROWNED)}
      at={around(atlas, "b4", 14 * SIDE, 8.7 * SIDE)}
      pixels={320}
      class="r-part"
    />
  );
};

/** A row of drawings, in a box of 30 each. */
export const Row: FunctionComponent<{ children: ComponentChildren; count: number }> = ({ children, count }) => (
  <svg class="r-row" viewBox={`0 0 ${count * 34} 34`} width={count * 34} height={34} aria-hidden="true">
    {children}
  </svg>
);

export const At: FunctionComponent<{ n: number; children: ComponentChildren }> = ({ n, children }) => (
  <g transform={`translate(${n * 34 + 17} 17)`}>{children}</g>
);

export const Good: FunctionComponent<{ name: string }> = ({ name }) => (
  <g transform="translate(-12 -12)">
    <GlyphShape name={name} />
  </g>
);

export const Soldiers: FunctionComponent<{ seat: number; from: number; count: number; lost: number }> = ({
  seat,
  from,
  count,
  lost,
}) => (
  <>
    {Array.from({ length: count }, (_, n) => (
      <At key={n} n={from + n}>
        <g class={n < lost ? "r-gone" : ""}>
          <Token colour={PEOPLE[seat]?.colour ?? "red"} kind="warriors" />
        </g>
      </At>
    ))}
  </>
);
