/** Every word that people read: `t` for the browser's own texts, the others for what the server and a game say. */

import { computed } from "@preact/signals";
import type { Language } from "../state/settings";
import { ownBundles } from "./own";
import { type Arguments, type Reader, render } from "./render";

export { say, thing, word } from "./say";

const reader = computed<Reader>(() => ({
  bundles: ownBundles(),
  names: [],
  you: null,
  printed: {},
}));

/** A text of the browser's own. Call it while drawing: the page is drawn again when the language changes. */
export const t = (id: string, args?: Arguments): string => render(args ? { id, args } : { id }, reader.value);

export const LANGUAGES: { value: Language; text: string }[] = [
  { value: "en", text: "English" },
  { value: "fr", text: "Français" },
];

/** Things in a row, "Ann, Bob and Cleo", as an argument. */
export const listed = (items: readonly (string | number)[]): { list: (string | number)[]; link: string } => ({
  list: [...items],
  link: "and",
});
