/** One match on a list: who sits there, where it stands, and the way in. */

import type { JSX } from "preact";
import { t } from "../i18n";
import type { Summary } from "../state/protocol";
import { pathTo } from "../state/router";
import { SeatMark } from "./Marks";
import { TimeLeft } from "./table/Clock";

const nameOf = (match: Summary, seat: number | null | undefined): string =>
  match.seats.find((one) => one.seat === seat)?.name ?? "";

export function standing(match: Summary): string {
  const words = t().home;
  const open = match.seats.filter((seat) => seat.kind === "open").length;
  if (match.status === "over")
    return words.won(
      match.ranking
        .filter((one) => one.place === 1)
        .map((one) => nameOf(match, one.seat))
        .join(", "),
    );
  if (match.status === "waiting") return open > 0 ? words.open(open) : words.waiting;
  return words.turnOf(nameOf(match, match.to_move));
}

export function MatchCard({
  match,
  mine = false,
  yourTurn = false,
  lost = false,
}: {
  match: Summary;
  mine?: boolean;
  yourTurn?: boolean;
  lost?: boolean;
}): JSX.Element {
  const words = t().home;
  const over = match.status === "over";
  const to = over ? pathTo("end", match.match) : pathTo("table", match.match);
  const way = over ? words.replay : mine ? words.continue : words.look;
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
        <strong>{match.title}</strong>
        <span class="how">
          {yourTurn ? <b class="badge">{words.yourTurn}</b> : lost ? <b>{t().seat.lostTime}</b> : standing(match)}
          {yourTurn && match.clock && match.to_move !== null && (
            <TimeLeft clock={match.clock} seat={match.to_move} name={nameOf(match, match.to_move)} />
          )}
          <span class="dim"> · {words.moves(match.moves)}</span>
        </span>
      </span>
      <span class="way">{way}</span>
    </a>
  );
}
