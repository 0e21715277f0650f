/** Points, blows and the sources of the score, for the table that knows no game. */

import { word } from "../../i18n";
import type { Entry, View } from "../../state/protocol";
import { seatIn } from "../../state/standing";
import type { ScoreSource } from "../board";
import { scoringOf, shownIn } from "../shape";
import type { View as FlowView, Score } from "./views";

export const points = (view: View): number[] => shownIn<FlowView>(view).nations.map((nation) => nation.points);

const BLOWS = ["struck", "raided", "razed", "wrecked"];

/** Whom a line of the journal tells a blow against. */
export const hits = (entry: Entry): number[] => {
  if (entry.kind === "paid-tribute") return seatIn(entry, "payer");
  return BLOWS.includes(entry.kind) ? seatIn(entry, "victim") : [];
};

export function sources(scoring: unknown[]): ScoreSource[] {
  const all = scoringOf<Score>(scoring);
  const bySeat = (count: (score: Score) => number): number[] =>
    all.toSorted((a, b) => a.seat - b.seat).map((score) => count(score));
  return [
    { label: word("score-culture"), points: bySeat((score) => score.culture) },
    { label: word("score-others"), points: bySeat((score) => score.half) },
    {
      label: word("score-effects"),
      points: bySeat((score) => score.effects.reduce((sum, effect) => sum + effect.points, 0)),
    },
  ];
}
