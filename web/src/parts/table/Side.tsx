/** Beside the board: journal, chat, rules. On a phone the board is one of the tabs. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Icon } from "../Marks";

/** More than that are not counted. */
const MOST = 99;

export type Tab = "board" | "journal" | "chat" | "notes" | "rules";
const TABS: Tab[] = ["board", "journal", "chat", "notes", "rules"];
const ICONS = { board: "board", journal: "journal", chat: "chat", notes: "pencil", rules: "book" } as const;

/** `news` are the lines of the journal that nobody has seen here. */
export function Tabs({
  tab,
  choose,
  unread,
  news,
}: {
  tab: Tab;
  choose: (tab: Tab) => void;
  unread: boolean;
  news: number;
}): JSX.Element {
  return (
    <div class="tabs" role="group" aria-label={t("table-side")}>
      {TABS.map((one) => (
        <button key={one} type="button" class={one} aria-pressed={tab === one} onClick={() => choose(one)}>
          <Icon name={ICONS[one]} />
          <span>{t(`table-${one}`)}</span>
          {one === "chat" && unread && <i class="dot" />}
          {one === "journal" && news > 0 && (
            <b class="unseencount">
              <span aria-hidden="true">{news > MOST ? `${MOST}+` : news}</span>
              <span class="unseen">{t("journal-unseen", { count: news })}</span>
            </b>
          )}
        </button>
      ))}
    </div>
  );
}
