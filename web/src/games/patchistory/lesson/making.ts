/** What steps are made of: the moves that serve them, and what the journal tells of them. */

import type { Situation, Step } from "../../../learn/lesson";
import type { Move } from "../../../state/protocol";
import { advise, best, named, viewOf } from "./advice";

export type Question = ReturnType<typeof viewOf>["question"];
type Serving = Required<Pick<Step, "serves" | "course">>;

export const asks = (now: Situation, ...questions: Question[]): boolean => questions.includes(viewOf(now).question);

export const happened = ({ journal }: Situation, ...kinds: string[]): boolean =>
  journal.some((entry) => kinds.includes(entry.kind));

/** Answers to a question, of which the coach proposes what it would do itself. */
export const answers = (...questions: Question[]): Serving => ({
  serves: (_, now) => asks(now, ...questions),
  course: (move, now) => move === advise(now),
});

/** Moves of some families, the best of them by what they are worth. */
export const deeds = (worth: (move: Move) => number, ...names: string[]): Serving => ({
  serves: (move) => names.includes(move.name),
  course: (move, now) => move === best(named(now, ...names), worth),
});

/** An action of management, and what it asks for afterwards. */
export function action(name: string, after: Question | null, course: (now: Situation) => Move | null): Serving {
  const follows = (now: Situation): boolean => after !== null && asks(now, after) && viewOf(now).phase === "management";
  return {
    serves: (move, now) => (asks(now, "management") && move.name === name) || follows(now),
    course: (move, now) => move === (follows(now) ? advise(now) : course(now)),
  };
}
