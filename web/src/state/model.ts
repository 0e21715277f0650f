/** What one seat knows of its table, and how each message changes it. Plain data, no sockets. */

import { now } from "./clock";
import type { Asked, ChatLine, Compiled, Entry, Heard, Proposed, State, Thinking } from "./protocol";

export interface Model {
  state: State | null;
  journal: Entry[];
  /** What the last change added to the journal. */
  recent: Entry[];
  chat: ChatLine[];
  /** Nobody can chat on this server. */
  chatOff: boolean;
  asked: Asked | null;
  /** That bots play on for those who are away. */
  proposed: Proposed | null;
  /** What was last said about a bot that takes its time; about the table as it stands. */
  thinking: Thinking | null;
  /** When the summary was told, on the clock of `clock.ts`. */
  heard: number;
}

export const blank: Model = {
  state: null,
  journal: [],
  recent: [],
  chat: [],
  chatOff: false,
  asked: null,
  proposed: null,
  thinking: null,
  heard: 0,
};

export function receive(model: Model, message: Heard, at = now()): Model {
  switch (message.type) {
    case "state":
      return receiveState(model, message as State, at);
    case "chat":
      return { ...model, chat: withLine(model.chat, message) };
    case "chat-off":
      return { ...model, chatOff: true };
    case "asked":
      return { ...model, asked: message };
    case "settled":
      return { ...model, asked: model.asked?.undo === message.undo ? null : model.asked };
    case "proposed":
      return { ...model, proposed: message };
    case "resolved":
      return { ...model, proposed: null };
    case "thinking":
      return { ...model, thinking: message };
    case "presence":
      return model.state ? { ...model, state: { ...model.state, summary: message.summary }, heard: at } : model;
    default:
      return model;
  }
}

/** The state with the highest seq wins; a later one withdraws the question about an earlier undo. */
function receiveState(model: Model, state: State, at: number): Model {
  const known = model.state?.seq ?? -1;
  if (state.seq < known) return model;
  const kept = state.from === 0 ? [] : model.journal.filter((entry) => entry.move <= state.from);
  const asked = state.seq > known ? null : model.asked;
  const thinking = state.seq > known ? null : model.thinking;
  const news = state.from === 0 && model.state ? newIn(model.journal, state.entries) : state.entries;
  return { ...model, state, journal: [...kept, ...state.entries], recent: news, asked, thinking, heard: at };
}

function newIn(before: Entry[], after: Entry[]): Entry[] {
  const last = before.at(-1)?.move ?? 0;
  return after.filter((entry) => entry.move > last);
}

/** Whether the game waits for a seat; it may wait for several at once. */
export const waitsFor = (state: State | null, seat: number): boolean =>
  state?.summary.status === "playing" && state.view.waiting.includes(seat);

/** How far the compiler is, as a part of one, while a seat that has to decide waits for it; null otherwise. */
export function warmth({ state, thinking }: Model): number | null {
  if (!thinking?.compiled || !waitsFor(state, thinking.seat)) return null;
  const { done, total } = thinking.compiled;
  return total > 0 ? Math.min(1, done / total) : 0;
}

interface TimeLeft {
  known: "yes" | "no";
  minutes: number;
}

/** How long the compiler will take, as the sentences about it want it. */
export const warmLeft = ({ thinking }: Model): TimeLeft => minutesLeft(thinking?.compiled ?? null);

export function minutesLeft(compiled: Compiled | null): TimeLeft {
  const left = compiled?.left ?? null;
  return { known: left === null ? "no" : "yes", minutes: Math.round((left ?? 0) / 60) };
}

/** Whether moves are missing between what we have and what the message continues from. */
export function hasGap(model: Model, message: Heard): boolean {
  if (message.type !== "state" || message.from === 0) return false;
  if (model.state && message.seq < model.state.seq) return false;
  return message.from > (model.state?.summary.moves ?? 0);
}

/** A line is told once; told again, it is as it is now. */
const withLine = (chat: ChatLine[], line: ChatLine): ChatLine[] =>
  chat.some((one) => one.line === line.line)
    ? chat.map((one) => (one.line === line.line ? line : one))
    : [...chat, line];

/** The entries of one turn, under the entry that opened it. */
export interface Turn {
  title: Entry | null;
  entries: Entry[];
}

export function byTurn(journal: Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of journal) {
    if (entry.kind === "turn") turns.push({ title: entry, entries: [] });
    else if (turns.length === 0) turns.push({ title: null, entries: [entry] });
    else turns.at(-1)?.entries.push(entry);
  }
  return turns;
}

/** The last move that is no news to a seat: the one it played itself. */
export function lastOwnMove(journal: Entry[], seat: number, acted: number | null): number {
  if (acted !== null) return acted;
  const acts = journal.filter((entry, index) => entry.kind !== "turn" && isFirst(journal, index));
  return acts.findLast((entry) => entry.seat === seat)?.move ?? 0;
}

/** The first line of a move says what its player did; later ones may speak of what others got by it. */
const isFirst = (journal: Entry[], index: number): boolean => {
  const before = journal.slice(Math.max(0, index - 20), index).findLast((entry) => entry.kind !== "turn");
  return before?.move !== journal[index]?.move;
};
