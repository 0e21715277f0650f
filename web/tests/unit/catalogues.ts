/** The catalogues of a game as the browser has them, read from the files that the server serves. */

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sitting } from "../../src/i18n/say";
import { learnWords } from "../../src/i18n/words";
import { type Language, set } from "../../src/state/settings";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => (existsSync(ROOT + path) ? readFileSync(ROOT + path, "utf8") : "");

/** The server's sentences of a game, those of no game among them, and those of its room in the browser. */
export const textsOf = (game: string, language: Language): { served: string[]; own: string } => ({
  served: [read(`src/watershed/kit/${language}.ftl`), read(`src/watershed/games/${game}/${language}.ftl`)],
  own: read(`web/src/games/${game}/${language}.ftl`),
});

/** Sits down at a game, in a language. */
export function sitAt(game: string, names: string[], you: number | null = null, language: Language = "en"): void {
  const { served, own } = textsOf(game, language);
  learnWords(game, language, ...served, own);
  set({ language });
  sitting.value = { game, names, you };
}
