/** The game as it is played: the board with floors and pawns, and the parts of it that the summary and the figures show. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing } from "../../../i18n";
import type { PictureProps } from "../../reading";
import type { Person } from "../../table";
import { boxOf, landsOf, PLACES, type Place } from "../box";
import { STANDING_FOR } from "../colours";
import { Ground, Patterns, TileFace } from "../Ground";
import { ACROSS, cornerOf, SIDE, type Spot } from "../geometry";
import { Coin, Die, Glyph } from "../glyphs";
import { Pawn, Plank } from "../Pieces";
import type { TileComponent } from "../views";

export const PEOPLE: readonly Person[] = STANDING_FOR.map((colour, seat) => ({ seat, name: "", colour }));

/** Somebody's floor on a tile. */
export const FloorAt: FunctionComponent<{ spot: Spot; person: Person }> = ({ spot, person }) => {
  const { x, y } = cornerOf(spot);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Plank person={person} />
    </g>
  );
};

export const PawnAt: FunctionComponent<{ spot: Spot; person: Person }> = ({ spot, person }) => {
  const { x, y } = cornerOf(spot);
  return (
    <g
      class="fr-piece"
      style={{ "--seat": `var(--seat-${person.colour})` }}
      transform={`translate(${x + SIDE / 2} ${y + SIDE / 2})`}
    >
      <Pawn person={person} />
    </g>
  );
};

/** A part of the board, in tiles. */
export interface Window extends Spot {
  wide: number;
  high: number;
}

const within =
  ({ row, column, wide, high }: Window) =>
  (tile: Spot): boolean =>
    tile.row >= row && tile.row < row + high && tile.column >= column && tile.column < column + wide;

/** A part of the board in a frame that is that many pixels wide, so that letters are never too small to be read. */
export const Looking: FunctionComponent<{
  at: Window;
  pixels: number;
  class: string;
  children: ComponentChildren;
}> = ({ at, pixels, class: name, children }) => (
  <svg
    class={name}
    viewBox={`${at.column * SIDE - 4} ${at.row * SIDE - 4} ${at.wide * SIDE + 8} ${at.high * SIDE + 8}`}
    style={{ "--px": `${(at.wide * SIDE) / pixels}px` }}
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The tiles of a part of the board. */
export const Tiles: FunctionComponent<{ tiles: readonly TileComponent[]; at: Window }> = ({ tiles, at }) => (
  <g class="fr-ground">
    <Patterns people={[...PEOPLE]} />
    {tiles.filter(within(at)).map((tile) => (
      <TileFace key={tile.tile} tile={tile} people={[...PEOPLE]} />
    ))}
  </g>
);

/** The land of a seat that is nobody else's, the tiles furthest from the middle first. */
export function landOf(tiles: readonly TileComponent[], seat: number): TileComponent[] {
  const middle = (ACROSS - 1) / 2;
  const away = ({ row, column }: Spot): number => Math.max(Math.abs(row - middle), Math.abs(column - middle));
  return tiles
    .filter((tile) => !tile.number && landsOf(tile, PEOPLE.length).join() === String(seat))
    .toSorted((a, b) => away(b) - away(a));
}

const WHOLE: Window = { row: 0, column: 0, wide: ACROSS, high: ACROSS };
/** How many floors each seat has laid in the scene. */
const LAID = [11, 7, 14, 9];

/** Where the pawns stand in the scene: at home where there is no such place. */
const STANDING: readonly (Place | null)[] = ["gold-fountain", null, "weapon-store", null];

/** The whole board in the middle of a game. */
const Playing: FunctionComponent<PictureProps> = ({ components }) => {
  const { tiles } = boxOf(components);
  const homes = tiles.filter((tile) => tile.number);
  return (
    <>
      <Ground tiles={tiles} people={[...PEOPLE]} />
      {PEOPLE.flatMap((person) =>
        landOf(tiles, person.seat)
          .slice(0, LAID[person.seat])
          .map((spot) => <FloorAt key={spot.tile} spot={spot} person={person} />),
      )}
      {PEOPLE.map((person, n) => {
        const place = STANDING[n];
        const home = homes.find((tile) => landsOf(tile, PEOPLE.length)[0] === person.seat);
        const spot = (place && tiles.find((tile) => tile.place === place)) ?? home;
        return spot && <PawnAt key={person.seat} spot={spot} person={person} />;
      })}
    </>
  );
};

/** The middle of the board: as wide as pages about games have their pictures. */
export const Scene: FunctionComponent<PictureProps> = (props) => (
  <Looking at={{ row: 4.1, column: 0, wide: ACROSS, high: 11.8 }} pixels={480} class="r-scene">
    <Playing {...props} />
  </Looking>
);

/** The whole board, and how its places are called. */
export const Board: FunctionComponent<PictureProps> = (props) => (
  <div class="r-beside">
    <Looking at={WHOLE} pixels={420} class="r-figure">
      <Playing {...props} />
    </Looking>
    <ul class="r-places">
      {PLACES.map((place) => (
        <li key={place} class={`is-${place}`}>
          <Glyph name={place} size={26} />
          {thing("place", place)}
        </li>
      ))}
    </ul>
  </div>
);

/** Land with some floors on it. */
export const Goal: FunctionComponent<PictureProps> = ({ components }) => {
  const { tiles } = boxOf(components);
  const at: Window = { row: 8, column: 0, wide: 8, high: 5 };
  const [, person] = PEOPLE;
  return (
    <Looking at={at} pixels={320} class="r-part">
      <Tiles tiles={tiles} at={at} />
      {person &&
        landOf(tiles, person.seat)
          .slice(0, 13)
          .map((spot) => <FloorAt key={spot.tile} spot={spot} person={person} />)}
    </Looking>
  );
};

/** A pawn at the fountain, with the die. */
export const Turn: FunctionComponent<PictureProps> = ({ components }) => {
  const { tiles } = boxOf(components);
  const at: Window = { row: 8, column: 6.5, wide: 8, high: 5 };
  const spot = tiles.find((tile) => tile.place === "gold-fountain");
  const [person] = PEOPLE;
  return (
    <Looking at={at} pixels={320} class="r-part">
      <Ground tiles={tiles} people={[...PEOPLE]} />
      {spot && person && <PawnAt spot={spot} person={person} />}
      <g transform={`translate(${12.7 * SIDE} ${8.1 * SIDE})`}>
        <Die face={5} size={64} />
      </g>
      <g transform={`translate(${6.9 * SIDE} ${11.5 * SIDE})`}>
        <Coin size={44} />
      </g>
    </Looking>
  );
};

/** All the floors that one has to lay, the last one still to come. */
export const End: FunctionComponent<PictureProps> = ({ components }) => {
  const { floors } = boxOf(components);
  const across = Math.ceil(Math.sqrt(floors * 1.6));
  const at: Window = { row: 0, column: 0, wide: across, high: Math.ceil(floors / across) };
  const [, , person] = PEOPLE;
  return (
    <Looking at={at} pixels={320} class="r-part">
      {person &&
        Array.from({ length: floors }, (_, n) => (
          <g key={n} class={n === floors - 1 ? "r-last" : ""}>
            <FloorAt spot={{ row: Math.floor(n / across), column: n % across }} person={person} />
          </g>
        ))}
    </Looking>
  );
};
