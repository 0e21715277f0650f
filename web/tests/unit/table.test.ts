import { beforeEach, expect, test, vi } from "vitest";
import type { SocketLike } from "../../src/state/line";
import { hold, letGo, seatsAt } from "../../src/state/seats";
import { openTable } from "../../src/state/table";
import { entry, move, state, summary } from "./states";

function sit(seats: number[]) {
  letGo("m1");
  hold(...seats.map((seat) => ({ match: "m1", seat, token: `t${seat}` })));
  const lines: (SocketLike & { sent: Record<string, unknown>[] })[] = [];
  const table = openTable(
    "m1",
    () => {
      const sent: Record<string, unknown>[] = [];
      const socket = {
        sent,
        send: (text: string) => void sent.push(JSON.parse(text)),
        close: () => undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      lines.push(socket);
      return socket;
    },
    "ws://x",
  );
  const hears = (line: number, message: unknown): void => lines[line]?.onmessage?.({ data: JSON.stringify(message) });
  return { table, lines, hears };
}

const refusal = { sentence: "It costs 4.", code: "costs", rule: "5.2", need: 4, have: 3 };
const turn = (seq: number, more = {}) =>
  state(seq, {
    moves: [move("harvest"), move("invest 2 1"), move("invest 2 2")],
    refusals: { "snipe 2": refusal },
    ...more,
  });

let seat: ReturnType<typeof sit>;
beforeEach(() => {
  seat = sit([0]);
  seat.hears(0, turn(1));
});

test("a move is proposed, confirmed and pending until it is answered", () => {
  const { table, lines, hears } = seat;
  table.propose("harvest");
  expect(table.picked.value).toBe("harvest");
  table.confirm();
  const said = lines[0]!.sent.at(-1)!;
  expect(said).toMatchObject({ type: "move", seen: 1, move: "harvest" });
  expect(table.sending.value).toBe(true);
  table.propose("harvest");
  expect(table.picked.value).toBeNull();
  hears(0, { type: "answer", id: said.id, ok: true });
  expect(table.sending.value).toBe(false);
  expect(table.acted.value).toBe(2);
});

test("taking back sends nothing", () => {
  const { table, lines } = seat;
  table.propose("harvest");
  table.takeBack();
  table.confirm();
  expect(lines[0]!.sent).toHaveLength(0);
});

test("a refusal is shown with its sentence and rule", () => {
  const { table, lines, hears } = seat;
  table.propose("harvest");
  table.confirm();
  hears(0, { type: "answer", id: lines[0]!.sent.at(-1)!.id, ok: false, ...refusal });
  expect(table.notice.value).toMatchObject({ sentence: "It costs 4.", rule: "5.2" });
});

test("what is known to be impossible explains itself, the rest asks", () => {
  const { table, lines } = seat;
  table.propose("snipe 2");
  expect(table.notice.value?.sentence).toBe("It costs 4.");
  table.explain("snipe 3");
  expect(lines[0]!.sent.at(-1)).toMatchObject({ type: "why", move: "snipe 3" });
});

test("plus and minus change the amount", () => {
  const { table } = seat;
  table.propose("invest 2 1");
  table.raise(1);
  expect(table.picked.value).toBe("invest 2 2");
  table.raise(1);
  expect(table.picked.value).toBe("invest 2 2");
});

test("a new state drops what was proposed before it", () => {
  const { table, hears } = seat;
  table.propose("harvest");
  hears(0, turn(2));
  expect(table.picked.value).toBeNull();
});

test("a gap asks for everything", () => {
  const { lines, hears } = seat;
  hears(0, turn(7, { from: 6 }));
  expect(lines[0]!.sent.at(-1)).toEqual({ type: "hello", token: "t0", have: null });
});

test("round one screen the seat that decides is shown", () => {
  const { table, lines, hears } = sit([0, 1]);
  hears(0, turn(1));
  hears(1, state(1, { seat: 1 }));
  expect(table.state.value?.seat).toBe(0);
  hears(0, state(2, { summary: summary({ moves: 2, to_move: 1 }) }));
  hears(1, turn(2, { seat: 1, summary: summary({ moves: 2, to_move: 1 }) }));
  expect(table.state.value?.seat).toBe(1);
  table.propose("harvest");
  table.confirm();
  expect(lines[1]!.sent.at(-1)).toMatchObject({ type: "move", seen: 2 });
});

test("a spectator says hello without a token and has no turn", () => {
  const { table, lines } = sit([]);
  lines[0]!.onopen?.(undefined as never);
  expect(lines[0]!.sent[0]).toEqual({ type: "hello", token: null, have: null });
  expect(table.mine.value).toBe(false);
});

test("a chosen move is tried; the answer goes when something else is chosen", () => {
  vi.useFakeTimers();
  const { table, lines, hears } = seat;
  table.propose("invest 2 1");
  vi.advanceTimersByTime(60);
  const asked = lines[0]!.sent.at(-1)!;
  expect(asked).toMatchObject({ type: "try", seen: 1, move: "invest 2 1" });
  hears(0, {
    type: "tried",
    id: asked.id,
    move: "invest 2 1",
    changes: [{ seat: 0, what: "tokens", before: 4, after: 3 }],
    notes: [],
  });
  expect(table.preview.value?.changes).toHaveLength(1);
  expect(table.sending.value).toBe(false);
  table.takeBack();
  expect(table.preview.value).toBeNull();
  vi.useRealTimers();
});

test("a try that is refused says nothing over the board", () => {
  vi.useFakeTimers();
  const { table, lines, hears } = seat;
  table.propose("harvest");
  vi.advanceTimersByTime(60);
  hears(0, {
    type: "answer",
    id: lines[0]!.sent.at(-1)!.id,
    ok: false,
    code: "stale",
    sentence: "Too late.",
    rule: "",
    need: null,
    have: null,
  });
  expect(table.notice.value).toBeNull();
  vi.useRealTimers();
});

test("choosing a move ends the tour of the past", () => {
  const { table, hears } = seat;
  hears(0, turn(3, { entries: [entry(1, 0), entry(2, 1), entry(3, 1)], summary: summary({ moves: 3 }) }));
  table.past.start();
  expect(table.past.tour.value?.moves).toEqual([2, 3]);
  table.propose("harvest");
  expect(table.past.tour.value).toBeNull();
});

test("a token that is no longer good: the seat is lost and forgotten, without a scolding", () => {
  const { table, lines, hears } = seat;
  hears(0, {
    type: "answer",
    id: null,
    ok: false,
    code: "bad-token",
    sentence: "Not yours.",
    rule: "",
    need: null,
    have: null,
  });
  lines[0]!.onclose?.({ code: 4401, reason: "Not yours." });
  expect(table.lost.value).toBe(0);
  expect(seatsAt("m1")).toEqual([]);
  expect(table.notice.value).toBeNull();
});
