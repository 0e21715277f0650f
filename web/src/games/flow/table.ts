/** What every part of the board gets: what all boards get, and the cards. */

import type { BoardProps } from "../board";
import { type SharedTable, sharedTable } from "../table";
import { type Cards, cardsOf } from "./names";
import type { View } from "./views";

export interface Table extends SharedTable<View> {
  cards: Cards;
}

export const tableOf = (props: BoardProps): Table => ({
  ...sharedTable<View>(props),
  cards: cardsOf(props.components),
});
