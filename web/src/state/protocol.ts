/** The server's messages under the names this client uses, and what it takes for granted inside the open parts. */

import type * as wire from "../messages";

export type {
  Analysis,
  Answer,
  Asked,
  Change,
  Chapter,
  ClockSaid as Clock,
  End as Ending,
  Entry,
  GameSaid as GameInfo,
  Good,
  MySummary as Mine,
  NewMatch,
  Note,
  Presence,
  Reason as Refusal,
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
export type Said = wire.PlayMove | wire.Why | wire.Try | wire.Look | wire.Hint | wire.Undo | wire.Consent | wire.Say;

/** The part of a view that every game has. */
export interface View {
  game: string;
  moves: number;
  to_move: number | null;
  sentence: string;
  names: string[];
  [more: string]: unknown;
}

export type State = Omit<wire.State, "view"> & { view: View };
export type Moment = Omit<wire.Replay, "view"> & { view: View };

/** What does not change during a game; each game's module knows the rest of its own. */
export interface Components {
  title: string;
  /** The cards of a game that has cards. */
  cards?: { card: string; name: string; [more: string]: unknown }[];
  [more: string]: unknown;
}

export interface Held {
  match: string;
  seat: number;
  token: string;
}
