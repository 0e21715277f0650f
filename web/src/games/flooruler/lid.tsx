/** The box of Flooruler. */

import type { JSX } from "preact";
import type { Box } from "../lid";
import { STANDING_FOR } from "./colours";
import "./lid.css";

/** A cross of tiles in four colours, floors laid on some of them, round a fountain of gold. */
const ARM = 6;
const CELLS = Array.from({ length: 2 * ARM + 1 }, (_, n) => n - ARM);
const COLOURS = ["red", "blue", "green", "orange"] as const;

function Slab({ row, column }: { row: number; column: number }): JSX.Element | null {
  const [far, near] = [Math.max(Math.abs(row), Math.abs(column)), Math.min(Math.abs(row), Math.abs(column))];
  if (near > 1 || far > ARM) return null;
  const [x, y] = [160 + (column - row) * 14.5, 98 + (column + row) * 8];
  if (far <= 1) return <path class="plaza" d={`M${x} ${y - 8}l14.500 8-14.500 8-14.500-8z`} />;
  const colour = COLOURS[Math.abs(row) > Math.abs(column) ? (row > 0 ? 0 : 2) : column > 0 ? 1 : 3] ?? "red";
  const laid = (row * 5 + column * 3 + far * far) % 7 < 3;
  const up = laid ? 5 : 0;
  return (
    <g style={{ color: `var(--lid-${colour})` }}>
      {laid && <path class="side" d={`M${x - 14.5} ${y - up}v5l14.500 8 14.500-8v-5z`} />}
      <path class={laid ? "laid" : "bare"} d={`M${x} ${y - 8 - up}l14.500 8-14.500 8-14.500-8z`} />
    </g>
  );
}

const Picture = (): JSX.Element => (
  <svg class="flooruler-lid" viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="sky" width="320" height="190" />
    <circle class="sun" cx="60" cy="40" r="22" />
    <path class="far" d="M0 84 40 58l34 18 42-34 50 40 46-30 50 34 58-40v148H0z" />
    <path class="near" d="M0 100q60-16 130-6t190-14v110H0z" />
    {CELLS.map((row) => CELLS.map((column) => <Slab key={`${row} ${column}`} row={row} column={column} />))}
    <ellipse class="bowl" cx="160" cy="98" rx="21" ry="12" />
    <path
      class="jet"
      d="M160 98V62M160 64c-5-9-16-8-17 6M160 64c5-9 16-8 17 6M160 74c-4-6-10-4-11 5M160 74c4-6 10-4 11 5"
    />
    <circle class="coin" cx="160" cy="52" r="8" />
    <circle class="coin small" cx="146" cy="60" r="4.500" />
    <circle class="coin small" cx="175" cy="58" r="4.500" />
  </svg>
);

export const box: Box = { place: 2, Picture, colours: STANDING_FOR };
