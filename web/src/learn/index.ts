/** Learn: which games have a lesson, and its words in the language of the settings. */

import { computed } from "@preact/signals";
import { settings } from "../state/settings";
import { en, type LearnWords } from "./en";
import { fr } from "./fr";
import type { Lesson } from "./lesson";

const CATALOGUES: Record<string, LearnWords> = { en, fr };
const current = computed(() => CATALOGUES[settings.value.language] ?? en);

/** Call it while drawing: the page is drawn again when the language changes. */
export const l = (): LearnWords => current.value;

const LESSONS: Record<string, () => Promise<Lesson>> = {
  flow: () => import("../games/flow/lessons").then(({ lesson }) => lesson),
  flooruler: () => import("../games/flooruler/lessons").then(({ lesson }) => lesson),
};

export const FIRST_LESSON = "flow";

export const TAUGHT = Object.keys(LESSONS);

export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, game);

export async function lessonOf(game: string): Promise<Lesson> {
  const load = LESSONS[game];
  if (!load || !hasLesson(game)) throw new Error(`nothing teaches the game ${game}`);
  return load();
}
