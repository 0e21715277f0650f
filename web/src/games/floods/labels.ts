/** What a screen reader says about a cell: what is in it, what borders it and what is possible. */

import { listed, say, thing, word } from "../../i18n";
import type { Table } from "./table";

/** The words of the moves that a click on a cell may mean, with what they say; a chain is said by its first move. */
function possible(table: Table, code: string): string[] {
  return table.moves
    .filter((move) => move.words.split(" ").includes(code))
    .map((move) => say(move.say))
    .slice(0, 6);
}

/** All of a cell in one sentence, for those who do not see it. */
export function cellLabel(table: Table, code: string, target: boolean): string {
  const { view, atlas } = table;
  const [component, cell] = [atlas.cells.get(code), view.cells[code]];
  if (!component || !cell) return thing("cell", code);
  const who = (seat: number) => ({ who: { seat } });
  const count = (kind: string, many: number): string => word(`count-${kind}`, { count: many });
  const slaves = cell.warriors?.seat;
  const parts = [
    thing("cell", code),
    cell.status === "dry" ? (component.ore ? thing("resource", component.ore) : "") : word(`cell-is-${cell.status}`),
    cell.controller === null ? "" : word("cell-held", who(cell.controller)),
    cell.warriors
      ? word("cell-pawns", { ...who(cell.warriors.seat), what: count("warriors", cell.warriors.count) })
      : "",
    ...Object.entries(cell.workers)
      .filter(([, many]) => many > 0)
      .map(([seat, many]) =>
        word("cell-pawns", {
          ...who(Number(seat)),
          what: count(slaves !== undefined && slaves !== Number(seat) ? "slaves" : "workers", many),
        }),
      ),
    cell.boats ? word("cell-pawns", { ...who(cell.boats.seat), what: count("boats", cell.boats.count) }) : "",
    cell.fanatics > 0 ? count("fanatics", cell.fanatics) : "",
    cell.status === "dry" ? count("forests", cell.forests) : "",
    cell.mines > 0 ? count("mines", cell.mines) : "",
    cell.dolmen === null ? "" : word("cell-dolmen", who(cell.dolmen)),
    cell.status === "dry" && component.rise > 0 ? word("cell-drowns", { rise: component.rise }) : "",
    word("cell-borders", { cells: listed(component.neighbours.map((other) => thing("cell", other))) }),
    ...(table.planner?.told(code) ?? []),
    target ? word("cell-target") : "",
    ...possible(table, code),
  ];
  return parts.filter(Boolean).join(". ");
}
