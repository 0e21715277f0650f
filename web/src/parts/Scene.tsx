/** The drawings of the home page: a watershed, and the lids of the boxes. A game without a lid of its own has contour lines. */

import type { JSX } from "preact";
import { boxOf } from "../games/registry";

export const Scene = (): JSX.Element => (
  <svg class="scene" viewBox="0 0 1200 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle class="sun" cx="905" cy="118" r="58" />
    <path
      class="far"
      d="M0 250 110 176l70 44 128-108 92 84 74-52 116 98 92-72 96 66 122-130 96 92 88-50 116 102v110H0z"
    />
    <path class="mid" d="M0 290 96 236l92 40 136-112 110 104 92-44 122 72 124-96 118 82 104-64 96 62 110-44v124H0z" />
    <path class="snow" d="M324 164l-34 28 20-4 14 14 16-16 22 8zM772 200l-28 22 16-2 12 10 14-12 16 6z" />
    <path class="near" d="M0 330q130-62 290-30t300-8 300 6 310-26v88H0z" />
    <path class="river" d="M324 206c-8 30 30 40 14 62s-70 26-52 44 96 16 108 48" />
    <path class="river" d="M772 236c10 24-22 36 0 54s74 20 62 38-54 18-50 32" />
    <path class="river thin" d="M330 206c26 18 20 36 62 46s68 30 60 44-30 26-6 64" />
    <g class="trees">
      {[60, 92, 118, 520, 548, 590, 640, 1010, 1044, 1080, 1120].map((x, index) => (
        <path key={x} d={`M${x} ${312 - (index % 3) * 7}l9 22h-18z`} />
      ))}
    </g>
  </svg>
);

const PlainLid = (): JSX.Element => (
  <svg viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="sky" width="320" height="190" />
    {[0, 1, 2, 3, 4, 5].map((ring) => (
      <path
        key={ring}
        class="contour"
        d={`M${160 - ring * 26} 95c0-${20 + ring * 14} ${20 + ring * 16}-${34 + ring * 12} ${26 + ring * 26}-${30 + ring * 12}s${30 + ring * 24} ${16 + ring * 10} ${28 + ring * 24} ${34 + ring * 12}-${26 + ring * 22} ${34 + ring * 12}-${34 + ring * 26} ${28 + ring * 12}-${20 + ring * 22}-${14 + ring * 10}-${20 + ring * 24}-${32 + ring * 12}z`}
      />
    ))}
  </svg>
);

export const Lid = ({ game }: { game: string }): JSX.Element => {
  const Picture = boxOf(game)?.Picture ?? PlainLid;
  return <Picture />;
};
