/** The link for those who should sit down: copied, shared, or shown round the room. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Summary } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { Icon } from "../Marks";
import { Qr } from "../Qr";
import { Dialog } from "./Over";

const inviteLink = (match: string): string => `${location.origin}${pathTo("join", match)}`;

/** Only browsers with a share sheet can share, and only over HTTPS. */
const canShare = (): boolean => typeof navigator !== "undefined" && "share" in navigator;

export function Invite({ summary, title }: { summary: Summary; title: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const link = inviteLink(summary.match);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      field?.select(); // without the clipboard, it is ready to be copied by hand
    }
  };
  const share = (): void => {
    navigator.share({ title, text: t("invite-text", { title }), url: link }).catch(() => undefined); // closed without sharing
  };
  return (
    <>
      <p>{t("table-share-lead")}</p>
      <div class="row">
        <input
          ref={setField}
          readOnly
          value={link}
          aria-label={t("table-share")}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div class="row inviteways">
        <button type="button" class="primary" onClick={() => void copy()}>
          <Icon name={copied ? "check" : "open"} />
          {copied ? t("copied") : t("table-copy")}
        </button>
        {canShare() && (
          <button type="button" onClick={share}>
            <Icon name="share" />
            {t("invite-share")}
          </button>
        )}
        <button type="button" onClick={() => setShown(true)}>
          <Icon name="qr" />
          {t("invite-qr")}
        </button>
      </div>
      <p class="dim">{summary.listed ? t("invite-listed") : t("invite-unlisted")}</p>
      {shown && (
        <Dialog label={t("invite-qr")} close={() => setShown(false)}>
          <h2>{t("invite-qr-title", { title })}</h2>
          <div class="inviteqr">
            <Qr text={link} label={t("invite-qr-label", { title })} />
            <p class="dim">{t("invite-qr-about")}</p>
            <code>{link}</code>
          </div>
        </Dialog>
      )}
    </>
  );
}
