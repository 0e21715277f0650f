/** What every part of the board gets: what all boards get, the box, and a weapon that is aimed. */

import type { BoardProps } from "../board";
import { type Person, type SharedTable, sharedTable } from "../table";
import { boxOf } from "./box";
import { STANDING_FOR } from "./colours";
import { playsAtOnce } from "./moves";
import type { FloorulerComponents, FloorulerView, ItemComponent, PlayerView, TileComponent } from "./views";

export interface Table extends SharedTable<FloorulerView> {
  box: FloorulerComponents;
  tiles: ReadonlyMap<string, TileComponent>;
  items: ReadonlyMap<string, ItemComponent>;
  /** Whether I am asked now. */
  mine: boolean;
  recent: BoardProps["recent"];
  /** A click: proposes the move, plays it where it was proposed already or can be undone, or says why not. */
  pick: (words: string) => void;
  /** The weapon whose range is shown. */
  aim: string | null;
  setAim: (weapon: string | null) => void;
}

export function tableOf(props: BoardProps, aim: string | null, setAim: (weapon: string | null) => void): Table {
  const shared = sharedTable<FloorulerView>(props, STANDING_FOR);
  const box = boxOf(props.components);
  return {
    ...shared,
    box,
    recent: props.recent,
    aim,
    setAim,
    tiles: new Map(box.tiles.map((tile) => [tile.tile, tile])),
    items: new Map(box.items.map((item) => [item.item, item])),
    mine: shared.moves.length > 0,
    pick(words) {
      if (!shared.moves.some((move) => move.words === words)) shared.explain(words);
      else if (shared.picked === words || playsAtOnce(shared, words)) props.play(words);
      else shared.choose(words);
    },
  };
}

export const personOf = (table: Table, seat: number): Person =>
  table.people[seat] ?? { seat, name: `${seat + 1}`, colour: STANDING_FOR[seat] ?? "red" };

export const playerOf = (table: Table, seat: number | null): PlayerView | undefined =>
  table.view.players.find((player) => player.seat === seat);

export const weaponsOf = (table: Table, seat: number | null): string[] =>
  (playerOf(table, seat)?.items ?? []).filter((item) => table.items.get(item)?.kind === "weapon");
