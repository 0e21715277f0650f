/** Beside the board: journal, chat, rules. On a phone the board is one of the tabs. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import type { ChatLine, SummarySeat } from "../../state/protocol";
import { Icon, SeatMark } from "../Marks";
import { called } from "../you";

/** More than that are not counted. */
const MOST = 99;

export type Tab = "board" | "journal" | "chat" | "rules";
const TABS: Tab[] = ["board", "journal", "chat", "rules"];
const ICONS = { board: "board", journal: "journal", chat: "chat", rules: "book" } as const;

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

export function Chat({
  lines,
  seats,
  say,
  mine,
}: {
  lines: ChatLine[];
  seats: SummarySeat[];
  say: ((text: string) => void) | null;
  mine: readonly number[];
}): JSX.Element {
  const [text, setText] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim()) say?.(text.trim().slice(0, 500));
    setText("");
  };
  return (
    <div class="chatroom">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div class="lines" role="log" aria-label={t("table-chat")} tabIndex={0}>
        {lines.length === 0 && <p class="dim">{t("chat-empty")}</p>}
        {lines.map((line) => {
          const seat = seats.find((one) => one.seat === line.seat);
          return (
            <p key={`${line.at}${line.text}`} class="saying">
              {seat && <SeatMark colour={seat.colour} name={called(mine, seat)} size={20} />}
              <b>{seat ? called(mine, { seat: seat.seat, name: line.name }) : line.name || t("chat-spectator")}</b>{" "}
              <span>{line.text}</span>
            </p>
          );
        })}
      </div>
      {say && (
        <form class="row" onSubmit={send}>
          <input
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            maxLength={500}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" disabled={!text.trim()}>
            {t("chat-send")}
          </button>
        </form>
      )}
    </div>
  );
}
