/** Giving up a seat: to a bot, or to anybody who comes. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import * as api from "../../state/api";
import { go } from "../../state/router";
import { letGo, seatsAt } from "../../state/seats";
import { usualBot } from "../../state/setup";
import type { Table } from "../../state/table";
import { asApiError, sentenceOf } from "../Loaded";
import { Dialog } from "./Over";

export function Leaving({ table, close }: { table: Table; close: () => void }): JSX.Element {
  const [trouble, setTrouble] = useState("");

  async function leave(toBot: boolean): Promise<void> {
    try {
      const games = toBot ? await api.games() : [];
      const game = games.find((one) => one.name === table.state.value?.summary.game);
      const seats = seatsAt(table.match);
      for (const seat of seats) await api.leave(seat, game && usualBot(game));
      letGo(table.match);
      go("/");
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
    }
  }

  return (
    <Dialog label={t("table-leave")} close={close}>
      <h2>{t("table-leave-sure")}</h2>
      {trouble && (
        <p class="wrong" role="alert">
          {trouble}
        </p>
      )}
      <div class="stack">
        <button type="button" class="primary" onClick={close}>
          {t("table-stay")}
        </button>
        <button type="button" onClick={() => void leave(true)}>
          {t("table-leave-bot")}
        </button>
        <button type="button" onClick={() => void leave(false)}>
          {t("table-leave-open")}
        </button>
      </div>
    </Dialog>
  );
}
