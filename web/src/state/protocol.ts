/** The server's messages under the names this client uses, and what it takes for granted inside the open parts. */

import type * as wire from "../messages";

export type {
  Analysis,
  Answer,
  Argument,
  Asked,
  Brought,
  Change,
  Chapter,
  ClockSaid as Clock,
  Compiled,
  End as Ending,
  Entry,
  GameSaid as GameInfo,
  Good,
  Message,
  MySummary as Mine,
  NewMatch,
  NewWhatIf,
  NotesSaid,
  Opened,
  OpenTable,
  Presence,
  Previewed,
  Proposed,
  Rules,
  Said as ChatLine,
  Seated as Started,
  SeatSaid as SummarySeat,
  SeatWanted as SeatWish,
  Standing as Place,
  Summary,
  Swing,
  Thinking,
} from "../messages";

export type Colour = wire.SeatSaid["colour"];
export type Move = wire.MoveSaid;
export type Heard = wire.FromServer;
export type Said = Exclude<wire.FromBrowser, wire.Hello | wire.Away | wire.Ping>;

/** The part of a view that every game has. */
export interface View {
  game: string;
  moves: number;
  /** The seat that is looked through; null for one who watches. */
  seat: number | null;
  /** The first of those who are waited for. */
  to_move: number | null;
  /** Every seat that has to decide now. */
  waiting: number[];
  /** Every seat whose answer is sealed until the others have answered. */
  sealed: number[];
  /** What is being decided, and by whom. */
  prompt: wire.Message;
  names: string[];
  [more: string]: unknown;
}

export type State = Omit<wire.State, "view"> & { view: View };
export type Moment = Omit<wire.Replay, "view"> & { view: View };

/** What does not change during a game; each game's module knows the rest of its own. */
export interface Components {
  title: string;
  /** Names that the catalogues do not have, by message id. */
  printed?: Record<string, string>;
  [more: string]: unknown;
}

export interface Held {
  match: string;
  seat: number;
  token: string;
}
