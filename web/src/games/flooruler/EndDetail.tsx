/** What places every player, in the order in which the rulebook compares. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import type { EndDetailProps } from "../board";
import { scoringOf } from "../shape";
import { boxOf } from "./box";
import { Coin, Glyph } from "./glyphs";
import "./player.css";
import type { Score } from "./views";

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names, colours, components }) => {
  const { floors } = boxOf(components);
  return (
    <div class="fr-scores">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{word("board-players")}</span>
            </th>
            <th scope="col">
              <Glyph name="floor" size={16} />
              {word("end-floors")}
            </th>
            <th scope="col">
              <Glyph name="deaths" size={16} />
              {word("end-deaths")}
            </th>
            <th scope="col">
              <Coin size={16} />
              {word("end-wealth")}
            </th>
          </tr>
        </thead>
        <tbody>
          {scoringOf<Score>(scoring).map((score) => (
            <tr
              key={score.seat}
              style={{ "--seat": `var(--seat-${colours[score.seat] ?? "red"})` }}
              class={score.floors >= floors ? "best" : ""}
            >
              <th scope="row">
                <span>
                  <SeatMark colour={colours[score.seat] ?? "red"} name={names[score.seat] ?? ""} size={24} />
                  {names[score.seat]}
                </span>
              </th>
              <td>
                <b>{score.floors}</b>
                <span class="fr-bar" aria-hidden="true">
                  <i style={{ width: `${(score.floors / floors) * 100}%` }} />
                </span>
              </td>
              <td>
                <b>{score.deaths}</b>
              </td>
              <td>
                <b>{score.wealth}</b>
                {score.items > 0 && <small> {word("end-items", { gold: score.gold, items: score.items })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{word("end-order")}</p>
    </div>
  );
};
