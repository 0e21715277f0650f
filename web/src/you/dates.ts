/** Days as people write them. */

import { settings } from "../state/settings";

const LOCALES = { en: "en-GB", fr: "fr-FR" };

/** "5 March 2026"; the words that came where they are no date. */
export function dayOf(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return date.toLocaleDateString(LOCALES[settings.value.language], { day: "numeric", month: "long", year: "numeric" });
}

const HOUR = 3_600_000;

/** The server notes by the hour when a device was used: within two of them it may be in use now. */
export const isRecent = (iso: string, now: number = Date.now()): boolean => now - Date.parse(iso) < 2 * HOUR;

/** Whole minutes from now until then; null once it is past. */
export function minutesUntil(iso: string, now: number = Date.now()): number | null {
  const left = Date.parse(iso) - now;
  return left > 0 ? Math.floor(left / 60_000) : null;
}
