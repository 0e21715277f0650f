/** What the chosen move would change, as a small sign on the edge of the number it changes. */

import type { FunctionComponent } from "preact";
import { signed } from "../../state/preview";
import type { Meaning } from "../board";
import { Said } from "./Card";
import { Icon, ProductionIcon, Token } from "./icons";
import type { Table } from "./table";
import { say, tell } from "./text";
import { ICONS, type IconName } from "./types";

/** It lies over the board's layout and moves nothing; the dock says the same to a screen reader. */
export const Delta: FunctionComponent<{ table: Table; seat: number | null; what: string }> = ({
  table,
  seat,
  what,
}) => {
  const change = table.changes.find((one) => one.seat === seat && one.what === what);
  if (!change || change.before === change.after) return null;
  return (
    <span
      class={`f-delta ${change.after < change.before ? "down" : "up"}`}
      aria-hidden="true"
      data-change={`${seat ?? "table"} ${what}`}
      data-by={change.after - change.before}
    >
      <Said text={signed(change)} />
    </span>
  );
};

const isIcon = (what: string): what is IconName => ICONS.some((icon) => icon === what);

/** The words of `changes` in this game: its icons, and what nations and the table hold. */
export function meaning(what: string): Meaning | null {
  if (isIcon(what)) return { label: say.icon(what), icon: <ProductionIcon name={what} size={18} /> };
  switch (what) {
    case "tokens":
      return { label: tell("tokens"), icon: <Token size={18} /> };
    case "points":
      return { label: tell("points"), icon: <Icon name="Scoring" size={17} /> };
    case "cards":
      return { label: tell("cards"), icon: <Icon name="cards" size={17} /> };
    case "strength":
      return { label: tell("strength"), icon: <Icon name="strength" size={18} /> };
    case "supply":
    case "reserve":
      return {
        label: tell(what),
        icon: (
          <>
            <Icon name={what} size={18} />
            <span class="word">{tell(what)}</span>
          </>
        ),
      };
    default:
      return null;
  }
}
