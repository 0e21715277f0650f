/** A lesson as data, and how far a learner has come in it. Plain functions: no page, no storage. */

import type { Arguments } from "../i18n/render";
import { wordOf } from "../i18n/say";
import type { Components, Entry, Message, Move, State } from "../state/protocol";
import type { Progress } from "./path";

export { begin, finished, type Progress, sound } from "./path";

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

/** What the coach says in a step: the messages `lesson-<step>-title`, `-text` and so on of its catalogue `lesson/`. */
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
  /** Numbers of the rules it is about. */
  rules: string[];
  /** CSS selectors of the things it speaks of; "a || b" is b where a is not drawn. */
  look: (situation: Situation) => string[];
  /** Whether the table shows that it has been done; a step without it is only read. */
  done?: (situation: Situation) => boolean;
  /** Whether a move brings the learner nearer to it. */
  serves?: (move: Move, situation: Situation) => boolean;
  /** Of the moves that serve, the one that the first game was laid out for. */
  course?: (move: Move, situation: Situation) => boolean;
  /** CSS selectors of what there is to see when it is done. */
  shows?: (situation: Situation) => string[];
  /** A sentence with the numbers of this moment. */
  live?: (situation: Situation) => Message | null;
  /** The kinds of journal lines that tell what it brought. */
  told?: string[];
  /** Only the learner's own lines are told, where everybody's come at the same time. */
  own?: boolean;
  /** It may never come up, even for a learner who does what is proposed. */
  rare?: boolean;
  /** Whether its chance has gone by: then it is left out, and told at the end. */
  past?: (situation: Situation) => boolean;
}

/** What a learner does while no step is possible: a sentence about what is asked, and the move that is proposed. */
export interface Meanwhile {
  say: Message;
  move: Move | null;
}

export interface Lesson {
  game: string;
  seats: number;
  bot: string;
  options: Record<string, number>;
  /** Whether the server deals it from a published seed, for which a course is known. */
  dealt: boolean;
  steps: Step[];
  /** What its sentences have as variables, such as the numbers of the book: `$price` and so on. */
  numbers?: (situation: Situation) => Arguments;
  /** A move that is composed on the board, with all that follows from it: the chain that is sent, and its sentence. */
  whole?: (move: Move, situation: Situation) => { words: string; say: Message };
  /** CSS selectors of what is clicked for a move. */
  thing: (move: Move, situation: Situation) => string[];
  /** CSS selectors of what there is to see before a move is confirmed, where it is not what was clicked; `wanted` is what the
   * coach proposes. */
  sight?: (move: Move, situation: Situation, wanted: Move | null) => string[];
  /** What the table asks in the middle of a turn; null when any action may be taken. */
  asked: (situation: Situation) => Message | null;
  /** In a long game: how the learner plays on until the step is possible. Null where the step itself says it. */
  meanwhile?: (step: Step, situation: Situation) => Meanwhile | null;
}

/** What a step is called. */
export const titleOf = (lesson: Lesson, step: Step): string => wordOf(lesson.game, `lesson-${step.id}-title`);

/** What the coach says in a step, with the numbers of the book this game is played by. A step that is only read waits for nothing. */
export function wordsOf(lesson: Lesson, step: Step, situation: Situation): StepWords {
  const numbers = lesson.numbers?.(situation) ?? {};
  const said = (part: string): string => wordOf(lesson.game, `lesson-${step.id}-${part}`, numbers);
  return {
    title: titleOf(lesson, step),
    text: said("text"),
    todo: said("todo"),
    wait: step.done ? said("wait") : "",
    done: step.done ? said("done") : "",
  };
}

/** The status of a step: to be read, fulfilled, possible now, not possible in this turn, or not my turn. */
export type Standing = "read" | "done" | "now" | "wait" | "others" | "over";

export function standing(step: Step, situation: Situation): Standing {
  const { state, me } = situation;
  if (!step.done) return "read";
  if (step.done(situation)) return "done";
  if (state.summary.status === "over") return "over";
  if (!state.view.waiting.includes(me) || state.moves.length === 0) return "others";
  return serving(step, situation).length > 0 ? "now" : "wait";
}

/** The moves of this moment that bring the learner nearer to a step. */
export const serving = (step: Step, situation: Situation): Move[] =>
  situation.state.moves.filter((move) => step.serves?.(move, situation));

/** What the coach proposes: the course of the first game as long as it can be followed, or the only way there is. */
export function proposed(step: Step, situation: Situation): Move | null {
  const all = serving(step, situation);
  return all.find((move) => step.course?.(move, situation)) ?? (all.length === 1 ? all[0] : null) ?? null;
}

