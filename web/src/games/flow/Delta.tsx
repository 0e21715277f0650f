/** What the chosen move would change, as a small sign on the edge of the number it changes. */

import type { FunctionComponent } from "preact";
import { thing } from "../../i18n";
import type { Meaning } from "../board";
import { shiftOf } from "../change";
import { Said } from "./Card";
import { Icon, ProductionIcon, Token } from "./icons";
import { isIcon } from "./names";
import type { Table } from "./table";

/** It is over the board's layout and moves nothing; the dock says the same to a screen reader. */
export const Delta: FunctionComponent<{ table: Table; seat: number | null; what: string }> = ({
  table,
  seat,
  what,
}) => {
  const shift = shiftOf(table, seat, what);
  return (
    shift && (
      <span
        class={`f-delta ${shift.by < 0 ? "down" : "up"}`}
        aria-hidden="true"
        data-change={`${seat ?? "table"} ${what}`}
        data-by={shift.by}
      >
        <Said text={shift.text} />
      </span>
    )
  );
};

/** The words of `changes` in this game: its icons, and what nations and the table hold. */
export function meaning(what: string): Meaning | null {
  const label = thing("change", what);
  if (isIcon(what)) return { label, icon: <ProductionIcon name={what} size={18} /> };
  switch (what) {
    case "tokens":
      return { label, icon: <Token size={18} /> };
    case "points":
    case "cards":
      return { label, icon: <Icon name={what} size={17} /> };
    case "strength":
      return { label, icon: <Icon name={what} size={18} /> };
    case "supply":
    case "reserve":
      return {
        label,
        icon: (
          <>
            <Icon name={what} size={18} />
            <span class="word">{label}</span>
          </>
        ),
      };
    default:
      return null;
  }
}
