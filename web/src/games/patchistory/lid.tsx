/** The box of Patchistory. */

import type { JSX } from "preact";
import type { Box } from "../lid";
import { SEATS } from "./colours";

const PATCHES = ["#7794ab", "#cdb269", "#8aa06f", "#e6d6b2", "#b8776a", "#94819f", "#c9995f", "#77a3a5"];

/** A land sewn together from patches, with a pyramid, a castle and a tower on it. Its colours are the same in light and dark. */
const Picture = (): JSX.Element => (
  <svg viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="sky" width="320" height="190" />
    <circle class="sun" cx="72" cy="46" r="24" />
    <path class="far" d="M0 92 56 58l52 26 60-44 54 38 44-20 54 30v102H0z" />
    <g transform="matrix(1 0-.6.7 60 92)" stroke="#fdf6e3" stroke-width="2" stroke-dasharray="6 4">
      {Array.from({ length: 44 }, (_, n) => (
        <path
          key={n}
          fill={PATCHES[(n * 5 + (n % 3)) % 8]}
          d={`M${(n % 11) * 40 - 80} ${((n / 11) | 0) * 40}h40v40h-40z`}
        />
      ))}
    </g>
    <g fill="#fdf6e3" stroke="#3a2d1d" stroke-width="2" stroke-linejoin="round">
      <path d="M70 132l34-56 34 56zM104 76l12 56M146 122V84h8v7h8v-7h8v7h8v-7h8v38zM160 122v-14q6-7 12 0v14" />
      <path d="M222 134q14-34 16-90h6q2 56 16 90h-10q-9-18-18 0zM229 104h24M233 80h16" />
    </g>
  </svg>
);

export const box: Box = { place: 4, Picture, colours: SEATS, amount: "count" };
