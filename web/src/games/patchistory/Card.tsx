/** A whole printed piece, from its entry in the components: a side of a land card, a baseland, or a construction tile.
 *
 *   <PieceShape piece={piece} unit={60} x y />        inside an `<svg>`: two (or three) cells wide, two high
 *   <TileShape tile={tile} unit={60} x y />           inside an `<svg>`: one cell; `tile={null}` is its Wasteland face
 *   <Card piece={piece} size={220} />                 an `<svg>` of its own, that many pixels wide; the name of its hero
 *                                                     or wonder is written where it is readable (13 px)
 *   <Tile tile={tile} size={96} />
 *   <FigurePicture figure={figure} size={90} />       the room of a hero or wonder alone; `size` is a cell in pixels
 *   <Prosperity card={prosperity} size={96} />        a prosperity card, without its name
 *
 * `hidden` is a mask of quarters that are not drawn (1 upper left, 2 upper right, 4 lower left, 8 lower right), for a card
 * that slides under others. `boxOf(components)` has every piece, figure and tile by its key.
 */

import type { FunctionComponent } from "preact";
import { say, thing, word } from "../../i18n";
import type { Components } from "../../state/protocol";
import { componentsOf } from "../shape";
import { GlyphShape } from "./glyphs";
import { type RoomProps, RoomShape, STATUSES, type Symbols } from "./Room";
import type {
  FigureComponent,
  PatchistoryComponents,
  PieceComponent,
  ProsperityComponent,
  RoomComponent,
  TileComponent,
} from "./views";

/** What is in the box, by key. */
export interface Contents {
  all: PatchistoryComponents;
  pieces: ReadonlyMap<string, PieceComponent>;
  figures: ReadonlyMap<string, FigureComponent>;
  tiles: ReadonlyMap<string, TileComponent>;
}

const known = new WeakMap<Components, Contents>();

export function boxOf(components: Components): Contents {
  const before = known.get(components);
  if (before) return before;
  const all = componentsOf<PatchistoryComponents>(components);
  const contents = {
    all,
    pieces: new Map(all.pieces.map((piece) => [piece.piece, piece])),
    figures: new Map(all.figures.map((figure) => [figure.figure, figure])),
    tiles: new Map(all.tiles.map((tile) => [tile.tile, tile])),
  };
  known.set(components, contents);
  return contents;
}

/** Where a printed room is on its piece, in cells. Rooms are rectangles. */
export function spanOf(
  quarters: readonly number[],
  columns: number,
): { x: number; y: number; wide: number; high: number } {
  const [first = 0, last = 0] = [quarters[0], quarters.at(-1)];
  const [x, y] = [first % columns, Math.floor(first / columns)];
  return { x, y, wide: (last % columns) - x + 1, high: Math.floor(last / columns) - y + 1 };
}

/** The least size of words on a screen. */
const LEGIBLE = 13;
/** Cells that are smaller than this many pixels have no names in them. */
const NAMED = 92;

interface PieceProps extends Pick<RoomProps, "x" | "y" | "unit" | "mini"> {
  piece: PieceComponent;
  hidden?: number;
  /** Pixels for a user unit; names of heroes and wonders are written only where this is given and large enough. */
  scale?: number;
}

export const PieceShape: FunctionComponent<PieceProps> = ({
  piece,
  x = 0,
  y = 0,
  unit = 100,
  mini = false,
  hidden = 0,
  scale = 0,
}) => (
  <g class={`pp-piece ${piece.black ? "black" : "white"} era-${piece.era}`} transform={`translate(${x} ${y})`}>
    {hidden === 0 && <rect class="pp-card" width={piece.columns * unit} height={2 * unit} rx={unit * 0.08} />}
    {piece.rooms
      .filter(({ quarters }) => !quarters.some((quarter) => hidden & (1 << quarter)))
      .map((room) => (
        <PrintedRoom key={room.quarters[0]} room={room} piece={piece} unit={unit} mini={mini} scale={scale} />
      ))}
  </g>
);

const PrintedRoom: FunctionComponent<{
  room: RoomComponent;
  piece: PieceComponent;
  unit: number;
  mini: boolean;
  scale: number;
}> = ({ room, piece, unit, mini, scale }) => {
  const { x, y, wide, high } = spanOf(room.quarters, piece.columns);
  const pixels = unit * scale;
  return (
    <RoomShape
      kind={room.kind}
      free={room.free}
      box={room.box}
      wide={wide}
      high={high}
      x={x * unit}
      y={y * unit}
      unit={unit}
      mini={mini}
      figure={room.figure}
      era={piece.era}
      {...(room.figure && pixels >= NAMED
        ? { name: thing("figure", room.figure), text: Math.max(9, (LEGIBLE * 100) / pixels) }
        : {})}
    />
  );
};

export const TileShape: FunctionComponent<
  { tile: TileComponent | null } & Omit<RoomProps, "kind" | "free" | "box" | "tile">
