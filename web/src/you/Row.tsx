/** One game of mine on the list. */

import type { JSX } from "preact";
import { listed, t } from "../i18n";
import type { MyMatch, SeatSaid } from "../messages";
import { Icon, SeatMark } from "../parts/Marks";
import { standing } from "../parts/MatchCard";
import { pathTo } from "../state/router";
import { dayOf } from "./dates";

/** How my best seat came in: "2nd of 3, 41 points". */
function resultOf(match: MyMatch): string {
  const best = match.ranking.filter((one) => match.mine.includes(one.seat)).toSorted((a, b) => a.place - b.place)[0];
  if (!best) return standing(match);
  const place = t("you-result", { place: best.place, seats: match.ranking.length });
  return `${place} · ${t("you-points", { points: best.points })}`;
}

/** The others, by name; open seats have none. */
function company(match: MyMatch): string {
  const others = match.seats.filter((seat) => !match.mine.includes(seat.seat) && seat.kind !== "open");
  return others.length > 0 ? t("you-with", { names: listed(others.map((seat) => seat.name)) }) : t("you-alone");
}

const Marks = ({ seats }: { seats: SeatSaid[] }): JSX.Element => (
  <span class="marks">
    {seats.map((seat) => (
      <span key={seat.seat} class={seat.kind === "open" ? "open" : ""}>
        <SeatMark colour={seat.colour} {...(seat.kind !== "open" && { name: seat.name })} size={24} />
      </span>
    ))}
  </span>
);

export function Row({ match, title }: { match: MyMatch; title: string }): JSX.Element {
  const over = match.status === "over";
  return (
    <article class="playedrow">
      <Marks seats={match.seats} />
      <div class="what">
        <h3>{title}</h3>
        <p>
          {match.your_turn ? <b class="badge">{t("home-your-turn")}</b> : <b>{resultOf(match)}</b>}{" "}
          <span class="dim">{company(match)}</span>
        </p>
        <p class="dim">
          <time dateTime={match.ended ?? match.created}>{dayOf(match.ended ?? match.created)}</time>
          {` · ${t("home-moves", { count: match.moves })}`}
          {over && !match.counts && ` · ${t("you-uncounted")}`}
        </p>
      </div>
      <div class="ways">
        {over ? (
          <a class="button" href={pathTo("end", match.match)}>
            {t("you-to-result")}
            <span class="unseen">: {title}</span>
          </a>
        ) : (
          <a class={`button ${match.your_turn ? "primary" : ""}`} href={pathTo("table", match.match)}>
            {t("you-to-table")}
            <span class="unseen">: {title}</span>
          </a>
        )}
        {match.moves > 0 && over && (
          <a class="button" href={pathTo("replay", match.match, "move=0")}>
            <Icon name="play" />
            {t("you-to-replay")}
            <span class="unseen">: {title}</span>
          </a>
        )}
      </div>
    </article>
  );
}
