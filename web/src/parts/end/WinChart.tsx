/** Chances to win before each decision: a line for each seat, told apart by colour, dashes and marks; swings stand on top. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { SummarySeat, Swing } from "../../state/protocol";
import { DASHES, spread, ticks } from "../Chart";
import { SeatMark } from "../Marks";
import { percent, Readout, told } from "./Readout";
import { atMost, frame, indexAt, path, type Sheet } from "./sheet";

export interface WinChartProps {
  match: string;
  /** Chances by seat before each decision, as far as they are known. */
  chances: number[][];
  /** How many decisions there are in all. */
  total: number;
  seats: SummarySeat[];
  swings: Swing[];
}

const MEDAL = 9;
const MARKS = 5;
const NAME = 11;

export function WinChart({ match, chances, total, seats, swings }: WinChartProps): JSX.Element {
  const [at, setAt] = useState<number | null>(null);
  const sheet = frame(useNarrow(), Math.max(total, chances.length));
  const index = at === null ? null : Math.min(at, chances.length - 1);
  const point = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(indexAt(sheet, ((event.clientX - box.left) / box.width) * sheet.wide, chances.length));
  };
  return (
    <figure class="chart winchart">
      <svg
        viewBox={`0 0 ${sheet.wide} ${sheet.high}`}
        role="img"
        aria-label={told(t("analysis-chart"), chances.at(-1) ?? [], seats)}
        onPointerMove={point}
        onPointerDown={point}
      >
        <Axes sheet={sheet} total={Math.max(total, chances.length)} />
        {seats.map((seat, number) => (
          <Course
            key={seat.seat}
            sheet={sheet}
            seat={seat}
            chances={chances.map((row) => row[number] ?? 0)}
            dash={DASHES[number % DASHES.length] ?? ""}
            offset={number}
          />
        ))}
        <Ends sheet={sheet} chances={chances} seats={seats} />
        <Swings sheet={sheet} chances={chances} seats={seats} swings={swings} />
        {index !== null && <Cursor sheet={sheet} index={index} row={chances[index] ?? []} seats={seats} />}
      </svg>
      <Readout
        sheet={sheet}
        match={match}
        chances={chances}
        seats={seats}
        index={index ?? chances.length - 1}
        choose={setAt}
      />
    </figure>
  );
}

/** In a narrow window the drawing is narrow too, so that its letters stay readable. */
function useNarrow(): boolean {
  const query = "(max-width: 700px)";
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = (): void => setNarrow(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, []);
  return narrow;
}

const Axes = ({ sheet, total }: { sheet: Sheet; total: number }): JSX.Element => (
  <>
    {[0, 0.25, 0.5, 0.75, 1].map((part) => (
      <g key={part} class="tick">
        <path d={`M${sheet.left} ${sheet.y(part)}H${sheet.right}`} />
        <text x={sheet.left - 8} y={sheet.y(part) + 4} text-anchor="end">
          {percent(part)}
        </text>
      </g>
    ))}
    {ticks(total)
      .map((tick) => Math.max(1, tick))
      .map((move) => (
        <text key={move} class="foot" x={sheet.x(move - 1)} y={sheet.high - 8} text-anchor="middle">
          {move}
        </text>
      ))}
  </>
);

/** A line, with its seat's mark laid on it here and there; those of two seats do not lie over each other. */
function Course({
  sheet,
  seat,
  chances,
  dash,
  offset,
}: {
  sheet: Sheet;
  seat: SummarySeat;
  chances: number[];
  dash: string;
  offset: number;
}): JSX.Element {
  const every = Math.max(4, Math.ceil(sheet.count / MARKS));
  const first = Math.round((every * (offset + 1)) / 6);
  return (
    <g style={{ "--seat": `var(--seat-${seat.colour})` }}>
      <path class="course" stroke-dasharray={dash} d={path(sheet, chances)} />
      {chances.map(
        (chance, index) =>
          index % every === first % every && (
            <svg key={index} x={sheet.x(index) - 6} y={sheet.y(chance) - 6} width="12" height="12">
              <SeatMark colour={seat.colour} size={12} />
            </svg>
          ),
      )}
    </g>
  );
}

function Ends({ sheet, chances, seats }: { sheet: Sheet; chances: number[][]; seats: SummarySeat[] }): JSX.Element {
  const last = chances.at(-1) ?? [];
  const x = sheet.x(chances.length - 1);
  const places = spread(
    seats.map((_, number) => sheet.y(last[number] ?? 0)),
    22,
  );
  const over = Math.max(0, Math.max(...places) - sheet.y(0));
  return (
    <>
      {seats.map((seat, number) => {
        const y = (places[number] ?? 0) - over;
        return (
          <g key={seat.seat}>
            <path class="leader" d={`M${x} ${sheet.y(last[number] ?? 0)}L${sheet.right + 6} ${y}`} />
            <svg x={sheet.right + 8} y={y - 9} width="18" height="18">
              <SeatMark colour={seat.colour} name={seat.name} size={18} />
            </svg>
            <text class="end" x={sheet.right + 30} y={y + 4}>
              {atMost(seat.name, NAME)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A medal with the swing's number over the chart, and a line down to the point where the move was played. */
function Swings({
  sheet,
  chances,
  seats,
  swings,
}: {
  sheet: Sheet;
  chances: number[][];
  seats: SummarySeat[];
  swings: Swing[];
}): JSX.Element {
  const known = swings
    .map((swing, number) => ({ ...swing, rank: number + 1 }))
    .filter(({ move }) => move >= 1 && move <= chances.length);
  const places = spread(
    known.map(({ move }) => sheet.x(move - 1)),
    2 * MEDAL + 2,
  );
  const over = Math.max(0, Math.max(0, ...places) - sheet.right);
  return (
    <g class="swingmarks">
      {known.map(({ move, seat, rank }, number) => {
        const x = sheet.x(move - 1);
        const y = sheet.y(chances[move - 1]?.[seat] ?? 0);
        const medal = (places[number] ?? x) - over;
        return (
          <g key={rank} style={{ "--seat": `var(--seat-${seats[seat]?.colour ?? "red"})` }}>
            <path d={`M${medal} ${sheet.top - 16 + MEDAL}L${x} ${sheet.top}V${y}`} />
            <circle class="where" cx={x} cy={y} r="5" />
            <circle class="medal" cx={medal} cy={sheet.top - 18} r={MEDAL} />
            <text class="rank" x={medal} y={sheet.top - 14} text-anchor="middle">
              {rank}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const Cursor = ({
  sheet,
  index,
  row,
  seats,
}: {
  sheet: Sheet;
  index: number;
  row: number[];
  seats: SummarySeat[];
}): JSX.Element => (
  <g class="cursor">
    <path d={`M${sheet.x(index)} ${sheet.top}V${sheet.y(0)}`} />
    {row.map((chance, number) => (
      <circle
        key={number}
        cx={sheet.x(index)}
        cy={sheet.y(chance)}
        r="4"
        style={{ fill: `var(--seat-${seats[number]?.colour ?? "red"})` }}
      />
    ))}
  </g>
);
