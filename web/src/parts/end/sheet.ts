/** The paper that chances are drawn on: where a decision and a chance lie. */

export interface Sheet {
  wide: number;
  high: number;
  left: number;
  right: number;
  top: number;
  /** Decisions from left to right. */
  count: number;
  x: (index: number) => number;
  y: (part: number) => number;
}

const BOTTOM = 28;

export function frame(narrow: boolean, count: number): Sheet {
  const [wide, high] = narrow ? [360, 290] : [960, 340];
  const [left, right, top] = [44, wide - (narrow ? 96 : 124), 40];
  return {
    wide,
    high,
    left,
    right,
    top,
    count,
    x: (index) => left + (index / Math.max(1, count - 1)) * (right - left),
    y: (part) => high - BOTTOM - Math.max(0, Math.min(1, part)) * (high - BOTTOM - top),
  };
}

/** The decision nearest to a place on the sheet, among those that are known. */
export function indexAt(sheet: Sheet, x: number, known: number): number {
  const part = (x - sheet.left) / (sheet.right - sheet.left);
  return Math.max(0, Math.min(known - 1, Math.round(part * (sheet.count - 1))));
}

export const path = (sheet: Sheet, chances: number[]): string =>
  chances
    .map((chance, index) => `${index > 0 ? "L" : "M"}${sheet.x(index).toFixed(1)} ${sheet.y(chance).toFixed(1)}`)
    .join("");

/** A name cut to that many letters. */
export const atMost = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
