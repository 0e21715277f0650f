/** What I can do about a player: not read what they say any more, or report their name, or a line of theirs. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Report } from "../../messages";
import { hideLine, mute, mutedAt, unmute } from "../../state/muted";
import type { ChatLine } from "../../state/protocol";
import type { Table } from "../../state/table";
import { Dialog } from "./Over";
import "./chat.css";

const REASONS: Report["reason"][] = ["insult", "threat", "private", "spam", "other"];
const LONGEST = 300;

export function LineDialog(props: {
  table: Table;
  /** Who it is, and what they said, if it is about that. */
  about: Pick<ChatLine, "seat" | "name"> & { line?: ChatLine };
  close: () => void;
}): JSX.Element {
  const { table, about, close } = props;
  const [what, setWhat] = useState<"line" | "name" | null>(null);
  const seat = about.seat ?? 0;
  const line = about.line?.hidden ? undefined : about.line;
  const isMuted = mutedAt(table.match).seats.includes(seat);
  const act = (work: () => void) => (): void => {
    work();
    close();
  };
  return (
    <Dialog label={t("chat-more", { name: about.name })} close={close}>
      <h2>{about.name}</h2>
      {what !== "name" && line && <blockquote class="reported">{line.text}</blockquote>}
      {what ? (
        <ReportForm
          what={what}
          send={(reason, note) => {
            const reported = what === "line" ? line?.line : undefined;
            table.report({ line: reported ?? null, seat, reason, note: note || null });
            if (reported !== undefined) hideLine(table.match, reported);
            close();
          }}
        />
      ) : (
        <div class="stack">
          <button type="button" onClick={act(() => (isMuted ? unmute : mute)(table.match, seat))}>
            {t(isMuted ? "chat-unmute" : "chat-mute", { name: about.name })}
          </button>
          {line && (
            <button type="button" onClick={() => setWhat("line")}>
              {t("report-line")}
            </button>
          )}
          <button type="button" onClick={() => setWhat("name")}>
            {t("report-name")}
          </button>
          <p class="dim">{t("chat-mute-about")}</p>
        </div>
      )}
    </Dialog>
  );
}

function ReportForm({
  what,
  send,
}: {
  what: "line" | "name";
  send: (reason: Report["reason"], note: string) => void;
}): JSX.Element {
  const [reason, setReason] = useState<Report["reason"]>("insult");
  const [note, setNote] = useState("");
  return (
    <form
      class="stack report"
      onSubmit={(event) => {
        event.preventDefault();
        send(reason, note.trim());
      }}
    >
      <fieldset>
        <legend>{t(what === "line" ? "report-line-why" : "report-name-why")}</legend>
        {REASONS.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            {t(`report-${one}`)}
          </label>
        ))}
      </fieldset>
      <label class="note">
        {t("report-note")}
        <input maxLength={LONGEST} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <button type="submit" class="primary">
        {t("report-send")}
      </button>
    </form>
  );
}
