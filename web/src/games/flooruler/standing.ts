/** Points, blows and the source of the score, for the table that knows no game. */

import { word } from "../../i18n";
import type { Entry, View } from "../../state/protocol";
import { seatIn } from "../../state/standing";
import type { ScoreSource } from "../board";
import { scoringOf, shownIn } from "../shape";
import type { FloorulerView, Score } from "./views";

export const points = (view: View): number[] => shownIn<FloorulerView>(view).players.map((player) => player.floors);

const BLOWS = ["attacked", "removed", "replaced", "looted"];

/** Whom a line of the journal tells a blow against. */
export const hits = (entry: Entry): number[] => {
  if (entry.kind === "died") return seatIn(entry, "who");
  return BLOWS.includes(entry.kind) ? seatIn(entry, "victim") : [];
};

export const sources = (scoring: unknown[]): ScoreSource[] => [
  {
    label: word("end-floors"),
    points: scoringOf<Score>(scoring)
      .toSorted((a, b) => a.seat - b.seat)
      .map((score) => score.floors),
  },
];
