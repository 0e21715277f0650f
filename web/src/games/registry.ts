/** Which module draws which game. */

import type { GameModule } from "./board";

const GAMES: Record<string, () => Promise<GameModule>> = {
  flow: () => import("./flow"),
};

export const drawn = (game: string): boolean => game in GAMES;

export async function moduleOf(game: string): Promise<GameModule> {
  const load = GAMES[game];
  if (!load) throw new Error(`nothing draws the game ${game}`);
  return load();
}
