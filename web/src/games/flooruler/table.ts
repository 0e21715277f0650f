/** What every part of the board gets: the view, whose it is, what can be done, and how to do it. */

import { COLOURS } from "../../parts/Marks";
import type { Change, Colour } from "../../state/protocol";
import type { BoardProps } from "../board";
import { type Offer, playsAtOnce } from "./moves";
import {
  type Box,
  boxOf,
  type FloorulerView,
  type ItemInfo,
  type Person,
  type PlayerView,
  STANDING_FOR,
  type TileInfo,
} from "./types";

export interface Table extends Offer {
  box: Box;
  tiles: ReadonlyMap<string, TileInfo>;
  items: ReadonlyMap<string, ItemInfo>;
  people: Person[];
  me: number | null;
  /** Whether I am asked now. */
  mine: boolean;
  picked: string | null;
  changes: readonly Change[];
  recent: BoardProps["recent"];
  /** A click: proposes the move, plays it where it was proposed already or can be undone, or says why not. */
  pick: (words: string) => void;
  choose: BoardProps["choose"];
  explain: (words: string) => void;
  inspect: (card: string) => void;
  /** The weapon whose range is shown. */
  aim: string | null;
  setAim: (weapon: string | null) => void;
}

const colourOf = (colour: string | undefined, seat: number): Colour =>
  COLOURS.find((one) => one === colour) ?? STANDING_FOR[seat] ?? "red";

export function people(state: BoardProps["state"]): Person[] {
  const view = state.view as unknown as FloorulerView;
  return view.players.map(({ seat }) => {
    const known = state.summary.seats.find((each) => each.seat === seat);
    return { seat, name: known?.name ?? view.names[seat] ?? `${seat + 1}`, colour: colourOf(known?.colour, seat) };
  });
}

export function tableOf(props: BoardProps, aim: string | null, setAim: (weapon: string | null) => void): Table {
  const { state, picked, choose, play, explain, inspect, recent } = props;
  const box = boxOf(props.components);
  const view = state.view as unknown as FloorulerView;
  const offer: Offer = { view, moves: state.moves, refusals: state.refusals, hinted: props.hinted ?? [] };
  const isLegal = (words: string): boolean => state.moves.some((move) => move.words === words);
  return {
    ...offer,
    box,
    picked,
    choose,
    explain,
    inspect,
    recent,
    aim,
    setAim,
    tiles: new Map(box.tiles.map((tile) => [tile.tile, tile])),
    items: new Map(box.items.map((item) => [item.item, item])),
    people: people(state),
    me: state.seat,
    mine: state.moves.length > 0,
    changes: props.changes ?? [],
    pick(words) {
      if (!isLegal(words)) return explain(words);
      return picked === words || playsAtOnce(offer, words) ? play(words) : choose(words);
    },
  };
}

export const personOf = (table: Table, seat: number): Person =>
  table.people[seat] ?? { seat, name: `${seat + 1}`, colour: colourOf(undefined, seat) };

export const playerOf = (table: Table, seat: number | null): PlayerView | undefined =>
  table.view.players.find((player) => player.seat === seat);

export const weaponsOf = (table: Table, seat: number | null): string[] =>
  (playerOf(table, seat)?.items ?? []).filter((item) => table.items.get(item)?.kind === "weapon");
