/** How far this browser's owner has come, by game; kept between visits. */

import { signal } from "@preact/signals";
import { keep, read } from "../state/kept";
import { type Progress, sound } from "./path";

const key = (game: string): string => `learn.${game}`;
const known = signal<Record<string, Progress | null>>({});

export function progressOf(game: string): Progress | null {
  const here = known.value[game];
  return here === undefined ? sound(read<unknown>(key(game), null)) : here;
}

export function setProgress(game: string, progress: Progress | null): void {
  known.value = { ...known.value, [game]: progress };
  keep(key(game), progress);
}

/** Forgets what this page remembers, so that it is read from storage again. */
export function rereadProgress(): void {
  known.value = {};
}
