/** Small states for tests. */

import type { Entry, Move, State, Summary } from "../../src/state/protocol";

export const summary = (change: Partial<Summary> = {}): Summary => ({
  match: "m1",
  game: "flow",
  title: "Flow",
  book: "flow",
  status: "playing",
  moves: 0,
  to_move: 0,
  public: false,
  commitment: "",
  created: "",
  ranking: [],
  rematch: null,
  clock: null,
  seats: [
    { seat: 0, kind: "person", name: "Ann", colour: "red", bot: null, here: true, after: null },
    { seat: 1, kind: "bot", name: "Ben", colour: "blue", bot: "greedy", here: false, after: null },
  ],
  ...change,
});

export const entry = (move: number, seat = 0, kind = "did"): Entry => ({
  move,
  seat,
  text: `${kind} ${move}`,
  citation: "5.1",
  kind,
  data: {},
});

export const move = (words: string, text = words): Move => {
  const [name = "", slot, tokens] = words.split(" ");
  return {
    id: 0,
    name,
    text,
    words,
    args: { ...(slot && { slot: Number(slot) }), ...(tokens && { tokens: Number(tokens) }) },
  };
};

export function state(seq: number, change: Partial<State> = {}): State {
  return {
    type: "state",
    seq,
    summary: summary({ moves: seq }),
    seat: 0,
    moves: [],
    refusals: {},
    entries: [],
    from: 0,
    undo: null,
    view: { game: "flow", moves: seq, to_move: 0, sentence: "Ann chooses.", names: ["Ann", "Ben"] },
    ...change,
  };
}
