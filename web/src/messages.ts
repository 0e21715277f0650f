// Written by `watershed export-types` from src/watershed/server/bodies.py and messages.py; do not edit.

export interface Analysis {
  status: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  total: number;
  chances: number[][];
  swings: Swing[];
}

export interface Aside {
  move: number;
  sentence: string;
}

export interface Asked {
  type: "asked";
  undo: number;
  seat: number;
  name: string;
}

export interface BookSaid {
  name: string;
  title: string;
}

export interface BotSaid {
  name: string;
  about: string;
}

export interface Change {
  seat: number | null;
  what: string;
  before: number;
  after: number;
}

export interface Chapter {
  number: string;
  title: string;
  sentences: Sentence[];
}

export interface Choice {
  value: number;
  text: string;
}

export interface ClockSaid {
  by: "game" | "turn";
  bank: number;
  increment: number;
  then: string | null;
  left: number[];
  running: number | null;
}

export interface ClockWanted {
  by: "game" | "turn";
  bank: number;
  increment?: number;
  then?: string | null;
}

export interface Compiled {
  done: number;
  total: number;
}

export interface Components {
  title: string;
  [more: string]: unknown;
}

export interface Consent {
  type: "consent";
  id: string;
  undo: number;
  yes: boolean;
}

export interface Done {
  type: "answer";
  id: string;
  ok: true;
}

export interface End {
  ranking: Standing[];
  scoring: Record<string, unknown>[];
  history: number[][];
  seed: string;
  salt: string;
  commitment: string;
}

export interface Entry {
  move: number;
  seat: number | null;
  text: string;
  citation: string;
  kind: string;
  data: Record<string, unknown>;
}

export interface Fill {
  token: string;
  seat: number;
  bot: string;
}

export interface GameSaid {
  name: string;
  title: string;
  about: string;
  seats: number[];
  secrets: boolean;
  options: OptionSaid[];
  books: BookSaid[];
  bots: BotSaid[];
}

export interface Gone {
  name: string;
  why: "left" | "time";
}

export interface Good {
  words: string;
  text: string;
  place: number;
  win: number;
  simulations: number;
}

export interface Hello {
  type: "hello";
  token?: string | null;
  have?: number | null;
}

export interface Hint {
  type: "hint";
  id: string;
  seen: number;
}

export interface Hinted {
  type: "hinted";
  id: string;
  moves: Good[];
}

export interface Join {
  name: string;
  colour?: "red" | "blue" | "green" | "orange" | "violet" | null;
  seat?: number | null;
}

export interface Leave {
  token: string;
  bot?: string | null;
}

export interface Look {
  type: "look";
  id: string;
  move: number;
}

export interface Looked {
  type: "looked";
  id: string;
  move: number;
  view: Record<string, unknown>;
}

export interface Mine {
  tokens: string[];
}

export interface MoveSaid {
  id: number;
  name: string;
  args: Record<string, unknown>;
  text: string;
  words: string;
}

export interface MySummary {
  match: string;
  game: string;
  title: string;
  book: string;
  seats: SeatSaid[];
  status: "waiting" | "playing" | "over" | "set-aside";
  moves: number;
  to_move: number | null;
  public: boolean;
  commitment: string;
  created: string;
  ranking: Standing[];
  rematch: string | null;
  clock: ClockSaid | null;
  aside: Aside | null;
  seat: number;
  your_turn: boolean;
}

export interface NewMatch {
  game: string;
  book?: string | null;
  options?: Record<string, number>;
  public?: boolean;
  clock?: ClockWanted | null;
  lesson?: boolean;
  seats: SeatWanted[];
}

export interface Note {
  text: string;
  rule: string;
}

export interface OptionSaid {
  name: string;
  text: string;
  choices: Choice[];
  names_a_seat: boolean;
}

export interface Ping {
  type: "ping";
}

export interface PlayMove {
  type: "move";
  id: string;
  seen: number;
  move: string;
}

export interface Pong {
  type: "pong";
}

export interface Presence {
  type: "presence";
  summary: Summary;
}

export interface Problem {
  code: string;
  sentence: string;
}

export interface Reason {
  sentence: string;
  code: string;
  rule: string;
  need: number | null;
  have: number | null;
}

export interface Refused {
  type: "answer";
  id: string | null;
  ok: false;
  code: string;
  sentence: string;
  rule: string;
  need: number | null;
  have: number | null;
}

export interface Rematch {
  token: string;
}

export interface Replay {
  move: number;
  moves: number;
  view: Record<string, unknown>;
  entries: Entry[];
  scores: number[];
}

export interface Rules {
  chapters: Chapter[];
}

export interface Said {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

export interface SeatSaid {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  colour: "red" | "blue" | "green" | "orange" | "violet";
  bot: string | null;
  here: boolean;
  after: Gone | null;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface SeatWanted {
  kind: "me" | "open" | "bot";
  name?: string | null;
  colour?: "red" | "blue" | "green" | "orange" | "violet" | null;
  bot?: string | null;
}

export interface Seated {
  match: string;
  seat: number;
  token: string;
  more: SeatToken[];
}

export interface Sentence {
  number: string;
  text: string;
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
}

export interface State {
  type: "state";
  seq: number;
  summary: Summary;
  seat: number | null;
  view: Record<string, unknown>;
  moves: MoveSaid[];
  refusals: Record<string, Reason>;
  entries: Entry[];
  from: number;
  undo: "free" | "ask" | null;
}

export interface Summary {
  match: string;
  game: string;
  title: string;
  book: string;
  seats: SeatSaid[];
  status: "waiting" | "playing" | "over" | "set-aside";
  moves: number;
  to_move: number | null;
  public: boolean;
  commitment: string;
  created: string;
  ranking: Standing[];
  rematch: string | null;
  clock: ClockSaid | null;
  aside: Aside | null;
}

export interface Swing {
  move: number;
  seat: number;
  played: string;
  better: string;
  lost: number;
  error: number;
  place: number;
  better_place: number;
}

export interface Thinking {
  type: "thinking";
  seat: number;
  compiled: Compiled | null;
}

export interface Tried {
  type: "tried";
  id: string;
  move: string;
  changes: Change[];
  notes: Note[];
}

export interface Try {
  type: "try";
  id: string;
  seen: number;
  move: string;
}

export interface Undo {
  type: "undo";
  id: string;
  seen: number;
}

export interface Why {
  type: "why";
  id: string;
  move: string;
}

export type FromBrowser = Hello | PlayMove | Why | Try | Look | Hint | Undo | Consent | Say | Ping;

export type FromServer = Done | Refused | Tried | Looked | Hinted | Thinking | State | Said | Asked | Presence | Pong;

export type Answer = Done | Refused;
