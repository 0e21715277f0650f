/** Floods on a screen. */

import type { FunctionComponent, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { later } from "../../parts/Later";
import type { Components } from "../../state/protocol";
import type {
  BoardProps,
  EndDetailProps,
  GalleryProps,
  GameModule,
  InspectProps,
  LegendProps,
  Meaning,
} from "../board";
import { Peek } from "../Peek";
import { takeSite } from "./building";
import "./board.css";
import type { Pawns } from "./box";
import { Glyph } from "./glyphs";
import { WorldMap } from "./Map";
import { buildingsAt, litCells, orderOf, pawnsIn, reaches, readyIn, refusalOf } from "./moves";
import "./panels.css";
import { Player } from "./Player";
import type { Kept } from "./planner";
import "./player.css";
import { soon } from "../soon";
import { Scale } from "./Scale";
import { NO_PLANS, type Plans, presentOf, type Table } from "./table";

export { hits, points, sources } from "./standing";

interface SheetProps {
  table: Table;
  open: boolean;
  setOpen: (open: boolean) => void;
}

const harvest = soon<SheetProps>(() => import("./Harvest").then((part) => part.Harvest));
const trade = soon<SheetProps>(() => import("./Trade").then((part) => part.Trade));
/** Orders are given with these; what they know is needed to draw a plan, so they are not a part like the others. */
let planning: typeof import("./planning") | null = null;
const fetchPlanning = async (): Promise<typeof planning> => {
  planning ??= await import("./planning").catch(() => null);
  return planning;
};
const NO_PLAN: Kept = { orders: [], remark: null, seq: -1, sent: null, proposed: null };

const build = soon<{ table: Table }>(() => import("./Build").then((part) => part.Build));

const PHASES = ["move", "harvest", "trade", "construction", "flood"] as const;

const Phases: FunctionComponent<{ table: Table }> = ({ table: { view } }) => (
  <p class="fl-phases">
    <b>{word("phase-turn", { turn: view.turn })}</b>
    <span class="fl-track">
      {PHASES.map((phase) => (
        <span
          key={phase}
          class={phase === view.phase ? "now" : ""}
          aria-current={phase === view.phase ? "step" : undefined}
        >
          {word(`phase-${phase}`)}
        </span>
      ))}
    </span>
  </p>
);

/** What is asked of me now, and the buttons for it. */
const Bar: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { view, mine } = table;
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => setOpen(false), [view.question, view.turn, view.asked, view.round, view.offer?.from]);
  const kind = barOf(table);
  return (
    <div class={`fl-bar ${mine ? "mine" : ""} bar-${kind ?? "none"}`}>
      <Phases table={table} />
      <div class="fl-now">
        {kind === "orders" && planning && <planning.Orders table={table} />}
        {kind === "harvest" && <harvest.Part table={table} open={open} setOpen={setOpen} />}
        {kind === "trade" && <trade.Part table={table} open={open} setOpen={setOpen} />}
        {kind === "build" && <build.Part table={table} />}
        {kind === "build" && view.question === "build" && !(table.plans.site?.building && table.plans.site.cell) && (
          <span class="fl-do last">
            <button type="button" class="primary can" data-move="end" onClick={() => table.play("end")}>
              {word("build-end")}
            </button>
          </span>
        )}
        {kind === "flee" && planning && <planning.Flee table={table} />}
      </div>
    </div>
  );
};

function barOf({ view, mine, moves }: Table): "orders" | "harvest" | "trade" | "build" | "flee" | null {
  if (view.offer) return "trade";
  if (!mine) return null;
  if (view.plan && moves.some((move) => move.words === "harvest")) return "harvest";
  if (["floor", "lay", "answer"].includes(view.question)) return "trade";
  if (["build", "pay"].includes(view.question)) return "build";
  if (view.question === "flee") return "flee";
  return ["order", "to", "count", "lead", "ferry"].includes(view.question) ? "orders" : null;
}

/** Takes up pawns: drawn up here where the server has said where they can go, otherwise asked of it. */
function take(table: Table, pawns: Pawns, cell: string): void {
  if (reaches(table.view.cells[cell])) table.plan({ order: { from: cell, pawns, count: null }, site: null });
  else table.play(`move ${pawns} ${cell}`);
}

/** What a click on a cell does: the same cell again takes the next kind of pawn, and then lets go. */
function act(table: Table, code: string): void {
  const lit = litCells(table, table.plans).get(code);
  const order = orderOf(table, table.plans.order);
  if (!table.mine || !lit) {
    refuse(table, code);
    return;
  }
  if (lit.how === "source") {
    const kinds = pawnsIn(table, code);
    const at = order?.from === code ? kinds.indexOf(order.pawns) : -1;
    const next = kinds[at + 1];
    if (next) take(table, next, code);
    else table.plan({ order: null });
  } else if (lit.how === "site") {
    const kinds = buildingsAt(table, code);
    const wanted = table.plans.site?.building ?? (kinds.length === 1 ? kinds[0] : null);
    if (wanted) takeSite(table, wanted, code);
    else table.plan({ site: { building: null, cell: code } });
  } else if (order && table.planner?.on && table.view.question === "order") {
    const ready = readyIn(table, order.from, order.pawns);
    table.planner.add({ ...order, count: Math.min(order.count ?? ready, ready), to: code });
  } else if (lit.how === "attack" || lit.how === "refuge") table.pick(lit.words);
  else table.play(lit.words);
}

