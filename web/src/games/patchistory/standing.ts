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

/** Something that brought VP, or cost them. */
export interface Source {
  key: string;
  label: string;
  of: (score: Score) => number;
}

const FIGURE = "figure-";

/** The sources that the server has added up, in its order. */
export const sourcesOf = (scores: readonly Score[]): Source[] =>
  Object.keys(scores[0]?.sources ?? {}).map((key) => ({
    key,
    label: key.startsWith(FIGURE) ? thing("figure", key.slice(FIGURE.length)) : word(key),
    of: (score) => score.sources?.[key] ?? 0,
  }));

/** Of a game that ended before the server did: VP as they were, then what heroes and wonders add at the end. */
export function lastSourcesOf(scores: readonly Score[]): Source[] {
  const texts = [...new Set(scores.flatMap((score) => Object.keys(score.texts)))];
  return [
    { key: "before", label: word("end-vp"), of: (score) => score.total - sum(score.texts) },
    ...texts.map((key) => ({ key, label: thing("figure", key), of: (score: Score) => score.texts[key] ?? 0 })),
  ];
}

export function sources(scoring: unknown[]): ScoreSource[] {
  const scores = scoringOf<Score>(scoring).toSorted((a, b) => a.seat - b.seat);
  const found = scores[0]?.sources ? sourcesOf(scores) : lastSourcesOf(scores);
  return found.map(({ label, of }) => ({ label, points: scores.map(of) }));
}

/** Of all of them together. */
const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((all, one) => all + one, 0);
