/** The ways to leave a table, and what each of them means. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import * as api from "../../state/api";
import type { Summary } from "../../state/protocol";
import { go } from "../../state/router";
import { letGo, seatsAt } from "../../state/seats";
import { usualBot } from "../../state/setup";
import type { Table } from "../../state/table";
import { asApiError, sentenceOf } from "../Loaded";
import { Icon, type IconName } from "../Marks";
import { shown } from "./Clock";
import { Dialog } from "./Over";

/** What staying away means: for the table, and for my time. */
function keeping(summary: Summary): string {
  const { clock } = summary;
  if (!summary.deal.dealt) return t("leave-keep-waiting");
  if (!clock) return t("leave-keep-free");
  const time = shown(clock.bank);
  if (clock.by === "turn") return clock.then ? t("leave-keep-turn-bot", { time }) : t("leave-keep-turn-open", { time });
  return clock.then ? t("leave-keep-clock-bot") : t("leave-keep-clock-open");
}

const giving = (summary: Summary): string => (summary.deal.dealt ? t("leave-bot-about") : t("leave-bot-early"));

function opening(summary: Summary): string {
  if (!summary.deal.dealt) return t("leave-open-early");
  return summary.listed ? t("leave-open-listed") : t("leave-open-about");
}

export function Leaving({ table, close }: { table: Table; close: () => void }): JSX.Element | null {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const summary = table.state.value?.summary;
  if (!summary) return null;

  async function leave(toBot: boolean): Promise<void> {
    setBusy(true);
    try {
      const games = toBot ? await api.games() : [];
      const game = games.find((one) => one.name === summary?.game);
      for (const seat of seatsAt(table.match)) await api.leave(seat, game && usualBot(game));
      letGo(table.match);
      go("/");
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
      setBusy(false);
    }
  }

  return (
    <Dialog label={t("table-leave")} close={close}>
      <h2>{t("table-leave")}</h2>
      {trouble && (
        <p class="wrong" role="alert">
          {trouble}
        </p>
      )}
      <div class="stack leaving">
        <Way name="keep" icon="home" title={t("leave-keep")} about={keeping(summary)} go={() => go("/")} busy={busy} />
        <Way
          name="bot"
          icon="bot"
          title={t("table-leave-bot")}
          about={giving(summary)}
          go={() => void leave(true)}
          busy={busy}
        />
        <Way
          name="open"
          icon="open"
          title={t("table-leave-open")}
          about={opening(summary)}
          go={() => void leave(false)}
          busy={busy}
        />
        <button type="button" class="primary" onClick={close}>
          {t("table-stay")}
        </button>
      </div>
    </Dialog>
  );
}

function Way(props: {
  name: string;
  icon: IconName;
  title: string;
  about: string;
  go: () => void;
  busy: boolean;
}): JSX.Element {
  return (
    <button type="button" class={`way ${props.name}`} onClick={props.go} disabled={props.busy}>
      <Icon name={props.icon} size={24} />
      <span>
        <strong>{props.title}</strong>
        <span>{props.about}</span>
      </span>
    </button>
  );
}
