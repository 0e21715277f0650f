/** Cards, stacks and tokens as small drawings without a word: for scenes and figures. */

import type { FunctionComponent } from "preact";
import type { Colour } from "../../../state/protocol";
import { stacksOf } from "../coins";
import { EMBLEMS } from "../emblems";
import { GLYPHS, type Glyph, SEATS } from "../glyphs";
import type { CardType } from "../names";
import type { CardFace } from "../views";

export const WIDE = 100;
export const HIGH = 140;
/** How much of a covered card is seen: its stripe. */
const STRIPE = 28;

interface Place {
  x: number;
  y: number;
  scale?: number;
}

const at = ({ x, y, scale = 1 }: Place): string => `translate(${x} ${y}) scale(${scale})`;

/** A symbol on a grid of 24, in the colour of the letters around it. */
const Sign: FunctionComponent<Place & { glyph: Glyph }> = ({ glyph, ...place }) => (
  <g transform={at(place)}>
    {glyph.solid && <path d={glyph.solid} fill="currentColor" fill-rule="evenodd" />}
    {glyph.line && <path class="m-line" d={glyph.line} />}
  </g>
);

const Stripe: FunctionComponent<{ card: CardFace; y: number }> = ({ card, y }) => {
  const left = (WIDE - card.stripe.length * 22 + 2) / 2;
  return (
    <g class="m-stripe">
      <path d={`M0 ${y}h${WIDE}v${STRIPE - 8}a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z`} />
      {card.stripe.map((icon, n) => (
        <Sign key={n} glyph={GLYPHS[icon]} x={left + n * 22} y={y + 5} scale={0.8} />
      ))}
    </g>
  );
};

/** A card: colour and symbol of its type, its age, its emblem and its stripe. */
export const Mini: FunctionComponent<Place & { card: CardFace }> = ({ card, ...place }) => (
  <g transform={at(place)} class={`m-card type-${card.type ?? "none"}`}>
    <rect class="m-shade" x="2" y="4" width={WIDE} height={HIGH} rx="8" />
    <rect class="m-paper" width={WIDE} height={HIGH} rx="8" />
    <path class="m-band" d={`M0 30V8a8 8 0 0 1 8-8h${WIDE - 16}a8 8 0 0 1 8 8v22z`} />
    <g class="m-on">
      <Sign glyph={GLYPHS[card.type ?? "points"]} x={8} y={5} scale={0.85} />
      {card.age !== "S" && (
        <text x={WIDE - 10} y="22" text-anchor="end">
          {card.age}
        </text>
      )}
    </g>
    <path class="m-emblem" transform="translate(12 35) scale(1.58)" d={EMBLEMS[card.card] ?? ""} />
    <Stripe card={card} y={HIGH - STRIPE} />
    <rect class="m-edge" width={WIDE} height={HIGH} rx="8" />
  </g>
);

/** Cards of one type: the last one whole, and beyond it the stripes of those it covers, the latest first. */
export const Stacked: FunctionComponent<Place & { cards: readonly CardFace[] }> = ({ cards, ...place }) => {
  const top = cards.at(-1);
  return (
    <g transform={at(place)}>
      {cards.slice(0, -1).map((card, n) => {
        const y = (cards.length - 1 - n) * (STRIPE - 2);
        return (
          <g key={card.card} transform={`translate(0 ${y})`} class={`m-card type-${card.type ?? "none"}`}>
            <rect class="m-paper" width={WIDE} height={HIGH} rx="8" />
            <Stripe card={card} y={HIGH - STRIPE} />
            <rect class="m-edge" width={WIDE} height={HIGH} rx="8" />
          </g>
        );
      })}
      {top && <Mini card={top} x={0} y={0} />}
    </g>
  );
};

/** Tokens in piles, side by side. */
export const Tokens: FunctionComponent<Place & { count: number; high?: number }> = ({ count, high = 5, ...place }) => (
  <g transform={at(place)} class="m-tokens">
    {stacksOf(count, high, 4).map((coins, pile) =>
      Array.from({ length: coins }, (_, coin) => (
        <g key={`${pile} ${coin}`} transform={`translate(${pile * 25} ${-coin * 5})`}>
          <path class="side" d="M0 0a11 4.500 0 0 0 22 0v-5a11 4.500 0 0 0-22 0z" />
          <ellipse class="face" cx="11" cy="-5" rx="11" ry="4.500" />
        </g>
      )),
    )}
  </g>
);

/** An investor's marker with tokens, lying on a card. */
export const Stake: FunctionComponent<Place & { colour: Colour; count: number }> = ({ colour, count, ...place }) => (
  <g transform={at(place)} class={`m-stake f-seat-${colour}`}>
    <rect x="-4" y="-26" width="92" height="32" rx="9" />
    <Sign glyph={SEATS[colour]} x={2} y={-22} />
    <Tokens count={count} x={34} y={0} high={4} />
  </g>
);

/** An arrow from the left to the right. */
export const Arrow: FunctionComponent<Place & { length: number }> = ({ length, ...place }) => (
  <path class="m-arrow" transform={at(place)} d={`M0 0h${length}m-9-8 9 8-9 8`} />
);

/** So many cards of a type, the earliest ages first; those without a stripe show nothing. */
export const ofType = (cards: Iterable<CardFace>, type: CardType | null, ages?: readonly string[]): CardFace[] =>
  [...cards].filter((card) => card.type === type && (!ages || ages.includes(card.age)));
