/** A lesson as data, and how far a learner has come in it. Plain functions: no page, no storage. */

import type { Components, Entry, Move, State } from "../state/protocol";

/** Everything a step may judge by. */
export interface Situation {
  /** The learner's seat. */
  me: number;
  state: State;
  journal: Entry[];
  components: Components | null;
  /** The words of the move that waits for confirmation. */
  picked: string | null;
}

/** What the coach says in a step. */
export interface StepWords {
  title: string;
  text: string;
  /** What to do next, when it can be done. */
  todo: string;
  /** What to do meanwhile, when it cannot. */
  wait: string;
  done: string;
}

export interface Step {
  id: string;
  words: () => StepWords;
  /** Numbers of the rules it is about. */
  rules: string[];
  /** CSS selectors of the things it speaks of. */
  ring: (situation: Situation) => string[];
  /** Whether the table shows that it has been done; a step without it is only read. */
  done?: (situation: Situation) => boolean;
  /** Whether it can be done now, when it is the learner's turn. */
  offered?: (situation: Situation) => boolean;
  /** A sentence with the numbers of this moment. */
  live?: (situation: Situation) => string | null;
}

export interface Lesson {
  game: string;
  seats: number;
  bot: string;
  options: Record<string, number>;
  steps: Step[];
}

/** How a step stands: to be read, fulfilled, possible now, not possible in this turn, or not my turn. */
export type Standing = "read" | "done" | "now" | "wait" | "others" | "over";

export function standing(step: Step, situation: Situation): Standing {
  const { state, me } = situation;
  if (!step.done) return "read";
  if (step.done(situation)) return "done";
  if (state.summary.status === "over") return "over";
  if (state.summary.to_move !== me || state.moves.length === 0) return "others";
  return !step.offered || step.offered(situation) ? "now" : "wait";
}

/** Whether the journal has an entry of one of these kinds by this seat. */
export const did = ({ journal, me }: Situation, ...kinds: string[]): boolean =>
  journal.some((entry) => entry.seat === me && kinds.includes(entry.kind));

export const canDo = ({ state }: Situation, ...names: string[]): boolean => movesNamed(state, ...names).length > 0;

export const movesNamed = (state: State, ...names: string[]): Move[] => state.moves.filter((move) => names.includes(move.name));

/** Where a learner is. */
export interface Progress {
  match: string;
  /** The step that is shown; as many as there are steps when the lesson is over. */
  at: number;
  open: boolean;
  passed: string[];
  skipped: string[];
}

export const begin = (match: string): Progress => ({ match, at: 0, open: true, passed: [], skipped: [] });

const without = (list: string[], id: string): string[] => list.filter((one) => one !== id);

/** Leaves the step that is shown: passed when it was read or done, otherwise skipped. */
export function onward(progress: Progress, steps: Step[], how: Standing): Progress {
  const step = steps[progress.at];
  if (!step) return progress;
  const passes = how === "read" || how === "done";
  const passed = passes ? [...without(progress.passed, step.id), step.id] : progress.passed;
  const skipped = without(progress.skipped, step.id);
  return { ...progress, at: progress.at + 1, passed, skipped: passes || passed.includes(step.id) ? skipped : [...skipped, step.id] };
}

export const backward = (progress: Progress): Progress => ({ ...progress, at: Math.max(0, progress.at - 1) });

export const finished = (progress: Progress, steps: Step[]): boolean => progress.at >= steps.length;

/** What storage held, if it still is a progress. */
export function sound(kept: unknown): Progress | null {
  const { match, at, open, passed, skipped } = (kept ?? {}) as Partial<Progress>;
  const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((one) => typeof one === "string") : []);
  if (typeof match !== "string" || typeof at !== "number" || !Number.isInteger(at) || at < 0) return null;
  return { match, at, open: open !== false, passed: texts(passed), skipped: texts(skipped) };
}