/** What the journal says of the learner's last deed of this kind. */
export function toldOf({ told = [], own = false }: Step, { journal, me }: Situation): Message[] {
  const last = journal.findLast((entry) => entry.seat === me && told.includes(entry.kind));
  const lines = journal.filter((entry) => entry.move === last?.move && told.includes(entry.kind));
  return lines.filter((entry) => !own || entry.seat === me).map((entry) => entry.say);
}

const BID = ".dock .bid";
const CONFIRM = ".dock .decide .primary";

/** Where the rings lie: on what to click next, otherwise on what the step speaks of. */
export function ringed(lesson: Lesson, step: Step, how: Standing, situation: Situation): string[] {
  if (how === "done") return step.shows?.(situation) ?? [];
  if (how !== "now") return step.look(situation);
  return clicked(lesson, serving(step, situation), proposed(step, situation), situation);
}

/** What to click next for the move that is proposed, or for any of some moves where none is. */
export function clicked(lesson: Lesson, all: Move[], wanted: Move | null, situation: Situation): string[] {
  const picked = all.find(({ words }) => `${situation.picked};`.startsWith(`${words};`));
  const things = (moves: Move[]): string[] => [...new Set(moves.flatMap((move) => lesson.thing(move, situation)))];
  if (!picked) return things(wanted ? [wanted] : all);
  const otherBid = wanted && wanted !== picked && `${things([wanted])}` === `${things([picked])}`;
  return otherBid ? [BID, CONFIRM] : [...(lesson.sight?.(picked, situation, wanted) ?? []), CONFIRM];
}

/** Whether the journal has an entry of one of these kinds by this seat. */
export const did = ({ journal, me }: Situation, ...kinds: string[]): boolean =>
  journal.some((entry) => entry.seat === me && kinds.includes(entry.kind));

const without = (list: string[], id: string): string[] => list.filter((one) => one !== id);

/** Leaves the step that is shown, read, done or skipped, for the first that was not left yet. */
export function onward(progress: Progress, steps: Step[], how: Standing): Progress {
  const step = steps[progress.at];
  if (!step) return progress;
  const left = [...without(progress.left, step.id), step.id];
  const skipped = without(progress.skipped, step.id);
  const next = steps.findIndex((one) => !left.includes(one.id));
  const passes = how === "read" || how === "done";
  return {
    ...progress,
    at: next < 0 ? steps.length : next,
    left,
    skipped: passes ? skipped : [...skipped, step.id],
    held: false,
  };
}

export function backward(progress: Progress, steps: Step[]): Progress {
  const last = progress.left.at(-1);
  const at = steps.findIndex((step) => step.id === last);
  if (last === undefined || at < 0) return progress;
  return { ...progress, at, left: without(progress.left, last), skipped: without(progress.skipped, last), held: true };
}

/** The step to show: while one has to wait, another that is possible now goes first, or one that was done meanwhile. What has
 * gone by is left out. */
export function stepNow(progress: Progress, steps: Step[], situation: Situation): number {
  const here = steps[progress.at];
  if (!here || progress.held) return progress.at;
  const isOpen = (step: Step): boolean => !progress.left.includes(step.id) && !isPast(step, situation);
  if (isPast(here, situation)) {
    const next = steps.findIndex(isOpen);
    return next < 0 ? steps.length : next;
  }
  if (standing(here, situation) !== "wait") return progress.at;
  const first = (how: Standing): number => steps.findIndex((step) => isOpen(step) && standing(step, situation) === how);
  return [first("now"), first("done")].find((at) => at >= 0) ?? progress.at;
}

const isPast = (step: Step, situation: Situation): boolean =>
  step.past?.(situation) === true && standing(step, situation) !== "done";

/** How the learner plays on while a step has to wait; null where there is something to say about the step itself. */
export function meanwhileOf(lesson: Lesson, step: Step, progress: Progress, situation: Situation): Meanwhile | null {
  const how = standing(step, situation);
  if (progress.held || (how !== "wait" && how !== "others")) return null;
  return lesson.meanwhile?.(step, situation) ?? null;
}

/** The steps that are still to come, in their order. */
export const toCome = ({ left }: Progress, steps: Step[], situation: Situation): Step[] =>
  steps.filter((step) => !left.includes(step.id) && !isPast(step, situation));

/** What was learned and what never came up, in the order of the lesson. */
export function learned(
  { left, skipped }: Progress,
  steps: Step[],
  situation: Situation | null,
): { met: Step[]; unmet: Step[] } {
  const isMet = (step: Step): boolean =>
    (left.includes(step.id) && !skipped.includes(step.id)) ||
    (situation !== null && standing(step, situation) === "done");
  return { met: steps.filter(isMet), unmet: steps.filter((step) => !isMet(step)) };
}
