// Written by `watershed export-types` from the schemas in src/watershed/server; do not edit.

/** The version of this protocol, for hello. */
export const PROTOCOL = 1;

/** What is to be said; a catalogue turns it into a sentence (i18n/render.ts). */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
  rule?: string;
}

export type Argument =
  | number
  | string
  | { seat: number }
  | { list: Argument[]; link: string }
  | Message
  | { [kind: string]: string };

export interface Agree {
  type: "agree";
  id: string;
  proposal: number;
  yes: boolean;
}

export interface Analysis {
  status: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  total: number;
  chances: number[][];
  swings: Swing[];
  compiled: Compiled | null;
}

export interface Arrive {
  code: string;
  label: string;
  me?: string | null;
  tokens?: string[];
}

export interface Arrived {
  token: string;
  me: Me;
  brought: number;
}

export interface AsMe {
  me: string;
}

export interface Aside {
  move: number;
  say: Message;
}

export interface Asked {
  type: "asked";
  undo: number;
  seat: number;
  name: string;
}

export interface Away {
  type: "away";
  away: boolean;
}

export interface AwaySaid {
  seat: number;
  away: number;
  ask_in: number;
  alone_in: number;
}

export interface BookSaid {
  name: string;
  title: string;
}

export interface BotSaid {
  name: string;
  title: string;
  about: string;
}

