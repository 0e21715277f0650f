/** Movement: every worker with where it is and where it goes. The rooms and spaces within reach glow on the board. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { Icon } from "../../parts/Marks";
import { hintOf } from "../offer";
import { Glyph } from "./glyphs";
import { moveText } from "./labels";
import { MoveButton } from "./Move";
import "./movement.css";
import { can } from "./moves";
import { playerOf, roomWith, type Table } from "./table";
import type { PlannedView, PlanView } from "./views";

const roomName = (table: Table, cell: string): string => {
  const room = roomWith(playerOf(table, table.me), cell);
  const name = room?.figure ? thing("figure", room.figure) : thing("kind", room?.kind ?? "wasteland");
  return word("walk-room", { room: name, cell });
};

function whereFrom(table: Table, one: PlannedView): string {
  if (one.cell) return roomName(table, one.cell);
  return word("walk-on-road", { route: one.route ?? 0, space: thing("space", `${one.space ?? 0}`) });
}

function whereTo(table: Table, one: PlannedView): string {
  if (one.toCell) return roomName(table, one.toCell);
  if (one.toSpace !== null) return thing("space", `${one.toSpace}`);
  return "";
}

const Worker: FunctionComponent<{ table: Table; one: PlannedView }> = ({ table, one }) => {
  const words = one.cell ? `worker ${one.cell}` : `traveller ${one.route}`;
  const picked = table.view.plan?.picked === one.worker;
  const possible = can(table, words);
  const to = whereTo(table, one);
  const inside = (
    <>
      <Glyph name={one.cell ? "worker" : "trade"} size={20} />
      <span>
        {whereFrom(table, one)}
        {to && (
          <b>
            {" → "}
            {to}
          </b>
        )}
      </span>
      {one.planned && <Icon name="check" size={16} />}
    </>
  );
  return (
    <li class={`${picked ? "picked" : ""} ${one.planned ? "planned" : ""}`} data-worker={one.worker}>
      {possible ? (
        <button
          type="button"
          class="can"
          data-move={words}
          data-hint={hintOf(table, [words])}
          onClick={() => table.play(words)}
        >
          {inside}
        </button>
      ) : (
        <span class="pt-row">{inside}</span>
      )}
    </li>
  );
};

/** For the picked traveller: the spaces as buttons, since roads may be out of sight. */
export const Steps: FunctionComponent<{ table: Table }> = ({ table }) => {
  const steps = table.moves.filter((move) => move.words.startsWith("step ") || move.words === "rest");
  if (steps.length === 0) return null;
  return (
    <div class="pt-detail">
      {steps.map((move) => (
        <MoveButton key={move.words} table={table} words={move.words} now>
          {moveText(table, move.words)}
        </MoveButton>
      ))}
    </div>
  );
};

const STATUSES = ["mil", "shields", "pol", "tra", "food", "minerals", "money", "vp"] as const;

/** What the plan changes about my kingdom, as far as it goes. */
const Becomes: FunctionComponent<{ table: Table; plan: PlanView }> = ({ table, plan }) => {
  const now = playerOf(table, table.me)?.statuses ?? {};
  const changed = STATUSES.filter((status) => (plan.statuses[status] ?? 0) !== (now[status] ?? 0));
  if (changed.length === 0) return null;
  return (
    <ul class="pt-becomes" aria-label={word("walk-becomes")}>
      {changed.map((status) => (
        <li key={status} title={thing("status", status)} data-becomes={`${status} ${plan.statuses[status]}`}>
          <Glyph name={status} size={18} />
          {now[status] ?? 0} → <b>{plan.statuses[status] ?? 0}</b>
          <span class="unseen"> {thing("status", status)}</span>
        </li>
      ))}
    </ul>
  );
};

export const Movement: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { plan } = table.view;
  if (!plan) return <p class="pt-note">{word("walk-others")}</p>;
  const picked = plan.workers.find((one) => one.worker === plan.picked);
  return (
    <>
      <p class="pt-note">
        {plan.sealed
          ? word("walk-sealed")
          : picked
            ? word(picked.route === null || picked.homing ? "walk-where" : "walk-how-far")
            : word("walk-choose", { speed: plan.speed })}
      </p>
      <ul class="pt-workers" aria-label={word("walk-workers")}>
        {plan.workers.map((one) => (
          <Worker key={one.worker} table={table} one={one} />
        ))}
      </ul>
      <Steps table={table} />
      <Becomes table={table} plan={plan} />
      <div class="pt-do">
        <MoveButton table={table} words="end" now kind="primary">
          {word("walk-end")}
        </MoveButton>
      </div>
    </>
  );
};
