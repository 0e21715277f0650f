/** The catalogues in this page: fetched once for each game and language, and again in another language when that changes. */

import type { FluentBundle } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { ownWords } from "../games/registry";
import * as api from "../state/api";
import { type Language, settings } from "../state/settings";
import { bundleOf } from "./render";

/** What belongs to no game. */
export const HOUSE = "house";

/** What is told about a game: a catalogue beside that of its table, since only some pages need it. */
export const aboutGame = (game: string): string => `${game}/reading`;
/** What the coach says in its lesson: only learners need it. */
export const lessonIn = (game: string): string => `${game}/lesson`;
const isAbout = (room: string): boolean => room.includes("/");

const known = signal<Readonly<Record<string, FluentBundle>>>({});
const wanted = signal<readonly string[]>([]);
const asked = new Map<string, Promise<void>>();
const keyOf = (game: string, language: Language): string => `${game} ${language}`;

/** Takes in a catalogue from its texts. */
export function learnWords(game: string, language: Language, ...texts: string[]): void {
  known.value = { ...known.value, [keyOf(game, language)]: bundleOf(language, ...texts) };
}

/** Fetches the words of a game and keeps them with the language of the settings from now on. */
export function loadWords(game: string, language: Language = settings.peek().language): Promise<void> {
  const key = keyOf(game, language);
  const before = asked.get(key);
  if (before) return before;
  if (!wanted.peek().includes(game)) wanted.value = [...wanted.peek(), game];
  const served = isAbout(game) ? "" : api.words(game, language);
  const now = Promise.all([served, ownWords(game, language)]).then((texts) => learnWords(game, language, ...texts));
  asked.set(key, now);
  now.catch(() => asked.delete(key));
  return now;
}

/** When the language changes, so do all catalogues in use; the old sentences stay until the new ones are here. */
export const followLanguage = (): (() => void) =>
  effect(() => {
    const { language } = settings.value;
    for (const game of wanted.value) loadWords(game, language).catch(() => undefined);
  });

const LANGUAGES: readonly Language[] = ["en", "fr"];

/** The catalogues to look into, the best first: the game's, what is told about it, its lesson, then what belongs to none. */
export function bundlesFor(game: string): FluentBundle[] {
  const { language } = settings.value;
  const languages = [language, ...LANGUAGES.filter((one) => one !== language)];
  return [...new Set([game, aboutGame(game), lessonIn(game), HOUSE])].flatMap((one) => {
    const found = languages.map((each) => known.value[keyOf(one, each)]).find((bundle) => bundle !== undefined);
    return found ? [found] : [];
  });
}

export const hasWords = (game: string): boolean =>
  LANGUAGES.some((language) => known.value[keyOf(game, language)] !== undefined);
