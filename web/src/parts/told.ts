/** What is told about a game: its pictures with the book they are drawn from, and the words for them. */

import type { Reading } from "../games/reading";
import { readingOf } from "../games/registry";
import type { Arguments } from "../i18n/render";
import { learnBook } from "../i18n/say";
import { aboutGame, loadWords } from "../i18n/words";
import * as api from "../state/api";
import type { Components } from "../state/protocol";

export interface Told {
  reading: Reading;
  components: Components;
  /** The numbers of the book for its sentences. */
  numbers: Arguments;
}

/** Null for a game about which nothing is told. */
export async function loadTold(game: string): Promise<Told | null> {
  const reading = await readingOf(game);
  if (!reading) return null;
  const [components] = await Promise.all([api.components(game), loadWords(game), loadWords(aboutGame(game))]);
  learnBook(game, components.printed);
  return { reading, components, numbers: reading.numbers?.(components) ?? {} };
}
