/** All cards of the game, to search and to look at, and what its symbols mean. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import type { GalleryProps } from "../board";
import { CardLarge } from "./Card";
import "./card.css";
import "./gallery.css";
import { COLOURS } from "../../parts/Marks";
import { Icon, Indicator, ProductionIcon, SeatMark, TimingIcon, Token, TypeIcon } from "./icons";
import { say, tell, words } from "./text";
import { AGES, type CardInfo, cardsOf, ICONS, TIMINGS, TYPES } from "./types";

export interface Wanted {
  age: string | null;
  type: string | null;
  text: string;
}

export function wantedCards(cards: readonly CardInfo[], { age, type, text }: Wanted): CardInfo[] {
  const asked = text.trim().toLowerCase();
  return cards.filter(
    (card) =>
      (age === null || card.age === age) &&
      (type === null || card.type === type) &&
      (asked === "" ||
        [card.name, card.effect, card.timing ?? "", ...card.stripe].join(" ").toLowerCase().includes(asked)),
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
          placeholder={tell("search")}
          aria-label={tell("search")}
          value={wanted.text}
          onInput={(event) => choose({ text: event.currentTarget.value })}
        />
        <div role="group" aria-label={words().fields.type}>
          {TYPES.map((type) => (
            <Filter
              key={type}
              on={wanted.type === type}
              set={() => choose({ type: wanted.type === type ? null : type })}
            >
              <TypeIcon name={type} size={16} class={`ink-${type}`} /> {say.type(type)}
            </Filter>
          ))}
        </div>
        <div role="group" aria-label={words().fields.age}>
          {AGES.map((age) => (
            <Filter key={age} on={wanted.age === age} set={() => choose({ age: wanted.age === age ? null : age })}>
              {age === "S" ? tell("starting") : age}
            </Filter>
          ))}
        </div>
        <p role="status">{tell("found", { n: shown.length, all: cards.length })}</p>
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

const Legend: FunctionComponent = () => (
  <section class="f-legend" aria-label={tell("legend")}>
    <Row title={tell("production")}>
      {ICONS.map((icon) => (
        <li key={icon}>
          <ProductionIcon name={icon} size={22} /> {say.icon(icon)}
        </li>
      ))}
    </Row>
    <Row title={tell("cardTypes")}>
      {TYPES.map((type) => (
        <li key={type}>
          <TypeIcon name={type} size={22} class={`ink-${type}`} /> {say.type(type)}
        </li>
      ))}
    </Row>
    <Row title={tell("whenEffects")}>
      {TIMINGS.map((timing) => (
        <li key={timing}>
          <TimingIcon name={timing} size={22} />{" "}
          <span>
            <b>{say.timing(timing)}</b> {words().about[timing]}
          </span>
        </li>
      ))}
    </Row>
    <Row title={tell("otherMarks")}>
      <li>
        <Icon name="obsolete" size={22} /> {tell("obsolete")}
      </li>
      <li>
        <Indicator name="science" size={26} /> {tell("indicatorAbout")}
      </li>
      <li>
        <Token size={22} /> {tell("token")}
      </li>
      <li>
        <Icon name="strength" size={22} /> {tell("strength")}
      </li>
      <li>
        <Icon name="supply" size={22} /> {tell("supply")}
      </li>
      <li>
        <Icon name="reserve" size={22} /> {tell("reserve")}
      </li>
    </Row>
    <Row title={tell("nationsMarks")}>
      {COLOURS.map((colour) => (
        <li key={colour}>
          <SeatMark colour={colour} size={22} />
        </li>
      ))}
      <li>
        <SeatMark colour="banker" size={22} /> {tell("banker")}
      </li>
    </Row>
  </section>
);
