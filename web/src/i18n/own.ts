/** What only the browser says, in the languages that somebody has read here: one is loaded with the page, others when they are chosen. */

import { type FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { type Language, settings } from "../state/settings";
import { bundleOf } from "./render";

const TEXTS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

const known = signal<Readonly<Record<string, FluentBundle>>>({});
const asked = new Map<Language, Promise<void>>();

/** What pages that are loaded late bring along. */
const more: Readonly<Record<Language, string>>[] = [];

/** Takes in more texts of the browser's own: those of a page that comes late. */
export function addOwn(texts: Readonly<Record<Language, string>>): void {
  more.push(texts);
  for (const [language, bundle] of Object.entries(known.value))
    bundle.addResource(new FluentResource(texts[language as Language]));
}

/** Loads the browser's own texts in a language, once. */
export function loadOwn(language: Language): Promise<void> {
  const before = asked.get(language);
  if (before) return before;
  const load = TEXTS[`./${language}.ftl`];
  const now = (load ? load() : Promise.reject(new Error(`no texts in ${language}`))).then((text) => {
    known.value = { ...known.value, [language]: bundleOf(language, text, ...more.map((texts) => texts[language])) };
  });
  asked.set(language, now);
  now.catch(() => asked.delete(language));
  return now;
}

/** The texts of the settings' language first. While they are on their way, the page stays in the language it had. */
export function ownBundles(): FluentBundle[] {
  const { language } = settings.value;
  const rank = (one: string): number => (one === language ? 0 : 1);
  return Object.entries(known.value)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([, bundle]) => bundle);
}

/** When the language changes, so do these texts. */
export const followOwn = (): (() => void) =>
  effect(() => {
    loadOwn(settings.value.language).catch(() => undefined);
  });
