/** The plan of a player at this screen: it lasts until it is sent, and follows the table when that changes under it. */

import { useLayoutEffect } from "preact/hooks";
import { word } from "../../i18n";
import { keep, read } from "../../state/kept";
import { PlannedArrows } from "./Arrows";
import { readyIn } from "./moves";
import {
  asksToLead,
  endChain,
  foreseen,
  type Planned,
  planChain,
  stillPossible,
  type Trouble,
  troubleWith,
} from "./planned";
import type { Present, Table } from "./table";

/** What is kept from one drawing of the board to the next. */
export interface Kept {
  /** Whether orders are planned; undefined until somebody says so here. */
  on?: boolean;
  orders: readonly Planned[];
  /** What is said about the plan: why an order was not added, or how many fell out of it. */
  remark: { trouble: Trouble | "dropped"; count: number } | null;
  /** The table for which it was made, and how many moves had been played when it was sent. */
  seq: number;
  sent: number | null;
  /** The chain that the dock asks to confirm, since somebody chose there to end their moves. */
  proposed: string | null;
}

export interface Planner extends Pick<Kept, "orders" | "remark"> {
  on: boolean;
  /** Whether nothing can be added, since the last order may raise a question. */
  closed: boolean;
  /** The plan in words, and with the end of my moves where that is sure to be asked. */
  words: string;
  ending: string | null;
  /** Whether the dock asks to confirm it. */
  asking: boolean;
  Arrows: typeof PlannedArrows;
  turn(on: boolean): void;
  add(order: Planned): void;
  remove(at: number): void;
  clear(): void;
  send(words: string): void;
  /** What is planned for a cell, in sentences. */
  told(cell: string): string[];
  /** The table has changed: what no longer fits is dropped. */
  follow(): void;
  /** The end of my moves was chosen in the dock: the plan goes first, and the dock says so. */
  join(): void;
}

/** A planned move in a sentence. */
export const plannedTold = ({ pawns, count, from, to }: Planned): string =>
  word("order-told", { what: word(`count-${pawns}`, { count }), from: { cell: from }, cell: { cell: to } });

const KEY = "floods.planning";

/** The table as it is drawn while moves are planned: those who are planned to leave have left. */
export function withPlan(now: Present, kept: Kept, set: (kept: Kept) => void): Table {
  const { seq, moves: played } = now.at;
  /** In the past, and while somebody else is asked, there is nothing to plan. */
  const asked = now.mine && now.view.question === "order" && kept.seq === seq;
  const orders = asked ? kept.orders : [];
  const last = orders.at(-1);
  const change = (more: Partial<Kept>): void => set({ ...kept, remark: null, seq, sent: null, ...more });
  const [words, ending] = [planChain(now, orders), endChain(now, orders)];
  const asking = now.picked !== null && now.picked === kept.proposed;
  const planner: Planner = {
    on: kept.on ?? read(KEY, false),
    orders,
    remark: now.mine ? kept.remark : null,
    closed: last !== undefined && asksToLead(now, last),
    words,
    ending,
    asking,
    Arrows: PlannedArrows,
    turn(on) {
      keep(KEY, on);
      change({ on });
    },
    add(order) {
      const trouble = troubleWith(now, orders, order);
      if (trouble) return change({ remark: { trouble, count: 0 } });
      const all = [...orders, order];
      change({ orders: all });
      // Who is left can be sent on at once: a crowd is spread by one choice and a click for each cell.
      const left = readyIn(foreseen(now, all), order.from, order.pawns);
      const next = { from: order.from, pawns: order.pawns, count: Math.min(order.count, left) };
      now.plan({ order: left > 0 && !asksToLead(now, order) ? next : null });
    },
    remove: (at) => change({ orders: orders.filter((_, n) => n !== at) }),
    clear() {
      change({ orders: [] });
      now.plan({ order: null });
    },
    send(words) {
      change({ sent: played });
      now.plan({ order: null });
      now.play(words);
    },
    told: (cell) =>
      orders
        .filter(({ from, to }) => from === cell || to === cell)
        .map((order) => word("plan-told", { what: plannedTold(order) })),
    follow() {
      if (kept.seq === seq) return;
      const done = kept.sent !== null && played > kept.sent;
      const still = done ? [] : stillPossible(now, kept.orders);
      const count = done ? 0 : kept.orders.length - still.length;
      change({ orders: still, remark: count > 0 ? { trouble: "dropped", count } : null, proposed: null });
    },
    join() {
      const wanted = orders.length > 0 ? (ending ?? words) : "end";
      const chosen = now.picked === "end" && asked && orders.length > 0;
      if (chosen || (asking && now.picked !== wanted)) {
        set({ ...kept, sent: played, proposed: orders.length > 0 ? wanted : null });
        now.choose(wanted);
      } else if (now.picked !== null && kept.proposed !== null && !asking) set({ ...kept, sent: null, proposed: null });
    },
  };
  return { ...foreseen(now, orders), planner };
}

/** The plan follows the table; Backspace or Delete takes its last order out, wherever nothing is being written. */
export function usePlan({ orders, follow, join, remove }: Planner, seq: number): void {
  useLayoutEffect(follow, [seq]);
  useLayoutEffect(join);
  // Before the paint, or a quick key would be about the plan as it was a frame ago.
  useLayoutEffect(() => {
    if (orders.length === 0) return undefined;
    const press = (event: KeyboardEvent): void => {
      const written = (event.target as Element).closest("input, textarea, select, dialog") !== null;
      if (written || (event.key !== "Backspace" && event.key !== "Delete")) return;
      event.preventDefault();
      remove(orders.length - 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
