/** What everybody has at the end: VP, what heroes and wonders added, and goods that are worth nothing any more. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import type { EndDetailProps } from "../board";
import { scoringOf } from "../shape";
import { Goods } from "./Goods";
import { Glyph } from "./glyphs";
import "./statuses.css";
import type { Score } from "./views";

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names, colours }) => {
  const scores = scoringOf<Score>(scoring);
  const texts = [...new Set(scores.flatMap((score) => Object.keys(score.texts)))];
  const added = (score: Score): number => Object.values(score.texts).reduce((all, one) => all + one, 0);
  return (
    <div class="pt-scores">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div class="pt-scroll" role="group" aria-label={word("board-players")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{word("board-players")}</span>
              </th>
              <th scope="col">{word("end-vp")}</th>
              {texts.map((figure) => (
                <th key={figure} scope="col">
                  {thing("figure", figure)}
                </th>
              ))}
              <th scope="col">
                <Glyph name="vp" size={17} />
                {thing("good", "vp")}
              </th>
              <th scope="col">{word("end-goods")}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => (
              <tr key={score.seat} style={{ "--seat": `var(--seat-${colours[score.seat] ?? "red"})` }}>
                <th scope="row">
                  <span>
                    <SeatMark colour={colours[score.seat] ?? "red"} name={names[score.seat] ?? ""} size={24} />
                    {names[score.seat]}
                  </span>
                </th>
                <td>{score.total - added(score)}</td>
                {texts.map((figure) => (
                  <td key={figure}>{score.texts[figure] ?? 0}</td>
                ))}
                <td>
                  <b>{score.total}</b>
                </td>
                <td>
                  <Goods amounts={{ ...score.goods, vp: 0 }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
