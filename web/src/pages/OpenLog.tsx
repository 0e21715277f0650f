/** A log of a match is opened here: chosen, dropped on any page, or pasted. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Frame } from "../parts/Frame";
import { asApiError, sentenceOf } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import * as api from "../state/api";
import { dropped } from "../state/dropped";
import { go, pathTo } from "../state/router";
import "./openlog.css";

/** Bytes that the server takes. */
const MOST = 256 * 1024;

export function OpenLog(): JSX.Element {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);

  async function open(log: string): Promise<void> {
    setTrouble("");
    if (new Blob([log]).size > MOST) return setTrouble(t("open-large", { most: MOST / 1024 }));
    setBusy(true);
    try {
      const { match, moves, over } = await api.openLog(log);
      go(pathTo("replay", match, `move=${over ? 0 : moves}`));
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
    }
    setBusy(false);
  }

  async function take(file: File | null | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MOST) return setTrouble(t("open-large", { most: MOST / 1024 }));
    const log = await file.text().catch(() => null);
    if (log === null) return setTrouble(t("open-unreadable", { name: file.name }));
    await open(log);
  }

  const waiting = dropped.value;
  useEffect(() => {
    if (!waiting) return;
    dropped.value = null;
    void take(waiting);
  }, [waiting]);

  return (
    <Frame title={t("open-title")}>
      <div class="openlog">
        <h1>{t("open-title")}</h1>
        <p class="dim">{t("open-about")}</p>
        <label class="dropzone">
          <Icon name="log" size={32} />
          <b>{busy ? t("open-busy") : t("open-choose")}</b>
          <span class="dim">{t("open-drop")}</span>
          <input
            type="file"
            class="unseen"
            accept=".json,application/json,text/plain"
            disabled={busy}
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void open(text);
          }}
        >
          <label for="pasted">{t("open-paste")}</label>
          <textarea
            id="pasted"
            rows={5}
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="primary" disabled={busy || !text.trim()}>
            {t("open-go")}
          </button>
        </form>
        <p class="unseen" role="status">
          {busy ? t("open-busy") : ""}
        </p>
        {trouble && (
          <p class="wrong" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Frame>
  );
}
