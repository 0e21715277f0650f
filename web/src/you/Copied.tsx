/** A link to take along: shown, copied, or sent where the browser can. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "../parts/Marks";

const canSend = (): boolean => typeof navigator.share === "function";

export function CopyLink({ link, label, title }: { link: string; label: string; title: string }): JSX.Element {
  const [copied, setCopied] = useState("");
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(link),
      () => setCopied(""),
    );
  };
  const isCopied = copied === link;
  return (
    <div class="row linkrow">
      <input readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        <Icon name={isCopied ? "check" : "open"} />
        {isCopied ? t("copied") : t("you-carry-copy")}
      </button>
      {canSend() && (
        <button type="button" onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
          <Icon name="chat" />
          {t("you-carry-send")}
        </button>
      )}
      <span class="unseen" role="status">
        {isCopied ? t("copied") : ""}
      </span>
    </div>
  );
}
