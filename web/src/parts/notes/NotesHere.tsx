/** My notes on the pages after a game, folded away; loaded when they are opened. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { seatsAt } from "../../state/seats";
import { later } from "../Later";
import { Icon } from "../Marks";

const Notes = later(() => import("./Notes").then((part) => part.Notes));

export function NotesHere({ match }: { match: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <details class="sheetcard wide noteshere" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="pencil" />
        {t("notes-title")}
      </summary>
      {open && <Notes match={match} seat={seatsAt(match)[0]?.seat ?? null} />}
    </details>
  );
}
