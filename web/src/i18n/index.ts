/** The words of the client in the language of the settings. The server's sentences stay English. */

import { computed } from "@preact/signals";
import { settings } from "../state/settings";
import { type Catalogue, en } from "./en";
import { fr } from "./fr";

const CATALOGUES: Record<string, Catalogue> = { en, fr };

const current = computed(() => CATALOGUES[settings.value.language] ?? en);

/** Call it while drawing: the page is drawn again when the language changes. */
export const t = (): Catalogue => current.value;

export const LANGUAGES: { value: "en" | "fr"; text: string }[] = [
  { value: "en", text: "English" },
  { value: "fr", text: "Français" },
];
