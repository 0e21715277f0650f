/** Who sits at the table, who is here and who decides; and, while seats are open, the invitation. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { SummarySeat } from "../../state/protocol";
import { pathTo } from "../../state/router";
import type { Table } from "../../state/table";
import { Icon, SeatMark } from "../Marks";

export function Seats({ table }: { table: Table }): JSX.Element | null {
  const summary = table.state.value?.summary;
  if (!summary) return null;
  return (
    <ul class="seats" aria-label={t().table.players}>
      {summary.seats.map((seat) => <Seat key={seat.seat} seat={seat} mine={table.seats.includes(seat.seat)} moving={summary.status === "playing" && summary.to_move === seat.seat} />)}
    </ul>
  );
}

function Seat({ seat, mine, moving }: { seat: SummarySeat; mine: boolean; moving: boolean }): JSX.Element {
  const words = t().table;
  const note = mine ? words.you : seat.kind === "bot" ? words.bot : seat.kind === "open" ? t().kind.open : seat.here ? words.here : words.away;
  return (
    <li class={`seat ${seat.kind} ${moving ? "moving" : ""} ${seat.here || seat.kind !== "person" ? "" : "away"}`} style={{ "--seat": `var(--seat-${seat.colour})` }} aria-current={moving ? "true" : undefined}>
      <SeatMark colour={seat.colour} name={seat.kind === "open" ? "?" : seat.name} size={24} />
      <span>{seat.kind === "open" ? "—" : seat.name}</span>
      <small>{note}</small>
    </li>
  );
}

export const inviteLink = (match: string): string => `${location.origin}${pathTo("join", match)}`;

export function Lobby({ table }: { table: Table }): JSX.Element | null {
  const summary = table.state.value?.summary;
  const [copied, setCopied] = useState(false);
  if (!summary || summary.status !== "waiting") return null;
  const link = inviteLink(table.match);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link).then(() => setCopied(true), () => setCopied(false));
  };
  return (
    <section class="lobby" aria-label={t().table.share}>
      <h2>{t().table.waitingSeats(summary.seats.filter((seat) => seat.kind === "open").length)}</h2>
      <p>{t().table.shareLead}</p>
      <div class="row">
        <input readOnly value={link} aria-label={t().table.share} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="primary" onClick={() => void copy()}><Icon name={copied ? "check" : "open"} />{copied ? t().table.copied : t().table.copy}</button>
      </div>
      <a class="quiet" href={pathTo("join", table.match)}>{t().table.sitHere}</a>
    </section>
  );
}
