/** The figures of the rules: the parts of a card, a stack, a claim, which bonus a card pays, and where tokens go. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing, word } from "../../../i18n";
import type { PictureProps } from "../../reading";
import { MarketCard } from "../Card";
import { Coins, Icon, Indicator, Quiet, SeatMark, TypeIcon } from "../icons";
import { cardsOf, TYPES } from "../names";
import type { CardFace } from "../views";
import { ofType, Stacked } from "./mini";

const MARKS = ["type", "age", "timing", "bonus", "effect", "stripe"] as const;

/** A card of the market as it lies there, with what lies on it. */
const OnMarket: FunctionComponent<{ card: CardFace; stake?: ComponentChildren }> = ({ card, stake = null }) => (
  <div class="m-slot slot-card" aria-hidden="true">
    <Quiet.Provider value={true}>
      <MarketCard card={card} stake={stake} deed={null} />
    </Quiet.Provider>
  </div>
);

const bonusOf = (card: CardFace): string =>
  card.indicator
    ? word(card.sources.indicator === "reconstructed" ? "face-bonus-reconstructed" : "face-bonus", {
        icon: { icon: card.indicator },
      })
    : "";

/** A construction: its bonus is a printed one. */
const sampleOf = ({ components }: PictureProps): CardFace | undefined =>
  ofType(cardsOf(components).values(), "construction", ["I", "II"])[0];

/** The parts of a card, numbered. */
export const Parts: FunctionComponent<PictureProps> = (props) => {
  const card = sampleOf(props);
  if (!card) return null;
  return (
    <div class="m-parts">
      <div class="m-numbered">
        <OnMarket card={card} />
        {MARKS.map((mark, n) => (
          <i key={mark} class={`at-${mark}`} aria-hidden="true">
            {n + 1}
          </i>
        ))}
      </div>
      <ol>
        {MARKS.map((mark) => (
          <li key={mark}>
            {word(`figure-card-${mark}`)}
            {mark === "bonus" && <small>{bonusOf(card)}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** A card that somebody has invested in. */
export const Claimed: FunctionComponent<PictureProps> = (props) => {
  const card = sampleOf(props);
  if (!card) return null;
  const count = 3;
  return (
    <OnMarket
      card={card}
      stake={
        <span class="f-stake stake-red">
          <SeatMark colour="red" size={20} />
          <Coins count={count} />
          <b class="f-drawn" data-say={count} />
        </span>
      }
    />
  );
};

/** A stack of three, and a stack of one. */
export const Stacks: FunctionComponent<PictureProps> = ({ components }) => {
  const cards = [...cardsOf(components).values()];
  return (
    <svg class="m-figure" viewBox="0 0 240 200" aria-hidden="true">
      <Stacked cards={ofType(cards, "knowledge").slice(0, 3)} x={8} y={4} />
      <Stacked cards={ofType(cards, "government", ["S"]).slice(0, 1)} x={130} y={4} />
    </svg>
  );
};

/** Which icon pays the bonus of each type of card, and whether that is printed or ours. */
export const Bonuses: FunctionComponent<PictureProps> = ({ components }) => {
  const cards = [...cardsOf(components).values()];
  return (
    <ul class="m-bonuses">
      {TYPES.map((type) => {
        const card = ofType(cards, type).find((one) => one.indicator);
        return (
          card?.indicator && (
            <li key={type} data-source={card.sources.indicator}>
              <TypeIcon name={type} size={22} class={`ink-${type}`} />
              <b>{thing("type", type)}</b>
              <Quiet.Provider value={true}>
                <Indicator name={card.indicator} size={28} />
              </Quiet.Provider>
              <span>{bonusOf(card)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
};

type Who = "you" | "investor" | "supply" | "reserve" | "card";

const Holder: FunctionComponent<{ who: Who }> = ({ who }) => {
  if (who === "you") return <SeatMark colour="blue" size={26} />;
  if (who === "investor") return <SeatMark colour="red" size={26} />;
  return <Icon name={who === "card" ? "cards" : who} size={26} />;
};

type Step = readonly [from: Who, what: "tokens" | "card", to: Who];

/** Where tokens and cards go, step by step; every step has its sentence, `figure-<name>-<step>`. */
const way =
  (name: string, steps: readonly Step[]): FunctionComponent =>
  () => (
    <ol class="m-ways">
      {steps.map(([from, what, to], n) => (
        <li key={n}>
          <span class="m-way" aria-hidden="true">
            <Holder who={from} />
            {what === "tokens" ? <Coins count={2} most={1} /> : <Icon name="cards" size={22} />}
            <svg viewBox="0 0 34 18" width="34" height="18">
              <path class="m-arrow" d="M2 9h29m-7-6 7 6-7 6" />
            </svg>
            <Holder who={to} />
          </span>
          <span>{word(`figure-${name}-${n + 1}`)}</span>
        </li>
      ))}
    </ol>
  );

export const Completing = way("complete", [
  ["card", "tokens", "supply"],
  ["supply", "tokens", "you"],
  ["card", "card", "you"],
]);

export const Sniping = way("snipe", [
  ["you", "tokens", "investor"],
  ["card", "tokens", "supply"],
  ["supply", "tokens", "investor"],
  ["card", "card", "you"],
]);

export const Harvesting = way("harvest", [
  ["reserve", "tokens", "supply"],
  ["supply", "tokens", "you"],
]);
