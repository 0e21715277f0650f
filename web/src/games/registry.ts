/** Which module draws which game. */

import type { GameModule } from "./board";

const GAMES: Record<string, () => Promise<GameModule>> = {
  flow: () => import("./flow"),
};

export const drawn = (game: string): boolean => game in GAMES;

/** The games of the shelf that can be played here: a game may have rules and a terminal before it has a board. */
export const onlyDrawn = <Named extends { name: string }>(games: Named[]): Named[] => games.filter((one) => drawn(one.name));

export async function moduleOf(game: string): Promise<GameModule> {
  const load = GAMES[game];
  if (!load) throw new Error(`nothing draws the game ${game}`);
  return load();
}
