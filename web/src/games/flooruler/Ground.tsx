/** The printed board: tiles, lands in their patterns, the fountain and the shops. It changes only with the seats' colours and the language. */

import type { FunctionComponent } from "preact";
import { thing } from "../../i18n";
import type { Person } from "../table";
import { landsOf, STORES, type Store } from "./box";
import { cornerOf, SIDE } from "./geometry";
import { GlyphShape, Shape } from "./glyphs";
import type { TileComponent } from "./views";

export const tint = (person: Person): Record<string, string> => ({ "--seat": `var(--seat-${person.colour})` });

const TILE = SIDE - 2;
const HALF = SIDE / 2;

/** A land's pattern is the seat's own shape, small and many. */
const Land: FunctionComponent<{ person: Person }> = ({ person }) => (
  <pattern
    id={`fr-land-${person.seat}`}
    width={SIDE}
    height={SIDE}
    patternUnits="userSpaceOnUse"
    patternTransform="translate(1 1)"
    style={tint(person)}
  >
    <rect class="fr-tint" width={SIDE} height={SIDE} />
    {[
      [8, 8],
      [28, 8],
      [18, 19],
      [8, 30],
      [28, 30],
    ].map(([x = 0, y = 0]) => (
      <g key={`${x} ${y}`} transform={`translate(${x + 1} ${y})`}>
        <Shape colour={person.colour} size={8} class="fr-grain" />
      </g>
    ))}
  </pattern>
);

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
      <g transform={`translate(${width / 2 - 30} ${height / 2 - 38}) scale(2.500)`}>
        <GlyphShape name={store} />
      </g>
      <text class="fr-name" x={width / 2} y={height - 14} text-anchor="middle">
        {thing("place", store)}
      </text>
    </g>
  );
};

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
