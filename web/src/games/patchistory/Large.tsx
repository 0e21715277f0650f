/** A printed thing, large, with all there is to know about it. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import {
  Card,
  type Contents,
  ERAS,
  effectsOf,
  FigurePicture,
  Prosperity,
  pieceLabel,
  roomLabel,
  symbolsLabel,
  Tile,
  titleOf,
} from "./Card";
import { Glyph } from "./glyphs";
import "./gallery.css";
import { type Source, sourceOf, tileNotation } from "./sources";
import type { FigureComponent, PieceComponent, ProsperityComponent, TileComponent } from "./views";

interface Props {
  contents: Contents;
  name: string;
  /** With its other side, or the card it is on. */
  full?: boolean;
  /** Pixels for a cell. */
  size?: number;
  children?: ComponentChildren;
}

const Effects: FunctionComponent<{ figure: FigureComponent }> = ({ figure }) => (
  <ul class="pp-effects">
    {figure.effects.length === 0 && <li>{word("print-no-text")}</li>}
    {effectsOf(figure).map((text, n) => (
      <li key={n}>{text}</li>
    ))}
  </ul>
);

/** Who says so, where to look it up, and how it is written in a book: whoever owns the box can correct that. */
const Facts: FunctionComponent<{
  source: Source;
  /** Of its hero or wonder, where that is another one. */
  effects?: Source | undefined;
  rule?: string | undefined;
  notation?: string;
}> = ({ source, effects = source, rule, notation }) => (
  <p class={`pp-facts from-${source}`}>
    <span>{word(`print-source-${source}`)}</span>
    {effects !== source && <span>{word(`print-effects-${effects}`)}</span>}
    {rule && <span>{word("print-rule", { rule })}</span>}
    {notation && <code lang="en">{notation}</code>}
  </p>
);

const Piece: FunctionComponent<Omit<Props, "name"> & { piece: PieceComponent }> = ({
  contents,
  piece,
  full,
  size = 100,
  children,
}) => {
  const figure = piece.figure ? contents.figures.get(piece.figure) : undefined;
  const back = contents.all.pieces.find((other) => other.card === piece.card && other.card > 0 && other !== piece);
  return (
    <article class="pp-large">
      <Card piece={piece} size={piece.columns * size} />
      <h3>
        {figure ? thing("figure", figure.figure) : piece.era ? piece.id : pieceLabel(piece)}{" "}
        {piece.era > 0 && <small>{pieceLabel(piece)}</small>}
      </h3>
      {figure && <Effects figure={figure} />}
      <ul class="pp-rooms">
        {piece.rooms.map((room, n) => (
          <li key={n}>
            <Glyph name={room.kind} size={17} /> {roomLabel(room)}
          </li>
        ))}
      </ul>
      {full && back && (
        <div class="pp-back">
          <p>{word("print-back")}</p>
          <Card piece={back} size={back.columns * Math.min(size, 72)} label />
        </div>
      )}
      <Facts source={piece.source} effects={figure?.source} rule={figure?.rule} notation={piece.notation} />
      {children}
    </article>
  );
};

const Figure: FunctionComponent<Omit<Props, "name"> & { figure: FigureComponent }> = ({
  contents,
  figure,
  full,
  size = 100,
  children,
}) => {
  const piece = contents.pieces.get(figure.piece);
  return (
    <article class="pp-large">
      <div class="pp-stand">
        <FigurePicture figure={figure} contents={contents} size={size * 0.85} />
      </div>
      <h3>
        {thing("figure", figure.figure)}{" "}
        <small>{word(figure.hero ? "print-hero" : "print-wonder", { era: ERAS[figure.era] ?? "" })}</small>
      </h3>
      <Effects figure={figure} />
      {Object.keys(figure.free).length > 0 && (
        <p class="pp-always">{word("print-symbols", { symbols: symbolsLabel(figure.free) })}</p>
      )}
      {full && piece && (
        <div class="pp-back">
          <p>{word("print-on", { piece: pieceLabel(piece) })}</p>
          <Card piece={piece} size={piece.columns * Math.min(size, 72)} label />
        </div>
      )}
      <Facts source={figure.source} rule={figure.rule} />
      {children}
    </article>
  );
};

const Building: FunctionComponent<Omit<Props, "name"> & { tile: TileComponent }> = ({
  contents,
  tile,
  size = 100,
  children,
}) => (
  <article class="pp-large">
    <div class="pp-pair">
      <Tile tile={tile} size={size} />
      <Tile tile={null} size={size * 0.6} />
    </div>
    <h3>{thing("tile", tile.tile)}</h3>
    <p>{roomLabel({ ...tile, figure: null })}</p>
    <p class="pp-price">
      <Glyph name="minerals" size={17} /> {word("print-costs", { count: tile.minerals })}
    </p>
    <Facts source={sourceOf(contents, "tiles", tile.kind)} notation={tileNotation(tile)} />
    {children}
  </article>
);

const Weighed: FunctionComponent<Omit<Props, "name"> & { card: ProsperityComponent }> = ({
  contents,
  card,
  size = 100,
  children,
}) => (
  <article class="pp-large">
    <Prosperity card={card} size={size} />
    <h3>
      {thing("prosperity", card.prosperity)} <small>{word("print-prosperity")}</small>
    </h3>
    <p>{word("print-compares", { what: { quantity: card.measure } })}</p>
    <Facts source={sourceOf(contents, "prosperity", card.prosperity)} />
    {children}
  </article>
);

/** A piece, a tile, a hero or wonder, or a prosperity card, by its key. */
export const Large: FunctionComponent<Props> = ({ contents, name, ...rest }) => {
  const [piece, figure, tile] = [contents.pieces.get(name), contents.figures.get(name), contents.tiles.get(name)];
  const card = contents.all.prosperity.find(({ prosperity }) => prosperity === name);
  if (piece) return <Piece contents={contents} piece={piece} {...rest} />;
  if (figure) return <Figure contents={contents} figure={figure} {...rest} />;
  if (tile) return <Building contents={contents} tile={tile} {...rest} />;
  if (card) return <Weighed contents={contents} card={card} {...rest} />;
  return <p>{titleOf(contents, name)}</p>;
};
