/** The scoring of every nation, step by step, as the rulebook counts it. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import type { Colour } from "../../state/protocol";
import type { EndDetailProps } from "../board";
import { scoringOf } from "../shape";
import { Effect } from "./Card";
import "./gallery.css";
import { ProductionIcon, SeatMark, TypeIcon } from "./icons";
import { type Cards, cardsOf, ICONS } from "./names";
import type { Score as ScoreView } from "./views";

const Score: FunctionComponent<{ score: ScoreView; name: string; colour: Colour; cards: Cards; best: boolean }> = ({
  score,
  name,
  colour,
  cards,
  best,
}) => (
  <section class={`score-sheet ${best ? "best" : ""}`}>
    <h3>
      <SeatMark colour={colour} size={18} /> {name}
    </h3>
    <ol>
      <li>
        <span class="f-sum">{score.culture}</span>
        <span>
          <ProductionIcon name="culture" size={16} /> {word("end-culture")}
        </span>
      </li>
      <li>
        <span class="f-sum">{score.half}</span>
        <span>
          {ICONS.slice(1).map((icon) => (
            <ProductionIcon key={icon} name={icon} size={14} />
          ))}{" "}
          {word("end-others", { count: score.others })}
        </span>
      </li>
      {score.effects.map(({ card: slug, points }) => {
        const card = cards.get(slug);
        return (
          <li key={slug}>
            <span class="f-sum">{points}</span>
            <span>
              {card?.type && <TypeIcon name={card.type} size={16} class={`ink-${card.type}`} />}{" "}
              <b>{thing("card", slug)}</b>{" "}
              {card && (
                <small>
                  <Effect effect={card.effect} terse={false} size={13} />
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
    <p class="f-grand">
      <b class="f-sum">{score.total}</b> {word("end-total")}
    </p>
    <p class="f-ties" title={word("end-ties")}>
      {word("end-cards", { count: score.cards })} · {word("count-tokens", { count: score.tokens })}
    </p>
  </section>
);

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names, colours, components }) => {
  const cards = cardsOf(components);
  return (
    <div class="flow-scores">
      {scoringOf<ScoreView>(scoring).map((score, n) => (
        <Score
          key={score.seat}
          score={score}
          name={names[score.seat] ?? `${score.seat + 1}`}
          colour={colours[score.seat] ?? "red"}
          cards={cards}
          best={n === 0}
        />
      ))}
    </div>
  );
};
