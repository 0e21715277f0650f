/** Points, blows and the sources of the score, for the table that knows no game. */

import { thing, word } from "../../i18n";
import type { Entry, View } from "../../state/protocol";
import { seatIn } from "../../state/standing";
import type { ScoreSource } from "../board";
import { scoringOf, shownIn } from "../shape";
import { CATEGORIES } from "./box";
import type { FloodsView, Score } from "./views";

export const points = (view: View): number[] => shownIn<FloodsView>(view).players.map((player) => player.legacy);

const BLOWS = ["battle-won", "battle-drawn", "naval-won", "naval-drawn", "captured"];

/** Whom a line of the journal tells a blow against. */
export const hits = (entry: Entry): number[] => (BLOWS.includes(entry.kind) ? seatIn(entry, "victim") : []);

export function sources(scoring: unknown[]): ScoreSource[] {
  const scores = scoringOf<Score>(scoring).toSorted((a, b) => a.seat - b.seat);
  return [
    { label: thing("change", "dolmens"), points: scores.map((score) => score.dolmenPoints) },
    ...CATEGORIES.map((race) => ({
      label: word("end-most", { what: thing("race", race) }),
      points: scores.map((score) => score.majorities[race] ?? 0),
    })),
  ];
}
