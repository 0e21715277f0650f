/** The die, and what it brought; while floors are laid or nuked, how many are still to go. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import { numberOf } from "../facts";
import { deedOf, hintOf } from "../offer";
import { Die, Glyph } from "./glyphs";
import { aimed } from "./Pieces";
import type { Table } from "./table";

/** What the die showed last: the roll of a move under way, or the one just told. */
function faceOf(table: Table): number | null {
  const told = table.recent.map(({ say }) => numberOf(say, "die")).filter((die) => die !== null);
  return table.view.die ?? told.at(-1) ?? null;
}

export const Tray: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { view } = table;
  const face = faceOf(table);
  const deed = view.question === "action" && table.mine ? deedOf(table, ["move"]) : null;
  const building = view.question === "place" || view.question === "remove";
  const said = building
    ? word("die-to-go", { floors: view.left })
    : view.question === "go"
      ? word("die-up-to", { steps: view.steps })
      : aimed(table)
        ? word("die-sight")
        : deed?.can
          ? word("move-move")
          : face
            ? word("die-rolled", { die: face })
            : "";
  const shown = building ? (
    <span class="fr-left">
      <Glyph name="floor" size={26} />
      <b>{view.left}</b>
    </span>
  ) : (
    <Die
      key={`${face} ${view.round} ${view.turn}`}
      face={view.question === "action" && deed?.can ? null : face}
      size={46}
    />
  );
  return (
    <div class="fr-tray">
      {deed ? (
        <button
          type="button"
          class={`fr-die ${deed.can ? "can" : "cannot"} ${table.picked === "move" ? "picked" : ""}`}
          data-move="move"
          data-hint={hintOf(table, ["move"])}
          {...(!deed.can && { "data-why": "move" })}
          aria-label={word("move-move")}
          onClick={() => table.pick("move")}
        >
          {shown}
        </button>
      ) : (
        <span
          class="fr-die still"
          role="img"
          aria-label={building ? said : face ? word("die-shows", { die: face }) : word("die-name")}
        >
          {shown}
        </span>
      )}
      <p>
        <strong>{word("die-round", { round: view.round })}</strong>
        <span>{said}</span>
        {view.actions > 1 && <span>{word("die-actions", { actions: view.actions })}</span>}
      </p>
    </div>
  );
};
