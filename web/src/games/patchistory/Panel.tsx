/** What is going on now: the auction, actions, movement, a war or the vote, with everything that answers the question. */

import type { FunctionComponent } from "preact";
import { say, word } from "../../i18n";
import { Actions } from "./Actions";
import { Auction } from "./Auction";
import { Choices } from "./Choices";
import { Movement } from "./Movement";
import "./panel.css";
import { panelOf } from "./panels";
import { Talk } from "./Talk";
import type { Table } from "./table";
import { Vote } from "./Vote";

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
