/** Small states for tests. */

import type { Entry, Message, Move, State, Summary } from "../../src/state/protocol";

export const summary = (change: Partial<Summary> = {}): Summary => {
  const first = change.to_move === undefined ? 0 : change.to_move;
  return {
    match: "m1",
    game: "flow",
    title: "Flow",
    book: "flow",
    status: "playing",
    moves: 0,
    to_move: first,
    waiting: first === null ? [] : [first],
    public: false,
    listed: false,
    language: null,
    options: {},
    commitment: "c0ffee",
    deal: { dealt: true, seals: [null, null], missing: [] },
    created: "",
    ranking: [],
    rematch: null,
    clock: null,
    away: [],
    aside: null,
    what_if: null,
    imported: false,
    seats: [
      { seat: 0, kind: "person", name: "Ann", colour: "red", bot: null, here: true, after: null },
      { seat: 1, kind: "bot", name: "Ben", colour: "blue", bot: "greedy", here: false, after: null },
    ],
    ...change,
  };
};

/** A message that is the text itself: the house's catalogue has a sentence for it. */
export const saying = (text: string): Message => ({ id: "sentence", args: { text } });

export const entry = (move: number, seat = 0, kind = "did"): Entry => ({
  move,
  seat,
  kind,
  say: { ...saying(`${kind} ${move}`), rule: "5.1" },
});

export const move = (words: string, text = words): Move => {
  const [name = "", slot, tokens] = words.split(" ");
  return {
    name,
    say: saying(text),
    words,
    args: { ...(slot && { slot: Number(slot) }), ...(tokens && { tokens: Number(tokens) }) },
  };
};

export function state(seq: number, change: Partial<State> = {}): State {
  const told = change.summary ?? summary({ moves: seq });
  return {
    type: "state",
    seq,
    summary: told,
    seat: 0,
    moves: [],
    refusals: {},
    entries: [],
    from: 0,
    undo: null,
    view: {
      game: "flow",
      seat: 0,
      moves: seq,
      to_move: told.to_move,
      waiting: told.waiting,
      sealed: [],
      prompt: saying("Ann chooses."),
      names: ["Ann", "Ben"],
    },
    ...change,
  };
}
