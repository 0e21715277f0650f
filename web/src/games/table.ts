/** What every part of a board gets: the view, who sits here, what can be done, and how to do it. */

import { t } from "../i18n";
import { sitting } from "../i18n/say";
import { COLOURS } from "../parts/Marks";
import type { Change, Colour, State, View } from "../state/protocol";
import type { BoardProps } from "./board";
import { codes, type Offer } from "./offer";

/** A seat as people know it. */
export interface Person {
  seat: number;
  name: string;
  colour: Colour;
}

export interface SharedTable<V> extends Offer<V> {
  people: Person[];
  me: number | null;
  /** The words of the move that waits for confirmation. */
  picked: string | null;
  changes: readonly Change[];
  /** The seats that others did something to since the viewer last moved. */
  hit: readonly number[];
  choose: BoardProps["choose"];
  explain: BoardProps["explain"];
  askWhy: BoardProps["askWhy"];
  reasons: BoardProps["reasons"];
  inspect: BoardProps["inspect"];
}

/** The view as its game knows it; what the server sends is trusted to have the shape of its own game. */
export const viewOf = <V>(state: State): V => state.view as View & V;

/** Everybody at the table, in seat order, as they are called here: whoever looks is You, unless several share the screen; `colours` are the box's own, for seats that chose none. */
export function people(state: State, colours: readonly Colour[] = COLOURS): Person[] {
  return state.view.names.map((name, seat) => {
    const known = state.summary.seats.find((each) => each.seat === seat);
    const chosen = COLOURS.find((colour) => colour === known?.colour);
    const you = seat === state.seat && !sitting.value.shared;
    return { seat, name: you ? t("you") : (known?.name ?? name), colour: chosen ?? colours[seat] ?? "red" };
  });
}

export function sharedTable<V>(props: BoardProps, colours?: readonly Colour[]): SharedTable<V> {
  const { state, picked, choose, explain, askWhy, reasons, inspect, changes = [], hinted = [], hit = [] } = props;
  return {
    view: viewOf<V>(state),
    moves: state.moves,
    refused: codes(state.refusals),
    people: people(state, colours),
    me: state.seat,
    picked,
    choose,
    explain,
    askWhy,
    reasons,
    inspect,
    changes,
    hinted,
    hit,
  };
}
