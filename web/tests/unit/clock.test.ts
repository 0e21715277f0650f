import { expect, test } from "vitest";
import { shown } from "../../src/parts/table/Clock";
import { leftOf, markOf, PACES, untilChange, urgency } from "../../src/state/clock";
import type { Clock } from "../../src/state/protocol";

const clock = (change: Partial<Clock> = {}): Clock => ({
  by: "game",
  bank: 600,
  increment: 30,
  // biome-ignore lint/suspicious/noThenProperty: the server's name for it.
  then: null,
  left: [300, 120],
  running: [0],
  ...change,
});

test("only running clocks count, from the moment it was told, and never below nought", () => {
  expect(leftOf(clock(), 0, 1000, 3500)).toBe(297.5);
  expect(leftOf(clock(), 1, 1000, 3500)).toBe(120);
  expect(leftOf(clock(), 0, 0, 10_000_000)).toBe(0);
  expect(leftOf(clock({ running: [] }), 0, 0, 60_000)).toBe(300);
  expect([0, 1].map((seat) => leftOf(clock({ running: [0, 1] }), seat, 0, 1000))).toEqual([299, 119]);
});

test.each([
  [0, "0:00"],
  [0.2, "0:01"],
  [59, "0:59"],
  [60, "1:00"],
  [247, "4:07"],
  [3599, "59:59"],
  [3600, "1 h"],
  [12_000, "3 h 20 min"],
  [86_400, "1 d"],
  [187_200, "2 d 4 h"],
  [604_799, "6 d 23 h"],
])("%f seconds are shown as %s", (left, text) => expect(shown(left)).toBe(text));

test("it is drawn again when what it shows changes", () => {
  for (const left of [59.3, 5, 0.4]) {
    const wait = untilChange(left) / 1000;
    expect(shown(left - wait)).not.toBe(shown(left));
    expect(shown(left - wait + 0.02)).toBe(shown(left));
  }
  expect(untilChange(90_000)).toBeGreaterThan(1000);
});

test("a minute before the end it warns, ten seconds before once more; slow play an hour before", () => {
  expect([300, 60, 11, 10, 0].map((left) => urgency(clock(), left))).toEqual(["calm", "low", "low", "last", "last"]);
  expect([7200, 3600, 60].map((left) => urgency(clock({ bank: 86_400 }), left))).toEqual(["calm", "low", "last"]);
  expect([61, 60, 11, 10].map(markOf)).toEqual([null, 60, 60, 10]);
});

test("every pace is one the server takes", () => {
  for (const { clock: wish } of PACES) {
    expect(wish.bank).toBeGreaterThanOrEqual(10);
    expect(wish.by === "turn" ? wish.increment : 0).toBe(0);
  }
});
