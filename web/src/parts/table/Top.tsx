/** The line at the top of a table: which game, the sentence, the menu. And the banner when the line is lost. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { warmth } from "../../state/model";
import type { Summary } from "../../state/protocol";
import { pathTo } from "../../state/router";
import type { Table } from "../../state/table";
import { SettingsMenu } from "../Frame";
import { Icon, Logo, SeatMark } from "../Marks";
import { TopClock } from "./Clock";

export function Top({ table, leave }: { table: Table; leave: (() => void) | null }): JSX.Element {
  const state = table.state.value;
  const turn = table.model.value.journal.findLast((entry) => entry.kind === "turn");
  return (
    <header class="tabletop">
      <a class="brand" href="/" aria-label={`${t().brand}: ${t().nav.home}`}>
        <Logo />
      </a>
      <div class="where">
        <strong>{state?.summary.title ?? t().brand}</strong>
        {turn && <span>{turn.text}</span>}
      </div>
      <Sentence table={table} />
      <TopClock table={table} />
      {leave && (
        <button type="button" class="iconbutton" aria-label={t().table.leave} title={t().table.leave} onClick={leave}>
          <Icon name="leave" />
        </button>
      )}
      <SettingsMenu />
    </header>
  );
}

/** What is going on, always in the same place. */
function Sentence({ table }: { table: Table }): JSX.Element {
  const words = t().table;
  const summary = table.state.value?.summary;
  const mover = summary?.seats.find((seat) => seat.seat === summary.to_move);
  const minutes = useMinutes(table.state.value?.seq ?? 0);
  return (
    <p class={`sentence ${table.mine.value ? "mine" : ""}`} role="status">
      {summary && mover && summary.status === "playing" && (
        <SeatMark colour={mover.colour} name={mover.name} size={26} />
      )}
      {table.mine.value && <b class="badge">{table.seats.length > 1 ? mover?.name : words.yourTurn}</b>}
      {summary && mover?.kind === "bot" && summary.status === "playing" && (
        <b class="badge calm">{warmth(table.model.value) === null ? t().bots.thinking : t().bots.warming}</b>
      )}
      <span>{said(table, summary, mover?.name ?? "", minutes)}</span>
      {summary?.status === "over" && (
        <a class="button primary" href={pathTo("end", table.match)}>
          {words.result}
        </a>
      )}
    </p>
  );
}

function said(table: Table, summary: Summary | undefined, mover: string, minutes: number): string {
  const words = t().table;
  if (!summary) return words.connecting;
  if (table.handover.covered.value !== null) return t().handover.title(mover);
  if (table.sending.value) return words.sending;
  if (summary.status === "over") return words.over;
  if (summary.status === "waiting")
    return words.waitingSeats(summary.seats.filter((seat) => seat.kind === "open").length);
  if (!table.mine.value && minutes > 0) return words.waitingFor(mover, minutes);
  return table.state.value?.view.sentence ?? words.waitingFor(mover, 0);
}

/** Minutes since the table last changed. */
function useMinutes(seq: number): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    setMinutes(0);
    const timer = setInterval(() => setMinutes((before) => before + 1), 60_000);
    return () => clearInterval(timer);
  }, [seq]);
  return minutes;
}

export function LineBanner({ table }: { table: Table }): JSX.Element | null {
  const status = table.status.value;
  if (status === "live" || (status === "connecting" && !table.state.value)) return null;
  return (
    <div class="banner" role="alert">
      <svg viewBox="0 0 80 20" width="60" height="16" aria-hidden="true">
        <path class="stream" d="M0 10q5-8 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0" />
      </svg>
      <span>{status === "refused" ? table.reason.value || t().table.refusedLine : t().table.lost}</span>
      {status !== "refused" && (
        <button type="button" onClick={table.hurry}>
          {t().table.again}
        </button>
      )}
    </div>
  );
}
