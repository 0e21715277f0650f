/** Somebody who is waited for is away: a bot may play on, if those who are here agree. */

import type { JSX } from "preact";
import { listed, t } from "../../i18n";
import { others, untilProposed } from "../../state/away";
import type { Summary } from "../../state/protocol";
import type { Table } from "../../state/table";
import { Icon } from "../Marks";
import { timeOf, useTicks } from "./AwayTime";
import "./away.css";

const namesOf = (summary: Summary, seats: readonly number[]): { list: (string | number)[]; link: string } =>
  listed(seats.map((seat) => summary.seats[seat]?.name ?? ""));

/** Under the top row: that a bot could play on, from when, and who has to agree. */
export function Away({ table }: { table: Table }): JSX.Element | null {
  const { proposed, heard } = table.model.value;
  const summary = table.state.value?.summary;
  const away = summary?.away ?? [];
  useTicks(away.length > 0);
  if (!summary || away.length === 0 || table.seats.length === 0 || proposed) return null;
  const left = untilProposed(summary, table.seats, heard);
  const names = namesOf(
    summary,
    away.map((one) => one.seat),
  );
  const asked = others(summary, table.seats);
  const who = asked.length > 0 ? t("away-agree", { names: listed(asked) }) : t("away-alone");
  return (
    <div class="away" role="status">
      <Icon name="hourglass" size={22} />
      <p>
        {t("away-title", { names, count: away.length })}{" "}
        <small>{left > 0 ? t("away-soon", { time: timeOf(left + 59) }) : who}</small>
      </p>
      {left === 0 && (
        <button type="button" class="primary" onClick={table.proposeBot}>
          {t("away-propose")}
        </button>
      )}
    </div>
  );
}

/** The question to the others, and what the one who asked waits for. */
export function Proposal({ table }: { table: Table }): JSX.Element | null {
  const { proposed } = table.model.value;
  const summary = table.state.value?.summary;
  if (!proposed || !summary || table.seats.length === 0) return null;
  const names = namesOf(summary, proposed.away);
  if (table.seats.includes(proposed.seat))
    return (
      <div class="toast asking" role="status">
        <p>{t("away-asked", { names, others: listed(others(summary, table.seats)) })}</p>
      </div>
    );
  return (
    <div class="toast question" role="alert">
      <p>{t("away-question", { name: proposed.name, names })}</p>
      <p class="more">{t("away-question-more")}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => table.agree(true)}>
          {t("away-yes")}
        </button>
        <button type="button" onClick={() => table.agree(false)}>
          {t("away-no")}
        </button>
      </div>
    </div>
  );
}
