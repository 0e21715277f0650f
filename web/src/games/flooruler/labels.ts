/** What a screen reader says about tiles and pieces. */

import { say, thing, word } from "../../i18n";
import type { Deed } from "../offer";
import { refusalLabel } from "../why";
import { landsOf } from "./box";
import type { Table } from "./table";
import type { TileComponent } from "./views";

/** All of a tile in one sentence, for those who do not see it. */
export function tileLabel(table: Table, tile: TileComponent, steps: number | null): string {
  const owner = table.view.floors[tile.tile];
  const parts = [
    word("board-tile", { tile: tile.tile }),
    steps === null ? "" : word("count-steps", { steps }),
    tile.place ? thing("place", tile.place) : "",
    ...landsOf(tile, table.view.seats).map((seat) => word("board-land-of", { who: { seat } })),
    tile.gate ? word("board-gate") : "",
    owner === undefined ? "" : word("board-floor-of", { who: { seat: owner } }),
    ...table.view.players
      .filter((player) => player.tile === tile.tile)
      .map((player) => word("board-here", { who: { seat: player.seat } })),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What a click on the piece does, or why it can do nothing. */
export function deedLabel(table: Table, deed: Deed): string {
  const move = table.moves.find((one) => one.words === deed.words);
  return move ? say(move.say) : refusalLabel(table, deed);
}
