/** The catalogues of a game as the browser has them, read from the files that the server serves. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { sitting } from "../../src/i18n/say";
import { learnWords } from "../../src/i18n/words";
import { type Language, set } from "../../src/state/settings";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => (existsSync(ROOT + path) ? readFileSync(ROOT + path, "utf8") : "");

/** The server's sentences of a game, those of no game among them, and those of its room in the browser, what is told about it and its lesson among them. */
export const textsOf = (game: string, language: Language): { served: string[]; own: string } => ({
  served: [read(`src/watershed/kit/${language}.ftl`), read(`src/watershed/games/${game}/${language}.ftl`)],
  own: ["", "reading/", "lesson/"].map((part) => read(`web/src/games/${game}/${part}${language}.ftl`)).join("\n"),
});

/** What only the browser says, of no game: some texts are beside the pages that they come with. */
export const shellText = (language: Language): string =>
  readdirSync(`${ROOT}web/src`, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(`/${language}.ftl`) && !path.startsWith("games/"))
    .map((path) => read(`web/src/${path}`))
    .join("\n");

export const ids = (...texts: string[]): string[] =>
  texts.flatMap((text) => new FluentResource(text).body.map(({ id }) => id)).toSorted();

/** The ids as they are written: parts that the parser could not read are left out of a resource without a word. */
export const written = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").toSorted();

/** The variables of every sentence. */
export const variables = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=[a-z][\w-]* =)/m)
      .slice(1)
      .map((entry) => [entry.split(" =")[0] ?? "", [...new Set(entry.match(/\$\w+/g))].toSorted().join(" ")]),
  );

/** Sits down at a game, in a language. */
export function sitAt(game: string, names: string[], you: number | null = null, language: Language = "en"): void {
  const { served, own } = textsOf(game, language);
  learnWords(game, language, ...served, own);
  set({ language });
  sitting.value = { game, names, you };
}
