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

const BLOWS = ["threatened", "war-won", "perfect", "broke", "war-declared"];

/** Whom a line of the journal tells a blow against. */
export const hits = (entry: Entry): number[] =>
  BLOWS.includes(entry.kind) ? [...seatIn(entry, "other"), ...seatIn(entry, "victim"), ...seatIn(entry, "loser")] : [];

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

const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((all, one) => all + one, 0);
