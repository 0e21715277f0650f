/** How long somebody has been away, in words that are kept up to date. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { awayFor, largest } from "../../state/away";
import type { Summary } from "../../state/protocol";

const OFTEN = 5000; // milliseconds

/** Draws again now and then, as long as somebody is away. */
export function useTicks(on: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => tick((before) => before + 1), OFTEN);
    return () => clearInterval(timer);
  }, [on]);
}

export const timeOf = (seconds: number): string => t("away-time", largest(seconds));

/** "away for 4 minutes", at the seat. */
export function AwayTime({ summary, seat, heard }: { summary: Summary; seat: number; heard: number }): JSX.Element {
  const seconds = awayFor(summary, seat, heard);
  useTicks(seconds !== null);
  return <>{seconds === null ? t("table-away") : t("away-for", { time: timeOf(seconds) })}</>;
}
