import { expect, test } from "vitest";
import { blank, byTurn, hasGap, lastOwnMove, receive } from "../../src/state/model";
import { entry, state, summary } from "./states";

const after = (seq: number) => receive(blank, state(seq, { entries: [entry(1), entry(seq)] }));

test("the state with the highest seq wins", () => {
  expect(receive(after(5), state(4)).state?.seq).toBe(5);
  expect(receive(after(5), state(6)).state?.seq).toBe(6);
});

test("new entries go after the known ones", () => {
  const model = receive(after(2), state(3, { from: 2, entries: [entry(3)] }));
  expect(model.journal.map((line) => line.move)).toEqual([1, 2, 3]);
  expect(model.recent.map((line) => line.move)).toEqual([3]);
});

test("an overlap is not told twice", () => {
  const model = receive(after(3), state(4, { from: 2, entries: [entry(3), entry(4)] }));
  expect(model.journal.map((line) => line.move)).toEqual([1, 3, 4]);
});

test("after an undo the whole journal comes and nothing is new", () => {
  const model = receive(after(3), state(4, { summary: summary({ moves: 2 }), entries: [entry(1), entry(2)] }));
  expect(model.journal.map((line) => line.move)).toEqual([1, 2]);
  expect(model.recent).toEqual([]);
});

test("a state that continues from what we do not have is a gap", () => {
  expect(hasGap(after(2), state(5, { from: 4 }))).toBe(true);
  expect(hasGap(after(2), state(3, { from: 2 }))).toBe(false);
  expect(hasGap(blank, state(5))).toBe(false);
});

test("chat is told once", () => {
  const line = { type: "chat" as const, line: 1, seat: 0, name: "Ann", text: "hi", at: "now", hidden: false };
  const once = receive(receive(blank, line), line);
  expect(once.chat).toHaveLength(1);
  expect(receive(once, { ...line, text: "", hidden: true }).chat).toEqual([{ ...line, text: "", hidden: true }]);
});

test("presence changes who is here and nothing else", () => {
  const model = receive(after(2), { type: "presence", summary: summary({ moves: 2, public: true }) });
  expect(model.state?.summary.public).toBe(true);
  expect(model.state?.seq).toBe(2);
});

test("a question about an undo is gone when the table has moved on", () => {
  const asked = receive(after(2), { type: "asked", undo: 2, seat: 1, name: "Ben" });
  expect(asked.asked?.name).toBe("Ben");
  expect(receive(asked, state(3)).asked).toBeNull();
});

test("the journal is grouped by turn", () => {
  const turns = byTurn([entry(0), entry(1, 0, "turn"), entry(1), entry(2), entry(2, 1, "turn")]);
  expect(turns.map((turn) => [turn.title?.move ?? null, turn.entries.length])).toEqual([
    [null, 1],
    [1, 2],
    [2, 0],
  ]);
});

test("my last move is the one remembered, or else the last entry of mine", () => {
  const journal = [entry(1, 0), entry(2, 1), entry(3, 0, "turn")];
  expect(lastOwnMove(journal, 0, null)).toBe(1);
  expect(lastOwnMove(journal, 0, 2)).toBe(2);
});
