/** Planned moves over the map: a chip for each, and what can be done with all of them. */

import type { FunctionComponent } from "preact";
import { useRef } from "preact/hooks";
import { thing, word } from "../../i18n";
import { IconButton } from "../../parts/Marks";
import { nameOf } from "./Ground";
import { Glyph } from "./glyphs";
import { isHostile } from "./moves";
import { type Planner, plannedTold, usePlan } from "./planner";
import type { Table } from "./table";

/** How long the button that had the focus may take to go. */
const SOON = 30;

export const Tray: FunctionComponent<{ table: Table; planner: Planner }> = ({ table: { view, at }, planner }) => {
  const { orders, ending } = planner;
  const tray = useRef<HTMLDivElement>(null);
  usePlan(planner, at.seq);
  if (orders.length === 0) return null;
  /** The focus goes to the next chip, or to the bar when none is left. */
  const remove = (at: number): void => {
    const bar = tray.current?.parentElement;
    planner.remove(at);
    setTimeout(() => {
      const chips = [...(bar?.querySelectorAll<HTMLElement>("[data-planned] button") ?? [])];
      (chips[Math.min(at, chips.length - 1)] ?? bar?.querySelector<HTMLElement>(".fl-do .primary"))?.focus();
    }, SOON);
  };
  return (
    <div class="fl-tray" ref={tray} role="group" aria-label={word("plan-list")}>
      <ol>
        {orders.map((order, n) => (
          <li
            key={n}
            class={isHostile(view, view.asked, order.pawns, order.to) ? "attack" : ""}
            data-planned={`${order.pawns} ${order.count} ${order.from} ${order.to}`}
            onKeyDown={(event) => {
              if (event.key !== "Delete" && event.key !== "Backspace") return;
              event.preventDefault();
              event.stopPropagation();
              remove(n);
            }}
          >
            <Glyph name={order.pawns} size={18} />
            <b>{order.count}</b>
            <span class="unseen">{thing("change", order.pawns)}</span>
            <span class="fl-chipway">
              {nameOf(order.from)} → {nameOf(order.to)}
            </span>
            <IconButton
              icon="close"
              label={word("plan-remove", { what: plannedTold(order) })}
              onClick={() => remove(n)}
            />
          </li>
        ))}
      </ol>
      <span class="fl-traydo">
        <button type="button" data-plan="clear" onClick={planner.clear}>
          {word("plan-clear")}
        </button>
        <button
          type="button"
          class={ending === null ? "primary" : ""}
          data-plan="send"
          onClick={() => planner.send(planner.words)}
        >
          {word("plan-send")}
        </button>
        {ending !== null && (
          <button type="button" class="primary" data-plan="end" onClick={() => planner.send(ending)}>
            {word("plan-send-end")}
          </button>
        )}
      </span>
    </div>
  );
};
