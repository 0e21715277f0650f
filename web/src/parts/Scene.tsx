/** The drawings of the home page: a watershed, and the lids of the boxes. */

import type { JSX } from "preact";

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

/** Six streams, one for each type of card, that run together: The Flow of History. */
const STREAMS = ["military", "construction", "knowledge", "government", "leader", "wonder"];

const FlowLid = (): JSX.Element => (
  <svg viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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

/** A cross of tiles in four colours, floors laid on some of them, round a fountain of gold: Flooruler. */
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

const FloorulerLid = (): JSX.Element => (
  <svg class="floorulerlid" viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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

const LIDS: Record<string, () => JSX.Element> = { flow: FlowLid, flooruler: FloorulerLid };

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

export const Lid = ({ game }: { game: string }): JSX.Element => (LIDS[game] ?? PlainLid)();
