import { beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "../../src/messages";
import type { SocketLike } from "../../src/state/connection";
import { keepNonce, sealOf } from "../../src/state/fair";
import { keep } from "../../src/state/kept";
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

const why = { id: "refused-costs", args: { need: 4, have: 3 }, rule: "5.2" };
const refusal = { ok: false, code: "costs", say: why, sentence: "It costs 4." };
const turn = (seq: number, more = {}) =>
  state(seq, {
    moves: [move("harvest"), move("invest 2 1"), move("invest 2 2")],
    refusals: { costs: ["snipe 2"] },
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

test("what is clicked on the new table before the answer comes is done after it", () => {
  const { table, lines, hears } = seat;
  table.play("harvest");
  const said = lines[0]!.sent.at(-1)!;
  hears(0, turn(2));
  table.play("invest 2 1");
  expect(lines[0]!.sent.at(-1)).toBe(said);
  hears(0, { type: "answer", id: said.id, ok: true });
  expect(lines[0]!.sent.at(-1)).toMatchObject({ type: "move", seen: 2, move: "invest 2 1" });
});

test("a double click on the old table is one move", () => {
  const { table, lines, hears } = seat;
  table.play("harvest");
  table.play("harvest");
  const said = lines[0]!.sent.at(-1)!;
  hears(0, turn(2));
  hears(0, { type: "answer", id: said.id, ok: true });
  expect(lines[0]!.sent.filter(({ type }) => type === "move")).toHaveLength(1);
  expect(table.picked.value).toBeNull();
});

test("cancelling sends nothing", () => {
  const { table, lines } = seat;
  table.propose("harvest");
  table.cancel();
  table.confirm();
  expect(lines[0]!.sent).toHaveLength(0);
});

test("a refusal is shown as the message it is", () => {
  const { table, lines, hears } = seat;
  table.propose("harvest");
  table.confirm();
  hears(0, { type: "answer", id: lines[0]!.sent.at(-1)!.id, ...refusal });
  expect(table.notice.value).toEqual({ say: why });
});

test("a reason is asked for once, remembered until the table changes, and shown when it is wanted", () => {
  const { table, lines, hears } = seat;
  const { sent } = lines[0]!;
  table.askWhy("snipe 2");
  table.askWhy("snipe 2");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: "why", move: "snipe 2" });
  hears(0, { type: "answer", id: sent[0]!.id, ...refusal });
  expect([table.reasons.value, table.notice.value]).toEqual([{ "snipe 2": why }, null]);
  table.propose("snipe 2");
  expect([sent.length, table.notice.value]).toEqual([1, { say: why }]);
  hears(0, turn(2));
  expect(table.reasons.value).toEqual({});
  table.explain("snipe 2");
  hears(0, { type: "answer", id: sent[1]!.id, ok: true });
  expect(table.reasons.value).toEqual({});
});

test("a reason for a table that has changed is not remembered", () => {
  const { table, lines, hears } = seat;
  table.explain("snipe 2");
  hears(0, turn(2));
  hears(0, { type: "answer", id: lines[0]!.sent[0]!.id, ...refusal });
  expect([table.reasons.value, table.notice.value]).toEqual([{}, null]);
});

test("plus and minus change the amount", () => {
  const { table } = seat;
  table.propose("invest 2 1");
  table.raise(1);
  expect(table.picked.value).toBe("invest 2 2");
  table.raise(1);
  expect(table.picked.value).toBe("invest 2 2");
});

test("a chain is proposed, previewed and sent as one; what begins with no legal move is explained", () => {
  const { table, lines } = seat;
  table.propose("invest 2 1; place 3");
  expect(table.picked.value).toBe("invest 2 1; place 3");
  table.raise(1);
  expect(table.picked.value).toBe("invest 2 1; place 3");
  table.confirm();
  expect(lines[0]!.sent.at(-1)).toMatchObject({ type: "move", seen: 1, move: "invest 2 1; place 3" });
  const other = sit([0]);
  other.hears(0, turn(1));
  other.table.play("snipe 2; place 3");
  expect(other.table.picked.value).toBeNull();
  expect(other.lines[0]!.sent.at(-1)).toMatchObject({ type: "why", move: "snipe 2" });
});

test("a new state drops what was proposed before it", () => {
  const { table, hears } = seat;
  table.propose("harvest");
  hears(0, turn(2, { moves: [move("harvest")] }));
  expect(table.picked.value).toBeNull();
});

test("several may be waited for: what I chose stands when somebody else has answered", () => {
  const { table, hears } = seat;
  const both = summary({ moves: 1, to_move: 0, waiting: [0, 1] });
  hears(0, turn(2, { summary: both }));
  expect(table.mine.value).toBe(true);
  table.propose("harvest");
  hears(0, turn(3, { summary: { ...both, moves: 2, waiting: [0] } }));
  expect(table.picked.value).toBe("harvest");
});

test("a sealed answer is withdrawn, a played move is undone", () => {
  const { table, lines, hears } = seat;
  const undone = (undo: string): unknown => {
    hears(0, turn(2, { undo }));
    table.undo();
    return lines[0]!.sent.at(-1)?.type;
  };
  expect([undone("withdraw"), undone("free")]).toEqual(["withdraw", "undo"]);
});

test("a gap asks for everything", () => {
  const { lines, hears } = seat;
  hears(0, turn(7, { from: 6 }));
  expect(lines[0]!.sent.at(-1)).toEqual({ type: "hello", token: "t0", seat: 0, have: null, protocol: PROTOCOL });
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
  lines[0]!.onopen?.();
  expect(lines[0]!.sent[0]).toEqual({ type: "hello", token: null, have: null, protocol: PROTOCOL });
  expect(table.mine.value).toBe(false);
});

test("a chosen move is previewed; the answer goes when something else is chosen", () => {
  vi.useFakeTimers();
  const { table, lines, hears } = seat;
  table.propose("invest 2 1");
  vi.advanceTimersByTime(60);
  const asked = lines[0]!.sent.at(-1)!;
  expect(asked).toMatchObject({ type: "preview", seen: 1, move: "invest 2 1" });
  hears(0, {
    type: "preview",
    id: asked.id,
    move: "invest 2 1",
    changes: [{ seat: 0, what: "tokens", before: 4, after: 3 }],
    notes: [],
  });
  expect(table.preview.value?.changes).toHaveLength(1);
  expect(table.sending.value).toBe(false);
  table.cancel();
  expect(table.preview.value).toBeNull();
  vi.useRealTimers();
});

test("a preview that is refused says nothing over the board", () => {
  vi.useFakeTimers();
  const { table, lines, hears } = seat;
  table.propose("harvest");
  vi.advanceTimersByTime(60);
  hears(0, {
    type: "answer",
    id: lines[0]!.sent.at(-1)!.id,
    ok: false,
    code: "stale",
    say: { id: "error-out-of-date" },
    sentence: "Too late.",
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
    say: { id: "error-bad-token" },
    sentence: "Not yours.",
  });
  lines[0]!.onclose?.({ code: 4401 });
  expect(table.lost.value).toBe(0);
  expect(seatsAt("m1")).toEqual([]);
  expect(table.notice.value).toBeNull();
});

test("a move that could not be stored stays chosen, and the player is told", () => {
  const { table, lines, hears } = seat;
  table.propose("invest 2 2");
  table.confirm();
  const sent = lines[0]?.sent.at(-1);
  expect(table.picked.value).toBe(null);
  const say = { id: "error-not-stored-move" };
  hears(0, { type: "answer", id: sent?.id, ok: false, code: "not-stored", say, sentence: "It couldn't be stored." });
  lines[0]?.onclose?.({ code: 4410 });
  expect(table.notice.value).toEqual({ say });
  expect(table.picked.value).toBe("invest 2 2");
  expect(table.sending.value).toBe(false);
});

test("the nonce that was sealed is opened when everyone sits, once for all lines of this screen", () => {
  keep("deals", []);
  const { lines, hears } = sit([0, 1]);
  const nonce = "0123456789abcdef0123456789abcdef";
  keepNonce("m1", 0, nonce);
  const waits = (missing: number[]) =>
    state(0, {
      summary: summary({ status: "waiting", deal: { dealt: false, seals: [sealOf(nonce), null], missing } }),
    });
  hears(0, waits([]));
  hears(1, waits([]));
  const opened = () => lines.flatMap((line) => line.sent.filter((message) => message.type === "open"));
  expect(opened()).toEqual([]);
  hears(1, waits([0]));
  expect(opened()).toEqual([]);
  hears(0, waits([0]));
  expect(opened()).toMatchObject([{ type: "open", nonce }]);
});
