/** The game as it is played: a territory of patches, rivals beside it, and a road to them. Also the parts of the summary. */

import type { ComponentChildren, FunctionComponent } from "preact";
import type { Colour } from "../../../state/protocol";
import type { PictureProps } from "../../reading";
import { boxOf, type Contents, spanOf } from "../Card";
import { SEATS } from "../colours";
import { GlyphShape } from "../glyphs";
import { RoomShape, WorkerMark } from "../Room";

/** A piece on the table: its upper left cell, and its quarters that are under others (a bit each). */
export interface Laid {
  piece: string;
  x: number;
  y: number;
  under?: number;
}

export const MINE: Colour = SEATS[0] ?? "red";
export const THEIRS: Colour = SEATS[1] ?? "blue";

/** Pieces from the bottom up, with workers on some of their rooms, "piece quarter". */
export const Land: FunctionComponent<{
  contents: Contents;
  laid: readonly Laid[];
  workers?: readonly string[];
  colour?: Colour;
  mini?: boolean;
}> = ({ contents, laid, workers = [], colour = MINE, mini = false }) => (
  <g>
    {laid.map(({ piece: name, x, y, under = 0 }) => {
      const piece = contents.pieces.get(name);
      return piece?.rooms
        .filter(({ quarters }) => !quarters.some((quarter) => under & (1 << quarter)))
        .map((room) => {
          const span = spanOf(room.quarters, piece.columns);
          const manned = workers.includes(`${name} ${room.quarters[0]}`);
          return (
            <g key={`${name} ${room.quarters[0]}`}>
              <rect
                class="r-under"
                x={100 * (x + span.x)}
                y={100 * (y + span.y)}
                width={100 * span.wide}
                height={100 * span.high}
              />
              <RoomShape
                kind={room.kind}
                free={room.free}
                box={room.box}
                figure={room.figure}
                era={piece.era}
                wide={span.wide}
                high={span.high}
                x={100 * (x + span.x)}
                y={100 * (y + span.y)}
                mini={mini}
                {...(room.box && !mini ? { active: manned } : {})}
                worker={manned ? colour : null}
              />
            </g>
          );
        });
    })}
  </g>
);

export const HOME: readonly Laid[] = [
  { piece: "eq", x: 1, y: 1 },
  { piece: "i-01-white", x: 0, y: 2 },
  { piece: "i-08-white", x: 2, y: 0 },
  { piece: "i-16-black", x: 4, y: 1, under: 4 },
  { piece: "i-01-black", x: 3, y: 2 },
];
const WORKERS = ["i-08-white 0", "i-01-white 3", "eq 0"];

const RIVAL: readonly Laid[] = [
  { piece: "l3", x: 0, y: 1 },
  { piece: "i-13-white", x: 2, y: 0 },
  { piece: "i-19-white", x: 0, y: 2 },
];
const OTHER: readonly Laid[] = [
  { piece: "l2", x: 0, y: 0 },
  { piece: "i-21-black", x: 1, y: 1 },
  { piece: "i-05-white", x: 2, y: -1 },
];

/** A road with its dots, and something on it. */
export const Road: FunctionComponent<{ d: string; children?: ComponentChildren }> = ({ d, children }) => (
  <>
    <path class="r-road" d={d} />
    <path class="r-dots" d={d} />
    {children}
  </>
);

const Camel: FunctionComponent<{ x: number; y: number; size: number }> = ({ x, y, size }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
    <GlyphShape name="trade" />
  </g>
);

export const At: FunctionComponent<{ x: number; y: number; scale?: number; children: ComponentChildren }> = ({
  x,
  y,
  scale = 1,
  children,
}) => <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;

export const Scene: FunctionComponent<PictureProps> = ({ components }) => {
  const contents = boxOf(components);
  return (
    <svg class="r-patchistory r-scene" viewBox="-40 -50 1180 540" aria-hidden="true">
      <Road d="M330 330C480 420 600 60 760 110">
        <Camel x={612} y={92} size={60} />
      </Road>
      <Road d="M420 400C450 500 640 480 800 390">
        <At x={640} y={447} scale={1.8}>
          <WorkerMark colour={MINE} />
        </At>
      </Road>
      <Land contents={contents} laid={HOME} workers={WORKERS} />
      <At x={770} y={-20} scale={0.62}>
        <Land contents={contents} laid={RIVAL} workers={["l3 0"]} colour={THEIRS} />
      </At>
      <At x={800} y={290} scale={0.62}>
        <Land contents={contents} laid={OTHER} workers={["l2 2"]} colour={SEATS[2] ?? "green"} />
      </At>
    </svg>
  );
};

/** A wonder beside a theatre: what brings VP. */
export const Goal: FunctionComponent<PictureProps> = ({ components }) => (
  <svg class="r-patchistory r-part" viewBox="196 96 410 214" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Land contents={boxOf(components)} laid={HOME} workers={WORKERS} />
  </svg>
);

/** A card that is about to be patched. */
export const Turn: FunctionComponent<PictureProps> = ({ components }) => {
  const contents = boxOf(components);
  return (
    <svg class="r-patchistory r-part" viewBox="60 70 560 360" aria-hidden="true">
      <Land contents={contents} laid={HOME.slice(0, 2)} workers={["i-01-white 3"]} />
      <g class="r-lifted">
        <Land contents={contents} laid={[{ piece: "i-10-white", x: 3.6, y: 1.7 }]} />
      </g>
      <path class="r-arrow" d="M500 150Q450 90 410 120" />
    </svg>
  );
};

/** Scales between two kingdoms. */
export const End: FunctionComponent<PictureProps> = () => (
  <svg class="r-patchistory r-part" viewBox="0 0 240 150" aria-hidden="true">
    <At x={60} y={8} scale={5}>
      <GlyphShape name="prosperity" />
    </At>
    {[36, 204].map((x, n) => (
      <g key={x}>
        <At x={x} y={52} scale={1.3}>
          <WorkerMark colour={n ? THEIRS : MINE} />
        </At>
        {Array.from({ length: n ? 2 : 4 }, (_, at) => (
          <At key={at} x={x - 26 + (at % 2) * 27} y={78 + Math.floor(at / 2) * 30}>
            <GlyphShape name="votes" />
          </At>
        ))}
      </g>
    ))}
  </svg>
);
