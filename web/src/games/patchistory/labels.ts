/** What a screen reader says about rooms, spaces and placements. */

import { listed, say, word } from "../../i18n";
import { type Contents, effectsOf, roomLabel } from "./Card";
import { isVisible, QUARTERS } from "./moves";
import type { Table } from "./table";
import type { PieceComponent, RoomView } from "./views";

/** All of a room in a sentence, with what its hero or wonder does. */
export function roomSaid(room: RoomView, { figures }: Pick<Contents, "figures">): string {
  const figure = figures.get(room.figure ?? "");
  const effects = figure ? effectsOf(figure).map((text) => text.replace(/\.$/, "")) : [];
  return [
    word("room-at", { cell: room.cell.toUpperCase() }),
    roomLabel(room),
    ...effects,
    room.cells.length > 1 ? word("room-size", { wide: room.wide, high: room.high }) : "",
    room.tile ? word("room-tile") : "",
    room.box ? word(room.active ? "room-active" : "room-idle") : "",
    room.workers > 0 ? word("room-workers", { count: room.workers }) : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** Where a card would go and which of its rooms would be seen. */
export function placementLabel(piece: PieceComponent | undefined, cell: string, over: number, ways: number): string {
  const rooms = piece?.rooms ?? [];
  const [seen, under] = [true, false].map((wanted) =>
    rooms.filter((room) => isVisible(over, room.quarters) === wanted).map(roomLabel),
  );
  return [
    word("patch-at", { cell: cell.toUpperCase() }),
    seen && seen.length > 0 ? word("patch-over", { rooms: listed(seen) }) : "",
    under && under.length > 0 ? word("patch-under", { rooms: listed(under) }) : "",
    ways > 1 ? word("patch-ways", { count: ways }) : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** "Upper left and lower right on top" of a way to lay a card. */
export const wayLabel = (over: number): string =>
  over === 15
    ? word("way-all")
    : word("way-visible", {
        quarters: listed(QUARTERS.filter((bit) => (over & bit) !== 0).map((bit) => word(`way-quarter-${bit}`))),
      });

/** What a move says, by its words. */
export const moveText = (table: Table, words: string): string => {
  const move = table.moves.find((one) => one.words === words);
  return move ? say(move.say) : "";
};
