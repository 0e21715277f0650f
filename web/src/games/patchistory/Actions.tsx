/** Diplomacy and management: every action with what it costs me now. One that needs a choice opens below the others. */

import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say, thing, word } from "../../i18n";
import { hintOf } from "../offer";
import { refusalLabel } from "../why";
import { Details } from "./ActionDetails";
import "./actions.css";
import { Cost, Goods } from "./Goods";
import { Glyph } from "./glyphs";
import { MoveButton } from "./Move";
import { deedNamed, familyOf } from "./moves";
import { playerOf, type Table } from "./table";
import type { CostView } from "./views";

export interface Action {
  /** The family of its moves. */
  name: string;
  glyph: string;
  /** Where its cost is in the view; null for those that cost what one likes. */
  cost: CostView["action"] | null;
  /** Whether it needs a choice before it is a move. */
  opens: boolean;
}

const DIPLOMACY: readonly Action[] = [
  { name: "aid", glyph: "aid", cost: "aid", opens: true },
  { name: "threaten", glyph: "threaten", cost: "threaten", opens: true },
  { name: "break", glyph: "break", cost: null, opens: true },
];
const MANAGEMENT: readonly Action[] = [
  { name: "trade", glyph: "trade", cost: "trade", opens: true },
  { name: "exchange", glyph: "exchange", cost: "exchange", opens: true },
  { name: "birth", glyph: "birth", cost: "birth", opens: false },
  { name: "build", glyph: "build", cost: null, opens: true },
  { name: "reclaim", glyph: "reclaim", cost: "reclaim", opens: true },
  { name: "route", glyph: "link", cost: "link", opens: true },
  { name: "worship-heroes", glyph: "heroes", cost: "heroes", opens: false },
  { name: "worship-wonders", glyph: "wonders", cost: "wonders", opens: false },
  { name: "campaign", glyph: "campaign", cost: null, opens: true },
];

export const costsOf = ({ view }: Table, action: CostView["action"]): CostView[] =>
  (view.costs ?? []).filter((cost) => cost.action === action);

/** What a building costs depends on its kind: the least and the most. */
export const BuildCost: FunctionComponent<{ table: Table }> = ({ table }) => {
  const all = costsOf(table, "build");
  const minerals = all.map((cost) => cost.goods.minerals ?? 0);
  const first = all[0];
  if (!first) return null;
  const [least, most] = [Math.min(...minerals), Math.max(...minerals)];
  return (
    <span class="pt-cost">
      <span class="pt-coin" title={word("favours-name")}>
        <Glyph name="favours" size={17} />
        {first.baseFavours !== first.favours && <s>{first.baseFavours}</s>}
        <b>{first.favours}</b>
        <span class="unseen"> {word("favours-name")}</span>
      </span>
      <span class="pt-coin" title={thing("good", "minerals")}>
        <Glyph name="minerals" size={17} />
        <b>{least === most ? least : `${least}–${most}`}</b>
        <span class="unseen"> {thing("good", "minerals")}</span>
      </span>
    </span>
  );
};

interface BringsProps {
  table: Table;
  name: string;
  cost: CostView | undefined;
}

/** What an action brings besides what one chooses; a campaign, what heroes and wonders add. */
const Brings: FunctionComponent<BringsProps> = ({ table, name, cost }) => {
  const known = name === "build" ? costsOf(table, "build")[0] : cost;
  const amounts = name === "campaign" ? table.view.campaign?.more : known?.brings;
  if (!amounts || Object.keys(amounts).length === 0) return null;
  return <Goods amounts={amounts} most={known?.mayBring ?? null} sign="+" size={16} />;
};

/** How often an exchange costs no favour in this round. */
const Free: FunctionComponent<{ table: Table }> = ({ table }) => {
  const count = playerOf(table, table.me)?.freeExchanges ?? 0;
  return count > 0 ? <span class="pt-free">{word("action-free", { count })}</span> : null;
};

/** Which heroes and wonders change which action. */
export const Changed: FunctionComponent<{ table: Table; actions: readonly Action[] }> = ({ table, actions }) => {
  const said = actions.flatMap(({ name, cost }) => {
    const by = name === "campaign" ? table.view.campaign?.changedBy : costsOf(table, cost ?? "build")[0]?.changedBy;
    const figures = (by ?? []).map((figure) => thing("figure", figure));
    return figures.length > 0 ? [word("print-room", { name: word(`deed-${name}`), symbols: figures.join(", ") })] : [];
  });
  return said.length > 0 ? <p class="pt-note pt-changes">{said.join(" · ")}</p> : null;
};

interface ActionProps {
  table: Table;
  action: Action;
  open: boolean;
  toggle: () => void;
}

export const ActionButton: FunctionComponent<ActionProps> = ({ table, action, open, toggle }) => {
  const deed = deedNamed(table, action.name);
  const words = familyOf(table, action.name);
  const cost = action.cost ? costsOf(table, action.cost)[0] : undefined;
  const picked = table.picked !== null && words.includes(table.picked);
  const can = deed?.can ?? false;
  return (
    <button
      type="button"
      class={`pt-action ${can ? "can" : "cannot"} ${open ? "open" : ""} ${picked ? "picked" : ""}`}
      data-action={action.name}
      data-move={can ? deed?.words : null}
      data-why={deed && !can ? deed.words : null}
      data-hint={hintOf(table, words)}
      disabled={!deed}
      {...(action.opens && can ? { "aria-expanded": open } : {})}
      onClick={() => {
        if (!deed) return;
        if (!can) table.explain(deed.words);
        else if (action.opens) toggle();
        else table.pick(deed.words);
      }}
    >
      <Glyph name={action.glyph} size={24} />
      <span class="pt-actionname">{word(`deed-${action.name}`)}</span>
      {cost && <Cost cost={cost} />}
      {action.name === "build" && <BuildCost table={table} />}
      <Brings table={table} name={action.name} cost={cost} />
      {action.name === "exchange" && <Free table={table} />}
      {action.name === "campaign" && <span class="pt-note">{word("action-campaign")}</span>}
      {action.name === "break" && <span class="pt-note">{word("action-break")}</span>}
      {deed && !can && <span class="unseen">{refusalLabel(table, deed)}</span>}
    </button>
  );
};

export const Actions: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { view } = table;
  const [open, setOpen] = useState<string | null>(null);
  const acted = table.recent.some(({ seat }) => seat === table.me) ? table.recent : null;
  useLayoutEffect(() => setOpen(null), [acted, view.question, table.mine]);
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open !== null) details.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const all = view.phase === "diplomacy" ? DIPLOMACY : MANAGEMENT;
  const shown = all.find((action) => action.name === open);
  return (
    <>
      <div class={`pt-actions of-${view.phase}`}>
        {all.map((action) => (
          <ActionButton
            key={action.name}
            table={table}
            action={action}
            open={open === action.name}
            toggle={() => setOpen(open === action.name ? null : action.name)}
          />
        ))}
      </div>
      <div class="pt-details" aria-live="polite" ref={details}>
        {shown ? (
          <Details table={table} action={shown} />
        ) : (
          <>
            <p class="pt-note">{table.mine ? word(`action-how-${view.phase}`) : say(table.prompt)}</p>
            <Changed table={table} actions={all} />
          </>
        )}
      </div>
      <div class="pt-do">
        <MoveButton table={table} words="end" now kind="primary">
          {word(`action-end-${view.phase}`)}
        </MoveButton>
      </div>
    </>
  );
};
