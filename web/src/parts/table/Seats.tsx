/** Who sits at the table, who is here, who decides and how much time is left. */

import type { JSX } from "preact";
import { readable } from "../../games/branches";
import { t, thing } from "../../i18n";
import { hasWord } from "../../i18n/say";
import type { Summary, SummarySeat } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { canBeTaken } from "../../state/seats";
import type { Table } from "../../state/table";
import { SeatMark } from "../Marks";
import { Clock } from "./Clock";

export function Seats({ table }: { table: Table }): JSX.Element | null {
  const summary = table.state.value?.summary;
  if (!summary) return null;
  const sealed = table.state.value?.view.sealed ?? [];
  return (
    <ul class={`seats ${summary.clock ? "timed" : ""}`} aria-label={t("table-players")}>
      {summary.seats.map((seat) => (
        <Seat
          key={seat.seat}
          seat={seat}
          summary={summary}
          sealed={sealed.includes(seat.seat)}
          heard={table.model.value.heard}
          mine={table.seats.includes(seat.seat)}
          spectator={table.seats.length === 0}
        />
      ))}
    </ul>
  );
}

/** "you", "away", a bot's level; or why a bot plays. */
function noteOf(seat: SummarySeat, mine: boolean, sealed: boolean): string {
  if (sealed) return t("table-sealed-seat");
  if (mine) return t("table-you");
  if (seat.kind === "open") return seat.after ? openedBy(seat.after) : t("kind-open");
  if (seat.kind === "person") return seat.here ? t("table-here") : t("table-away");
  const what = seat.bot ? levelOf(seat.bot) : t("table-bot");
  return seat.after ? t("seat-note", { what, why: t(`seat-${seat.after.why}`) }) : what;
}

/** A bot's level; one that the house does not know is called by its name. */
const levelOf = (bot: string): string => (hasWord(`level-${bot}`) ? thing("level", bot) : readable(bot));

/** "Ann had this seat (out of time)". */
export const openedBy = ({ name, why }: NonNullable<SummarySeat["after"]>): string =>
  t("seat-note", { what: t("seat-open-after", { name }), why: t(`seat-${why}`) });

/** "Blue bot, for Ann": a bot that sits in says for whom. */
export const nameOf = (seat: SummarySeat): string =>
  seat.kind === "bot" && seat.after && seat.after.name !== seat.name
    ? t("seat-bot-for", { bot: seat.name, name: seat.after.name })
    : seat.name;

function Seat({
  seat,
  summary,
  sealed,
  heard,
  mine,
  spectator,
}: {
  seat: SummarySeat;
  summary: Summary;
  sealed: boolean;
  heard: number;
  mine: boolean;
  spectator: boolean;
}): JSX.Element {
  const moving = summary.status === "playing" && summary.waiting.includes(seat.seat);
  const going = summary.status !== "over";
  return (
    <li
      class={`seat ${seat.kind} ${moving ? "moving" : ""} ${seat.here || seat.kind !== "person" ? "" : "away"}`}
      style={{ "--seat": `var(--seat-${seat.colour})` }}
      aria-current={moving ? "true" : undefined}
    >
      <SeatMark colour={seat.colour} name={seat.kind === "open" ? "?" : seat.name} size={24} />
      <span class="who">{seat.kind === "open" ? t("seat-open") : nameOf(seat)}</span>
      <small>{noteOf(seat, mine, sealed)}</small>
      {summary.clock && going && seat.kind === "person" && (
        <Clock clock={summary.clock} seat={seat.seat} name={seat.name} heard={heard} />
      )}
      {spectator && going && canBeTaken(seat) && (
        <a class="button take" href={pathTo("join", summary.match, `seat=${seat.seat}`)}>
          {t("seat-take")}
        </a>
      )}
    </li>
  );
}
