/** Where everybody's VP came from, and goods that are worth nothing any more. */

import type { FunctionComponent, JSX } from "preact";
import { t, thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import type { EndDetailProps } from "../board";
import { type Column, ScoreTable } from "../ScoreTable";
import { scoringOf } from "../shape";
import { Goods } from "./Goods";
import { Glyph } from "./glyphs";
import { lastSourcesOf, sourcesOf } from "./standing";
import type { Score } from "./views";
import "./end.css";

const LOSSES = "source-losses";

type Shown = Pick<EndDetailProps, "names" | "colours"> & { scores: Score[] };

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names, colours }) => {
  const scores = scoringOf<Score>(scoring);
  const Table = scores[0]?.sources ? BySource : BySeat;
  return <Table scores={scores} names={names} colours={colours} />;
};

const Left: FunctionComponent<{ score: Score }> = ({ score }) => <Goods amounts={{ ...score.goods, vp: 0 }} />;

const number = (vp: number): string => (vp < 0 ? `−${-vp}` : String(vp));

/** A row for each source and a column for each player, so that it fits a narrow screen. */
const BySource: FunctionComponent<Shown> = ({ scores, names, colours }) => {
  const each = (cell: (score: Score) => JSX.Element): JSX.Element[] => scores.map((score) => cell(score));
  return (
    <div class="scores">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div class="scores-scroll" role="group" aria-label={t("score-players")} tabIndex={0}>
        <table class="pt-sheet">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{word("end-source")}</span>
              </th>
              {each(({ seat }) => (
                <th key={seat} scope="col">
                  <span>
                    <SeatMark colour={colours[seat] ?? "red"} name={names[seat] ?? ""} size={24} />
                    {names[seat]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sourcesOf(scores).map(({ key, label, of }) => (
              <tr key={key} data-source={key}>
                <th scope="row">{label}</th>
                {each((score) => (
                  <td key={score.seat} class={of(score) === 0 ? "none" : ""}>
                    {number(of(score))}
                  </td>
                ))}
              </tr>
            ))}
            <tr class="total">
              <th scope="row">
                <Glyph name="vp" size={17} /> {thing("good", "vp")}
              </th>
              {each(({ seat, total }) => (
                <td key={seat}>
                  <b>{number(total)}</b>
                </td>
              ))}
            </tr>
            <tr class="left">
              <th scope="row">{word("end-goods")}</th>
              {each((score) => (
                <td key={score.seat}>
                  <Left score={score} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {scores[0]?.sources?.[LOSSES] !== undefined && <p>{word("end-losses")}</p>}
    </div>
  );
};

/** A row for each player: the last texts are all that is known of a game that ended before sources were added up. */
const BySeat: FunctionComponent<Shown> = ({ scores, names, colours }) => {
  const columns: Column<Score>[] = [
    ...lastSourcesOf(scores).map(({ key, label, of }) => ({ key, head: label, cell: of })),
    {
      key: "total",
      head: [<Glyph key="vp" name="vp" size={17} />, thing("good", "vp")],
      cell: (score) => <b>{score.total}</b>,
    },
    { key: "goods", head: word("end-goods"), cell: (score) => <Left score={score} /> },
  ];
  return <ScoreTable scores={scores} columns={columns} names={names} colours={colours} />;
};
