/** Everything that a table of a game needs before it can be drawn: its book, its board and its words. */

import type { GameModule } from "../games/board";
import { moduleOf } from "../games/registry";
import { learnBook } from "../i18n/say";
import { loadWords } from "../i18n/words";
import * as api from "../state/api";
import type { Components } from "../state/protocol";

export interface Things {
  components: Components;
  module: GameModule;
}

export async function loadThings(game: string, book?: string): Promise<Things> {
  const [components, module] = await Promise.all([api.components(game, book), moduleOf(game), loadWords(game)]);
  learnBook(game, components.printed);
  return { components, module };
}