export interface Brought {
  signature: "here" | "elsewhere" | "unsigned" | "changed" | "unchecked";
  key: string | null;
  server: string | null;
  signed: string | null;
  at: string;
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

export interface ChatOff {
  type: "chat-off";
}

export interface Choice {
  value: number;
  text: string;
}

export interface Claim {
  me: string;
  tokens: string[];
}

export interface Claimed {
  seats: SeatAt[];
}

export interface ClockSaid {
  by: "game" | "turn";
  bank: number;
  increment: number;
  then: string | null;
  left: number[];
  running: number[];
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
  left: number | null;
}

export interface Components {
  title: string;
  [more: string]: unknown;
}

export interface Confirm {
  code: string;
}

export interface Confirmed {
  mail: string;
}

export interface Consent {
  type: "consent";
  id: string;
  undo: number;
  yes: boolean;
}

export interface DealSaid {
  dealt: boolean;
  seals: (string | null)[];
  missing: number[];
}

export interface Deleted {
  matches: number;
  given_up: number;
  lines: number;
}

export interface DeviceSaid {
  device: string;
  label: string;
  made: string;
  seen: string;
  here: boolean;
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
  secret: string | null;
  nonces: string[];
  seals: (string | null)[];
  key: string;
}

export interface Entry {
  move: number;
  seat: number | null;
  kind: string;
  say: Message;
}

export interface Fill {
  token: string;
  seat: number;
  bot: string;
}

export interface Forget {
  type: "forget";
  id: string;
  hint: string;
}

export interface GameResult {
  game: string;
  title: string;
  played: number;
  won: number;
  place: number;
  seats: number;
  best: number;
}

export interface GameSaid {
  name: string;
  title: string;
  about: string;
  seats: number[];
  secrets: boolean;
  minutes: Minutes | null;
  weight: "light" | "medium" | "heavy" | null;
  options: OptionSaid[];
  books: BookSaid[];
  bots: BotSaid[];
}

export interface Gone {
  name: string;
  why: "left" | "time" | "away";
  by: string[];
}

export interface Good {
  words: string;
  say: Message;
  place: number;
  win: number;
  simulations: number;
}

export interface Hello {
  type: "hello";
  token?: string | null;
  seat?: number | null;
  have?: number | null;
  protocol?: number | null;
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
  seal?: string | null;
  me?: string | null;
}

export interface Kept {
  matches: KeptMatch[];
  next: string | null;
}

export interface KeptLine {
  seat: number;
  text: string;
  at: string;
  hidden: boolean;
}

export interface KeptMatch {
  match: string;
  names: KeptName[];
  notes: KeptNote[];
  moves: KeptMove[];
  chat: KeptLine[];
  reports: KeptReport[];
  webhooks: string[];
}

export interface KeptMove {
  seat: number;
  move: number;
  words: string;
  at: string;
}

export interface KeptName {
  seat: number;
  name: string;
}

export interface KeptNote {
  seat: number;
  text: string;
  at: string;
}

export interface KeptOf {
  me: string;
  before?: string | null;
}

export interface KeptReport {
  seat: number;
  reason: string;
  note: string;
  at: string;
}

export interface Leave {
  token: string;
  bot?: string | null;
  seat?: number | null;
}

export interface LinkMade {
  code: string;
  until: string;
  minutes: number;
}

export interface LinkSaid {
  name: string | null;
  matches: number;
}

export interface LinksCancelled {
  cancelled: number;
}

export interface Look {
  type: "look";
  id: string;
  move: number;
}

export interface LookAtLink {
  code: string;
}

export interface Looked {
  type: "looked";
  id: string;
  move: number;
  view: Record<string, unknown>;
}

export interface MailWanted {
  address?: string | null;
  key?: string | null;
}

export interface MatchesOf {
  me: string;
  game?: string | null;
  status?: "going" | "over" | null;
  opponents?: "people" | "bots" | null;
  before?: string | null;
  count?: number;
}

export interface Me {
  name: string | null;
  language: "en" | "fr";
  made: string;
  page: string | null;
  devices: DeviceSaid[];
}

export interface Mine {
  tokens: string[];
  me?: string | null;
}

export interface Minutes {
  least: number;
  most: number;
}

export interface MoveSaid {
  words: string;
  name: string;
  args: Record<string, unknown>;
  say: Message;
}

export interface MyMatch {
  match: string;
  game: string;
  title: string;
  book: string;
  seats: SeatSaid[];
  status: "waiting" | "playing" | "over" | "set-aside" | "unfinished";
  moves: number;
  to_move: number | null;
  waiting: number[];
  public: boolean;
  listed: boolean;
  language: "en" | "fr" | null;
  options: Record<string, number>;
  commitment: string;
  deal: DealSaid;
  created: string;
  ranking: Standing[];
  rematch: string | null;
  clock: ClockSaid | null;
  away: AwaySaid[];
  aside: Aside | null;
  what_if: WhatIfSaid | null;
  imported: boolean;
  mine: number[];
  your_turn: boolean;
  ended: string | null;
  counts: boolean;
}

export interface MyMatches {
  matches: MyMatch[];
  next: string | null;
}

export interface MyNotices {
  notices: ToldAt[];
}

export interface MySeats {
  seats: number[];
}

export interface MySummary {
  match: string;
  game: string;
  title: string;
  book: string;
  seats: SeatSaid[];
  status: "waiting" | "playing" | "over" | "set-aside" | "unfinished";
  moves: number;
  to_move: number | null;
  waiting: number[];
  public: boolean;
  listed: boolean;
  language: "en" | "fr" | null;
  options: Record<string, number>;
  commitment: string;
  deal: DealSaid;
  created: string;
  ranking: Standing[];
  rematch: string | null;
  clock: ClockSaid | null;
  away: AwaySaid[];
  aside: Aside | null;
  what_if: WhatIfSaid | null;
  imported: boolean;
  seat: number;
  your_turn: boolean;
}

export interface NewMatch {
  game: string;
  book?: string | null;
  options?: Record<string, number>;
  public?: boolean;
  listed?: boolean;
  clock?: ClockWanted | null;
  lesson?: boolean;
  language?: "en" | "fr";
  seal?: string | null;
  me?: string | null;
  seats: SeatWanted[];
}

export interface NewPerson {
  label: string;
  name?: string | null;
  language?: "en" | "fr";
  tokens?: string[];
}

export interface NewWhatIf {
  move: number;
  seat: number;
  redeal?: boolean;
  bot?: string | null;
  name?: string | null;
  language?: "en" | "fr";
}

export interface NotesSaid {
  text: string;
  version: number;
  saved: boolean;
}

export interface NotesWanted {
  token: string;
  seat?: number | null;
}

export interface NotesWritten {
  token: string;
  seat?: number | null;
  text: string;
  version: number;
}

export interface Notified {
  key: string | null;
  mail: string | null;
  confirmed: boolean;
  seats: number;
}

export interface Notify {
  language?: "en" | "fr";
  tokens?: string[];
  push?: Subscription | null;
  mail?: MailWanted | null;
}

export interface NotifyNoMore {
  endpoint?: string | null;
  key?: string | null;
}

export interface Offered {
  push: string;
  mail: boolean;
}

export interface OpenNonce {
  type: "open";
  id: string;
  nonce: string;
}

export interface OpenTable {
  match: string;
  game: string;
  title: string;
  book: string;
  seats: SeatSaid[];
  status: "waiting" | "playing" | "over" | "set-aside" | "unfinished";
  moves: number;
  to_move: number | null;
  waiting: number[];
  public: boolean;
  listed: boolean;
  language: "en" | "fr" | null;
  options: Record<string, number>;
  commitment: string;
  deal: DealSaid;
  created: string;
  ranking: Standing[];
  rematch: string | null;
  clock: ClockSaid | null;
  away: AwaySaid[];
  aside: Aside | null;
  what_if: WhatIfSaid | null;
  imported: boolean;
  pace: "free" | "clock" | "days";
  attended: boolean;
  free: number[];
}

export interface Opened {
  match: string;
  moves: number;
  over: boolean;
}

export interface OpponentResult {
  kind: "person" | "bot";
  name: string;
  played: number;
  won: number;
  place: number;
  ahead: number;
  behind: number;
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

export interface PlayedMatch {
  match: string;
  game: string;
  title: string;
  seat: number;
  place: number;
  names: string[];
  ranking: Standing[];
  created: string;
  ended: string | null;
}

export interface Pong {
  type: "pong";
}

export interface Presence {
  type: "presence";
  summary: Summary;
}

export interface Preview {
  type: "preview";
  id: string;
  seen: number;
  move: string;
}

export interface Previewed {
  type: "preview";
  id: string;
  move: string;
  changes: Change[];
  notes: Message[];
}

export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  say: Message;
  sentence: string;
}

export interface Propose {
  type: "propose";
  id: string;
}

export interface Proposed {
  type: "proposed";
  proposal: number;
  seat: number;
  name: string;
  away: number[];
}

export interface Refused {
  type: "answer";
  id: string | null;
  ok: false;
  code: string;
  say: Message;
  sentence: string;
}

export interface Rematch {
  token: string;
  seal?: string | null;
  seat?: number | null;
  me?: string | null;
}

export interface Rename {
  me: string;
  name: string;
  language?: "en" | "fr" | null;
}

export interface Replay {
  move: number;
  moves: number;
  view: Record<string, unknown>;
  entries: Entry[];
  scores: number[];
}

export interface Report {
  type: "report";
  id: string;
  line?: number | null;
  seat: number;
  reason: "insult" | "threat" | "private" | "spam" | "other";
  note?: string | null;
}

export interface Resolved {
  type: "resolved";
  proposal: number;
  seat: number;
  how: "granted" | "declined" | "lapsed" | "back";
  who: string[];
}

export interface Results {
  played: number;
  won: number;
  games: GameResult[];
  opponents: OpponentResult[];
}

export interface ResultsPage {
  name: string | null;
  since: string;
  results: Results;
  matches: PlayedMatch[];
}

export interface Revoke {
  me: string;
  device: string;
}

export interface Rules {
  language: string;
  chapters: Chapter[];
}

export interface Said {
  type: "chat";
  line: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  hidden: boolean;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

export interface SeatAt {
  match: string;
  seat: number;
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

export interface SeatedHere {
  token: string;
}

export interface SeatsAt {
  me: string;
  match: string;
}

export interface Sentence {
  number: string;
  text: string;
}

export interface Settled {
  type: "settled";
  undo: number;
  seat: number;
  how: "granted" | "declined" | "lapsed";
  who: string | null;
}

export interface ShareResults {
  me: string;
  shared: boolean;
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
  refusals: Record<string, string[]>;
  entries: Entry[];
  from: number;
  undo: "free" | "ask" | "withdraw" | null;
}

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Summary {
  match: string;
  game: string;
  title: string;
  book: string;
  seats: SeatSaid[];
  status: "waiting" | "playing" | "over" | "set-aside" | "unfinished";
  moves: number;
  to_move: number | null;
  waiting: number[];
  public: boolean;
  listed: boolean;
  language: "en" | "fr" | null;
  options: Record<string, number>;
  commitment: string;
  deal: DealSaid;
  created: string;
  ranking: Standing[];
  rematch: string | null;
  clock: ClockSaid | null;
  away: AwaySaid[];
  aside: Aside | null;
  what_if: WhatIfSaid | null;
  imported: boolean;
}

export interface Swing {
  move: number;
  seat: number;
  played: Message;
  better: Message;
  lost: number;
  error: number;
  place: number;
  better_place: number;
}

export interface TakeBack {
  token: string;
  seat?: number | null;
}

export interface Thinking {
  type: "thinking";
  seat: number;
  compiled: Compiled | null;
}

export interface ToldAt {
  kind: "push" | "mail";
  address: string;
  language: string;
  confirmed: boolean;
  made: string;
  used: string;
  seats: SeatAt[];
}

export interface Undo {
  type: "undo";
  id: string;
  seen: number;
}

export interface WebhookMade {
  secret: string;
}

export interface WebhookSaid {
  by: string;
  host: string;
}

export interface WebhookSeen {
  webhook: WebhookSaid | null;
}

export interface WebhookWanted {
  token: string;
  url: string;
  language?: "en" | "fr";
}

export interface WhatIfSaid {
  of: string | null;
  move: number;
  seat: number;
  redealt: boolean;
}

export interface Why {
  type: "why";
  id: string;
  move: string;
}

export interface Withdraw {
  type: "withdraw";
  id: string;
  seen: number;
}

export type FromBrowser = Hello | PlayMove | Why | Preview | Look | Hint | Forget | Undo | Withdraw | OpenNonce | Consent | Propose | Agree | Say | Away | Report | Ping;

export type FromServer = Done | Refused | Previewed | Looked | Hinted | Thinking | State | Said | ChatOff | Asked | Settled | Proposed | Resolved | Presence | Pong;

export type Answer = Done | Refused;
