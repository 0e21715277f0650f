/** What everybody has at the end: VP, what heroes and wonders added, and goods that are worth nothing any more. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import type { EndDetailProps } from "../board";
import { type Column, ScoreTable } from "../ScoreTable";
import { scoringOf } from "../shape";
import { Goods } from "./Goods";
import { Glyph } from "./glyphs";
import { sum } from "./standing";
import type { Score } from "./views";

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names, colours }) => {
  const scores = scoringOf<Score>(scoring);
  const figures = [...new Set(scores.flatMap((score) => Object.keys(score.texts)))];
  const columns: Column<Score>[] = [
    { key: "before", head: word("end-vp"), cell: (score) => score.total - sum(score.texts) },
    ...figures.map((figure) => ({
      key: figure,
      head: thing("figure", figure),
      cell: (score: Score) => score.texts[figure] ?? 0,
    })),
    {
      key: "total",
      head: [<Glyph key="vp" name="vp" size={17} />, thing("good", "vp")],
      cell: (score) => <b>{score.total}</b>,
    },
    { key: "goods", head: word("end-goods"), cell: (score) => <Goods amounts={{ ...score.goods, vp: 0 }} /> },
  ];
  return <ScoreTable scores={scores} columns={columns} names={names} colours={colours} />;
};
