/** What places every player, in the order in which the rulebook compares. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import type { EndDetailProps } from "../board";
import { type Column, ScoreTable } from "../ScoreTable";
import { scoringOf } from "../shape";
import { boxOf } from "./box";
import { Coin, Glyph } from "./glyphs";
import "./player.css";
import type { Score } from "./views";

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names, colours, components }) => {
  const { floors } = boxOf(components);
  const columns: Column<Score>[] = [
    {
      key: "floors",
      head: [<Glyph key="floor" name="floor" size={16} />, word("end-floors")],
      won: (score) => score.floors >= floors,
      cell: (score) => (
        <>
          <b>{score.floors}</b>
          <span class="fr-bar" aria-hidden="true">
            <i style={{ width: `${(score.floors / floors) * 100}%` }} />
          </span>
        </>
      ),
    },
    {
      key: "deaths",
      head: [<Glyph key="deaths" name="deaths" size={16} />, word("end-deaths")],
      cell: (score) => <b>{score.deaths}</b>,
    },
    {
      key: "wealth",
      head: [<Coin key="coin" size={16} />, word("end-wealth")],
      cell: (score) => (
        <>
          <b>{score.wealth}</b>
          {score.items > 0 && <small> {word("end-items", { gold: score.gold, items: score.items })}</small>}
        </>
      ),
    },
  ];
  return (
    <ScoreTable scores={scoringOf<Score>(scoring)} columns={columns} names={names} colours={colours}>
      <p>{word("end-order")}</p>
    </ScoreTable>
  );
};
