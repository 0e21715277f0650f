/** Who has no name yet is asked for it before others come: once, and it is remembered. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { type Me, rememberMe } from "../state/seats";
import { COLOURS } from "./Marks";
import { PickColour } from "./PickColour";
import { Dialog } from "./table/Over";

export function AskName(props: { first: Me["colour"]; done: (who: Me) => void; close: () => void }): JSX.Element {
  const { first, done, close } = props;
  const [name, setName] = useState("");
  const [colour, setColour] = useState(first ?? COLOURS[0] ?? "red");
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const give = (event: Event): void => {
    event.preventDefault();
    const who = { name: name.trim(), colour };
    if (!who.name) return;
    rememberMe(who);
    done(who);
  };
  return (
    <Dialog label={t("name-title")} close={close}>
      <h2>{t("name-title")}</h2>
      <form class="askname" onSubmit={give}>
        <label class="field">
          <span>{t("join-name")}</span>
          <input
            ref={field}
            value={name}
            maxLength={24}
            required
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <div class="field">
          <span>{t("join-colour")}</span>
          <PickColour value={colour} choose={setColour} label={t("join-colour")} />
        </div>
        <p class="dim">{t("name-about")}</p>
        <button type="submit" class="primary big" disabled={!name.trim()}>
          {t("name-go")}
        </button>
      </form>
    </Dialog>
  );
}
