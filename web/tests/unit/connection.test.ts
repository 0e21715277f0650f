import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "../../src/messages";
import { backoff, openConnection, type SocketLike } from "../../src/state/connection";
import type { Heard } from "../../src/state/protocol";
import { state } from "./states";

class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  opens(): void {
    this.onopen?.();
  }
  hears(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

function dial(have: () => number | null = () => null) {
  const heard: Heard[] = [];
  const statuses: string[] = [];
  const connection = openConnection({
    url: "ws://x",
    token: "k",
    have,
    heard: (message) => heard.push(message),
    status: (now) => statuses.push(now),
    connect: () => new FakeSocket(),
  });
  return { connection, heard, statuses };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => void vi.useRealTimers());

test("says hello first, with its token", () => {
  dial();
  last().opens();
  expect(last().sent).toEqual([{ type: "hello", token: "k", have: null, protocol: PROTOCOL }]);
});

test("comes back by itself and says what it has", () => {
  const { statuses } = dial(() => 41);
  last().opens();
  last().hears(state(41));
  last().breaks();
  expect(statuses).toEqual(["connecting", "live", "lost"]);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  last().opens();
  expect(last().sent[0]).toEqual({ type: "hello", token: "k", have: 41, protocol: PROTOCOL });
});

test("waits longer each time, at most ten seconds", () => {
  expect([0, 1, 2, 3, 9].map(backoff)).toEqual([500, 1000, 2000, 4000, 10_000]);
});

test("sends again, with the same id, what was not answered", () => {
  const { connection } = dial();
  last().opens();
  last().hears(state(1));
  connection.say({ type: "move", id: "a", seen: 1, move: "harvest" });
  connection.say({ type: "move", id: "b", seen: 1, move: "harvest" });
  last().hears({ type: "answer", id: "a", ok: true });
  last().breaks();
  vi.advanceTimersByTime(500);
  last().opens();
  last().hears(state(2));
  expect(last().sent.slice(1)).toEqual([{ type: "move", id: "b", seen: 1, move: "harvest" }]);
});

test("what is said while the connection is lost waits for it", () => {
  const { connection } = dial();
  connection.say({ type: "chat", id: "c", text: "hello" });
  last().opens();
  expect(last().sent).toHaveLength(1);
  last().hears(state(0));
  expect(last().sent[1]).toMatchObject({ type: "chat", id: "c" });
});

test("a refused hello is final, a request to come again is not", () => {
  const { statuses } = dial();
  last().breaks(4410);
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(500);
  last().breaks(4401);
  expect(statuses.at(-1)).toBe("refused");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a page of another version is told once, and does not try again", () => {
  const { statuses } = dial();
  last().opens();
  last().breaks(4426);
  vi.advanceTimersByTime(60_000);
  expect([statuses.at(-1), FakeSocket.all.length]).toEqual(["refused", 1]);
});

test("a connection that does not answer a ping is lost", () => {
  const { statuses } = dial();
  last().opens();
  last().hears(state(1));
  vi.advanceTimersByTime(25_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(10_000);
  expect(statuses.at(-1)).toBe("lost");
});

test("hurrying dials at once", () => {
  const { connection } = dial();
  last().breaks();
  connection.hurry();
  expect(FakeSocket.all).toHaveLength(2);
});

test("says when the page is hidden, and again on a new connection", () => {
  const { connection } = dial();
  connection.away(true);
  last().opens();
  expect(last().sent).toHaveLength(1);
  last().hears(state(1));
  expect(last().sent.at(-1)).toEqual({ type: "away", away: true });
  last().breaks();
  vi.advanceTimersByTime(backoff(0));
  last().opens();
  last().hears(state(1));
  expect(last().sent.at(-1)).toEqual({ type: "away", away: true });
  connection.away(false);
  connection.away(false);
  expect(last().sent.slice(2)).toEqual([{ type: "away", away: false }]);
});
