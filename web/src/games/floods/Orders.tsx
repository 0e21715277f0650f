/** Moves: which pawns, how many, and where to; and the answers that others owe. */

import type { FunctionComponent } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { say, thing, word } from "../../i18n";
import { IconButton, SeatMark } from "../../parts/Marks";
import { hintOf } from "../offer";
import { Stepper } from "../Stepper";
import { Glyph } from "./glyphs";
import { numbersAfter, orderOf, pawnsIn, readyIn } from "./moves";
import { Sending } from "./Tray";
import { personOf, type Table } from "./table";

/** How many pawns of an order go, or how many slaves they lead: a number, or all. */
const HowMany: FunctionComponent<{ table: Table; name: "count" | "lead"; all: string }> = ({ table, name, all }) => {
  const numbers = numbersAfter(table, name);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const [value, setValue] = useState(most);
  useLayoutEffect(() => setValue(most), [most]);
  const words = `${name} ${value}`;
  return (
    <>
      <p class="fl-say">{say(table.prompt)}</p>
      <span class="fl-do">
        {numbers.length > 0 && (
          <>
            <Stepper value={value} least={least} most={most} label={say(table.prompt)} set={setValue} />
            <button
              type="button"
              class="can"
              data-move={words}
              data-hint={hintOf(table, [words])}
              onClick={() => table.play(words)}
            >
              {word("order-so-many", { count: value })}
            </button>
          </>
        )}
        <button
          type="button"
          class="primary can"
          data-move={all}
          data-hint={hintOf(table, [all])}
          onClick={() => table.play(all)}
        >
          {word("order-all")}
        </button>
      </span>
    </>
  );
};

const Ferry: FunctionComponent<{ table: Table }> = ({ table }) => (
  <>
    <p class="fl-say">{say(table.prompt)}</p>
    <span class="fl-do">
      {table.moves.map((move) => (
        <button
          key={move.words}
          type="button"
          class="can"
          data-move={move.words}
          data-hint={hintOf(table, [move.words])}
          onClick={() => table.play(move.words)}
        >
          {say(move.say)}
        </button>
      ))}
    </span>
  </>
);

export const Flee: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { fleeing } = table.view;
  return (
    <>
      <p class="fl-say">{fleeing && word(`flee-${fleeing.group}`, { cell: thing("cell", fleeing.cell) })}</p>
      <span class="fl-do">
        <button
          type="button"
          class="can"
          data-move="drown"
          data-hint={hintOf(table, ["drown"])}
          onClick={() => table.pick("drown")}
        >
          {word("flee-drown")}
        </button>
      </span>
    </>
  );
};

/** What is going on: with a plan, why it can't grow, what fell out of it, or how long it is. */
const Say: FunctionComponent<{ table: Table; children: string }> = ({ table: { planner, moves }, children }) => {
  const { remark = null, orders = [], closed = false, asking = false, ending = null } = planner ?? {};
  const asks = orders.length > 0 && moves.some((move) => move.name === "ask");
  const trouble = asking ? (ending === null ? "asked" : "asked-end") : closed ? "lead" : remark?.trouble;
  return (
    <p class={`fl-say ${trouble ? "trouble" : ""}`} role="status">
      {trouble
        ? word(`plan-${trouble}`, { count: remark?.count ?? 0 })
        : [orders.length > 0 && word("plan-count", { count: orders.length }), children, asks && word("plan-asks")]
            .filter(Boolean)
            .join(" ")}
    </p>
  );
};

export const Orders: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { view, plans, planner } = table;
  const planned = planner !== null && planner.orders.length > 0;
  if (view.question === "count") return <HowMany table={table} name="count" all="all" />;
  if (view.question === "lead") return <HowMany table={table} name="lead" all="lead-all" />;
  if (view.question === "ferry") return <Ferry table={table} />;
  const order = orderOf(table, plans.order);
  const asks = table.moves.filter((move) => move.name === "ask");
  if (!order)
    return (
      <>
        <Say table={table}>{word(planned ? "plan-more" : planner?.on ? "plan-choose" : "order-choose")}</Say>
        {planned ? (
          <Sending planner={planner} />
        ) : (
          <span class="fl-do">
            {planner && (
              <button type="button" aria-pressed={planner.on} data-planning onClick={() => planner.turn(!planner.on)}>
                {word("plan-toggle")}
              </button>
            )}
            {asks.map((move) => {
              const person = personOf(table, Number(move.args.seat));
              return (
                <button
                  key={move.words}
                  type="button"
                  class="can"
                  data-move={move.words}
                  title={say(move.say)}
                  onClick={() => table.play(move.words)}
                >
                  <SeatMark colour={person.colour} name={person.name} size={20} />
                  {word("order-ask", { who: person.name })}
                </button>
              );
            })}
            <button
              type="button"
              class="primary can"
              data-move="end"
              data-hint={hintOf(table, ["end"])}
              onClick={() => table.play("end")}
            >
              {word("order-end")}
            </button>
          </span>
        )}
      </>
    );
  const ready = readyIn(table, order.from, order.pawns);
  const kinds = view.question === "order" ? pawnsIn(table, order.from) : [order.pawns];
  const count = Math.min(order.count ?? ready, ready);
  const change = (more: Partial<typeof order>): void => table.plan({ order: { ...order, ...more } });
  return (
    <>
      <Say table={table}>{word("order-where", { cell: thing("cell", order.from) })}</Say>
      <span class="fl-do">
        {kinds.map((pawns) => (
          <button
            key={pawns}
            type="button"
            aria-pressed={pawns === order.pawns}
            data-pawns={pawns}
            title={word(`count-${pawns}`, { count: readyIn(table, order.from, pawns) })}
            onClick={() => change({ pawns, count: null })}
          >
            <Glyph name={pawns} size={20} />
            <b>{readyIn(table, order.from, pawns)}</b>
            <span class="unseen"> {thing("change", pawns)}</span>
          </button>
        ))}
        {ready > 1 && (
          <>
            <Stepper
              value={count}
              least={1}
              most={ready}
              label={word("order-count")}
              set={(value) => change({ count: value === ready ? null : value })}
            />
            <button type="button" aria-pressed={count === ready} data-all onClick={() => change({ count: null })}>
              {word("order-all")}
            </button>
          </>
        )}
        {view.question === "order" && (
          <IconButton icon="close" label={word("order-cancel")} onClick={() => table.plan({ order: null })} />
        )}
      </span>
      {planned && <Sending planner={planner} />}
    </>
  );
};
