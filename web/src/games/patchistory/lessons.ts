/** The first era of Patchistory: what a learner does, and how the table tells that it was done. The first round goes from phase to
 * phase. Later ones go deeper, with whatever the table makes possible, and the learner plays freely in between. Steps go by the
 * question that the learner is asked, never by whose turn it is. The server deals it from a published seed, with which most of it
 * comes up (tests/server/test_lesson.py; `npm run course` looks for another). What never does is told at the end.
 */

import type { Arguments } from "../../i18n/render";
import type { Lesson, Meanwhile, Situation, Step } from "../../learn/lesson";
import { advise, printedOf, viewOf } from "./lesson/advice";
import { sight, thing } from "./lesson/clicks";
import { DEEPER } from "./lesson/deeper";
import { ERA_END } from "./lesson/end";
import { FIRST_ROUND, firstWorkers } from "./lesson/first";
import type { Question } from "./lesson/making";

/** The lesson is an era long: what has not come up by then is told at the end. */
const past = (now: Situation): boolean => viewOf(now).era > 1 || viewOf(now).over;
/** What happens between two players is told of both. */
const SHARED = ["talk", "ally", "war"];
const steps = [...FIRST_ROUND, ...DEEPER, ...ERA_END].map(
  (step): Step => ({ ...step, own: !SHARED.includes(step.id), ...(step.done && { past }) }),
);

/** What the words speak of, with the numbers of the book that is played by. */
function numbers(now: Situation): Arguments {
  const all = printedOf(now)?.all.numbers;
  if (!all) return {};
  return {
    eras: all.eras,
    rounds: all.rounds,
    vp: all.vp,
    limit: all.limit[0] ?? 0,
    workers: firstWorkers(now),
    aid: all.aid,
    accepted: all.aidAccepted,
    refused: all.aidRefused,
    missing: all.missingFood,
    hero: all.heroUpkeep,
    wonder: all.wonderUpkeep,
    invader: all.invader[0] ?? 0,
    defender: all.defender[0] ?? 0,
  };
}

/** Questions that the coach has a word for; the others are asked as the table asks them. */
const FREE: readonly Question[] = ["bid", "patch", "room", "diplomacy", "management", "move"];

/** How the learner plays on until a step is possible. In the first round the phases come one after the other, so it waits for them. */
function meanwhile(step: Step, now: Situation): Meanwhile | null {
  const { question, round } = viewOf(now);
  const asked = now.state.moves.length > 0;
  if (!asked && round === 1 && FIRST_ROUND.some(({ id }) => id === step.id)) return null;
  if (!asked) return { say: { id: "lesson-free-others" }, move: null };
  const say = FREE.includes(question) ? { id: `lesson-free-${question}` } : now.state.view.prompt;
  return { say, move: advise(now) };
}

export const lesson: Lesson = {
  game: "patchistory",
  seats: 3,
  bot: "citizen",
  options: { baselands: 1, screens: 0, first: 1 },
  dealt: true,
  steps,
  numbers,
  thing,
  sight,
  asked: () => null,
  meanwhile,
};
