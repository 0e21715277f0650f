/** The seam between the table, which knows no game, and a game's board, which knows no sockets. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Change, Colour, Components, Entry, Message, State, View } from "../state/protocol";
import type { Sound } from "../state/sounds";

export interface BoardProps {
  /** The last state of the table, as the server sent it. What a move, a journal line or the prompt says is a message:
   * `say` of i18n/say.ts turns it into a sentence, and `say.args` are its facts. */
  state: State;
  components: Components;
  /** Proposes a move by its words, "invest 2 4", or a chain, "pick 3; place 4"; the dock then asks to confirm it. */
  choose: (words: string) => void;
  /** Plays a move at once, without asking to confirm it: for what was proposed already, or can be undone freely. */
  play: (words: string) => void;
  /** Asks why a move is not possible; the answer appears over the board. */
  explain: (words: string) => void;
  /** Asks the same without showing it: the answer comes into `reasons`. */
  askWhy: (words: string) => void;
  /** Why moves are not possible, as far as somebody has asked, by their words. */
  reasons: Readonly<Record<string, Message>>;
  /** Shows a card large, by its slug. */
  inspect: (card: string) => void;
  /** The words of the move that waits for confirmation. */
  picked: string | null;
  /** What just happened, to highlight or to animate. */
  recent: Entry[];
  /** The viewer prefers reduced motion. */
  reduced: boolean;
  /** For a board that shows what moves would change before one is chosen. */
  scales?: Scales;
  /** What the move that is looked at, or waits for confirmation, would change: to be drawn beside what it changes. */
  changes?: readonly Change[];
  /** The words of moves that a search proposes, the best first, to be marked on the board. */
  hinted?: readonly string[];
  /** The seats that others did something to since the viewer last moved. */
  hit?: readonly number[];
  /** The view from which `recent` led to this one, where it is not the one drawn before: in a tour of the past. */
  before?: View | null;
}

export interface Scales {
  /** Asks the server what a move would change; null if it doesn't say. */
  ask(words: string): Promise<readonly Change[] | null>;
  /** The `changes` of a move that is looked at; null for those of the one that waits for confirmation. */
  shown: Signal<readonly Change[] | null>;
}

/** A word of `changes`, as the game draws and calls it. */
export interface Meaning {
  label: string;
  icon: ComponentChildren;
}

/** Where points come from, with what it gives each seat, in seat order. */
export interface ScoreSource {
  label: string;
  points: number[];
}

/** How every seat was scored, step by step; each game knows the shape of its own. */
export interface EndDetailProps {
  /** One for each seat, the winner's first. */
  scoring: unknown[];
  /** The names and colours of the seats, in seat order. */
  names: string[];
  colours: Colour[];
  components: Components;
}

export interface GalleryProps {
  components: Components;
}

/** Every sign that is drawn on the board, with its name; the table shows it at one click. */
export type LegendProps = GalleryProps;

export interface InspectProps {
  components: Components;
  card: string;
}

/** What a game's `index.tsx` exports. Things on its board may say, for the table and the coach:
 * `data-hint` the rank of the proposed move they are about, `data-arrows` that arrow keys walk inside them,
 * `data-hangs` that they hang over the edge of the thing they are in. Its board has the class `gameboard`: it fills its room.
 */
export interface GameModule {
  Board: FunctionComponent<BoardProps>;
  EndDetail: FunctionComponent<EndDetailProps>;
  Gallery: FunctionComponent<GalleryProps>;
  /** A card, large, with everything there is to know about it; the table shows it over the board. */
  Inspect?: FunctionComponent<InspectProps>;
  Legend?: FunctionComponent<LegendProps>;
  /** What a line of the journal sounds like, by its kind. */
  sounds?: Readonly<Record<string, Sound>>;
  /** How the thing that Inspect shows is called; without it, `card-<key>` of the catalogue. */
  called?: (components: Components, card: string) => string;
  /** What a chain of moves does, in a sentence; without it, the dock says its first move. */
  told?: (chain: string) => string;
  /** Whether a refused move is about the same thing as the chosen one; without it, where their first argument is the same. */
  alike?: (chosen: string, refused: string) => boolean;
  /** The points of every seat as they are now, in seat order: only what everybody may know. `standing-count` says them. */
  points?: (view: View) => number[];
  /** The seats that a line of the journal tells a blow against. */
  hits?: (entry: Entry) => number[];
  /** The score, source by source, in the order in which it is counted. */
  sources?: (scoring: unknown[]) => ScoreSource[];
  /** What a word of `changes` means in this game; null for one it does not know. */
  meaning?: (what: string) => Meaning | null;
}
