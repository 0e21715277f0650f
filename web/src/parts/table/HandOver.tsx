/** Between two people at one screen, where a game has secrets: nothing is shown until the next says that it is them. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import type { Table } from "../../state/table";
import { SeatMark } from "../Marks";

export function HandOver({ table, seat }: { table: Table; seat: number }): JSX.Element {
  const words = t().handover;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const person = table.state.value?.summary.seats.find((one) => one.seat === seat);
  const name = person?.name ?? t().setup.seat(seat + 1);
  return (
    <section class="handover" aria-label={words.title(name)}>
      {person && <SeatMark colour={person.colour} name={person.name} size={72} />}
      <h2>{words.title(name)}</h2>
      <p>{words.about}</p>
      <button type="button" class="primary big" ref={button} onClick={table.handover.uncover}>
        {words.me(name)}
      </button>
    </section>
  );
}
