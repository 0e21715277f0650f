/** The end of the era: the vote, and what it brought. */

import type { Situation, Step } from "../../../learn/lesson";
import type { Message } from "../../../state/protocol";
import { has, placeIn, viewOf } from "./advice";
import { answers, happened } from "./making";

function placeNow(now: Situation): Message | null {
  const { vote } = viewOf(now);
  const card = vote?.cards.find((one) => one.card === vote.current);
  if (!card) return null;
  const { prosperity } = card;
  return {
    id: "lesson-vote-place",
    args: { prosperity: { prosperity }, place: placeIn(now, prosperity), votes: has(now, "votes") },
  };
}

function vpNow(now: Situation): Message {
  return { id: "lesson-era-vp", args: { vp: has(now, "vp") } };
}

export const ERA_END: Step[] = [
  {
    id: "ballot",
    rules: ["14.1", "14.7", "14.8"],
    look: () => [],
    ...answers("prosperity"),
    done: (now) => viewOf(now).answer?.prosperity !== undefined || happened(now, "ballot"),
  },
  {
    id: "vote",
    rules: ["14.2", "14.4", "14.5", "14.6"],
    look: () => [],
    ...answers("vote"),
    live: placeNow,
    done: (now) => happened(now, "scored", "dropped"),
    told: ["scored"],
  },
  { id: "era", rules: ["15.1", "15.2", "13.4"], look: () => [".pt-mine"], live: vpNow },
];
