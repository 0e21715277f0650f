/** What everybody scored: dolmens, then the four majorities, each with how many they had. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import type { EndDetailProps } from "../board";
import { scoringOf } from "../shape";
import { CATEGORIES } from "./box";
import { Glyph } from "./glyphs";
import "./board.css";
import "./gallery.css";
import type { Score } from "./views";

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names, colours }) => {
  const scores = scoringOf<Score>(scoring);
  const tied = new Set(scores.map(({ total, dolmens }) => `${total} ${dolmens}`)).size < scores.length;
  return (
    <div class="fl-scores">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div class="fl-scroll" role="group" aria-label={word("board-players")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{word("board-players")}</span>
              </th>
              <th scope="col">
                <Glyph name="dolmen" size={17} />
                {thing("change", "dolmens")}
              </th>
              {CATEGORIES.map((race) => (
                <th key={race} scope="col">
                  <Glyph name={race} size={17} />
                  {thing("race", race)}
                </th>
              ))}
              <th scope="col">
                <Glyph name="legacy" size={17} />
                {thing("change", "legacy")}
              </th>
              {tied && <th scope="col">{word("end-resources")}</th>}
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
                <td>
                  {score.dolmens} <small>{word("end-points", { points: score.dolmenPoints })}</small>
                </td>
                {CATEGORIES.map((race) => {
                  const won = score.majorities[race] ?? 0;
                  return (
                    <td key={race} class={won > 0 ? "won" : ""}>
                      {score.counts[race] ?? 0} {won > 0 && <small>{word("end-points", { points: won })}</small>}
                    </td>
                  );
                })}
                <td>
                  <b>{score.total}</b>
                </td>
                {tied && <td>{score.resources}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{word("end-order")}</p>
    </div>
  );
};
