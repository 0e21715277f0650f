/** What every part of the board gets: what all boards get, what is printed, and what is drawn up here but not yet sent. */

import type { Message } from "../../messages";
import type { BoardProps } from "../board";
import { type Person, type SharedTable, sharedTable } from "../table";
import { boxOf, type Contents } from "./Card";
import { SEATS } from "./colours";
import type { PatchistoryComponents, PatchistoryView, PlayerView, RoomView } from "./views";

export interface Table extends SharedTable<PatchistoryView> {
  box: PatchistoryComponents;
  /** What is printed, by its key. */
  printed: Contents;
  seq: number;
  /** Whether I am asked now. */
  mine: boolean;
  /** What is asked, as the server says it. */
  prompt: Message;
  recent: BoardProps["recent"];
  reduced: boolean;
  /** Plays at once: what was proposed already, or can be undone freely. */
  play: BoardProps["play"];
  scales: BoardProps["scales"];
  /** A click: proposes the move, or plays it where it was proposed already. */
  pick: (words: string) => void;
}

export function tableOf(props: BoardProps): Table {
  const shared = sharedTable<PatchistoryView>(props, SEATS);
  const printed = boxOf(props.components);
  return {
    ...shared,
    box: printed.all,
    printed,
    seq: props.state.seq,
    mine: shared.moves.length > 0,
    prompt: props.state.view.prompt,
    recent: props.recent,
    reduced: props.reduced,
    play: props.play,
    scales: props.scales,
    pick(words) {
      if (shared.picked === words) props.play(words);
      else shared.choose(words);
    },
  };
}

export const personOf = ({ people }: Pick<Table, "people">, seat: number): Person =>
  people[seat] ?? { seat, name: `${seat + 1}`, colour: SEATS[seat] ?? "red" };

export const playerOf = ({ view }: Pick<Table, "view">, seat: number | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** The seat whose territory is large on this screen: mine, or for somebody who watches, the one who acts. */
export const ownSeat = ({ view, me }: Pick<Table, "view" | "me">): number => me ?? view.active ?? view.asked ?? 0;

export const tint = (person: Person): Record<string, string> => ({ "--seat": `var(--seat-${person.colour})` });

/** The room that a cell belongs to. */
export const roomWith = (player: PlayerView | undefined, cell: string): RoomView | undefined =>
  player?.territory.rooms.find((room) => room.cells.includes(cell));

/** What a list with a number for each era says of this one. */
export const inEra = (view: Pick<PatchistoryView, "era">, numbers: readonly number[]): number =>
  numbers[view.era - 1] ?? 0;
