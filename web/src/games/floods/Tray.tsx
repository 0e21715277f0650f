/** Planned moves under the map, a chip for each. The tray has its place before anything is planned, so that the map never jumps. */

import type { FunctionComponent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { thing, word } from "../../i18n";
import { IconButton } from "../../parts/Marks";
import { nameOf } from "./Ground";
import { Glyph } from "./glyphs";
import { isHostile } from "./moves";
import { type Planner, plannedTold, usePlan } from "./planner";
import type { Table } from "./table";

/** How long the button that had the focus may take to go. */
const SOON = 30;

export const Tray: FunctionComponent<{ table: Table; planner: Planner; open: boolean }> = ({
  table: { view, at, plans },
  planner,
  open,
}) => {
  const { orders } = planner;
  const choosing = orders.length > 0 && plans.order !== null;
  const list = useRef<HTMLOListElement>(null);
  usePlan(planner, at.seq);
  useLayoutEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: "nearest" }), [orders.length]);
  if (!open || !planner.on) return null;
  /** The focus goes to the next chip, or to the bar when none is left. */
  const remove = (which: number): void => {
    planner.remove(which);
    setTimeout(() => {
      const chips = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
      const next = chips[Math.min(which, chips.length - 1)] ?? document.querySelector<HTMLElement>(".fl-do .primary");
      next?.focus();
    }, SOON);
  };
  return (
    <div class={`fl-tray ${choosing ? "choosing" : ""}`}>
      {orders.length === 0 && <p>{word("plan-empty")}</p>}
      <ol ref={list} aria-label={word("plan-list")}>
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
            <span class="fl-named">
              {nameOf(order.from)} → {nameOf(order.to)}
            </span>
            <span class="fl-coded" aria-hidden="true">
              {order.from.toUpperCase()} → {order.to.toUpperCase()}
            </span>
            <IconButton
              icon="close"
              label={word("plan-remove", { what: plannedTold(order) })}
              onClick={() => remove(n)}
            />
          </li>
        ))}
      </ol>
      {orders.length > 0 && (
        <button type="button" data-plan="clear" onClick={planner.clear}>
          {word("plan-clear")}
        </button>
      )}
      {choosing && <Sending planner={planner} />}
    </div>
  );
};

/** What can be done with the whole plan. */
export const Sending: FunctionComponent<{ planner: Planner }> = ({ planner }) => {
  const { ending, words } = planner;
  return (
    <span class="fl-do fl-sending">
      <button
        type="button"
        class={ending === null ? "primary" : ""}
        data-plan="send"
        onClick={() => planner.send(words)}
      >
        {word("plan-send")}
      </button>
      {ending !== null && (
        <button type="button" class="primary" data-plan="end" onClick={() => planner.send(ending)}>
          {word("plan-send-end")}
        </button>
      )}
    </span>
  );
};
