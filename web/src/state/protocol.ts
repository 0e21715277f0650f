/** What the server and the browser say to each other (docs/protocol.md); the one place the rest of the client imports it from. */

export type Colour = "red" | "blue" | "green" | "orange" | "violet";
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface SummarySeat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  colour: Colour | null;
  bot: string | null;
  here: boolean;
}

export interface Place {
  seat: number;
  place: number;
  points: number;
}

export interface Summary {
  match: string;
  game: string;
  title: string;
  book: string;
  seats: SummarySeat[];
  status: "waiting" | "playing" | "over";
  moves: number;
  to_move: number | null;
  public: boolean;
  commitment: string;
  created: string;
  ranking: Place[] | null;
}

export interface Move {
  id: number;
  name: string;
  args: Record<string, Json>;
  text: string;
  words: string;
}

export interface Refusal {
  sentence: string;
  code: string;
  rule: string | null;
  need: number | null;
  have: number | null;
}

export interface Entry {
  move: number;
  seat: number | null;
  text: string;
  citation: string;
  kind: string;
  data: Record<string, Json>;
}

/** The part of a view that every game has. */
export interface View {
  game: string;
  moves: number;
  to_move: number | null;
  sentence: string;
  names: string[];
  [more: string]: Json;
}

export interface State {
  type: "state";
  seq: number;
  summary: Summary;
  seat: number | null;
  view: View;
  moves: Move[];
  refusals: Record<string, Refusal>;
  entries: Entry[];
  from: number;
  undo: "free" | "ask" | null;
}

/** What does not change during a game; each game's module knows the rest of its own. */
export interface Components {
  title: string;
  cards: { card: string; name: string; [more: string]: Json }[];
}
