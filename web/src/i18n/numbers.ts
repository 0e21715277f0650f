/** Numbers as the language of the settings writes them. */

import { settings } from "../state/settings";

const format = (number: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(settings.value.language, how).format(number);

/** 0.342 as "34%", in French "34 %". */
export const percent = (part: number, digits = 0): string =>
  format(part, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

/** 1.84 as "1.8", in French "1,8". */
export const decimal = (number: number, digits = 1): string =>
  format(number, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** 12345 as "12,345", in French "12 345". */
export const whole = (number: number): string => format(number, { maximumFractionDigits: 0 });

const LOCALES = { en: "en-GB", fr: "fr" };

/** "1, 2 and 4", in French "1, 2 et 4". */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[settings.value.language] ?? LOCALES.en).format(words);
