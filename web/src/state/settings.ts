/** How this browser's owner likes it. */

import { effect, signal } from "@preact/signals";
import { keep, read } from "./kept";

export type Language = "en" | "fr";

export interface Settings {
  theme: "system" | "light" | "dark";
  language: Language;
  sound: boolean;
  notify: boolean;
}

function first(): Settings {
  const french = typeof navigator !== "undefined" && navigator.language?.startsWith("fr");
  const plain: Settings = { theme: "system", language: french ? "fr" : "en", sound: false, notify: false };
  return { ...plain, ...read<Partial<Settings>>("settings", {}) };
}

export const settings = signal<Settings>(first());

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  keep("settings", settings.value);
}

export async function wantNotices(yes: boolean): Promise<void> {
  if (!yes || typeof Notification === "undefined") return set({ notify: false });
  set({ notify: (await Notification.requestPermission()) === "granted" });
}

/** Keeps the page's theme and language with the settings. */
export function wearSettings(): void {
  effect(() => {
    const { theme, language } = settings.value;
    const root = document.documentElement;
    root.lang = language;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    wearColour(theme);
  });
}

/** The bar of the window, or of the phone, has the colour of the theme: both metas say it for a theme that was chosen. */
function wearColour(theme: Settings["theme"]): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.dataset.own ?? meta.media;
    meta.dataset.own = own;
    meta.media = theme === "system" ? own : own.includes(theme) ? "all" : "not all";
  }
}

export const reducedMotion = (): boolean =>
  typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
