/** What every part of the board gets: what all boards get, and the cards. */

import type { BoardProps } from "../board";
import { type SharedTable, sharedTable } from "../table";
import { cardsOf, type Deck, type FlowView } from "./types";

export interface Table extends SharedTable<FlowView> {
  cards: Deck;
}

export const tableOf = (props: BoardProps): Table => ({
  ...sharedTable<FlowView>(props),
  cards: cardsOf(props.components),
});
