/** A card: as it lies on the market, large to look at closely, and as a stripe under another card. */

import type { FunctionComponent } from "preact";
import { parts } from "./effect";
import { Icon, Indicator, ProductionIcon, TimingIcon, Token, TypeIcon } from "./icons";
import { say, tell, words } from "./text";
import type { CardInfo, IconName } from "./types";

/** The effect with its icons drawn: in their place when `terse`, before their words otherwise. */
export const Effect: FunctionComponent<{ text: string; terse: boolean; size?: number }> = ({ text, terse, size = 14 }) => (
  <>
    {parts(text).map((part, n) => {
      if (part.kind === "text") return <span key={n}>{part.text}</span>;
      const title = terse ? part.text : undefined;
      return (
        <span key={n} class="named">
          {part.kind === "icon" && <Icon name={part.icon} size={size} {...(title ? { title } : {})} />}
          {part.kind === "type" && <Icon name={part.type} size={size} class={`ink-${part.type}`} {...(title ? { title } : {})} />}
          {part.kind === "token" && <Token size={size} {...(title ? { title } : {})} />}
          {part.kind === "point" && <Icon name="Scoring" size={size} {...(title ? { title } : {})} />}
          {!terse && <span> {part.text}</span>}
        </span>
      );
    })}
  </>
);

export const Stripe: FunctionComponent<{ stripe: readonly IconName[]; size?: number }> = ({ stripe, size = 16 }) => (
  <span class="stripe">
    {stripe.map((icon, n) => (
      <ProductionIcon key={n} name={icon} size={size} />
    ))}
  </span>
);

const kindOf = (card: CardInfo): string => `type-${card.type ?? "none"}`;

/** The coloured head of a card: symbol of its type, name, age. */
export const Band: FunctionComponent<{ card: CardInfo; size?: number }> = ({ card, size = 18 }) => (
  <span class="band">
    {card.type ? <TypeIcon name={card.type} size={size} /> : <Icon name="Scoring" size={size} />}
    <span class="title">{card.name}</span>
    {card.age !== "S" && (
      <span class="age" title={tell("ageTitle", { age: card.age })}>
        {card.age}
      </span>
    )}
  </span>
);

const When: FunctionComponent<{ card: CardInfo; size: number }> = ({ card, size }) => (
  <span class="when">
    {card.timing && <TimingIcon name={card.timing} size={size} />}
    <span>{card.timing ? say.timing(card.timing) : card.age === "S" ? tell("starting") : ""}</span>
    {card.obsolete && <Icon name="obsolete" size={size} class="obsolete" title={tell("obsoleteShort")} />}
  </span>
);

/** A card as it lies on the market. */
export const CardFace: FunctionComponent<{ card: CardInfo }> = ({ card }) => (
  <span class={`card ${kindOf(card)}`}>
    <Band card={card} />
    <span class={`ornament age-${card.age}`} />
    <span class="body">
      {card.type && <Icon name={card.type} size={96} class="mark" />}
      <When card={card} size={16} />
      <span class="effect">
        <Effect text={card.effect.replace(" that nobody has invested in", "").replace(" (not when scoring)", "")} terse size={15} />
      </span>
      {card.indicator && <Indicator name={card.indicator} size={27} />}
    </span>
    <Stripe stripe={card.stripe} size={18} />
  </span>
);

/** A card, large, with all that is known about it. */
export const CardLarge: FunctionComponent<{ card: CardInfo; facts?: boolean }> = ({ card, facts = true }) => (
  <div class={`card card-large ${kindOf(card)}`}>
    <Band card={card} size={26} />
    <span class={`ornament age-${card.age}`} />
    <div class="body">
      {card.type && <Icon name={card.type} size={150} class="mark" />}
      <When card={card} size={20} />
      {card.timing && <p class="about">{words().about[card.timing]}</p>}
      <p class="effect">
        <Effect text={card.effect} terse={false} size={18} />
      </p>
      {card.obsolete && (
        <p class="note">
          <Icon name="obsolete" size={16} /> {tell("obsolete")}
        </p>
      )}
      {card.indicator && (
        <p class="note">
          <Indicator name={card.indicator} size={30} /> {say.indicator(card.indicator)}
        </p>
      )}
    </div>
    <Stripe stripe={card.stripe} size={24} />
    {facts && <Facts card={card} />}
  </div>
);

/** Where each part of a card comes from, and the pages that show it. */
const Facts: FunctionComponent<{ card: CardInfo }> = ({ card }) => {
  const { sources, fields } = words();
  const grouped = new Map<string, string[]>();
  for (const [field, source] of Object.entries(card.sources)) {
    grouped.set(source, [...(grouped.get(source) ?? []), fields[field] ?? field]);
  }
  return (
    <dl class="facts">
      {[...grouped].map(([source, known]) => (
        <div key={source}>
          <dt>{sources[source] ?? source}</dt>
          <dd>{known.join(", ").toLowerCase()}</dd>
        </div>
      ))}
      <div>
        <dt>{card.pages.length > 0 ? tell("pages", { n: card.pages.join(", ") }) : tell("noPages")}</dt>
      </div>
    </dl>
  );
};
