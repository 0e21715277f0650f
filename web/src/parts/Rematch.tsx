/** The same players again: for those who held a seat. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import * as api from "../state/api";
import { go, pathTo } from "../state/router";
import { holdStarted, seatsAt } from "../state/seats";
import { asApiError, sentenceOf } from "./Loaded";
import { Icon } from "./Marks";

export function Rematch({ match, primary = false }: { match: string; primary?: boolean }): JSX.Element | null {
  const [trouble, setTrouble] = useState("");
  const mine = seatsAt(match)[0];
  if (!mine) return null;
  async function again(): Promise<void> {
    if (!mine) return;
    try {
      const started = await api.rematch(mine);
      holdStarted(started);
      go(pathTo("table", started.match));
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
    }
  }
  return (
    <>
      <button type="button" class={primary ? "primary" : ""} onClick={() => void again()}>
        <Icon name="again" />
        {t("end-rematch")}
      </button>
      {trouble && (
        <p class="wrong" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
