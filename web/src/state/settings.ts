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
  });
}

export const reducedMotion = (): boolean =>
  typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
