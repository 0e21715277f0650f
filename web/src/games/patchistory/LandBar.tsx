/** What stands under a territory while something is asked about it. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import { MoveButton } from "./Move";
import { Steps } from "./Movement";
import { can } from "./moves";
import { Ways } from "./Patch";
import { type Ghost, ghostOf } from "./patching";
import { PayBar } from "./Rare";
import type { Table } from "./table";

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
      {can(table, "discard") && <MoveButton table={table} words="discard" />}
    </div>
  );
};
