/** The words of one game's board that do not come from the server, in every language of the settings. */

import { filled, type Gaps } from "../i18n/filled";
import { settings } from "../state/settings";

type Language = typeof settings.value.language;
type Plain<C> = { [K in keyof C]: C[K] extends string ? K : never }[keyof C];

export interface Catalogue<C> {
  /** The catalogue of the language of the settings. Call it while drawing: what called it is drawn again when it changes. */
  words: () => C;
  /** A sentence of the catalogue with its gaps filled. */
  tell: (key: Plain<C>, gaps?: Gaps) => string;
}

export function catalogue<C>(languages: Record<Language, C>): Catalogue<C> {
  const words = (): C => languages[settings.value.language] ?? languages.en;
  return { words, tell: (key, gaps = {}) => filled(String(words()[key]), gaps) };
}
