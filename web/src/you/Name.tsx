/** How I am called. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { Me } from "../messages";
import { Icon } from "../parts/Marks";
import { keep } from "../state/kept";
import * as mine from "../state/mine";
import { me as known, rememberMe } from "../state/seats";
import { useDoing } from "./doing";
import { Wrong } from "./Wrong";

export function Name({ me, who, tell }: { me: string; who: Me; tell: (who: Me) => void }): JSX.Element {
  const [name, setName] = useState(who.name ?? "");
  const [saved, setSaved] = useState(false);
  const { busy, trouble, act } = useDoing();
  useEffect(() => setName(who.name ?? ""), [who.name]);

  const save = (event: Event): void => {
    event.preventDefault();
    act(async () => {
      const told = await mine.rename(me, name.trim());
      rememberMe({ ...known(), name: told.name ?? "" });
      keep("named", told.name ?? "");
      tell(told);
      setSaved(true);
    });
  };

  return (
    <form class="youname" onSubmit={save}>
      <label class="field" for="myname">
        <span>{t("you-name")}</span>
      </label>
      <div class="row">
        <input
          id="myname"
          value={name}
          maxLength={24}
          required
          autocomplete="nickname"
          aria-describedby="myname-about"
          onInput={(event) => {
            setName(event.currentTarget.value);
            setSaved(false);
          }}
        />
        <button type="submit" disabled={busy || !name.trim() || name.trim() === who.name}>
          {saved && <Icon name="check" />}
          {saved ? t("you-name-saved") : t("you-name-save")}
        </button>
      </div>
      <p class="dim" id="myname-about">
        {t("you-name-about")}
      </p>
      <span class="unseen" role="status">
        {saved ? t("you-name-saved") : ""}
      </span>
      <Wrong trouble={trouble} />
    </form>
  );
}
