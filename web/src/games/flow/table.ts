/** What every part of the board gets: the view, whose it is, what can be done, and how to do it. */

import type { Change } from "../../state/protocol";
import type { BoardProps } from "../board";
import type { Offer } from "./moves";
import { COLOURS, type Colour, cardsOf, type Deck, type FlowView, type Person } from "./types";

export interface Table extends Offer {
  cards: Deck;
  people: Person[];
  me: number | null;
  picked: string | null;
  choose: (words: string) => void;
  explain: (words: string) => void;
  inspect: (card: string) => void;
  changes: readonly Change[];
}

const isColour = (name: string | null | undefined): name is Colour => COLOURS.some((colour) => colour === name);

export function people(state: BoardProps["state"]): Person[] {
  const view = state.view as unknown as FlowView;
  return view.nations.map(({ seat }) => {
    const known = state.summary.seats.find((each) => each.seat === seat);
    const colour = isColour(known?.colour) ? known.colour : (COLOURS[seat] ?? "red");
    return { seat, name: known?.name ?? view.names[seat] ?? `${seat + 1}`, colour };
  });
}

export function tableOf(props: BoardProps): Table {
  const { state, components, picked, choose, explain, inspect } = props;
  return {
    view: state.view as unknown as FlowView,
    moves: state.moves,
    refusals: state.refusals,
    cards: cardsOf(components),
    people: people(state),
    me: state.seat,
    picked,
    choose,
    explain,
    inspect,
    changes: props.changes ?? [],
    hinted: props.hinted ?? [],
  };
}
