/** The first round of the lesson, phase by phase. */

import { did, type Situation, type Step } from "../../../learn/lesson";
import type { Message } from "../../../state/protocol";
import { mine, printedOf, viewOf } from "./advice";
import { onLand } from "./clicks";
import { answers } from "./making";

/** Whether the learner ended diplomacy, or management: the journal has the same kind of line for both. */
const ended = ({ journal, me }: Situation, id: string): boolean =>
  journal.some((entry) => entry.seat === me && entry.say.id === id);

const MANAGED = ["traded", "exchanged", "worshipped-heroes", "worshipped-wonders", "reclaimed", "built", "campaigned"];

export const firstWorkers = (now: Situation): number => {
  const numbers = printedOf(now)?.all.numbers.workers ?? [];
  return numbers[viewOf(now).liberty ? 1 : 0] ?? 1;
};
const settled = ({ journal, me }: Situation): number =>
  journal.filter((entry) => entry.seat === me && entry.kind === "settled").length;

function favours(now: Situation): Message {
  return { id: "lesson-favours", args: { count: mine(now)?.favours ?? 0 } };
}

export const FIRST_ROUND: Step[] = [
  { id: "land", rules: ["7.1", "7.2"], look: (now) => [onLand(now)] },
  { id: "you", rules: ["1.1", "1.2", "2.3"], look: () => [".pt-mine"] },
  { id: "round", rules: ["4.1"], look: () => [".pt-head"] },
  {
    id: "bid",
    rules: ["5.1", "5.3", "5.6"],
    look: () => [".pt-lots"],
    ...answers("bid"),
    done: (now) => did(now, "bid", "won"),
    told: ["bid"],
  },
  {
    id: "win",
    rules: ["5.4", "5.5"],
    look: () => [".pt-lots"],
    ...answers("bid"),
    done: (now) => did(now, "won"),
    told: ["won"],
  },
  {
    id: "patch",
    rules: ["6.1", "6.2", "6.3", "6.10"],
    look: () => [".pt-field"],
    ...answers("patch"),
    done: (now) => did(now, "patched", "discarded"),
    told: ["patched", "discarded", "appeared"],
  },
  {
    id: "settle",
    rules: ["6.13", "7.2", "2.9"],
    look: () => [".pt-field"],
    ...answers("room"),
    done: (now) => settled(now) >= firstWorkers(now),
    told: ["settled"],
  },
  {
    id: "diplomacy",
    rules: ["8.1", "8.2"],
    look: () => [".pt-panel"],
    ...answers("diplomacy"),
    live: favours,
    done: (now) => ended(now, "ended-diplomacy") || did(now, "aid-offered", "threatened"),
  },
  {
    id: "manage",
    rules: ["8.1", "9.1"],
    look: () => [".pt-panel"],
    ...answers("management"),
    live: favours,
    done: (now) => ended(now, "ended") || did(now, ...MANAGED),
    told: MANAGED,
  },
  {
    id: "move",
    rules: ["10.2", "10.3", "10.4"],
    look: () => [".pt-field"],
    ...answers("move"),
    done: (now) => did(now, "walked", "travelled", "rested", "produced"),
    told: ["walked", "travelled"],
  },
  {
    id: "produce",
    rules: ["13.1", "13.3", "2.4"],
    look: () => [".pt-mine"],
    done: (now) => did(now, "produced"),
    shows: () => [".pt-mine"],
    told: ["produced", "produced-vp", "route-gain", "fed"],
  },
];
