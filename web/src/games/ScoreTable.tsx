/** How every seat was scored: a row for each, with whatever a game counts. */

import type { ComponentChildren, JSX } from "preact";
import { t } from "../i18n";
import { SeatMark } from "../parts/Marks";
import type { EndDetailProps } from "./board";
import "./scores.css";

export interface Column<S> {
  key: string;
  head: ComponentChildren;
  cell: (score: S) => ComponentChildren;
  /** Whether this made a difference for a seat. */
  won?: (score: S) => boolean;
}

interface Props<S> extends Pick<EndDetailProps, "names" | "colours"> {
  scores: readonly S[];
  columns: readonly Column<S>[];
  /** What is to be said about it. */
  children?: ComponentChildren;
}

export const ScoreTable = <S extends { seat: number }>({
  scores,
  columns,
  names,
  colours,
  children,
}: Props<S>): JSX.Element => (
  <div class="scores">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
    <div class="scores-scroll" role="group" aria-label={t("score-players")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("score-players")}</span>
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => {
            const [colour, name] = [colours[score.seat] ?? "red", names[score.seat] ?? ""];
            return (
              <tr key={score.seat} style={{ "--seat": `var(--seat-${colour})` }}>
                <th scope="row">
                  <span>
                    <SeatMark colour={colour} name={name} size={24} />
                    {name}
                  </span>
                </th>
                {columns.map(({ key, cell, won }) => (
                  <td key={key} class={won?.(score) ? "won" : ""}>
                    {cell(score)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
    {children}
  </div>
);
