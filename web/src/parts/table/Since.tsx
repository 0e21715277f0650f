/** On a screen where the journal is a tab: what the others did since my turn, in one line that opens it. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { tell } from "../../i18n/say";
import type { Entry } from "../../state/protocol";
import { deedsSince } from "../../state/standing";
import type { Table } from "../../state/table";
import { Icon, SeatMark } from "../Marks";

/** What is news in the journal: deeds of others since a move was last played here. */
export const newsAt = (table: Table): Entry[] =>
  table.acted.value > 0 || table.seats.length === 0
    ? deedsSince(table.model.value.journal, table.acted.value, table.seats)
    : [];

export function Since({ table, open }: { table: Table; open: () => void }): JSX.Element | null {
  const news = newsAt(table);
  const last = news.at(-1);
  const busy = table.past.tour.value || table.picked.value || table.hint.value || table.news.offered.value;
  if (!last || busy) return null;
  const seat = table.state.value?.summary.seats.find((one) => one.seat === last.seat);
  const title = table.seats.length > 0 ? "since-title" : "since-title-watch";
  return (
    <button type="button" class="since" onClick={open}>
      <b class="count" aria-hidden="true">
        {news.length}
      </b>
      <span class="unseen">{t(title, { count: news.length })}: </span>
      {seat && <SeatMark colour={seat.colour} size={16} />}
      <span class="said">{tell(last.say)}</span>
      <Icon name="journal" size={18} />
    </button>
  );
}
