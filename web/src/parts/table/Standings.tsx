/** Who is ahead: points as the game counts them now, the leader and those who were just hit marked. */

import type { JSX } from "preact";
import type { GameModule } from "../../games/board";
import { t } from "../../i18n";
import { hitSince, type Standing, standings } from "../../state/standing";
import type { Table } from "../../state/table";
import { SeatMark } from "../Marks";
import { called } from "../you";

/** Everybody's points, where the game has some to show. */
export function standingOf(table: Table, module: GameModule | null): Standing[] {
  const state = table.state.value;
  if (!state?.view.game || !module?.points || state.view.waiting.length + state.summary.ranking.length === 0) return [];
  const points = module.points(state.view);
  return points.length > 0 ? standings(state.summary.seats, points) : []; // behind screens, points are nobody's business
}

/** The seats that others did something to since a move was last played here. */
export const hitAt = (table: Table, module: GameModule | null): number[] =>
  hitSince(table.model.value.journal, table.acted.value, module?.hits);

export function Standings({ table, module }: { table: Table; module: GameModule | null }): JSX.Element | null {
  const all = standingOf(table, module);
  const hit = hitAt(table, module);
  if (all.length === 0) return null;
  return (
    <ul class="standings plain" aria-label={t("standing-title")}>
      {all.map(({ seat, points, leads }) => (
        <li
          key={seat.seat}
          class={`${leads ? "leads" : ""} ${hit.includes(seat.seat) ? "hit" : ""}`}
          style={{ "--seat": `var(--seat-${seat.colour})` }}
        >
          <SeatMark colour={seat.colour} name={called(table.seats, seat)} size={20} />
          <span class="who">{called(table.seats, seat)}</span>
          <Points points={points} leads={leads} hit={hit.includes(seat.seat)} />
        </li>
      ))}
    </ul>
  );
}

export const Points = ({ points, leads, hit }: { points: number; leads: boolean; hit: boolean }): JSX.Element => (
  <>
    <b class="points">{points}</b>
    {leads && <Mark name="crown" label={t("standing-leads")} />}
    {hit && <Mark name="hit" label={t("standing-hit")} />}
  </>
);

const SHAPES = {
  crown: "M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8z",
  hit: "M12 2l2.600 6 6.400-1.600-3.600 5.600 3.600 5.600-6.400-1.600L12 22l-2.600-6L3 17.600 6.600 12 3 6.400 9.400 8z",
};

const Mark = ({ name, label }: { name: keyof typeof SHAPES; label: string }): JSX.Element => (
  <svg class={`mark-${name}`} width="16" height="16" viewBox="0 0 24 24" role="img" aria-label={label}>
    <title>{label}</title>
    <path d={SHAPES[name]} />
  </svg>
);
