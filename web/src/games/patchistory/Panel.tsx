/** What is going on now: the auction, actions, movement, a war or the vote, with everything that answers the question. */

import type { FunctionComponent } from "preact";
import { say, word } from "../../i18n";
import { Actions } from "./Actions";
import { Auction } from "./Auction";
import { Choices } from "./Choices";
import { Movement } from "./Movement";
import "./panel.css";
import { Talk } from "./Talk";
import type { Table } from "./table";
import { Vote } from "./Vote";

export type PanelKind = "auction" | "actions" | "movement" | "talk" | "vote" | "choices" | "none";

const TALKS = ["talk", "thumbs", "treaty", "commit", "free-threat", "stealth", "mercy"];
const ASIDE = ["side", "room", "ally", "end-of-route", "free-route", "demolish", "sacrifice", "mix", "aid", "offering"];

/** Which panel answers the question, or shows what the others do. */
export function panelOf({ view, mine }: Table): PanelKind {
  if (mine && (ASIDE.includes(view.question) || view.question === "trader" || view.question === "site"))
    return "choices";
  if (view.phase === "auction" || view.phase === "patching") return view.auction ? "auction" : "none";
  if (view.phase === "diplomacy" || view.phase === "management") return "actions";
  if (view.phase === "movement") return "movement";
  if (TALKS.includes(view.question) || view.phase === "negotiation") return "talk";
  return view.phase === "vote" ? "vote" : "none";
}

export const Panel: FunctionComponent<{ table: Table }> = ({ table }) => {
  const kind = panelOf(table);
  return (
    <section
      class={`pt-panel panel-${kind} ${table.mine ? "mine" : ""} asks-${table.view.question}`}
      aria-label={word("panel-now")}
    >
      {kind === "auction" && <Auction table={table} />}
      {kind === "actions" && <Actions table={table} />}
      {kind === "movement" && <Movement table={table} />}
      {kind === "talk" && <Talk table={table} />}
      {kind === "vote" && <Vote table={table} />}
      {kind === "choices" && <Choices table={table} />}
      {kind === "none" && (table.mine ? <Choices table={table} /> : <p class="pt-note">{say(table.prompt)}</p>)}
    </section>
  );
};
