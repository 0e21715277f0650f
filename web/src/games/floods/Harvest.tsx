/** The harvest: a plan that one tap accepts, and every cell of it to be changed. */

import type { FunctionComponent } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { Icon } from "../../parts/Marks";
import { hintOf } from "../offer";
import { Stepper } from "../Stepper";
import { Glyph } from "./glyphs";
import { felling, harvestChain, mostIdle, type Work, type Yield, yieldOf } from "./moves";
import "./sheets.css";
import type { Table } from "./table";
import type { FloodsView } from "./views";

/** The plan as the server has it. */
const planned = (view: FloodsView): Work[] => (view.plan ?? []).map(({ cell, wood }) => ({ cell, wood, idle: 0 }));

interface Row {
  work: Work;
  gives: Yield;
}

const rowsOf = (view: FloodsView, works: readonly Work[]): Row[] =>
  works.flatMap((work) => {
    const cell = view.cells[work.cell];
    return cell ? [{ work, gives: yieldOf(cell, work) }] : [];
  });

/** What a plan brings in all. */
function total(table: Table, rows: readonly Row[]): [resource: string, count: number][] {
  const found = new Map<string, number>();
  for (const { work, gives } of rows) {
    const ore = table.atlas.cells.get(work.cell)?.ore;
    found.set("wood", (found.get("wood") ?? 0) + gives.wood);
    if (ore) found.set(ore, (found.get(ore) ?? 0) + gives.ore);
  }
  return [...found].filter(([, count]) => count > 0);
}

const Warning: FunctionComponent<{ cell: string; gives: Yield; bare: boolean }> = ({ cell, gives, bare }) => {
  const name = thing("label", cell);
  const said = [
    gives.lost ? word("harvest-lost", { cell: name }) : "",
    !gives.lost && gives.idle > 0 ? word("harvest-fanatics", { cell: name, count: gives.idle }) : "",
    bare ? word("harvest-bare", { cell: name }) : "",
  ].filter(Boolean);
  return said.length > 0 ? (
    <p class={`fl-warning ${gives.lost ? "lost" : gives.idle > 0 ? "mad" : "bare"}`} data-warns={cell}>
      {said.join(" ")}
    </p>
  ) : null;
};

/** Whether the last tree of a cell would fall. */
const isBare = (table: Table, { work }: Row): boolean => {
  const cell = table.view.cells[work.cell];
  return cell !== undefined && cell.forests > 0 && work.wood >= cell.forests && !cell.felled;
};

export const Harvest: FunctionComponent<{ table: Table; open: boolean; setOpen: (open: boolean) => void }> = ({
  table,
  open,
  setOpen,
}) => {
  const { view } = table;
  const [works, setWorks] = useState<Work[]>(() => planned(view));
  const key = (view.plan ?? []).map(({ cell, wood }) => `${cell} ${wood}`).join();
  useLayoutEffect(() => setWorks(planned(view)), [key]);
  const rows = rowsOf(view, works);
  const change = (work: Work): void => setWorks(works.map((one) => (one.cell === work.cell ? work : one)));
  const words = harvestChain(view, works);
  const worst = rows.filter((row) => row.gives.lost || row.gives.idle > 0 || isBare(table, row));
  return (
    <>
      {open && (
        <div class="fl-sheet fl-harvest" role="group" aria-label={word("harvest-plan")}>
          <ul>
            {rows.map(({ work, gives }) => {
              const cell = view.cells[work.cell];
              const ore = table.atlas.cells.get(work.cell)?.ore;
              if (!cell) return null;
              const [least, most] = felling(cell, work.idle);
              return (
                <li key={work.cell} class={gives.lost ? "lost" : gives.idle > 0 ? "mad" : ""} data-plan={work.cell}>
                  <b>{thing("label", work.cell)}</b>
                  <Stepper
                    value={work.wood}
                    least={least}
                    most={most}
                    label={word("harvest-fell", { cell: thing("label", work.cell) })}
                    set={(wood) => change({ ...work, wood })}
                  >
                    <Glyph name="wood" size={17} />
                  </Stepper>
                  <span class="fl-yield" title={ore ? thing("resource", ore) : ""}>
                    {ore && <Glyph name={ore} size={17} />}
                    <b>{gives.ore}</b>
                    {ore && <span class="unseen"> {thing("resource", ore)}</span>}
                  </span>
                  <Stepper
                    value={gives.idle}
                    least={gives.idle - work.idle}
                    most={gives.idle - work.idle + mostIdle(cell)}
                    label={word("harvest-idle", { cell: thing("label", work.cell) })}
                    set={(idle) => {
                      const by = work.idle + idle - gives.idle;
                      const [fewest, greatest] = felling(cell, by);
                      change({ ...work, idle: by, wood: Math.max(fewest, Math.min(greatest, work.wood)) });
                    }}
                  >
                    <Glyph name="fanatics" size={17} />
                  </Stepper>
                </li>
              );
            })}
          </ul>
          {worst.map((row) => (
            <Warning key={row.work.cell} cell={row.work.cell} gives={row.gives} bare={isBare(table, row)} />
          ))}
        </div>
      )}
      <p class="fl-total">
        {total(table, rows).map(([resource, count]) => (
          <span key={resource} title={thing("resource", resource)}>
            <Glyph name={resource} size={19} />
            <b>+{count}</b>
            <span class="unseen"> {thing("resource", resource)}</span>
          </span>
        ))}
        {rows.some(({ gives }) => gives.idle > 0) && (
          <span class="mad" title={thing("change", "fanatics")}>
            <Glyph name="fanatics" size={19} />
            <b>+{rows.reduce((sum, { gives }) => sum + gives.idle, 0)}</b>
            <span class="unseen"> {thing("change", "fanatics")}</span>
          </span>
        )}
      </p>
      {!open && worst[0] && <Warning cell={worst[0].work.cell} gives={worst[0].gives} bare={isBare(table, worst[0])} />}
      <span class="fl-do">
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? "less" : "more"} size={17} />
          {word("harvest-change")}
        </button>
        <button
          type="button"
          class="primary can"
          data-move="harvest"
          data-hint={hintOf(table, ["harvest"])}
          onClick={() => table.play(words)}
        >
          <Icon name="check" size={17} />
          {word("harvest-accept")}
        </button>
      </span>
    </>
  );
};
