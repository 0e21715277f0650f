/** The row at the top of a table: which game, the sentence, the menu. And the banner when the connection is lost. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameModule } from "../../games/board";
import { listed, say, t, word } from "../../i18n";
import { tell } from "../../i18n/say";
import { awayFor } from "../../state/away";
import { warmth } from "../../state/model";
import type { Summary, SummarySeat } from "../../state/protocol";
import { pathTo } from "../../state/router";
import type { Table } from "../../state/table";
import { SettingsMenu } from "../Frame";
import { Icon, IconButton, Logo, SeatMark } from "../Marks";
import { called } from "../you";
import { timeOf, useTicks } from "./AwayTime";
import { TopClock } from "./Clock";
import { wonSentence } from "./Finale";
import { Standings } from "./Standings";
import { waitsFor } from "./waits";

export function Top(props: {
  table: Table;
  module: GameModule | null;
  leave: (() => void) | null;
  legend: (() => void) | null;
}): JSX.Element {
  const { table, module, leave, legend } = props;
  const state = table.state.value;
  const turn = table.model.value.journal.findLast((entry) => entry.kind === "turn");
  return (
    <header class="tabletop">
      <a class="brand" href="/" aria-label={t("nav-home")}>
        <Logo />
      </a>
      <div class="where">
        <strong>{state ? word("title") || state.summary.title : t("brand")}</strong>
        {turn && <span>{tell(turn.say)}</span>}
      </div>
      <Sentence table={table} />
      <Standings table={table} module={module} />
      <TopClock table={table} />
      {legend && <IconButton icon="legend" label={t("table-legend")} onClick={legend} />}
      {leave && (
        <button type="button" class="iconbutton" aria-label={t("table-leave")} title={t("table-leave")} onClick={leave}>
          <Icon name="leave" />
        </button>
      )}
      <SettingsMenu table={table.match} />
    </header>
  );
}

/** Whom the game waits for; I come first. */
const awaited = (table: Table): SummarySeat[] => {
  const { summary, seat } = table.state.value ?? {};
  const rank = (one: SummarySeat): number => (one.seat === seat ? 0 : 1);
  return (summary?.seats ?? [])
    .filter((one) => summary?.status === "playing" && summary.waiting.includes(one.seat))
    .toSorted((a, b) => rank(a) - rank(b));
};

/** What is going on, always in the same place. */
function Sentence({ table }: { table: Table }): JSX.Element {
  const summary = table.state.value?.summary;
  const movers = awaited(table);
  const minutes = useMinutes(table.state.value?.seq ?? 0);
  useTicks(awaySeats(table).length > 0);
  return (
    <p class={`sentence ${table.mine.value ? "mine" : ""}`} role="status">
      {movers.map((mover) => (
        <SeatMark key={mover.seat} colour={mover.colour} name={called(table.seats, mover)} size={26} />
      ))}
      {table.mine.value && table.seats.length > 1 && <b class="badge">{movers[0]?.name}</b>}
      {!table.mine.value && movers.some((mover) => mover.kind === "bot") && (
        <b class="badge calm">{warmth(table.model.value) === null ? t("bots-thinking") : t("bots-warming")}</b>
      )}
      <span>{said(table, summary, movers, minutes)}</span>
      {summary?.status === "over" && (
        <a class="button primary" href={pathTo("end", table.match)}>
          {t("table-result")}
        </a>
      )}
    </p>
  );
}

function said(table: Table, summary: Summary | undefined, movers: SummarySeat[], minutes: number): string {
  const state = table.state.value;
  if (!summary || !state) return table.status.value === "refused" ? "" : t("table-connecting");
  const names = listed(movers.map((mover) => mover.name));
  const covered = summary.deal.dealt ? table.handover.covered.value : null;
  if (covered !== null) return t("handover-title", { name: summary.seats[covered]?.name ?? "" });
  if (table.sending.value) return t("table-sending");
  if (summary.status === "over") return wonSentence(summary, table.seats);
  if (summary.status === "unfinished") return t("brought-unfinished");
  if (summary.status === "set-aside") return summary.aside ? say(summary.aside.say) : t("table-aside");
  if (summary.status === "waiting") return waitsFor(summary);
  if (table.mine.value) return say(state.view.prompt);
  if (state.seat !== null && state.view.sealed.includes(state.seat)) return t("table-sealed", { names });
  const away = awaySeats(table);
  if (away.length > 0) return awaySentence(summary, away, table.model.value.heard);
  return minutes > 0 ? t("table-waiting-for", { names, minutes }) : say(state.view.prompt);
}

const awaySeats = (table: Table): number[] => (table.state.value?.summary.away ?? []).map((one) => one.seat);

/** "Waiting for Ann, who has been away for 4 minutes." */
const awaySentence = (summary: Summary, seats: readonly number[], heard: number): string =>
  t("away-waiting", {
    names: listed(seats.map((seat) => summary.seats[seat]?.name ?? "")),
    count: seats.length,
    time: timeOf(Math.min(...seats.map((seat) => awayFor(summary, seat, heard) ?? 0))),
  });

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

const refusal = (table: Table): string => {
  const why = table.reason.value;
  return (why && say(why)) || t("table-no-access");
};

const OTHER_VERSION = "error-other-version";

export function LineBanner({ table }: { table: Table }): JSX.Element | null {
  const status = table.status.value;
  if (status === "live" || (status === "connecting" && !table.state.value)) return null;
  return (
    <div class="banner" role="alert">
      <svg viewBox="0 0 80 20" width="60" height="16" aria-hidden="true">
        <path class="stream" d="M0 10q5-8 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0" />
      </svg>
      <span>{status === "refused" ? refusal(table) : t("table-lost")}</span>
      {status !== "refused" && (
        <button type="button" onClick={table.hurry}>
          {t("table-again")}
        </button>
      )}
      {status === "refused" && table.reason.value?.id === OTHER_VERSION && (
        <button type="button" onClick={() => location.reload()}>
          {t("table-reload")}
        </button>
      )}
    </div>
  );
}
