/** Points, blows and the sources of the score, for the table that knows no game. */

import { thing, word } from "../../i18n";
import type { Entry, View } from "../../state/protocol";
import { seatIn } from "../../state/standing";
import type { ScoreSource } from "../board";
import { scoringOf, shownIn } from "../shape";
import type { PatchistoryView, Score } from "./views";

/** VP are behind the screens; nobody's are shown unless all are open. */
export function points(view: View): number[] {
  const { players } = shownIn<PatchistoryView>(view);
  return players.every(({ goods }) => goods !== null) ? players.map(({ goods }) => goods?.vp ?? 0) : [];
}

/** The lines of the journal that tell a blow, with whom it hits. */
const BLOWS: Readonly<Record<string, string>> = {
  threatened: "victim",
  broke: "partner",
  "war-won": "loser",
  perfect: "loser",
};

export const hits = (entry: Entry): number[] => seatIn(entry, BLOWS[entry.kind] ?? "");

/** VP as they were, then what heroes and wonders add at the end of the game. */
export function sources(scoring: unknown[]): ScoreSource[] {
  const scores = scoringOf<Score>(scoring).toSorted((a, b) => a.seat - b.seat);
  const texts = [...new Set(scores.flatMap((score) => Object.keys(score.texts)))];
  return [
    { label: word("end-vp"), points: scores.map((score) => score.total - sum(score.texts)) },
    ...texts.map((figure) => ({
      label: thing("figure", figure),
      points: scores.map((score) => score.texts[figure] ?? 0),
    })),
  ];
}

/** Of all of them together. */
export const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((all, one) => all + one, 0);
