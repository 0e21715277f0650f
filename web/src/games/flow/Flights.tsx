/** Tokens and cards on their way. */

import type { FunctionComponent, RefObject } from "preact";
import type { Entry } from "../../state/protocol";
import { useFlights } from "../Flights";
import { Band } from "./Card";
import { type Flight, flights, OUT } from "./flights";
import { Token } from "./icons";
import type { Cards } from "./names";
import type { View } from "./views";

interface Props {
  board: RefObject<HTMLElement | null>;
  recent: readonly Entry[];
  view: View;
  before: View | null;
  cards: Cards;
  reduced: boolean;
}

const Ghost: FunctionComponent<{ flight: Flight; cards: Cards }> = ({ flight, cards }) => {
  const card = flight.card ? cards.get(flight.card) : undefined;
  if (card)
    return (
      <span class={`ghost-card type-${card.type ?? "none"}`}>
        <Band card={card} size={14} />
      </span>
    );
  return (
    <span class="ghost-count">
      <Token size={26} />
      {flight.count > 1 && <b>{flight.count}</b>}
    </span>
  );
};

const placed = (name: string): string[] => [`[data-place="${name}"]`];

export const Flights: FunctionComponent<Props> = ({ board, recent, view, before, cards, reduced }) => {
  useFlights({
    board,
    recent,
    view,
    before,
    reduced,
    ways: (old) =>
      flights(recent, old).map((flight) => ({
        thing: <Ghost flight={flight} cards={cards} />,
        from: placed(flight.from),
        to: flight.to === OUT ? null : placed(flight.to),
      })),
  });
  return null;
};
