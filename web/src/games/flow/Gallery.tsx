/** All cards of the game, to search and to look at, and what its symbols mean. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { say, thing, word } from "../../i18n";
import { folded } from "../../i18n/folded";
import type { GalleryProps } from "../board";
import { CardLarge } from "./Card";
import "./card.css";
import "./gallery.css";
import { COLOURS } from "../../parts/Marks";
import { Icon, Indicator, ProductionIcon, SeatMark, TimingIcon, Token, TypeIcon } from "./icons";
import { AGES, cardsOf, ICONS, TIMINGS, TYPES } from "./names";
import type { CardFace } from "./views";

export interface Wanted {
  age: string | null;
  type: string | null;
  text: string;
}

/** All that can be read on a card, in the language of the page. */
const readOn = ({ card, effect, timing, stripe }: CardFace): string =>
  folded(
    [thing("card", card), say(effect), thing("timing", timing), ...stripe.map((icon) => thing("icon", icon))].join(" "),
  );

export function wantedCards(cards: readonly CardFace[], { age, type, text }: Wanted): CardFace[] {
  const asked = folded(text.trim());
  return cards.filter(
    (card) =>
      (age === null || card.age === age) &&
      (type === null || card.type === type) &&
      (asked === "" || readOn(card).includes(asked)),
  );
}

const Filter: FunctionComponent<{ on: boolean; set: () => void; children: ComponentChildren }> = ({
  on,
  set,
  children,
}) => (
  <button type="button" class={`f-filter ${on ? "on" : ""}`} aria-pressed={on} onClick={set}>
    {children}
  </button>
);

export const Gallery: FunctionComponent<GalleryProps> = ({ components }) => {
  const [wanted, setWanted] = useState<Wanted>({ age: null, type: null, text: "" });
  const cards = [...cardsOf(components).values()];
  const shown = wantedCards(cards, wanted);
  const choose = (change: Partial<Wanted>): void => setWanted({ ...wanted, ...change });
  return (
    <div class="flow-gallery">
      <Legend />
      <div class="f-filters">
        <input
          type="search"
          placeholder={word("gallery-search")}
          aria-label={word("gallery-search")}
          value={wanted.text}
          onInput={(event) => choose({ text: event.currentTarget.value })}
        />
        <div role="group" aria-label={thing("field", "type")}>
          {TYPES.map((type) => (
            <Filter
              key={type}
              on={wanted.type === type}
              set={() => choose({ type: wanted.type === type ? null : type })}
            >
              <TypeIcon name={type} size={16} class={`ink-${type}`} /> {thing("type", type)}
            </Filter>
          ))}
        </div>
        <div role="group" aria-label={thing("field", "age")}>
          {AGES.map((age) => (
            <Filter key={age} on={wanted.age === age} set={() => choose({ age: wanted.age === age ? null : age })}>
              {age === "S" ? word("board-starting") : age}
            </Filter>
          ))}
        </div>
        <p role="status">{word("gallery-found", { count: shown.length, all: cards.length })}</p>
      </div>
      <ul class="f-gallery">
        {shown.map((card) => (
          <li key={card.card} id={card.card}>
            <CardLarge card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const Row: FunctionComponent<{ title: string; children: ComponentChildren }> = ({ title, children }) => (
  <div class="legend-row">
    <h3>{title}</h3>
    <ul>{children}</ul>
  </div>
);

export const Legend: FunctionComponent = () => (
  <section class="f-legend" aria-label={word("gallery-legend")}>
    <Row title={word("gallery-icons")}>
      {ICONS.map((icon) => (
        <li key={icon}>
          <ProductionIcon name={icon} size={22} /> {thing("icon", icon)}
        </li>
      ))}
    </Row>
    <Row title={word("gallery-types")}>
      {TYPES.map((type) => (
        <li key={type}>
          <TypeIcon name={type} size={22} class={`ink-${type}`} /> {thing("type", type)}
        </li>
      ))}
    </Row>
    <Row title={word("gallery-timings")}>
      {TIMINGS.map((timing) => (
        <li key={timing}>
          <TimingIcon name={timing} size={22} />{" "}
          <span>
            <b>{thing("timing", timing)}</b> {thing("about-timing", timing)}
          </span>
        </li>
      ))}
    </Row>
    <Row title={word("gallery-marks")}>
      <li>
        <Icon name="obsolete" size={22} /> {word("gallery-obsolete")}
      </li>
      <li>
        <Indicator name="science" size={26} /> {word("gallery-bonus")}
      </li>
      <li>
        <Token size={22} /> {word("gallery-token")}
      </li>
      <li>
        <Icon name="strength" size={22} /> {word("board-strength")}
      </li>
      <li>
        <Icon name="supply" size={22} /> {thing("store", "supply")}
      </li>
      <li>
        <Icon name="reserve" size={22} /> {thing("store", "reserve")}
      </li>
    </Row>
    <Row title={word("gallery-nations")}>
      {COLOURS.map((colour) => (
        <li key={colour}>
          <SeatMark colour={colour} size={22} />
        </li>
      ))}
      <li>
        <SeatMark colour="banker" size={22} /> {word("gallery-banker")}
      </li>
    </Row>
  </section>
);
