/** Who sits at the table, who is here, who decides and how much time is left. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { GameModule } from "../../games/board";
import { readable } from "../../games/branches";
import { listed, t, thing } from "../../i18n";
import { hasWord } from "../../i18n/say";
import { awayFor } from "../../state/away";
import type { Summary, SummarySeat } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { canBeTaken } from "../../state/seats";
import type { Standing } from "../../state/standing";
import type { Table } from "../../state/table";
import { SeatMark } from "../Marks";
import { called, isYou } from "../you";
import { AwayTime } from "./AwayTime";
import { Clock } from "./Clock";
import { laterDialog } from "./Over";
import { hitAt, Points, standingOf } from "./Standings";

const LineDialog = laterDialog(() => import("./LineDialog").then((part) => part.LineDialog));

export function Seats({ table, module }: { table: Table; module: GameModule | null }): JSX.Element | null {
  const [about, setAbout] = useState<SummarySeat | null>(null);
  const summary = table.state.value?.summary;
  if (!summary) return null;
  const sealed = table.state.value?.view.sealed ?? [];
  const standings = standingOf(table, module);
  const hit = hitAt(table, module);
  return (
    <>
      <ul class={`seats ${summary.clock ? "timed" : ""}`} aria-label={t("table-players")}>
        {summary.seats.map((seat) => (
          <Seat
            key={seat.seat}
            seat={seat}
            summary={summary}
            sealed={sealed.includes(seat.seat)}
            heard={table.model.value.heard}
            here={table.seats}
            standing={standings.find((one) => one.seat.seat === seat.seat)}
            hit={hit.includes(seat.seat)}
            more={setAbout}
          />
        ))}
      </ul>
      {about && <LineDialog table={table} about={about} close={() => setAbout(null)} />}
    </>
  );
}

/** "you", "away", a bot's level; or why a bot plays. */
function noteOf(seat: SummarySeat, mine: boolean, sealed: boolean): string {
  if (sealed) return t("table-sealed-seat");
  if (mine) return "";
  if (seat.kind === "open") return seat.after ? openedBy(seat.after) : t("kind-open");
  if (seat.kind === "person") return seat.here ? t("table-here") : t("table-away");
  const what = seat.bot ? levelOf(seat.bot) : t("table-bot");
  return seat.after ? t("seat-note", { what, why: whyOf(seat.after) }) : what;
}

/** "left", "out of time"; who let a bot play on for somebody who was away. */
const whyOf = ({ why, by }: NonNullable<SummarySeat["after"]>): string =>
  t(`seat-${why}`, { names: listed(by), count: by.length });

/** A bot's level; one that the house does not know is called by its name. */
const levelOf = (bot: string): string => (hasWord(`level-${bot}`) ? thing("level", bot) : readable(bot));

/** "Ann had this seat (out of time)". */
export const openedBy = ({ name, why }: NonNullable<SummarySeat["after"]>): string =>
  t("seat-note", { what: t("seat-open-after", { name }), why: t(`seat-${why}`, { names: "", count: 0 }) });

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
  here,
  standing,
  hit,
  more,
}: {
  seat: SummarySeat;
  summary: Summary;
  sealed: boolean;
  heard: number;
  /** The seats held on this screen. */
  here: readonly number[];
  standing: Standing | undefined;
  hit: boolean;
  more: (seat: SummarySeat) => void;
}): JSX.Element {
  const moving = summary.status === "playing" && summary.waiting.includes(seat.seat);
  const going = summary.status !== "over";
  const name = seat.kind === "open" ? t("seat-open") : isYou(here, seat.seat) ? t("you") : nameOf(seat);
  const others = seat.kind === "person" && here.length > 0 && !here.includes(seat.seat);
  return (
    <li
      class={`seat ${seat.kind} ${moving ? "moving" : ""} ${hit ? "hit" : ""} ${seat.here || seat.kind !== "person" ? "" : "away"}`}
      style={{ "--seat": `var(--seat-${seat.colour})` }}
      aria-current={moving ? "true" : undefined}
    >
      <SeatMark colour={seat.colour} name={seat.kind === "open" ? "?" : called(here, seat)} size={24} />
      {others ? (
        <button type="button" class="who" aria-label={t("chat-more", { name })} onClick={() => more(seat)}>
          {name}
        </button>
      ) : (
        <span class="who">{name}</span>
      )}
      <small>
        {awayFor(summary, seat.seat, heard) !== null && !here.includes(seat.seat) ? (
          <AwayTime summary={summary} seat={seat.seat} heard={heard} />
        ) : (
          noteOf(seat, here.includes(seat.seat), sealed)
        )}
      </small>
      {standing && <Points points={standing.points} leads={standing.leads} hit={hit} />}
      {summary.clock && going && seat.kind === "person" && (
        <Clock clock={summary.clock} seat={seat.seat} name={seat.name} heard={heard} />
      )}
      {here.length === 0 && going && canBeTaken(seat) && (
        <a class="button take" href={pathTo("join", summary.match, `seat=${seat.seat}`)}>
          {t("seat-take")}
        </a>
      )}
    </li>
  );
}
