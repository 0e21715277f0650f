/** Which module draws which game. */

import type { Colour } from "../state/protocol";
import type { GameModule } from "./board";

const GAMES: Record<string, () => Promise<GameModule>> = {
  flow: () => import("./flow"),
  flooruler: () => import("./flooruler"),
};

/** The colours of the seats where the box gives each seat its own; a seat may still choose another. */
const BOXED: Record<string, Colour[]> = { flooruler: ["red", "orange", "green", "blue"] };

export const boxedColours = (game: string): Colour[] => BOXED[game] ?? [];

/** Games as they stand on the shelf: those drawn here in the order above, then the others. */
export function onShelf<T extends { name: string }>(games: readonly T[]): T[] {
  const names = Object.keys(GAMES);
  const place = ({ name }: T): number => (drawn(name) ? names.indexOf(name) : names.length);
  return games.toSorted((a, b) => place(a) - place(b));
}

export const drawn = (game: string): boolean => game in GAMES;

/** The games of the shelf that can be played here: a game may have rules and a terminal before it has a board. */
export const onlyDrawn = <Named extends { name: string }>(games: Named[]): Named[] =>
  games.filter((one) => drawn(one.name));

export async function moduleOf(game: string): Promise<GameModule> {
  const load = GAMES[game];
  if (!load) throw new Error(`nothing draws the game ${game}`);
  return load();
}
