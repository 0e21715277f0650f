/** The box of The Flow of History. */

import type { JSX } from "preact";
import type { Box } from "../lid";
import "./colours.css";
import "./lid.css";

/** Six streams, one for each type of card, that run together. */
const STREAMS = ["military", "construction", "knowledge", "government", "leader", "wonder"];

const Picture = (): JSX.Element => (
  <svg class="flow-lid" viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="sky" width="320" height="190" />
    <circle class="sun" cx="246" cy="50" r="26" />
    <path class="far" d="M0 104 48 66l34 24 50-46 44 44 34-22 52 46 58-30v80H0z" />
    <path class="near" d="M0 122q60-22 120-6t110-2 90-8v84H0z" />
    {STREAMS.map((type, index) => (
      <path
        key={type}
        class="strand"
        style={{ stroke: `var(--type-${type})` }}
        d={`M${-10 + index * 14} ${112 + index * 2}C${70 + index * 10} ${120 + index * 6} ${96 + index * 4} ${132 + index * 9} ${176} ${130 + index * 9}S${272 - index * 6} ${140 + index * 8} 330 ${118 + index * 14}`}
      />
    ))}
    <g class="temple">
      <path d="M34 92h56l-28-20zM38 96h48v5H38zM42 103h6v24h-6zM53 103h6v24h-6zM64 103h6v24h-6zM75 103h6v24h-6zM36 128h52v6H36z" />
      <path d="M262 96l22-30 22 30zM254 100h60v4h-60z" />
    </g>
  </svg>
);

export const box: Box = { place: 1, Picture, amount: "tokens" };
