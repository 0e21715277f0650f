/** The offer to be told when it's my turn, where that may take long. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { isTold } from "../../state/noticed";
import { pathTo } from "../../state/router";
import type { Table } from "../../state/table";
import { Icon } from "../Marks";

const HOUR = 3600;

/** Whether somebody may well be away when their turn comes. */
export function isSlow(table: Table): boolean {
  const summary = table.state.value?.summary;
  return summary?.status === "playing" && summary.clock?.by === "turn" && summary.clock.bank >= HOUR;
}

export function TellMe({ table }: { table: Table }): JSX.Element | null {
  if (table.seats.length === 0 || isTold()) return null;
  return (
    <a class="quiet tellme" href={pathTo("notices", "", `match=${table.match}`)}>
      <Icon name="bell" />
      {t("settings-notices")}
    </a>
  );
}
