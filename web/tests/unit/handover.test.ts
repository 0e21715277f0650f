import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { handover } from "../../src/state/handover";

/** A made-up game with secrets, round one screen: seats 0 and 2 are held here. */
function game(secrets: boolean | null, seats = [0, 2]) {
  const active = signal(0);
  const met = signal(true);
  const over = handover(seats, active, met);
  over.secrets.value = secrets;
  return { active, met, over };
}

test("a game without secrets covers nothing", () => {
  const { active, over } = game(false);
  expect(over.covered.value).toBeNull();
  active.value = 2;
  expect(over.covered.value).toBeNull();
});

test("with secrets the board is covered until the player at turn says so, again and again", () => {
  const { active, over } = game(true);
  expect(over.covered.value).toBe(0);
  over.uncover();
  expect(over.covered.value).toBeNull();
  active.value = 2;
  expect(over.covered.value).toBe(2);
  over.uncover();
  expect(over.covered.value).toBeNull();
  active.value = 0;
  expect(over.covered.value).toBe(0);
});

test("a screen with one seat, or none, is never covered", () => {
  expect(game(true, [0]).over.covered.value).toBeNull();
  expect(game(true, []).over.covered.value).toBeNull();
});

test("until it is known whether there are secrets, nothing is shown", () => {
  const { over } = game(null);
  expect(over.covered.value).toBe(0);
  over.secrets.value = false;
  expect(over.covered.value).toBeNull();
});

test("nobody is asked before it is known whose turn it is", () => {
  const { met, over } = game(true);
  expect(over.ready.value).toBe(true);
  met.value = false;
  expect(over.ready.value).toBe(false);
  expect(over.covered.value).toBe(0);
});
