/** What somebody who joins should know first: the clock, the language, and what differs from the usual game. */

import type { JSX } from "preact";
import { LANGUAGES, t } from "../i18n";
import { unusual } from "../state/open";
import type { GameInfo, Summary } from "../state/protocol";
import { Icon, type IconName } from "./Marks";

const [HOUR, DAY] = [3600, 86_400];

function paceText({ clock }: Summary): string {
  if (!clock) return t("clock-none");
  if (clock.by === "game")
    return t("clock-pace-live", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  if (clock.bank >= DAY) return t("clock-pace-slow", { days: Math.round(clock.bank / DAY) });
  if (clock.bank >= HOUR) return t("tables-hours", { hours: Math.round(clock.bank / HOUR) });
  return t("tables-turn-minutes", { minutes: Math.max(1, Math.round(clock.bank / 60)) });
}

export function TableFacts({ table, game }: { table: Summary; game: GameInfo | undefined }): JSX.Element {
  const language = LANGUAGES.find(({ value }) => value === table.language)?.text;
  const facts: [IconName, string][] = [
    [table.clock ? "clock" : "hourglass", paceText(table)],
    ...(language ? [["chat", language] as [IconName, string]] : []),
    ...unusual(table, game).map((text) => ["menu", text] as [IconName, string]),
    ...(table.moves > 0 ? [["journal", t("tables-begun", { count: table.moves })] as [IconName, string]] : []),
  ];
  return (
    <ul class="plain tablefacts">
      {facts.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}
