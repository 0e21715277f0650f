/** A card: as it is on the market, large to look at closely, and as a stripe under another card. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { useContext } from "preact/hooks";
import { thing, word } from "../../i18n";
import type { Message } from "../../messages";
import type { Piece } from "../drawn";
import { breakable } from "../hyphens";
import { EMBLEMS } from "./emblems";
import { Icon, Indicator, ProductionIcon, Quiet, TimingIcon, Token, TypeIcon } from "./icons";
import { type IconName, isIcon, isType } from "./names";
import { type Step, stepsOf } from "./steps";
import type { CardFace } from "./views";

/** Text that is drawn, not written, where a label says the whole: half a sentence would only confuse those who listen. */
export const Said: FunctionComponent<{ text: string; class?: string; title?: string }> = ({
  text,
  class: more = "",
  title,
}) =>
  useContext(Quiet) ? (
    <span class={`${more} f-drawn`} data-say={text} />
  ) : (
    <span class={more} {...(title ? { title } : {})}>
      {text}
    </span>
  );

interface Look {
  /** Icons stand for their names; otherwise they are drawn before them. */
  terse: boolean;
  size: number;
}

const Part: FunctionComponent<Look & { piece: Piece }> = ({ piece, terse, size }) => {
  if (typeof piece === "string") return <Said text={piece} />;
  const { kind, key } = piece;
  if (kind === "token")
    return (
      <span class="f-named">
        <Said text={`${key} `} />
        <Token size={size} title={thing("change", "tokens")} />
      </span>
    );
  const title = terse ? { title: thing(kind, key) } : {};
  return (
    <span class="f-named">
      {kind === "icon" && isIcon(key) && <Icon name={key} size={size} {...title} />}
      {kind === "type" && isType(key) && <Icon name={key} size={size} class={`ink-${key}`} {...title} />}
      {!terse && <span> {thing(kind, key)}</span>}
    </span>
  );
};

const Mark: FunctionComponent<{ mark: NonNullable<Step["mark"]>; size: number }> = ({ mark, size }) =>
  mark === "token" ? <Token size={size} /> : <Icon name={mark} size={size} />;

/** What a card does, step by step. */
export const Effect: FunctionComponent<Look & { effect: Message }> = ({ effect, terse, size }) => (
  <>
    {stepsOf(effect).map(({ mark, pieces }, n) => (
      <span key={n} class="f-step">
        {n > 0 && <Said text=" " />}
        {mark && !terse && <Mark mark={mark} size={size} />}
        {mark && !terse && " "}
        {pieces.map((piece, at) => (
          <Part key={at} piece={piece} terse={terse} size={size} />
        ))}
      </span>
    ))}
  </>
);

export const Stripe: FunctionComponent<{ stripe: readonly IconName[]; size?: number }> = ({ stripe, size = 16 }) => (
  <span class="f-stripe">
    {stripe.map((icon, n) => (
      <ProductionIcon key={n} name={icon} size={size} />
    ))}
  </span>
);

/** The small drawing of a card. */
export const Emblem: FunctionComponent<{ card: CardFace }> = ({ card }) => (
  <svg class="emblem" viewBox="0 0 48 30" aria-hidden="true">
    <path
      d={EMBLEMS[card.card] ?? ""}
      fill="currentColor"
      fill-opacity="0.14"
      stroke="currentColor"
      stroke-width="1.3"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  </svg>
);

const kindOf = (card: CardFace): string => `type-${card.type ?? "none"}`;

/** The coloured head of a card: symbol of its type, name, age. */
export const Band: FunctionComponent<{ card: CardFace; size?: number }> = ({ card, size = 18 }) => (
  <span class="f-band">
    {card.type ? <TypeIcon name={card.type} size={size} /> : <Icon name="points" size={size} />}
    <Said class="f-title" text={breakable(thing("card", card.card), word("hyphens"))} />
    {card.age !== "S" && <Said class="f-age" text={card.age} title={word("board-age", { age: card.age })} />}
  </span>
);

const When: FunctionComponent<{ card: CardFace; size: number }> = ({ card, size }) => (
  <span class="f-when">
    <TimingIcon name={card.timing} size={size} />
    {card.timing !== "none" && <Said text={thing("timing", card.timing)} />}
    {card.timing === "none" && card.age === "S" && <Said text={word("board-starting")} />}
  </span>
);

/** A card on the market: what lies on it and what can be done with it have rows of their own, and cover no word. */
export const MarketCard: FunctionComponent<{ card: CardFace; stake: ComponentChildren; deed: ComponentChildren }> = ({
  card,
  stake,
  deed,
}) => (
  <span class={`f-card ${kindOf(card)}`}>
    <Band card={card} />
    <span class={`ornament age-${card.age}`} />
    <span class="f-body">
      <When card={card} size={16} />
      <span class="f-effect">
        <Effect effect={card.brief} terse size={16} />
        {card.obsolete && <Icon name="obsolete" size={16} class="obsolete" title={word("effect-obsolete")} />}
      </span>
      {card.indicator && <Indicator name={card.indicator} size={27} />}
      <span class="f-picture">
        <Emblem card={card} />
      </span>
    </span>
    {stake}
    <Stripe stripe={card.stripe} size={19} />
    {deed}
  </span>
);

/** A card, large, with all that is known about it. */
export const CardLarge: FunctionComponent<{ card: CardFace; facts?: boolean }> = ({ card, facts = true }) => (
  <div class={`f-card card-large ${kindOf(card)}`}>
    <Band card={card} size={26} />
    <span class={`ornament age-${card.age}`} />
    <div class="f-body">
      <Emblem card={card} />
      <When card={card} size={20} />
      {card.timing !== "none" && <p class="f-about">{thing("about-timing", card.timing)}</p>}
      <p class="f-effect">
        <Effect effect={card.effect} terse={false} size={18} />
      </p>
      {card.indicator && (
        <p class="f-note">
          <Indicator name={card.indicator} size={30} />{" "}
          {word(card.sources.indicator === "reconstructed" ? "face-bonus-reconstructed" : "face-bonus", {
            icon: { icon: card.indicator },
          })}
        </p>
      )}
    </div>
    <Stripe stripe={card.stripe} size={24} />
    {facts && <Facts card={card} />}
  </div>
);

/** Where each part of a card comes from, and the pages that show it. */
const Facts: FunctionComponent<{ card: CardFace }> = ({ card }) => {
  const grouped = new Map<string, string[]>();
  for (const [field, source] of Object.entries(card.sources))
    grouped.set(source, [...(grouped.get(source) ?? []), thing("field", field)]);
  return (
    <dl class="f-facts">
      {[...grouped].map(([source, known]) => (
        <div key={source}>
          <dt>{thing("source", source)}</dt>
          <dd>{known.join(", ").toLowerCase()}</dd>
        </div>
      ))}
      <div>
        <dt>
          {card.pages.length > 0
            ? word("face-pages", { count: card.pages.length, pages: { list: card.pages.map(String), link: "and" } })
            : word("face-no-pages")}
        </dt>
      </div>
    </dl>
  );
};
