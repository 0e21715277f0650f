/** What everybody scored: dolmens, then the four majorities, each with how many they had. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import type { EndDetailProps } from "../board";
import { type Column, ScoreTable } from "../ScoreTable";
import { scoringOf } from "../shape";
import { CATEGORIES } from "./box";
import { Glyph } from "./glyphs";
import "./board.css";
import type { Score } from "./views";

const Points: FunctionComponent<{ points: number }> = ({ points }) => <small>{word("end-points", { points })}</small>;

const majority = (race: (typeof CATEGORIES)[number]): Column<Score> => ({
  key: race,
  head: [<Glyph key="race" name={race} size={17} />, thing("race", race)],
  won: ({ majorities }) => (majorities[race] ?? 0) > 0,
  cell: ({ counts, majorities }) => {
    const won = majorities[race] ?? 0;
    return (
      <>
        {counts[race] ?? 0} {won > 0 && <Points points={won} />}
      </>
    );
  },
});

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names, colours }) => {
  const scores = scoringOf<Score>(scoring);
  const tied = new Set(scores.map(({ total, dolmens }) => `${total} ${dolmens}`)).size < scores.length;
  const dolmens: Column<Score> = {
    key: "dolmens",
    head: [<Glyph key="dolmen" name="dolmen" size={17} />, thing("change", "dolmens")],
    cell: (score) => (
      <>
        {score.dolmens} <Points points={score.dolmenPoints} />
      </>
    ),
  };
  const total: Column<Score> = {
    key: "total",
    head: [<Glyph key="legacy" name="legacy" size={17} />, thing("change", "legacy")],
    cell: (score) => <b>{score.total}</b>,
  };
  const resources: Column<Score> = {
    key: "resources",
    head: word("end-resources"),
    cell: (score) => score.resources,
  };
  const columns = [dolmens, ...CATEGORIES.map(majority), total, ...(tied ? [resources] : [])];
  return (
    <ScoreTable scores={scores} columns={columns} names={names} colours={colours}>
      <p>{word("end-order")}</p>
    </ScoreTable>
  );
};
