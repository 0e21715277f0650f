/** What a table offers to the parts that draw it. */

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Scales } from "../games/board";
import type { Arguments } from "../i18n/render";
import type { Report } from "../messages";
import type { ConnectionStatus } from "./connection";
import type { Handover } from "./handover";
import type { Hint } from "./hint";
import type { Model } from "./model";
import type { Group } from "./moves";
import type { News } from "./news";
import type { Past } from "./past";
import type { Preview } from "./preview";
import type { Message, State } from "./protocol";
import type { Reasons } from "./reasons";

/** Something said over the board: by the server, or a text of the browser's own by its id. */
export type Notice = { say: Message } | { own: string; args?: Arguments };

export interface Table {
  match: string;
  /** The seats held here; empty for a spectator. */
  seats: number[];
  status: ReadonlySignal<ConnectionStatus>;
  /** Why the server refused the connection. */
  reason: ReadonlySignal<Message | null>;
  /** A seat that is no longer ours: its time ran out, or it was given up elsewhere. */
  lost: ReadonlySignal<number | null>;
  model: ReadonlySignal<Model>;
  state: ReadonlySignal<State | null>;
  /** Whether the game waits for the seat that the screen belongs to. */
  mine: ReadonlySignal<boolean>;
  /** The legal moves; those that differ only in how many are one choice. */
  groups: ReadonlySignal<Group[]>;
  picked: Signal<string | null>;
  /** What the picked move would change. */
  preview: ReadonlySignal<Preview | null>;
  /** What moves would change that are only looked at. */
  scales: Scales;
  /** What a search would play, where one has asked. */
  hint: ReadonlySignal<Hint | null>;
  /** Whether one may ask: it is our turn, and nobody elsewhere plays. */
  helped: ReadonlySignal<boolean>;
  sending: ReadonlySignal<boolean>;
  notice: Signal<Notice | null>;
  /** Why moves are not possible, as far as it was asked. */
  reasons: Reasons["known"];
  /** The last move that is no news here. */
  acted: ReadonlySignal<number>;
  news: News;
  past: Past;
  /** Whether the end of the game is being shown. */
  finale: Signal<boolean>;
  handover: Handover;
  propose(words: string): void;
  /** Plays a legal move at once. */
  play(words: string): void;
  /** Says over the board why a move is not possible. */
  explain(words: string): void;
  /** Asks the same without showing it: the answer comes into `reasons`. */
  askWhy(words: string): void;
  raise(by: number): void;
  confirm(): void;
  /** Lets go of what was chosen. */
  cancel(): void;
  /** Takes a move that was played back, or a sealed answer. */
  undo(): void;
  askHint(): void;
  dropHint(): void;
  consent(yes: boolean): void;
  /** Proposes that bots play on for those who are away. */
  proposeBot(): void;
  agree(yes: boolean): void;
  chat(text: string): void;
  /** Tells the host of the server about a line of the chat, or a name. */
  report(about: Omit<Report, "type" | "id">): void;
  hurry(): void;
  close(): void;
}
