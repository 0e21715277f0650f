/** The chat: what people say, whom I don't want to read, and what the host of the server should know. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { mutedAt } from "../../state/muted";
import type { ChatLine, SummarySeat } from "../../state/protocol";
import type { Table } from "../../state/table";
import { IconButton, SeatMark } from "../Marks";
import { called } from "../you";
import { LineDialog } from "./LineDialog";
import "./chat.css";

/** Lines in a row that I see, or that are folded away. */
interface Run {
  folded: boolean;
  lines: ChatLine[];
}

export function runsOf(lines: readonly ChatLine[], isFolded: (line: ChatLine) => boolean): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const folded = isFolded(line);
    const last = runs.at(-1);
    if (last?.folded === folded) last.lines.push(line);
    else runs.push({ folded, lines: [line] });
  }
  return runs;
}

export function ChatRoom({ table }: { table: Table }): JSX.Element {
  const [open, setOpen] = useState<number | null>(null);
  const [about, setAbout] = useState<ChatLine | null>(null);
  const { chat, chatOff } = table.model.value;
  const muted = mutedAt(table.match);
  const seats = table.state.value?.summary.seats ?? [];
  const isFolded = (line: ChatLine): boolean =>
    (line.seat !== null && muted.seats.includes(line.seat)) || muted.lines.includes(line.line);
  const one = (line: ChatLine): JSX.Element => (
    <Line key={line.line} line={line} seats={seats} mine={table.seats} more={setAbout} />
  );
  return (
    <div class="chatroom">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div class="lines" role="log" aria-label={t("table-chat")} tabIndex={0}>
        {chatOff && <p class="dim">{t("chat-off")}</p>}
        {!chatOff && chat.length === 0 && <p class="dim">{t("chat-empty")}</p>}
        {runsOf(chat, isFolded).map(({ folded, lines }) => {
          const first = lines[0]?.line ?? 0;
          return folded && open !== first ? (
            <button key={first} type="button" class="folded" onClick={() => setOpen(first)}>
              {t("chat-folded", { count: lines.length })}
            </button>
          ) : (
            lines.map(one)
          );
        })}
      </div>
      {table.seats.length > 0 && !chatOff && <SayForm say={table.chat} />}
      {about && <LineDialog table={table} about={{ ...about, line: about }} close={() => setAbout(null)} />}
    </div>
  );
}

function Line({
  line,
  seats,
  mine,
  more,
}: {
  line: ChatLine;
  seats: readonly SummarySeat[];
  mine: readonly number[];
  more: (line: ChatLine) => void;
}): JSX.Element {
  const seat = seats.find((one) => one.seat === line.seat);
  const name = seat ? called(mine, { seat: seat.seat, name: line.name }) : line.name || t("chat-spectator");
  const others = line.seat !== null && mine.length > 0 && !mine.includes(line.seat);
  return (
    <div class="saying">
      <p>
        {seat && <SeatMark colour={seat.colour} name={called(mine, seat)} size={20} />}
        <b>{name}</b> <span>{line.hidden ? <i class="dim">{t("chat-removed")}</i> : line.text}</span>
      </p>
      {others && <IconButton icon="legend" label={t("chat-more", { name: line.name })} onClick={() => more(line)} />}
    </div>
  );
}

function SayForm({ say }: { say: (text: string) => void }): JSX.Element {
  const [text, setText] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim()) say(text.trim().slice(0, 500));
    setText("");
  };
  return (
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
  );
}
