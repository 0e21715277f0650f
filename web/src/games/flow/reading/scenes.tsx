/** The game as it is played: a market, a nation, and what is in the summary. */

import type { FunctionComponent } from "preact";
import type { PictureProps } from "../../reading";
import { GLYPHS } from "../glyphs";
import { type CardType, cardsOf, STACKS, TYPES } from "../names";
import type { CardFace } from "../views";
import { Arrow, HIGH, Mini, ofType, Stacked, Stake, Tokens, WIDE } from "./mini";

const allOf = ({ components }: PictureProps): CardFace[] => [...cardsOf(components).values()];

/** A card of every type as it comes to the market: none that is dealt at the start. */
const marketOf = (cards: readonly CardFace[]): CardFace[] =>
  TYPES.flatMap((type) => ofType(cards, type).find((card) => card.age !== "S") ?? []);

const stackOf = (cards: readonly CardFace[], type: CardType, count: number): CardFace[] =>
  ofType(cards, type).slice(0, count);

/** A market with two claims, and a nation under it. */
export const Scene: FunctionComponent<PictureProps> = (props) => {
  const cards = allOf(props);
  const market = marketOf(cards).slice(0, 5);
  return (
    <svg class="m-scene" viewBox="0 0 640 360" aria-hidden="true">
      {market.map((card, n) => (
        <Mini key={card.card} card={card} x={26 + n * 118} y={20} scale={1.06} />
      ))}
      <Stake colour="red" count={3} x={154} y={132} />
      <Stake colour="blue" count={6} x={390} y={132} />
      {STACKS.map((type, n) => (
        <Stacked key={type} cards={stackOf(cards, type, [3, 2, 3, 2][n] ?? 1)} x={78 + n * 102} y={196} scale={0.8} />
      ))}
      <Tokens count={14} x={500} y={330} high={6} />
    </svg>
  );
};

/** A stack whose stripes count, beside a wonder. */
export const Goal: FunctionComponent<PictureProps> = (props) => {
  const cards = allOf(props);
  const [wonder] = ofType(cards, "wonder");
  return (
    <svg class="m-part" viewBox="0 0 320 210" aria-hidden="true">
      <Stacked cards={stackOf(cards, "construction", 3)} x={42} y={10} />
      {wonder && <Mini card={wonder} x={160} y={10} />}
      <g class="m-star" transform="translate(258 150) scale(1.900)">
        <path d={GLYPHS.points.solid} />
      </g>
    </svg>
  );
};

/** A claimed card between one who has the marker on it and one who would pay for it. */
export const Turn: FunctionComponent<PictureProps> = (props) => {
  const [card] = ofType(allOf(props), "knowledge");
  return (
    <svg class="m-part" viewBox="0 0 320 210" aria-hidden="true">
      <Tokens count={9} x={14} y={130} />
      <Arrow x={86} y={112} length={34} />
      {card && <Mini card={card} x={132} y={14} scale={1.2} />}
      <Stake colour="red" count={4} x={142} y={143} scale={1.18} />
      <Arrow x={262} y={112} length={34} />
    </svg>
  );
};

/** The deck, and the card that ends it. */
export const End: FunctionComponent<PictureProps> = (props) => {
  const [last] = ofType(allOf(props), null);
  return (
    <svg class="m-part" viewBox="0 0 320 210" aria-hidden="true">
      {[0, 1, 2, 3].map((n) => (
        <rect key={n} class="m-back" x={34 - n * 4} y={26 + n * 4} width={WIDE} height={HIGH} rx="8" />
      ))}
      <Arrow x={144} y={100} length={34} />
      {last && <Mini card={last} x={192} y={20} scale={1.15} />}
    </svg>
  );
};
