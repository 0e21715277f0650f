/** Which clock: none, live, or slow; and what happens when time is up. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { PACES, type Pace, usualPace } from "../state/clock";
import type { NewMatch } from "../state/protocol";
import { Segments } from "./Frame";

const DAY = 86_400;

const name = ({ kind, clock }: Pace): string =>
  kind === "live"
    ? t("clock-pace-live", { minutes: clock.bank / 60, seconds: clock.increment ?? 0 })
    : t("clock-pace-slow", { days: clock.bank / DAY });

const about = ({ kind, clock }: Pace): string =>
  kind === "live"
    ? t("clock-live-about", { minutes: clock.bank / 60, seconds: clock.increment ?? 0 })
    : t("clock-slow-about", { days: clock.bank / DAY });

export function ClockChoice({ bot, choose }: { bot: string; choose: (clock: NewMatch["clock"]) => void }): JSX.Element {
  const [pace, setPace] = useState<Pace | null>(null);
  const [then, setThen] = useState<"bot" | "open">("bot");
  function take(to: Pace | null, after: "bot" | "open"): void {
    setPace(to);
    setThen(after);
    // biome-ignore lint/suspicious/noThenProperty: the server's name for it.
    choose(to && { ...to.clock, then: after === "bot" ? bot : null });
  }
  return (
    <div class="clockchoice">
      <Segments
        label={t("clock-title")}
        hideLabel
        value={pace?.kind ?? "none"}
        options={(["none", "live", "slow"] as const).map((value) => ({ value, text: t(`clock-${value}`) }))}
        choose={(kind) => take(kind === "none" ? null : usualPace(kind), then)}
      />
      {pace && (
        <Segments
          label={t("clock-pace")}
          value={PACES.indexOf(pace)}
          choose={(index) => take(PACES[index] ?? null, then)}
          options={PACES.flatMap((one, value) => (one.kind === pace.kind ? [{ value, text: name(one) }] : []))}
        />
      )}
      <p class="dim">{pace ? about(pace) : t("clock-none-about")}</p>
      {pace && (
        <>
          <Segments
            label={t("clock-time-up")}
            value={then}
            choose={(after) => take(pace, after)}
            options={(["bot", "open"] as const).map((value) => ({ value, text: t(`clock-${value}`) }))}
          />
          <p class="dim">{then === "bot" ? t("clock-bot-about") : t("clock-open-about")}</p>
        </>
      )}
    </div>
  );
}
