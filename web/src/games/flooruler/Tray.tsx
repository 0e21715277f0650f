/** The die, and what it brought; while floors are laid or nuked, how many are still to go. */

import type { FunctionComponent } from "preact";
import { deedOf, hintOf } from "../offer";
import { Die, Glyph } from "./glyphs";
import { aimed } from "./Pieces";
import type { Table } from "./table";
import { say, tell } from "./text";

/** What the die showed last: the roll of a move under way, or the one just told. */
function faceOf(table: Table): number | null {
  const told = table.recent.findLast((entry) => typeof entry.data.die === "number");
  return table.view.die ?? (told ? Number(told.data.die) : null);
}

export const Tray: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { view } = table;
  const face = faceOf(table);
  const deed = view.question === "action" && table.mine ? deedOf(table, ["move"]) : null;
  const building = view.question === "place" || view.question === "remove";
  const said = building
    ? view.left > 1
      ? tell("toGo", { n: view.left })
      : tell("lastFloor")
    : view.question === "go"
      ? tell("upTo", { steps: say.steps(view.steps) })
      : aimed(table)
        ? tell("sight")
        : deed?.can
          ? tell("roll")
          : face
            ? tell("rolled", { n: face })
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
          aria-label={tell("roll")}
          onClick={() => table.pick("move")}
        >
          {shown}
        </button>
      ) : (
        <span
          class="fr-die still"
          role="img"
          aria-label={building ? said : face ? tell("dieShows", { n: face }) : tell("die")}
        >
          {shown}
        </span>
      )}
      <p>
        <strong>{tell("round", { n: view.round })}</strong>
        <span>{said}</span>
        {view.actions > 1 && <span>{tell("actions", { n: view.actions })}</span>}
      </p>
    </div>
  );
};
