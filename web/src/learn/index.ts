/** The words of Learn in the language of the settings. */

import { computed } from "@preact/signals";
import { settings } from "../state/settings";
import { en, type LearnWords } from "./en";
import { fr } from "./fr";

const CATALOGUES: Record<string, LearnWords> = { en, fr };
const current = computed(() => CATALOGUES[settings.value.language] ?? en);

/** Call it while drawing: the page is drawn again when the language changes. */
export const l = (): LearnWords => current.value;
