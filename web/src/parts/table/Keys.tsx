/** The keys of a table: `?` shows them. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Dialog } from "./Over";

export const keysShown = signal(false);

export const KEYS = ["enter", "escape", "amount", "undo", "hint", "past", "look", "arrows", "space", "keys"] as const;

/** Each key, and what it does. */
export const KeyList = (): JSX.Element => (
  <dl class="keys">
    {KEYS.map((key) => (
      <div key={key}>
        <dt>
          <kbd>{t(`about-key-${key}`)}</kbd>
        </dt>
        <dd>{t(`about-does-${key}`)}</dd>
      </div>
    ))}
  </dl>
);

export const KeysDialog = (): JSX.Element | null =>
  keysShown.value ? (
    <Dialog label={t("about-keys")} close={() => (keysShown.value = false)}>
      <h2>{t("about-keys")}</h2>
      <KeyList />
    </Dialog>
  ) : null;
