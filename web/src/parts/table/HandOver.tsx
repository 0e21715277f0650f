/** Between two people at one screen, where a game has secrets: nothing is shown until the next says that it is them. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import type { Table } from "../../state/table";
import { SeatMark } from "../Marks";

export function HandOver({ table, seat }: { table: Table; seat: number }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [seat]); // Enter answers at once
  const person = table.state.value?.summary.seats.find((one) => one.seat === seat);
  const name = person?.name ?? t("setup-seat", { number: seat + 1 });
  return (
    <section class="handover" aria-label={t("handover-title", { name })}>
      {person && <SeatMark colour={person.colour} name={person.name} size={72} />}
      <h2>{t("handover-title", { name })}</h2>
      <p>{t("handover-about")}</p>
      <button type="button" class="primary big" ref={button} onClick={table.handover.uncover}>
        {t("handover-me", { name })}
      </button>
    </section>
  );
}
