/** "Since your last turn": the offer to see it, and then the way through it, move by move, on the board. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { tell } from "../../i18n/say";
import type { Entry, SummarySeat } from "../../state/protocol";
import type { Table } from "../../state/table";
import { Icon, IconButton, SeatMark } from "../Marks";

export function PastBar({ table }: { table: Table }): JSX.Element | null {
  const { tour } = table.past;
  if (tour.value) return <Walking table={table} />;
  return table.news.offered.value && table.news.moves.value.length > 0 && !table.picked.value && !table.hint.value ? (
    <Offer table={table} />
  ) : null;
}

function Offer({ table }: { table: Table }): JSX.Element {
  const count = table.news.moves.value.length;
  const dismiss = (): void => {
    table.news.offered.value = false;
    table.news.catchUp();
    focusSoon();
  };
  return (
    <aside class="pastbar offer" aria-label={t("journal-since")}>
      <Icon name="past" size={24} />
      <p>{table.seats.length > 0 ? t("past-offer", { count }) : t("past-offer-watch", { count })}</p>
      <button type="button" class="primary" onClick={table.past.start}>
        {t("past-show")}
        <kbd>P</kbd>
      </button>
      <button type="button" onClick={dismiss}>
        {t("past-skip")}
      </button>
    </aside>
  );
}

/** The button that had the focus is gone: it goes to what can be done now, unless somebody has taken it elsewhere. */
function focusSoon(): void {
  setTimeout(
    () =>
      document.activeElement === document.body &&
      document.querySelector<HTMLElement>(".dock button, .dock a")?.focus({ preventScroll: true }),
    30,
  );
}

/** What one move did, without the headings of turns and the undos that came after it. */
export const linesOf = (journal: Entry[], move: number): Entry[] =>
  journal.filter((entry) => entry.move === move && entry.kind !== "turn" && entry.kind !== "undone");

function Walking({ table }: { table: Table }): JSX.Element | null {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), []);
  useEffect(
    () => () => {
      table.news.offered.value = false;
      table.news.catchUp();
      focusSoon();
    },
    [],
  );
  const tour = table.past.tour.value;
  if (!tour) return null;
  const { moves, at } = tour;
  const move = moves[at] ?? 0;
  const lines = linesOf(table.model.value.journal, move);
  const seat = seatOf(lines, table.state.value?.summary.seats ?? []);
  const late = table.past.looking.value?.move !== move;
  return (
    <section class="pastbar walking" aria-label={t("past-title")} title={t("past-keys")}>
      <Icon name="past" size={24} />
      <div class="told" role="status">
        <b>
          <span class="unseen">{t("past-mark")} </span>
          <span class="tag" aria-hidden="true">
            {t("past-title")}
          </span>{" "}
          {t("past-move", { move, index: at + 1, count: moves.length })}
        </b>
        <p class={late ? "late" : ""}>
          {seat && <SeatMark colour={seat.colour} name={seat.name} size={18} />}
          <span>{lines.map((line) => tell(line.say)).join(" · ")}</span>
        </p>
      </div>
      <IconButton icon="back" label={t("past-back")} disabled={at === 0} onClick={() => table.past.step(-1)} />
      <button type="button" class="primary" ref={next} onClick={() => table.past.step(1)}>
        {at + 1 < moves.length ? t("past-next") : t("past-present")}
        <Icon name="forward" />
      </button>
      {at + 1 < moves.length && <IconButton icon="last" label={t("past-present")} onClick={table.past.end} />}
    </section>
  );
}

const seatOf = (lines: Entry[], seats: SummarySeat[]): SummarySeat | undefined =>
  seats.find((one) => one.seat === lines.find((line) => line.seat !== null)?.seat);

const WALKED = ".movelist, [data-arrows], input, select, textarea, dialog";

/** The keys of the past; true when one of them was pressed. */
export function pressInPast(table: Table, event: KeyboardEvent): boolean {
  const { past } = table;
  const on = event.target as HTMLElement;
  if (!past.tour.value) {
    if (
      event.key.toLowerCase() !== "p" ||
      on.closest("input, select, textarea, dialog") ||
      table.news.moves.value.length === 0
    )
      return false;
    past.start();
    return true;
  }
  if (event.key === "Escape") {
    past.end();
    return true;
  }
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by || on.closest(WALKED)) return false;
  event.preventDefault();
  past.step(by);
  return true;
}