/** Why nothing can be done with a cell, where the server knows; otherwise all there is to know about it. */
function refuse(table: Table, code: string): void {
  const refused = table.mine ? refusalOf(table, code) : null;
  if (table.plans.order || table.plans.site) table.plan(NO_PLANS);
  else if (refused) table.explain(refused);
  else table.inspect(code);
}

export const Board: FunctionComponent<BoardProps> = (props) => {
  const root = useRef<HTMLDivElement>(null);
  const [plans, setPlans] = useState<Plans>(NO_PLANS);
  const plan = (more: Partial<Plans>): void => setPlans((now) => ({ ...now, ...more }));
  const present = presentOf(props, plans, plan);
  const [kept, setKept] = useState(NO_PLAN);
  const [, redraw] = useState(planning);
  const table = planning ? planning.withPlan(present, kept, setKept) : { ...present, planner: null };
  const { view, planner } = table;
  const seq = props.state.seq;
  useLayoutEffect(() => setPlans(NO_PLANS), [seq]);
  useEffect(() => {
    for (const part of [harvest, trade, build]) part.fetch();
    void fetchPlanning().then(redraw);
  }, []);
  return (
    <div class={`floods gameboard map-${view.map} seats-${view.players.length}`} data-seq={seq} ref={root}>
      <div class="fl-stage">
        <Scale view={view} />
        <WorldMap
          table={table}
          act={(code) => act(table, code)}
          take={(figure) => {
            const [pawns, cell] = figure.split(" ") as [Pawns, string];
            take(table, pawns, cell);
          }}
        />
        {planning && planner && <planning.Tray table={table} planner={planner} open={barOf(table) === "orders"} />}
        <Bar table={table} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys have to reach it. */}
      <div class="fl-players" role="group" aria-label={word("board-players")} tabIndex={0}>
        {view.players.map((player) => (
          <Player key={player.seat} table={table} player={player} />
        ))}
      </div>
      <Peek board={root} draw={() => null} reasons={table.reasons} askWhy={table.askWhy} inspect={props.inspect} />
    </div>
  );
};

/** What nobody needs before they ask for it comes when they do. */
export const Gallery = later<GalleryProps>(() => import("./Gallery").then((part) => part.Gallery));
export const Legend = later<LegendProps>(() => import("./Gallery").then((part) => part.Legend));
export const Inspect = later<InspectProps>(() => import("./Gallery").then((part) => part.Inspect));
export const EndDetail = later<EndDetailProps>(() => import("./EndDetail").then((part) => part.EndDetail));

export const called = (_: Components, card: string): string => thing("cell", card);

/** Orders in a sentence each: how many of whom go from where to where; and whether my moves end with them. */
export const told = (chain: string): string =>
  [...chain.split(/;\s*(?=move )/).map(orderTold), /;\s*end$/.test(chain) && word("order-then-end")]
    .filter(Boolean)
    .join("; ");

/** Pawns with one way to go are not asked where. */
function orderTold(chain: string): string {
  const [[name, pawns = "", from = ""] = [], ...rest] = chain.split(";").map((part) => part.trim().split(" "));
  if (name !== "move") return "";
  const said = new Map(rest.map(([what = "", value = ""]) => [what, value]));
  const what = said.has("all")
    ? word("order-all-of", { kind: { kind: pawns } })
    : word(`count-${pawns}`, { count: Number(said.get("count") ?? 1) });
  const cell = said.get("to");
  return cell
    ? word("order-told", { what, from: { cell: from }, cell: { cell } })
    : word("order-told-from", { what, from: { cell: from } });
}

/** What the journal tells sounds like wood, like coins, like something laid down, or like a blow. */
export const sounds = {
  "workers-moved": "card",
  "warriors-moved": "card",
  "boats-moved": "card",
  harvested: "coin",
  traded: "coin",
  built: "card",
  "battle-won": "hit",
  "battle-drawn": "hit",
  "naval-won": "hit",
  "naval-drawn": "hit",
  "cell-lost": "hit",
  rose: "hit",
} as const satisfies GameModule["sounds"];

/** The words of `changes` in this game. */
export function meaning(what: string): Meaning | null {
  const label = thing("change", what);
  return label ? { label, icon: (<Glyph name={what} size={18} />) as JSX.Element } : null;
}
