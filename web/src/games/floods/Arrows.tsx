/** Where pawns are planned to go: arrows over land and sea, with who goes on them. */

import type { FunctionComponent } from "preact";
import { bow, type Point } from "./geometry";
import { Token } from "./glyphs";
import { isHostile } from "./moves";
import type { Planned } from "./planned";
import { actorOf, personOf, type Table } from "./table";

/** The point at a share of a bent line. */
const along = (share: number, from: Point, bend: Point, end: Point): Point => {
  const at = (a: number, b: number, c: number): number =>
    (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
  return { x: at(from.x, bend.x, end.x), y: at(from.y, bend.y, end.y) };
};

const TOKEN = 16;

/** Those who are planned to go, with their number; drawn in pixels of the screen. Groups on the same way go one behind the other. */
export const PlannedArrows: FunctionComponent<{ table: Table; orders: readonly Planned[]; px: number }> = ({
  table,
  orders,
  px,
}) => {
  const { places } = table.atlas.chart;
  const { colour } = personOf(table, actorOf(table) ?? 0);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
    <g class="fl-plannedarrows" aria-hidden="true">
      {orders.map(({ from, to, pawns, count }, n) => {
        const [start, end] = [places.get(from)?.at, places.get(to)?.at];
        if (!start || !end) return null;
        const curve = bow(table.atlas.chart, start, end);
        const before = orders.slice(0, n).filter((one) => one.from === from && one.to === to).length;
        const at = along(Math.min(0.9, 0.6 + 0.25 * before), start, curve.bend, curve.end);
        const wide = TOKEN + String(count).length * 8 + 8;
        const attack = isHostile(table.view, table.view.asked, pawns, to);
        return (
          <g key={n} class={attack ? "attack" : ""} data-arrow={`${from} ${to} ${count}`}>
            <path class="fl-arrow" d={curve.path} marker-end={`url(#${attack ? "fl-tip-attack" : "fl-tip"})`} />
            <g transform={`translate(${at.x} ${at.y}) scale(${px})`}>
              <rect class="fl-badge" x={-wide / 2} y={-12} width={wide} height={24} rx={12} />
              <g transform={`translate(${3 + TOKEN / 2 - wide / 2} 0) scale(${TOKEN / 26})`}>
                <Token colour={colour} kind={pawns} />
              </g>
              <text class="fl-count" x={TOKEN + 5 - wide / 2} y={5}>
                {count}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
};