> = ({ tile, ...rest }) => (
  <RoomShape {...rest} tile kind={tile?.kind ?? "wasteland"} free={tile?.free ?? {}} box={tile?.box ?? null} />
);

/** Symbols in words: "2 food, 1 mineral". */
export const symbolsLabel = (symbols: Symbols): string =>
  STATUSES.filter((status) => (symbols[status] ?? 0) > 0)
    .map((status) => word("symbols", { status: { status }, count: symbols[status] ?? 0 }))
    .join(", ");

/** A room in words, for those who do not see it. */
export function roomLabel({
  kind,
  free,
  box,
  figure,
}: Pick<RoomComponent, "kind" | "free" | "box" | "figure">): string {
  const name = figure ? thing("figure", figure) : thing("kind", kind);
  const [always, inside] = [symbolsLabel(free), box ? word("print-box", { symbols: symbolsLabel(box) }) : ""];
  const symbols = always && inside ? word("print-both", { free: always, box: inside }) : always || inside;
  return symbols ? word("print-room", { name, symbols }) : name;
}

/** Which piece it is: "Era II card 4 (black side)". */
export const pieceLabel = ({ piece }: PieceComponent): string => thing("piece", piece);

export const ERAS = ["", "I", "II", "III"];

/** All that is on a piece, in words. */
export const pieceText = (piece: PieceComponent): string =>
  `${pieceLabel(piece)}. ${piece.rooms.map(roomLabel).join(". ")}.`;

export const Card: FunctionComponent<{ piece: PieceComponent; size?: number; label?: boolean }> = ({
  piece,
  size = 200,
  label = false,
}) => {
  const wide = piece.columns * 100;
  return (
    <svg
      class="pp-print"
      width={size}
      height={(size * 200) / wide}
      viewBox={`-3 -3 ${wide + 6} 206`}
      {...(label ? { role: "img", "aria-label": pieceText(piece) } : { "aria-hidden": true })}
    >
      <PieceShape piece={piece} scale={size / (wide + 6)} />
    </svg>
  );
};

export const Tile: FunctionComponent<{ tile: TileComponent | null; size?: number; label?: boolean }> = ({
  tile,
  size = 96,
  label = false,
}) => (
  <svg
    class="pp-print"
    width={size}
    height={size}
    viewBox="-3 -3 106 106"
    {...(label && tile ? { role: "img", "aria-label": roomLabel({ ...tile, figure: null }) } : { "aria-hidden": true })}
  >
    <rect class="pp-card" width="100" height="100" rx="8" />
    <TileShape tile={tile} />
  </svg>
);

/** The texts of a hero or wonder, one for each effect. */
export const effectsOf = ({ effects }: FigureComponent): string[] => effects.map(({ text }) => say(text));

/** The room of a hero or wonder by itself. */
export const FigurePicture: FunctionComponent<{
  figure: FigureComponent;
  contents: Contents;
  size?: number;
  /** Without its symbols, where they would be too small to read. */
  bare?: boolean;
}> = ({ figure, contents, size = 90, bare = false }) => {
  const piece = contents.pieces.get(figure.piece);
  const room = piece?.rooms.find((one) => one.figure === figure.figure);
  if (!piece || !room) return null;
  const { wide, high } = spanOf(room.quarters, piece.columns);
  return (
    <svg
      class="pp-print"
      width={size * wide}
      height={size * high}
      viewBox={`0 0 ${100 * wide} ${100 * high}`}
      aria-hidden="true"
    >
      <RoomShape
        kind={room.kind}
        free={bare ? {} : room.free}
        wide={wide}
        high={high}
        figure={figure.figure}
        era={figure.era}
      />
    </svg>
  );
};

/** A prosperity card: scales, and what they weigh. */
export const Prosperity: FunctionComponent<{ card: ProsperityComponent; size?: number }> = ({ card, size = 96 }) => (
  <svg class="pp-print" width={size} height={size * 1.3} viewBox="-2 -2 104 134" aria-hidden="true">
    <rect class="pp-card" width="100" height="130" rx="8" />
    <path class="pp-leaf" d="M8 8h84v114H8z" />
    <g transform="translate(32 12) scale(1.500)">
      <GlyphShape name="prosperity" />
    </g>
    <g transform="translate(23 58) scale(2.250)">
      <GlyphShape name={card.measure} />
    </g>
  </svg>
);

/** The name of a printed thing by its key: a piece, a tile, a hero or wonder, or a prosperity card. */
export function titleOf({ all, pieces, figures, tiles }: Contents, key: string): string {
  const piece = pieces.get(key);
  if (piece) return piece.figure ? thing("figure", piece.figure) : pieceLabel(piece);
  if (figures.has(key)) return thing("figure", key);
  if (tiles.has(key)) return thing("tile", key);
  return all.prosperity.some(({ prosperity }) => prosperity === key) ? thing("prosperity", key) : key;
}
