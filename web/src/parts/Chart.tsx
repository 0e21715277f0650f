/** Points over time: a line for each seat, told apart by colour, dashes and the mark at its end. */

import type { JSX } from "preact";
import { listed, t } from "../i18n";
import type { SummarySeat } from "../state/protocol";
import { SeatMark } from "./Marks";

const HIGH = 260;

/** In a narrow window the drawing is narrow too, so that its letters stay readable. */
const width = (): number => (matchMedia("(max-width: 700px)").matches ? 400 : 720);

const EDGE = { left: 36, right: 72, top: 14, bottom: 28 };
export const DASHES = ["", "9 4", "3 4", "12 4 3 4", "6 3"];

/** Round steps that put at most six lines on an axis. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => most / one <= 6) ?? Math.ceil(most / 6);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Heights at which labels do not cover each other, in the given order of wishes. */
export function spread(wishes: number[], gap: number): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0));
  const places = [...wishes];
  order.forEach((index, rank) => {
    const above = rank === 0 ? -Infinity : (places[order[rank - 1] ?? 0] ?? 0);
    places[index] = Math.max(wishes[index] ?? 0, above + gap);
  });
  return places;
}

export function Chart({ history, seats }: { history: number[][]; seats: SummarySeat[] }): JSX.Element {
  const wide = width();
  const most = Math.max(1, ...history.flat());
  const x = (move: number): number =>
    EDGE.left + (move / Math.max(1, history.length - 1)) * (wide - EDGE.left - EDGE.right);
  const y = (points: number): number => HIGH - EDGE.bottom - (points / most) * (HIGH - EDGE.top - EDGE.bottom);
  const ends = seats.map((_, seat) => history.at(-1)?.[seat] ?? 0);
  const labels = spread(ends.map(y), 24);
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${wide} ${HIGH}`}
        role="img"
        aria-label={t("end-chart-of", {
          points: listed(seats.map(({ name }, index) => t("end-chart-seat", { name, points: ends[index] ?? 0 }))),
        })}
      >
        {ticks(most).map((tick) => (
          <g key={tick} class="tick">
            <path d={`M${EDGE.left} ${y(tick)}H${wide - EDGE.right}`} />
            <text x={EDGE.left - 8} y={y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {ticks(history.length - 1).map((tick) => (
          <text key={tick} class="foot" x={x(tick)} y={HIGH - 8} text-anchor="middle">
            {tick}
          </text>
        ))}
        {seats.map((seat, index) => (
          <g key={seat.seat} style={{ "--seat": `var(--seat-${seat.colour})` }}>
            <path
              class="course"
              stroke-dasharray={DASHES[index % DASHES.length]}
              d={history
                .map((row, move) => `${move ? "L" : "M"}${x(move).toFixed(1)} ${y(row[index] ?? 0).toFixed(1)}`)
                .join("")}
            />
            <svg x={wide - EDGE.right + 6} y={(labels[index] ?? 0) - 10} width="20" height="20">
              <SeatMark colour={seat.colour} name={seat.name} size={20} />
            </svg>
            <text class="end" x={wide - EDGE.right + 32} y={(labels[index] ?? 0) + 5}>
              {ends[index]}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{t("end-chart-table")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <div class="scroll" tabIndex={0} role="region" aria-label={t("end-chart-table")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("end-move")}</th>
                {seats.map((seat) => (
                  <th key={seat.seat} scope="col">
                    {seat.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {history.map((row, move) => (
                <tr key={move}>
                  <th scope="row">{move}</th>
                  {row.map((points, seat) => (
                    <td key={seat}>{points}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
