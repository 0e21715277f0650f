/** What every part of the board gets: what all boards get, the map, and what is drawn up but not yet sent. */

import type { Message } from "../../messages";
import type { BoardProps } from "../board";
import { type Person, type SharedTable, sharedTable } from "../table";
import { type Atlas, atlasIn, type Building, boxOf } from "./box";
import { STANDING_FOR } from "./colours";
import type { Draft } from "./moves";
import type { Planner } from "./planner";
import type { CellView, FloodsComponents, FloodsView, PlayerView } from "./views";

/** What is being built: a kind, and perhaps already where. */
export interface Site {
  building: Building | null;
  cell: string | null;
}

export interface Plans {
  order: Draft | null;
  site: Site | null;
}

export const NO_PLANS: Plans = { order: null, site: null };

/** The table as the server knows it. */
export interface Present extends SharedTable<FloodsView> {
  box: FloodsComponents;
  atlas: Atlas;
  /** The number of this state, and how many moves had been played. */
  at: { seq: number; moves: number };
  /** Whether I am asked now. */
  mine: boolean;
  /** What is asked, as the server says it. */
  prompt: Message;
  recent: BoardProps["recent"];
  reduced: boolean;
  plans: Plans;
  plan: (more: Partial<Plans>) => void;
  /** Plays at once: a move of the list, or a chain that begins with one. */
  play: BoardProps["play"];
  /** A click: proposes the move, plays it where it was proposed already, or says why not. */
  pick: (words: string) => void;
}

/** The table as it is drawn: without the pawns that are planned to leave. */
export interface Table extends Present {
  /** Null until what it needs has come. */
  planner: Planner | null;
}

export function presentOf(props: BoardProps, plans: Plans, plan: (more: Partial<Plans>) => void): Present {
  const shared = sharedTable<FloodsView>(props, STANDING_FOR);
  const box = boxOf(props.components);
  return {
    ...shared,
    box,
    atlas: atlasIn(box, shared.view.map),
    at: { seq: props.state.seq, moves: props.state.summary.moves },
    mine: shared.moves.length > 0,
    prompt: props.state.view.prompt,
    recent: props.recent,
    reduced: props.reduced,
    plans,
    plan,
    play: props.play,
    pick(words) {
      if (shared.picked === words) props.play(words);
      else shared.choose(words);
    },
  };
}

export const personOf = ({ people }: Pick<Table, "people">, seat: number): Person =>
  people[seat] ?? { seat, name: `${seat + 1}`, colour: STANDING_FOR[seat] ?? "red" };

export const playerOf = ({ view }: Pick<Table, "view">, seat: number | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** The seat that acts on this screen: mine, where I have one. */
export const actorOf = ({ view, me }: Pick<Table, "view" | "me">): number | null => me ?? view.asked;

export const cellIn = ({ view }: Pick<Table, "view">, code: string): CellView | undefined => view.cells[code];

export const tint = (person: Person): Record<string, string> => ({ "--seat": `var(--seat-${person.colour})` });
