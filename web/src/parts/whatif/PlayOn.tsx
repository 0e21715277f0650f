/** Playing on from a moment of a match, against bots: who, how strong they are, and whether what was hidden comes as it did. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { say, t } from "../../i18n";
import * as api from "../../state/api";
import type { GameInfo, Message, Summary } from "../../state/protocol";
import { go, pathTo } from "../../state/router";
import { holdStarted, me, seatsAt } from "../../state/seats";
import { settings } from "../../state/settings";
import { usualBot } from "../../state/setup";
import { Segments } from "../Frame";
import { asApiError, Loaded, sentenceOf, useGames } from "../Loaded";
import { Icon, SeatMark } from "../Marks";
import { Dialog } from "../table/Over";
import "./whatif.css";

export interface From {
  summary: Summary;
  move: number;
  /** Who goes on, unless a seat of mine is at this match. */
  seat?: number | undefined;
  /** What somebody should have played here. */
  better?: Message;
}

export function PlayOn({ from, close }: { from: From; close: () => void }): JSX.Element {
  const games = useGames();
  const label = t("whatif-title", { move: from.move });
  return (
    <Dialog label={label} close={close}>
      <h2>{label}</h2>
      <Loaded of={games}>
        {(list) => {
          const game = list.find((one) => one.name === from.summary.game);
          return game && <Form from={from} game={game} />;
        }}
      </Loaded>
    </Dialog>
  );
}

function Form({ from, game }: { from: From; game: GameInfo }): JSX.Element {
  const { summary, move, better } = from;
  const [seat, setSeat] = useState(from.seat ?? seatsAt(summary.match)[0]?.seat ?? summary.seats[0]?.seat ?? 0);
  const [bot, setBot] = useState(usualBot(game));
  const [redeal, setRedeal] = useState<"as" | "again">("as");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const { name } = me();
  const wish = {
    move,
    seat,
    redeal: redeal === "again",
    bot,
    ...(name && { name }),
    language: settings.value.language,
  };
  async function begin(): Promise<void> {
    setBusy(true);
    try {
      const started = await api.whatIf(summary.match, wish);
      holdStarted(started);
      go(pathTo("table", started.match));
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
      setBusy(false);
    }
  }
  return (
    <form
      class="whatif"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <p class="dim">{t("whatif-about", { move })}</p>
      {better && (
        <p class="better">
          <Icon name="lamp" />
          <span>{t("whatif-better", { better: say(better) })}</span>
        </p>
      )}
      <Segments
        label={t("whatif-seat")}
        value={seat}
        choose={setSeat}
        options={summary.seats.map((one) => ({
          value: one.seat,
          text: (
            <>
              <SeatMark colour={one.colour} name={one.name} size={20} /> {one.name}
            </>
          ),
        }))}
      />
      <Segments
        label={t("whatif-bots")}
        value={bot}
        choose={setBot}
        options={game.bots.map((one) => ({ value: one.name, text: one.title, hint: one.about }))}
      />
      <div class="luck">
        <Segments
          label={t("whatif-luck")}
          value={redeal}
          choose={setRedeal}
          describedBy="whatif-luck"
          options={[
            { value: "as", text: t("whatif-as") },
            { value: "again", text: t("whatif-again") },
          ]}
        />
        <small id="whatif-luck" class="dim">
          {t(redeal === "again" ? "whatif-again-about" : "whatif-as-about")}
        </small>
      </div>
      {trouble && (
        <p class="wrong" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="primary big" disabled={busy}>
        <Icon name="play" />
        {t("whatif-go")}
      </button>
    </form>
  );
}
