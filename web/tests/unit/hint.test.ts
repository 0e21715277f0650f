import { expect, test } from "vitest";
import type { Hinted } from "../../src/messages";
import { mayBeHelped, takeCounsel } from "../../src/state/hint";
import { blank, receive, warmLeft, warmth } from "../../src/state/model";
import { hold, letGo } from "../../src/state/seats";
import { openTable } from "../../src/state/table";
import { move, saying, state, summary } from "./states";

const hinted = (id: string): Hinted => ({
  type: "hinted",
  id,
  moves: [{ words: "harvest", say: saying("Harvest"), place: 1.8, win: 0.34, simulations: 900 }],
});

function counsel() {
  const asked: number[] = [];
  const forgotten: string[] = [];
  return {
    asked,
    forgotten,
    counsel: takeCounsel(
      (seq) => `q${asked.push(seq)}`,
      (id) => forgotten.push(id),
    ),
  };
}

test("a hint is asked for once, thought about, and shown", () => {
  const { asked, counsel: hint } = counsel();
  hint.want(5);
  hint.want(5);
  expect([asked, hint.shown.value]).toEqual([[5], { moves: null }]);
  hint.hear(hinted("q1"));
  expect(hint.shown.value?.moves).toHaveLength(1);
  hint.want(5);
  expect(asked).toHaveLength(1);
});

test("a table that has moved on: the question is forgotten, a late answer is not shown", () => {
  const { forgotten, counsel: hint } = counsel();
  hint.want(5);
  hint.follow(5);
  expect(forgotten).toEqual([]);
  hint.follow(6);
  expect(forgotten).toEqual(["q1"]);
  hint.hear(hinted("q1"));
  expect(hint.shown.value).toBeNull();
});

test("a refused hint is gone and may be asked for again; a stranger's refusal changes nothing", () => {
  const { asked, counsel: hint } = counsel();
  hint.want(5);
  hint.fail("other");
  expect(hint.shown.value).not.toBeNull();
  hint.fail("q1");
  expect(hint.shown.value).toBeNull();
  hint.want(5);
  expect(asked).toEqual([5, 5]);
});

test("help is for those who play against bots or round one screen", () => {
  const one = summary();
  const people = summary({ seats: one.seats.map((seat) => ({ ...seat, kind: "person" as const })) });
  expect([mayBeHelped(one, [0]), mayBeHelped(people, [0]), mayBeHelped(people, [0, 1])]).toEqual([true, false, true]);
});

test("what a bot waits for is known until the table changes", () => {
  const turn = (seq: number) => state(seq, { summary: summary({ moves: seq, to_move: 1 }) });
  let model = receive(blank, turn(4));
  expect(warmth(model)).toBeNull();
  model = receive(model, { type: "thinking", seat: 1, compiled: { done: 3, total: 12, left: 150 } });
  expect(warmth(model)).toBe(0.25);
  expect(warmLeft(model)).toEqual({ known: "yes", minutes: 3 });
  expect(warmth(receive(model, turn(4)))).toBe(0.25);
  expect(warmth(receive(model, { type: "thinking", seat: 1, compiled: { done: 13, total: 12, left: null } }))).toBe(1);
  expect(warmth(receive(model, { type: "thinking", seat: 1, compiled: null }))).toBeNull();
  expect(receive(model, turn(5)).thinking).toBeNull();
});

function sit() {
  letGo("m1");
  hold({ match: "m1", seat: 0, token: "t0" });
  const sent: Record<string, unknown>[] = [];
  const socket = {
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: () => undefined,
    onopen: null,
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onclose: null,
  };
  const table = openTable("m1", () => socket, "ws://x");
  const hears = (message: unknown): void => socket.onmessage?.({ data: JSON.stringify(message) });
  hears(state(1, { moves: [move("harvest")] }));
  return { table, sent, hears };
}

const refusal = {
  type: "answer",
  ok: false,
  code: "busy",
  say: saying("Too much to do."),
  sentence: "Too much to do.",
};

test("at the table: asked with what was seen, proposed like any move, gone with the next state", () => {
  const { table, sent, hears } = sit();
  expect(table.helped.value).toBe(true);
  table.askHint();
  expect(sent.at(-1)).toMatchObject({ type: "hint", seen: 1 });
  hears(hinted(String(sent.at(-1)!.id)));
  table.propose(table.hint.value!.moves![0]!.words);
  expect(table.picked.value).toBe("harvest");
  table.cancel();
  expect(table.hint.value?.moves).toHaveLength(1);
  hears(state(2));
  expect(table.hint.value).toBeNull();
});

test("a refused hint says why; one that was forgotten says nothing", () => {
  const { table, sent, hears } = sit();
  table.askHint();
  hears({ ...refusal, id: sent.at(-1)!.id });
  expect([table.hint.value, table.notice.value]).toEqual([null, { say: saying("Too much to do.") }]);
  table.notice.value = null;
  table.askHint();
  const late = sent.at(-1)!.id;
  table.dropHint();
  hears({ ...refusal, id: late });
  expect(table.notice.value).toBeNull();
});

test("it is not ours to move: there is nothing to ask", () => {
  const { table, sent, hears } = sit();
  hears(state(2, { summary: summary({ moves: 2, to_move: 1 }) }));
  const before = sent.length;
  table.askHint();
  expect([table.helped.value, sent.length]).toEqual([false, before]);
});
