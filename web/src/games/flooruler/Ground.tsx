/** The printed board: tiles, lands in their patterns, the fountain and the shops. It changes only with the seats' colours and the language. */

import type { FunctionComponent } from "preact";
import { thing } from "../../i18n";
import type { Colour } from "../../state/protocol";
import type { Person } from "../table";
import { landsOf, STORES, type Store } from "./box";
import { ACROSS, cornerOf, type Region, SIDE } from "./geometry";
import { GlyphShape } from "./glyphs";
import type { TileComponent } from "./views";

export const tint = (person: Person): Record<string, string> => ({ "--seat": `var(--seat-${person.colour})` });

const TILE = SIDE - 2;
const HALF = SIDE / 2;

/** Every colour has a weave of its own, so that lands are told apart without their colour: in a cell of 20. */
const WEAVES: Record<Colour, { line?: string; solid?: string }> = {
  red: {
    solid:
      "M5 2.800a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM15 12.800a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400z",
  },
  blue: { line: "M0 5q5-5 10 0t10 0M0 15q5-5 10 0t10 0" },
  green: { line: "M-3 7 7-3M-3 17 17-3M3 23 23 3M13 23 23 13" },
  orange: { line: "M5 1l4 4-4 4-4-4zM15 11l4 4-4 4-4-4z" },
  violet: { line: "M5 0v20M15 0v20" },
};

const Land: FunctionComponent<{ person: Person }> = ({ person }) => {
  const { line, solid } = WEAVES[person.colour];
  return (
    <pattern
      id={`fr-land-${person.seat}`}
      width="20"
      height="20"
      patternUnits="userSpaceOnUse"
      patternTransform="translate(1 1)"
      style={tint(person)}
    >
      <rect class="fr-tint" width="20" height="20" />
      {line && <path class="fr-weave" d={line} />}
      {solid && <path class="fr-grain" d={solid} />}
    </pattern>
  );
};

/** The letter of whose land it is. */
const Letter: FunctionComponent<{ person: Person | undefined; x: number; y: number }> = ({ person, x, y }) =>
  person ? (
    <text class="fr-letter" x={x} y={y} text-anchor="middle" style={tint(person)}>
      {person.name.slice(0, 1).toUpperCase()}
    </text>
  ) : null;

export const Patterns: FunctionComponent<{ people: Person[] }> = ({ people }) => (
  <defs>
    {people.map((person) => (
      <Land key={person.seat} person={person} />
    ))}
    <clipPath id="fr-tile">
      <rect x="1" y="1" width={TILE} height={TILE} rx="5" />
    </clipPath>
    <pattern id="fr-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V7" class="fr-hatchline" />
    </pattern>
  </defs>
);

const GATE = "M9.500 32.500V19.500a10.500 10.500 0 0 1 21 0v13M6.500 32.500h6M27.500 32.500h6";

export const TileFace: FunctionComponent<{ tile: TileComponent; people: Person[] }> = ({ tile, people }) => {
  const { x, y } = cornerOf(tile);
  const [first, second] = landsOf(tile, people.length);
  const kind = tile.place ?? (first === undefined ? "plain" : "land");
  const home = tile.number && first !== undefined ? people[first] : undefined;
  return (
    <g transform={`translate(${x} ${y})`} class={`fr-tile is-${kind}`}>
      <title>{tile.tile}</title>
      <rect class="fr-face" x="1" y="1" width={TILE} height={TILE} rx="5" />
      {first !== undefined && second === undefined && (
        <rect x="1" y="1" width={TILE} height={TILE} rx="5" fill={`url(#fr-land-${first})`} />
      )}
      {first !== undefined && second !== undefined && (
        <g clip-path="url(#fr-tile)">
          <path d={`M0 0H${SIDE}L0 ${SIDE}z`} fill={`url(#fr-land-${first})`} />
          <path d={`M${SIDE} ${SIDE}V0L0 ${SIDE}z`} fill={`url(#fr-land-${second})`} />
          <path class="fr-split" d={`M${SIDE} 0 0 ${SIDE}`} />
        </g>
      )}
      {first !== undefined && second === undefined && !tile.gate && !home && (
        <Letter person={people[first]} x={HALF} y={HALF + 5.5} />
      )}
      {first !== undefined && second !== undefined && !tile.gate && (
        <>
          <Letter person={people[first]} x={SIDE * 0.28} y={SIDE * 0.28 + 5.5} />
          <Letter person={people[second]} x={SIDE * 0.72} y={SIDE * 0.72 + 5.5} />
        </>
      )}
      <rect class="fr-edge" x="1" y="1" width={TILE} height={TILE} rx="5" />
      {tile.gate && <path class="fr-gate" d={GATE} />}
      {home && (
        <g class="fr-home" transform={`translate(${HALF} ${HALF})`} style={tint(home)}>
          <circle r="14.500" />
          <text y="5.500" text-anchor="middle">
            {home.seat + 1}
          </text>
        </g>
      )}
    </g>
  );
};

