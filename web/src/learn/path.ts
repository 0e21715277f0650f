/** How far a learner has come: all of a lesson that the first page has to know. */

/** Where a learner is. */
export interface Progress {
  match: string;
  /** The step that is shown; as many as there are steps when the lesson is over. */
  at: number;
  open: boolean;
  /** The steps that were left behind, in that order. */
  left: string[];
  /** Those of them that were neither read nor done. */
  skipped: string[];
  /** The learner went back to this step, so it stays until they go on. */
  held: boolean;
}

export const begin = (match: string): Progress => ({ match, at: 0, open: true, left: [], skipped: [], held: false });

export const finished = (progress: Progress, steps: readonly unknown[]): boolean => progress.at >= steps.length;

/** What storage held, if it still is a progress. */
export function sound(kept: unknown): Progress | null {
  const { match, at, open, left, skipped, held } = (kept ?? {}) as Partial<Progress>;
  const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((one) => typeof one === "string") : []);
  if (typeof match !== "string" || typeof at !== "number" || !Number.isInteger(at) || at < 0) return null;
  return { match, at, open: open !== false, left: texts(left), skipped: texts(skipped), held: held === true };
}
