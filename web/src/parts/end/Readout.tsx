/** The decision of a chart under the pointer, and chances in words. */

import type { JSX } from "preact";
import { listed, t } from "../../i18n";
import type { SummarySeat } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { SeatMark } from "../Marks";
import type { Sheet } from "./sheet";

export const percent = (part: number): string => t("percent", { part: 100 * part });

/** "After move 7: Ann 60% and Ben 40%". */
export const told = (what: string, row: number[], seats: SummarySeat[]): string =>
  t("analysis-told", {
    what,
    chances: listed(seats.map(({ name }, number) => t("analysis-chance", { name, part: 100 * (row[number] ?? 0) }))),
  });

const THUMB = 26;

/** The slider is under the drawing, its thumb under the decision that is pointed at. */
const under = (sheet: Sheet, known: number): Record<string, string> => ({
  "margin-left": `calc(${(sheet.left / sheet.wide) * 100}% - ${THUMB / 2}px)`,
  width: `calc(${((sheet.x(Math.max(1, known - 1)) - sheet.left) / sheet.wide) * 100}% + ${THUMB}px)`,
});

/** The decision that is pointed at, by pointer, finger or keys: everybody's chance after it, and the way to it. */
export function Readout({
  sheet,
  match,
  chances,
  seats,
  index,
  choose,
}: {
  sheet: Sheet;
  match: string;
  chances: number[][];
  seats: SummarySeat[];
  index: number;
  choose: (index: number) => void;
}): JSX.Element {
  const row = chances[index] ?? [];
  return (
    <figcaption class="readout">
      <input
        type="range"
        min={0}
        max={Math.max(0, chances.length - 1)}
        value={index}
        aria-label={t("analysis-readout")}
        aria-valuetext={told(t("analysis-after", { move: index + 1 }), row, seats)}
        style={{ "--part": `${(index / Math.max(1, chances.length - 1)) * 100}%`, ...under(sheet, chances.length) }}
        onInput={(event) => choose(event.currentTarget.valueAsNumber)}
      />
      <b>{t("analysis-after", { move: index + 1 })}</b>
      <ul class="plain">
        {seats.map((seat, number) => (
          <li key={seat.seat}>
            <SeatMark colour={seat.colour} name={seat.name} size={20} />
            <span class="unseen">{seat.name} </span>
            {percent(row[number] ?? 0)}
          </li>
        ))}
      </ul>
      <a class="quiet" href={pathTo("replay", match, `move=${index + 1}`)}>
        {t("analysis-watch")}
      </a>
    </figcaption>
  );
}
