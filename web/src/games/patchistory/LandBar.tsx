/** What stands under a territory while something is asked about it. */

import type { FunctionComponent } from "preact";
import { t, thing, word } from "../../i18n";
import { signed } from "../../state/preview";
import { Glyph } from "./glyphs";
import { MoveButton } from "./Move";
import { Steps } from "./Movement";
import { can } from "./moves";
import { Ways } from "./Patch";
import { type Ghost, ghostOf, waitingFor } from "./patching";
import { PayBar } from "./Rare";
import type { Table } from "./table";

/** What the card would change where it is shown. A wide screen has that beside the numbers themselves; here it is over the land. */
export const Weighed: FunctionComponent<{ table: Table; ghost: ReturnType<typeof ghostOf> }> = ({
  table: { changes, me },
  ghost,
}) => {
  const own = changes.filter((change) => change.seat === me && change.before !== change.after);
  if (!ghost || ghost.chosen || own.length === 0) return null;
  return (
    <ul class="pt-weighed" aria-label={t("preview-title")}>
      {own.map((change) => (
        <li key={change.what} title={thing("change", change.what)} data-weighed={`${change.what} ${signed(change)}`}>
          <Glyph name={change.what.replace("produced-", "")} size={18} />
          <b class={change.after > change.before ? "up" : "down"}>{signed(change)}</b>
          <span class="unseen"> {thing("change", change.what)}</span>
        </li>
      ))}
    </ul>
  );
};

/** What stands under a territory while something is asked about it: how a card is laid, or the end of a plan. */
export const LandBar: FunctionComponent<{ table: Table; hover: Ghost | null }> = ({ table, hover }) => {
  const { mine, view } = table;
  if (mine && view.question === "move")
    return (
      <div class="pt-patchbar narrow">
        <Steps table={table} />
        <MoveButton table={table} words="end" now kind="primary">
          {word("walk-end")}
        </MoveButton>
      </div>
    );
  if (mine && (view.question === "offering" || view.question === "sacrifice")) return <PayBar table={table} />;
  if (!mine || view.question !== "patch") return null;
  const ghost = ghostOf(table, table.picked?.startsWith("patch") ? null : hover);
  return (
    <div class="pt-patchbar">
      <p>{word(ghost?.chosen ? "patch-chosen" : "patch-how")}</p>
      <Ways table={table} ghost={ghost} />
      <Weighed table={table} ghost={ghostOf(table, hover ?? waitingFor(table))} />
      {can(table, "discard") && <MoveButton table={table} words="discard" />}
    </div>
  );
};
