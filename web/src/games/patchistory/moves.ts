/** Which of the server's moves belong to which thing on the board. The board knows no rules: only these. */

import { type Deed, deedOf, type Offer } from "../offer";
import type { PatchistoryView, PlacementView } from "./views";

/** How many units of a drawing a cell is wide. */
export const UNIT = 100;

export type PatchistoryOffer = Offer<PatchistoryView>;

export const can = ({ moves }: Pick<PatchistoryOffer, "moves">, words: string): boolean =>
  moves.some((move) => move.words === words);

/** What follows some words in the moves: the cells of "room e6", the numbers of "vote 3". */
export function after({ moves }: Pick<PatchistoryOffer, "moves">, ...words: string[]): string[] {
  const start = `${words.join(" ")} `;
  return moves.flatMap((move) => (move.words.startsWith(start) ? move.words.slice(start.length) : []));
}

/** The numbers that follow some words, from the least to the most. */
export const numbersAfter = (offer: Pick<PatchistoryOffer, "moves">, ...words: string[]): number[] =>
  after(offer, ...words)
    .map(Number)
    .filter((number) => !Number.isNaN(number))
    .toSorted((a, b) => a - b);

/** All words of one family that can be played, or can't and are shown all the same. */
export function familyOf({ moves, refused }: PatchistoryOffer, name: string): string[] {
  const all = [...moves.map((move) => move.words), ...refused.keys()];
  return all.filter((words) => words === name || words.startsWith(`${name} `));
}

/** What a click on an action means: its first move that can be played, or the first refused one. */
export const deedNamed = (offer: PatchistoryOffer, name: string): Deed | null => deedOf(offer, familyOf(offer, name));

/** What a click on a room of a territory means now. */
export interface Lit {
  words: string;
  /** A worker goes there or is taken up there, or a tile is laid there. */
  how: "room" | "worker" | "site";
}

/** The rooms of `seat` that answer what is asked, by the cell of their first quarter. */
export function litRooms(offer: PatchistoryOffer, seat: number, me: number | null): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  const { view } = offer;
  const whose = view.question === "site" ? (view.laying?.territory ?? me) : me;
  if (seat !== whose) return lit;
  for (const how of ["room", "worker", "site"] as const)
    for (const cell of after(offer, how)) lit.set(cell, { words: `${how} ${cell}`, how });
  return lit;
}

/** A refused move that a click on a room would mean; null where it would mean none. */
export function refusalOf(offer: PatchistoryOffer, cells: readonly string[]): string | null {
  const words = cells.flatMap((cell) => [`room ${cell}`, `site ${cell}`, `worker ${cell}`]);
  const deed = deedOf(offer, words);
  return deed && !deed.can ? deed.words : null;
}

export const patchWords = (cell: string, over: number): string => `patch ${cell} ${over}`;

/** The cell and the visible quarters of "patch e6 15"; null for anything else. */
export function patchIn(words: string | null): { cell: string; over: number } | null {
  const [name, cell, over] = words?.split(" ") ?? [];
  return name === "patch" && cell !== undefined && over !== undefined ? { cell, over: Number(over) } : null;
}

/** Quarters of a card in reading order, by their bits. */
export const QUARTERS = [1, 2, 4, 8] as const;

/** Whether all these quarters of a card, counted from 0, are visible. */
export const isVisible = (over: number, quarters: readonly number[]): boolean =>
  quarters.every((quarter) => (over & (QUARTERS[quarter] ?? 0)) !== 0);

type Spot = Pick<PlacementView, "x" | "y">;

const away = (one: Spot, x: number, y: number): number => Math.hypot(one.x - x, one.y - y);

/** How far from a corner the pointer still finds it, in cells. */
const REACH = 1.3;

/** The placement whose corner is nearest to a point; null where none is near. */
export function snapTo<P extends Spot>(placements: readonly P[], x: number, y: number): P | null {
  const best = placements.toSorted((a, b) => away(a, x, y) - away(b, x, y))[0];
  return best && away(best, x, y) <= REACH ? best : null;
}

const STEPS: Record<string, readonly [dx: number, dy: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next thing in the direction of an arrow key: near, and not far to the side. */
export function towards<P extends Spot>(all: readonly P[], from: Spot, key: string): P | null {
  const step = STEPS[key];
  if (!step) return null;
  const [dx, dy] = step;
  const along = (one: Spot): number => (one.x - from.x) * dx + (one.y - from.y) * dy;
  const aside = (one: Spot): number => Math.abs((one.x - from.x) * dy + (one.y - from.y) * dx);
  const cost = (one: Spot): number => along(one) + 2 * aside(one);
  return all.filter((one) => along(one) > 0).toSorted((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** The next of several ways, round and round. */
export const nextWay = (ways: readonly number[], over: number): number =>
  ways[(ways.indexOf(over) + 1) % ways.length] ?? over;

/** The way that is shown first: as much of the card as can be seen. */
export function bestWay(ways: readonly number[]): number {
  const seen = (over: number): number => QUARTERS.filter((bit) => (over & bit) !== 0).length;
  return ways.toSorted((a, b) => seen(b) - seen(a))[0] ?? 0;
}

/** The spaces that the picked traveller can go to, with the words for each. */
export function litSpaces({ view, moves }: PatchistoryOffer, route: number): Map<number, string> {
  const lit = new Map<number, string>();
  const picked = view.plan?.workers.find((one) => one.worker === view.plan?.picked);
  if (!picked || picked.route !== route || picked.space === null) return lit;
  for (const spaces of numbersAfter({ moves }, "step")) lit.set(picked.space + spaces, `step ${spaces}`);
  if (can({ moves }, "rest")) lit.set(REST, "rest");
  return lit;
}

export const [START, NEGOTIATION, WAR, REST] = [0, 5, 6, 7] as const;
