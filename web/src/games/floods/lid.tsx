/** The box of Floods. */

import type { JSX } from "preact";
import type { Box } from "../lid";
import { STANDING_FOR } from "./colours";

const wave = (y: number): string => `M0 ${y}${"q16-10 32 0t32 0".repeat(5)}V190H0z`;

/** A dolmen on the last hill of a land that the sea takes, with a boat before it. Its colours are the same in light and dark. */
const Picture = (): JSX.Element => (
  <svg viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="sky" width="320" height="190" />
    <circle class="sun" cx="244" cy="52" r="24" />
    <path class="far" d="M0 96q40-30 84-12t78-22 74 26 84-14v116H0z" />
    <path fill="#7d9457" d="M78 132c20-34 46-46 80-46s66 14 86 46z" />
    <path fill="#5d564e" d="M132 58q30-9 62 0l2 12q-32-8-66 0zM138 70l12-1 1 28h-15zM178 69l11 1 3 27h-15z" />
    {[96, 112, 224].map((x) => (
      <path key={x} fill="#2f5d34" d={`M${x} 86l9 13h-4l8 12h-12v8h-3v-8h-12l8-12h-4z`} />
    ))}
    <path fill="#3f8fa8" d={wave(128)} />
    <path fill="#2f7893" d={wave(146)} />
    <path fill="#6b4423" d="M52 142h54q-4 16-16 16H68q-12 0-16-16z" />
    <path fill="#fdf6e3" d="M80 98q18 16 20 40H80zM76 106q-14 14-16 32h16z" />
    <path fill="#215f7a" d={wave(168)} />
  </svg>
);

export const box: Box = { place: 3, Picture, colours: STANDING_FOR, amount: "count" };
