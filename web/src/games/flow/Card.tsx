/** A card: as it lies on the market, large to look at closely, and as a stripe under another card. */

import type { FunctionComponent } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../../i18n";
import { breakable, parts } from "./effect";
import { EMBLEMS } from "./emblems";
import { Icon, Indicator, ProductionIcon, Quiet, TimingIcon, Token, TypeIcon } from "./icons";
import { say, tell, words } from "./text";
import type { CardInfo, IconName } from "./types";

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

/** The effect with its icons drawn: in their place when `terse`, before their words otherwise. */
export const Effect: FunctionComponent<{ text: string; terse: boolean; size?: number }> = ({
  text,
  terse,
  size = 14,
}) => (
  <>
    {parts(text).map((part, n) => {
      if (part.kind === "text") return <Said key={n} text={part.text} />;
      const title = terse ? part.text : undefined;
      return (
        <span key={n} class="f-named">
          {part.kind === "icon" && <Icon name={part.icon} size={size} {...(title ? { title } : {})} />}
          {part.kind === "type" && (
            <Icon name={part.type} size={size} class={`ink-${part.type}`} {...(title ? { title } : {})} />
          )}
          {part.kind === "token" && <Token size={size} {...(title ? { title } : {})} />}
          {part.kind === "point" && <Icon name="Scoring" size={size} {...(title ? { title } : {})} />}
          {!terse && <span> {part.text}</span>}
        </span>
      );
    })}
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
export const Emblem: FunctionComponent<{ card: CardInfo }> = ({ card }) => (
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

const kindOf = (card: CardInfo): string => `type-${card.type ?? "none"}`;

/** The coloured head of a card: symbol of its type, name, age. */
export const Band: FunctionComponent<{ card: CardInfo; size?: number }> = ({ card, size = 18 }) => (
  <span class="f-band">
    {card.type ? <TypeIcon name={card.type} size={size} /> : <Icon name="Scoring" size={size} />}
    <Said class="f-title" text={breakable(card.name)} />
    {card.age !== "S" && <Said class="f-age" text={card.age} title={tell("ageTitle", { age: card.age })} />}
  </span>
);

const When: FunctionComponent<{ card: CardInfo; size: number }> = ({ card, size }) => (
  <span class="f-when">
    {card.timing && <TimingIcon name={card.timing} size={size} />}
    <Said text={card.timing ? say.timing(card.timing) : card.age === "S" ? tell("starting") : ""} />
  </span>
);

/** A card as it lies on the market. */
export const CardFace: FunctionComponent<{ card: CardInfo }> = ({ card }) => (
  <span class={`f-card ${kindOf(card)}`}>
    <Band card={card} />
    <span class={`ornament age-${card.age}`} />
    <span class="f-body">
      <When card={card} size={16} />
      <span class="f-effect">
        <Effect
          text={card.effect.replace(" that nobody has invested in", "").replace(" (not when scoring)", "")}
          terse
          size={15}
        />
        {card.obsolete && <Icon name="obsolete" size={15} class="obsolete" title={tell("obsoleteShort")} />}
      </span>
      {card.indicator && <Indicator name={card.indicator} size={27} />}
      <Emblem card={card} />
    </span>
    <Stripe stripe={card.stripe} size={18} />
  </span>
);

/** A card, large, with all that is known about it. */
export const CardLarge: FunctionComponent<{ card: CardInfo; facts?: boolean }> = ({ card, facts = true }) => (
  <div class={`f-card card-large ${kindOf(card)}`}>
    <Band card={card} size={26} />
    <span class={`ornament age-${card.age}`} />
    <div class="f-body">
      <Emblem card={card} />
      <When card={card} size={20} />
      {card.timing && <p class="f-about">{words().about[card.timing]}</p>}
      <p class="f-effect">
        <Effect text={card.effect} terse={false} size={18} />
      </p>
      {card.obsolete && (
        <p class="f-note">
          <Icon name="obsolete" size={16} /> {tell("obsolete")}
        </p>
      )}
      {card.indicator && (
        <p class="f-note">
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
  const { fields } = words();
  const grouped = new Map<string, string[]>();
  for (const [field, source] of Object.entries(card.sources)) {
    grouped.set(source, [...(grouped.get(source) ?? []), fields[field] ?? field]);
  }
  return (
    <dl class="f-facts">
      {[...grouped].map(([source, known]) => (
        <div key={source}>
          <dt>{t().source(source)}</dt>
          <dd>{known.join(", ").toLowerCase()}</dd>
        </div>
      ))}
      <div>
        <dt>{card.pages.length > 0 ? tell("pages", { n: card.pages.join(", ") }) : tell("noPages")}</dt>
      </div>
    </dl>
  );
};
