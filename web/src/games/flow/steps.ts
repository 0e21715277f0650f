/** A card's effect as its steps, each a sentence with icons, types and tokens to be drawn in it. */

import { say } from "../../i18n";
import type { Message } from "../../messages";
import { type Piece, piecesOf, withMarks } from "../drawn";
import { isList, isMessage } from "../facts";
import type { CardFace } from "./views";

export interface Step {
  /** What the step is about where no argument says it: it is drawn before the sentence. */
  mark: "token" | "points" | "obsolete" | null;
  pieces: Piece[];
}

const KINDS = ["icon", "type", "token"];

/** The brief steps whose count is one of tokens: there the sentence has no room for the word. */
const BRIEFLY_TOKENS = ["brief-take-", "brief-raid", "brief-tribute"];
const MARKS = [
  [["step-take-", "step-raid", "step-tribute"], "token"],
  [["step-culture"], "points"],
  [["effect-obsolete"], "obsolete"],
] as const;

const starts = (id: string, some: readonly string[]): boolean => some.some((one) => id.startsWith(one));

interface Marked {
  mark: Step["mark"];
  message: Message;
}

function markedStep(message: Message): Marked {
  const count = message.args?.count;
  const counted =
    typeof count === "number" && starts(message.id, BRIEFLY_TOKENS)
      ? { ...message, args: { ...message.args, count: { token: String(count) } } }
      : message;
  return { mark: MARKS.find(([ids]) => starts(message.id, ids))?.[1] ?? null, message: withMarks(counted, KINDS) };
}

/** What is printed stays the same, in whatever language it is said. */
const known = new WeakMap<Message, Marked[]>();

function markedSteps(effect: Message): Marked[] {
  const before = known.get(effect);
  if (before) return before;
  const steps = effect.args?.steps;
  const all = typeof steps === "object" && isList(steps) ? steps.list.filter(isMessage) : [effect];
  const marked = all.map(markedStep);
  known.set(effect, marked);
  return marked;
}

/** The steps of an effect; one that has none is a sentence of its own. */
export const stepsOf = (effect: Message): Step[] =>
  markedSteps(effect).map(({ mark, message }) => ({ mark, pieces: piecesOf(say(message)) }));

/** Whether a card that was gained still does something: the others have had their effect. */
export const lasts = ({ timing }: CardFace): boolean =>
  timing === "permanent" || timing === "turn-action" || timing === "scoring";

/** About how many letters wide the steps are. */
export const widthOf = (steps: readonly Step[]): number =>
  steps.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + (typeof piece === "string" ? piece.length : 2), 0);
