/** What rooms, cards and places for a card are worth to a learner: rough, but never foolish. It is advice and no rule. */

import type { PieceComponent, PlacementView, RoomComponent, RoomView, TerritoryView } from "../views";

type Symbols = Readonly<Record<string, number>>;

const WORTH: Symbols = { food: 1, minerals: 1.2, money: 1, vp: 1, pol: 1.7, tra: 1.1, mil: 0.6, shields: 0.3 };
/** A box needs a worker, and there are few. */
const BOXED = 0.5;
/** A hero or wonder has a text as well, but also an upkeep. */
const FIGURE = 1;
/** Land is worth something for what can be built on it. */
const LAND = 0.05;

export const symbolsWorth = (symbols: Symbols | null): number =>
  Object.entries(symbols ?? {}).reduce((sum, [name, count]) => sum + (WORTH[name] ?? 0) * count, 0);

type Room = Pick<RoomComponent, "free" | "box" | "figure">;

export const roomWorth = (room: Room): number =>
  symbolsWorth(room.free) + BOXED * symbolsWorth(room.box) + (room.figure ? FIGURE : 0);

/** A room of a territory: its box counts in full while a worker is there. */
const heldWorth = (room: RoomView): number =>
  roomWorth(room) + (room.active ? (1 - BOXED) * symbolsWorth(room.box) : 0);

export const pieceWorth = (piece: PieceComponent): number =>
  piece.rooms.reduce((sum, room) => sum + roomWorth(room), 0);

const covers = (room: RoomView, x: number, y: number): boolean =>
  x >= room.x && x < room.x + room.wide && y >= room.y && y < room.y + room.high;

/** What a territory gains by a card that is laid this way: what is seen of it, less what it covers. */
export function placementWorth(
  territory: Pick<TerritoryView, "rooms">,
  piece: PieceComponent,
  { x, y }: Pick<PlacementView, "x" | "y">,
  over: number,
): number {
  const seen = [0, 1, 2, 3].filter((quarter) => (over >> quarter) & 1);
  const at = (quarter: number): RoomView | undefined =>
    territory.rooms.find((room) => covers(room, x + (quarter % 2), y + Math.floor(quarter / 2)));
  const covered = new Set(seen.flatMap((quarter) => at(quarter) ?? []));
  const gained = piece.rooms
    .filter((room) => room.quarters.every((quarter) => seen.includes(quarter)))
    .reduce((sum, room) => sum + roomWorth(room), 0);
  const grown = seen.filter((quarter) => !at(quarter)).length;
  return gained + LAND * grown - [...covered].reduce((sum, room) => sum + heldWorth(room), 0);
}

const touch = (a: RoomView, b: RoomView): boolean => {
  const beside = a.x + a.wide === b.x || b.x + b.wide === a.x;
  const stacked = a.y + a.high === b.y || b.y + b.high === a.y;
  const sharesRows = a.y < b.y + b.high && b.y < a.y + a.high;
  const sharesColumns = a.x < b.x + b.wide && b.x < a.x + a.wide;
  return (beside && sharesRows) || (stacked && sharesColumns);
};

/** The rooms within some steps of a cell, without the one it is in. */
export function within(rooms: readonly RoomView[], cell: string, steps: number): RoomView[] {
  const start = rooms.filter((room) => room.cells.includes(cell));
  const reached = new Set(start);
  for (let step = 0; step < steps; step++)
    for (const room of rooms.filter((one) => [...reached].some((other) => touch(one, other)))) reached.add(room);
  return [...reached].filter((room) => !start.includes(room));
}
