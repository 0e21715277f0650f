/** My data: all of it to take along, or gone. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { Deleted } from "../messages";
import { Icon } from "../parts/Marks";
import { Dialog } from "../parts/table/Over";
import { forgetAllBut } from "../state/kept";
import * as mine from "../state/mine";
import { asked } from "../state/noticed";
import * as notices from "../state/notices";
import { useDoing } from "./doing";
import { everything } from "./everything";
import { Wrong } from "./Wrong";

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function Data({ me, gone }: { me: string; gone: (deleted: Deleted) => void }): JSX.Element {
  const [sure, setSure] = useState(false);
  const { busy, trouble, act } = useDoing();
  const download = (): void =>
    act(async () => save(JSON.stringify(await everything(me), null, 2), "watershed-me.json"));
  return (
    <section class="sheetcard" aria-labelledby="data">
      <h2 id="data">{t("you-data")}</h2>
      <p>{t("you-data-about")}</p>
      <div class="row wraps">
        <button type="button" disabled={busy} onClick={download}>
          <Icon name="log" />
          {busy ? t("you-downloading") : t("you-download")}
        </button>
        <button type="button" class="danger" onClick={() => setSure(true)}>
          {t("you-delete")}
        </button>
      </div>
      <Wrong trouble={trouble} />
      {sure && <Deleting me={me} close={() => setSure(false)} gone={gone} />}
    </section>
  );
}

const GOES = ["name", "seats", "history", "chat", "devices"] as const;
const STAYS = ["moves", "settings"] as const;

/** What this browser asked to be told is a trace of its person too. */
async function forgetNotices(): Promise<void> {
  const { push, mail } = asked.value;
  if (push) await notices.turnOff().catch(() => undefined);
  if (mail) await notices.noMail().catch(() => undefined);
}

function Deleting(props: { me: string; close: () => void; gone: (deleted: Deleted) => void }): JSX.Element {
  const { me, close, gone } = props;
  const { busy, trouble, act } = useDoing();
  const remove = (): void =>
    act(async () => {
      const deleted = await mine.remove(me);
      await forgetNotices();
      forgetAllBut("settings");
      gone(deleted);
    });
  return (
    <Dialog label={t("you-delete-sure")} close={close}>
      <h2>{t("you-delete-sure")}</h2>
      <p class="goes">{t("you-delete-goes")}</p>
      <ul>
        {GOES.map((what) => (
          <li key={what}>{t(`you-delete-goes-${what}`)}</li>
        ))}
      </ul>
      <p>{t("you-delete-stays")}</p>
      <ul>
        {STAYS.map((what) => (
          <li key={what}>{t(`you-delete-stays-${what}`)}</li>
        ))}
      </ul>
      <p>
        <b>{t("you-delete-final")}</b>
      </p>
      <Wrong trouble={trouble} />
      <div class="stack">
        <button type="button" onClick={close}>
          {t("you-keep")}
        </button>
        <button type="button" class="danger" disabled={busy} onClick={remove}>
          {busy ? t("you-deleting") : t("you-delete-yes")}
        </button>
      </div>
    </Dialog>
  );
}
