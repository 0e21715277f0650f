/** My own notes at a match. */

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../../i18n";
import * as api from "../../state/api";
import { type Notes as Mine, MOST, openNotes } from "../../state/notes";
import { seatsAt } from "../../state/seats";
import "./notes.css";

/** `seat` is whose notes they are; null for one who watches. */
export function Notes({ match, seat }: { match: string; seat: number | null }): JSX.Element {
  const mine = seatsAt(match).find((one) => one.seat === seat);
  const token = mine?.token;
  const notes = useMemo(() => {
    const book = mine
      ? {
          read: () => api.notes(mine),
          save: (text: string, version: number) => api.saveNotes(mine, text, version),
        }
      : null;
    return openNotes(`${match}.${token ? seat : "watching"}`, book);
  }, [match, seat, token]);
  useEffect(() => notes.close, [notes]);
  return (
    <div class="notebook">
      <label for="notes" class="unseen">
        {t("notes-title")}
      </label>
      <textarea
        id="notes"
        maxLength={MOST}
        placeholder={t(token ? "notes-about" : "notes-about-watching")}
        value={notes.text.value}
        onInput={(event) => notes.write(event.currentTarget.value)}
      />
      {notes.other.value !== null && <Both notes={notes} other={notes.other.value} />}
      <p class="dim" role="status">
        {t(`notes-${notes.how.value}`)}
      </p>
    </div>
  );
}

/** Another device has saved something else: nothing is lost before I have chosen. */
function Both({ notes, other }: { notes: Mine; other: string }): JSX.Element {
  const mine = notes.text.value;
  const joined = `${mine}\n\n${other}`;
  return (
    <div class="otherdevice" role="alert">
      <p>{t("notes-other")}</p>
      <blockquote>{other}</blockquote>
      <div class="row">
        <button type="button" class="primary" disabled={joined.length > MOST} onClick={() => notes.settle(joined)}>
          {t("notes-both")}
        </button>
        <button type="button" onClick={() => notes.settle(mine)}>
          {t("notes-mine")}
        </button>
        <button type="button" onClick={() => notes.settle(other)}>
          {t("notes-theirs")}
        </button>
      </div>
    </div>
  );
}