/** Where the block of a store is, and which sides have a wall. */
function block(
  tiles: readonly TileComponent[],
  store: Store,
): { row: number; column: number; rows: number; columns: number } {
  const own = tiles.filter((tile) => tile.place === store);
  const rows = own.map((tile) => tile.row);
  const columns = own.map((tile) => tile.column);
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}

/** A name in lines that fit on three tiles: long ones are parted at the space nearest to their middle. */
export function inTwo(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length < 12 || spaces.length === 0) return [name];
  const at = spaces.reduce((best, one) =>
    Math.abs(one - name.length / 2) < Math.abs(best - name.length / 2) ? one : best,
  );
  return [name.slice(0, at), name.slice(at + 1)];
}

const Shop: FunctionComponent<{ tiles: readonly TileComponent[]; store: Store }> = ({ tiles, store }) => {
  const { row, column, rows, columns } = block(tiles, store);
  const { x, y } = cornerOf({ row, column });
  const [width, height] = [columns * SIDE, rows * SIDE];
  const low = row > 10;
  const right = column > 10;
  const wall = `M${right ? 0 : width} ${low ? height : 0}H${right ? width : 0}V${low ? 0 : height}`;
  return (
    <g transform={`translate(${x} ${y})`} class={`fr-shop is-${store}`}>
      <path class="fr-wall" d={wall} />
      <g transform={`translate(${width / 2 - 27} ${height / 2 - 42}) scale(2.250)`}>
        <GlyphShape name={store} />
      </g>
    </g>
  );
};

/** The names of the shops, over the pieces that stand in them. */
export const ShopNames: FunctionComponent<{ tiles: readonly TileComponent[] }> = ({ tiles }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
  <g class="fr-shopnames" aria-hidden="true">
    {STORES.map((store) => {
      const { row, column, rows, columns } = block(tiles, store);
      const { x, y } = cornerOf({ row: row + rows, column: column + columns / 2 });
      const lines = inTwo(thing("place", store));
      return lines.map((line, n) => (
        <text
          key={line}
          class="fr-name"
          x={x}
          y={y - 9}
          text-anchor="middle"
          style={{ transform: `translateY(calc(${n + 1 - lines.length} * max(18px, 14.5 * var(--px))))` }}
        >
          {line}
        </text>
      ));
    })}
  </g>
);

const Fountain: FunctionComponent = () => (
  <g class="fr-fountain" transform={`translate(${10.5 * SIDE} ${10.5 * SIDE})`}>
    <path
      class="fr-basin"
      d="M-18 -40a18 18 0 0 1 36 0v22h22a18 18 0 0 1 0 36h-22v22a18 18 0 0 1-36 0v-22h-22a18 18 0 0 1 0-36h22z"
    />
    {[38, 30, 23].map((r, n) => (
      <circle key={r} class="fr-ripple" r={r - n} />
    ))}
    <circle class="fr-bowl" r="17" />
    <g transform="translate(-14.500 -15.500) scale(1.200)">
      <GlyphShape name="gold-fountain" />
    </g>
  </g>
);

export const Ground: FunctionComponent<{ tiles: readonly TileComponent[]; people: Person[] }> = ({ tiles, people }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
  <g class="fr-ground" aria-hidden="true">
    <Patterns people={people} />
    {tiles.map((tile) => (
      <TileFace key={tile.tile} tile={tile} people={people} />
    ))}
    <Fountain />
    {STORES.map((store) => (
      <Shop key={store} tiles={tiles} store={store} />
    ))}
  </g>
);

/** The names of columns and rows along the frame, as the moves say them, wherever the camera looks. */
export const Edge: FunctionComponent<{ tiles: readonly TileComponent[]; region: Region; frame: number }> = ({
  tiles,
  region,
  frame,
}) => {
  const all = ACROSS * SIDE;
  const place = (n: number, from: number): number => ((n + 0.5 - from) / region.size) * all;
  const names = (of: "row" | "column", part: (name: string) => string, from: number): [string, number][] =>
    [...new Map(tiles.map((tile) => [part(tile.tile), tile[of]]))]
      .map(([name, n]): [string, number] => [name, place(n, from)])
      .filter(([, at]) => at > 0 && at < all);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
    <g class="fr-names" aria-hidden="true">
      <path
        class="fr-wood"
        d={`M${-frame} ${-frame}H${all + frame}V${all + frame}H${-frame}zM-2-2V${all + 2}H${all + 2}V-2z`}
      />
      {names("column", (name) => name.slice(0, 1), region.column).flatMap(([name, x]) =>
        [-frame / 2, all + frame / 2].map((y) => (
          <text key={`${name} ${y}`} x={x} y={y} text-anchor="middle" dominant-baseline="central">
            {name}
          </text>
        )),
      )}
      {names("row", (name) => name.slice(1), region.row).flatMap(([name, y]) =>
        [-frame / 2, all + frame / 2].map((x) => (
          <text key={`${name} ${x}`} x={x} y={y} text-anchor="middle" dominant-baseline="central">
            {name}
          </text>
        )),
      )}
    </g>
  );
};
