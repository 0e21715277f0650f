/** One match on a list: who sits there, its status, and the way in. */

import type { JSX } from "preact";
import { listed, say, t } from "../i18n";
import type { Summary } from "../state/protocol";
import { pathTo } from "../state/router";
import { SeatMark } from "./Marks";
import { TimeLeft } from "./table/Clock";

const nameOf = (match: Summary, seat: number | null | undefined): string =>
  match.seats.find((one) => one.seat === seat)?.name ?? "";

export function standing(match: Summary): string {
  const open = match.seats.filter((seat) => seat.kind === "open").length;
  if (match.status === "over")
    return t("home-won", {
      names: listed(match.ranking.filter((one) => one.place === 1).map((one) => nameOf(match, one.seat))),
    });
  if (match.status === "waiting") return open > 0 ? t("home-open", { count: open }) : t("home-waiting");
  if (match.status === "unfinished") return t("brought-unfinished");
  if (match.status === "set-aside") return (match.aside && say(match.aside.say)) || t("home-set-aside");
  return t("home-turn-of", { names: listed(match.waiting.map((seat) => nameOf(match, seat))) });
}

export function MatchCard({
  match,
  seat,
  title = match.title,
  mine = false,
  yourTurn = false,
  lost = false,
}: {
  match: Summary;
  /** My seat there. */
  seat?: number;
  /** How the game is called in the language of the settings. */
  title?: string | undefined;
  mine?: boolean;
  yourTurn?: boolean;
  lost?: boolean;
}): JSX.Element {
  const over = match.status === "over";
  const stoodIn = match.seats.find((one) => one.seat === seat)?.after?.why === "away";
  const to = over ? pathTo("end", match.match) : pathTo("table", match.match);
  const way = over ? t("home-replay") : mine ? t("home-continue") : t("home-look");
  return (
    <a
      class={`matchcard ${yourTurn ? "yours" : ""} ${lost ? "lost" : ""}`}
      href={over && !mine ? pathTo("replay", match.match) : to}
    >
      <span class="marks">
        {match.seats.map((seat) => (
          <span key={seat.seat} class={seat.kind === "open" ? "open" : ""}>
            <SeatMark colour={seat.colour} {...(seat.kind !== "open" && { name: seat.name })} size={28} />
          </span>
        ))}
      </span>
      <span class="what">
        <strong>{match.what_if ? t("whatif-card", { title }) : title}</strong>
        <span class="how">
          {yourTurn ? (
            <b class="badge">{t("home-your-turn")}</b>
          ) : lost ? (
            <b>{t("seat-lost-time")}</b>
          ) : !over && mine && stoodIn ? (
            <b>{t("stood-in-card")}</b>
          ) : (
            standing(match)
          )}
          {yourTurn && match.clock && seat !== undefined && (
            <TimeLeft clock={match.clock} seat={seat} name={nameOf(match, seat)} />
          )}
          <span class="dim"> · {t("home-moves", { count: match.moves })}</span>
        </span>
      </span>
      <span class="way">{way}</span>
    </a>
  );
}
