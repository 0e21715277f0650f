/** The table while seats are open: who is there, who is missing, what was chosen, and the invitation. Nothing is dealt yet. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import * as api from "../../state/api";
import type { GameInfo, Summary, SummarySeat } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { seatsAt } from "../../state/seats";
import { usualBot } from "../../state/setup";
import type { Table } from "../../state/table";
import { asApiError, sentenceOf, useGames } from "../Loaded";
import { Icon, SeatMark } from "../Marks";
import { Invite } from "./Invite";
import { nameOf, openedBy } from "./Seats";
import { TellMe } from "./TellMe";
import { waitsFor } from "./waits";

const isOpen = (seat: SummarySeat): boolean => seat.kind === "open";

export function Lobby({ table }: { table: Table }): JSX.Element | null {
  const summary = table.state.value?.summary;
  const [trouble, setTrouble] = useState("");
  const games = useGames();
  if (summary?.status !== "waiting") return null;
  const { dealt } = summary.deal;
  const game = games.value?.find((one) => one.name === summary.game);
  async function fill(seat: number): Promise<void> {
    const token = seatsAt(table.match)[0]?.token;
    if (token && game) await api.fill(table.match, token, seat, usualBot(game));
  }
  const give = (seat: number): void => {
    setTrouble("");
    void fill(seat).catch((failure: unknown) => setTrouble(sentenceOf(asApiError(failure))));
  };
  return (
    <section class={`lobby ${dealt ? "again" : ""}`} aria-label={t("table-share")}>
      <h2>{waitsFor(summary)}</h2>
      {summary.seats.some(isOpen) && <Invite summary={summary} title={game?.title ?? summary.title} />}
      <ul class="plain openseats">
        {summary.seats
          .filter((seat) => !dealt || isOpen(seat))
          .map((seat) =>
            isOpen(seat) ? (
              <OpenSeat key={seat.seat} seat={seat} table={table} give={give} />
            ) : (
              <li key={seat.seat}>
                <SeatMark colour={seat.colour} name={seat.name} size={28} />
                <span>{nameOf(seat)}</span>
                <small>{noteOf(seat, table.seats.includes(seat.seat))}</small>
              </li>
            ),
          )}
      </ul>
      {!dealt && game && <Chosen summary={summary} game={game} />}
      {!dealt && <p class="dim">{t("lobby-not-dealt")}</p>}
      <TellMe table={table} />
      {trouble && (
        <p class="wrong" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

function noteOf(seat: SummarySeat, mine: boolean): string {
  if (seat.kind === "bot") return t("table-bot");
  return mine ? t("you") : seat.here ? t("table-here") : t("table-away");
}

function OpenSeat(props: { seat: SummarySeat; table: Table; give: (seat: number) => void }): JSX.Element {
  const { seat, table, give } = props;
  return (
    <li class="missing">
      <SeatMark colour={seat.colour} name="?" size={28} />
      <span>{seat.after ? openedBy(seat.after) : t("setup-seat", { number: seat.seat + 1 })}</span>
      {table.seats.length > 0 && (
        <button type="button" onClick={() => give(seat.seat)}>
          <Icon name="bot" />
          {t("seat-fill")}
        </button>
      )}
      <a class="button" href={pathTo("join", table.match, `seat=${seat.seat}`)}>
        {table.seats.length > 0 ? t("table-sit-here") : t("seat-take")}
      </a>
    </li>
  );
}

/** The options of this match, by their names. */
function Chosen({ summary, game }: { summary: Summary; game: GameInfo }): JSX.Element | null {
  const rows = game.options.flatMap((option) => {
    const choice = option.choices.find(({ value }) => value === summary.options[option.name]);
    return choice ? [{ name: option.name, text: option.text, choice: choice.text }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <dl class="chosen" aria-label={t("setup-options")}>
      {rows.map(({ name, text, choice }) => (
        <div key={name}>
          <dt>{text}</dt>
          <dd>{choice}</dd>
        </div>
      ))}
    </dl>
  );
}
