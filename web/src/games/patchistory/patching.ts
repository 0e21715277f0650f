/** Where the card that is being patched is shown, and what a click there chooses. */

import { bestWay, nextWay, patchIn, patchWords } from "./moves";
import type { Table } from "./table";
import type { PlacementView } from "./views";

/** Where the card is shown: at a corner, in one way. */
export interface Ghost {
  cell: string;
  over: number;
}

export const placementsOf = ({ view, mine }: Table): readonly PlacementView[] =>
  mine && view.question === "patch" ? (view.patching?.placements ?? []) : [];

export const placeAt = (table: Table, cell: string): PlacementView | undefined =>
  placementsOf(table).find((one) => one.cell === cell);

/** The card as it would be: the way that was chosen, or the one that the pointer or the focus is at. */
export function ghostOf(table: Table, hover: Ghost | null): (Ghost & { x: number; y: number; chosen: boolean }) | null {
  const picked = patchIn(table.picked);
  const ghost = hover ?? picked;
  const place = ghost ? placeAt(table, ghost.cell) : undefined;
  if (!ghost || !place) return null;
  return {
    ...ghost,
    x: place.x,
    y: place.y,
    chosen: picked !== null && picked.cell === ghost.cell && picked.over === ghost.over,
  };
}

/** The ghost at a placement: as chosen there, as hinted, or with as much of the card as can be seen. */
export function ghostAt(table: Table, place: PlacementView): Ghost {
  const picked = patchIn(table.picked);
  if (picked?.cell === place.cell) return picked;
  const hinted = table.hinted.map(patchIn).find((one) => one?.cell === place.cell);
  return { cell: place.cell, over: hinted?.over ?? bestWay(place.over) };
}

/** A click on a placement: chooses it, and on the chosen one the next way. */
export function choosePlace(table: Table, place: PlacementView): Ghost {
  const picked = patchIn(table.picked);
  const ghost =
    picked?.cell === place.cell ? { cell: place.cell, over: nextWay(place.over, picked.over) } : ghostAt(table, place);
  table.choose(patchWords(ghost.cell, ghost.over));
  return ghost;
}

/** Where the card waits for a finger, which has nothing to hover with: in the first place, until one is chosen. */
export function waitingFor(table: Table): Ghost | null {
  const [first] = placementsOf(table);
  const byFinger = globalThis.matchMedia?.("(hover: none)").matches ?? false;
  return first && byFinger && !patchIn(table.picked) ? ghostAt(table, first) : null;
}
