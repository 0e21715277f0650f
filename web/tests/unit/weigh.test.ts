import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openScales } from "../../src/games/weigh";
import type { Change } from "../../src/state/protocol";

const REST = 120;
const changes = (after: number): Change[] => [{ seat: 0, what: "mil", before: 1, after }];

function weighing() {
  const asked: string[] = [];
  const answers: ((found: readonly Change[] | null) => void)[] = [];
  const shown = signal<readonly Change[] | null>(null);
  const ask = (words: string): Promise<readonly Change[] | null> => {
    asked.push(words);
    return new Promise((done) => answers.push(done));
  };
  const scales = openScales({ ask, shown });
  const look = (words: string | null, decision = "0 5"): void => scales.look(decision, words);
  /** The oldest question that is still open is answered. */
  const answer = async (found: Change[] | null): Promise<void> => {
    answers.shift()?.(found);
    await vi.advanceTimersByTimeAsync(0);
  };
  const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(REST);
  return { asked, shown, scales, look, answer, rest, open: answers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a place is asked about when a hand has rested there, and known when it comes back", async () => {
  const { asked, shown, look, answer, rest } = weighing();
  for (const words of ["patch e6 15", "patch f6 15", "patch g6 15"]) {
    look(words);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([]);
  await rest();
  expect(asked).toEqual(["patch g6 15"]);
  expect(shown.value).toEqual([]);
  await answer(changes(3));
  expect(shown.value).toEqual(changes(3));
  look("patch e6 15");
  expect(shown.value, "not what another place would change").toEqual([]);
  look("patch g6 15");
  expect(shown.value).toEqual(changes(3));
  await rest();
  expect(asked).toHaveLength(1);
  look(null);
  expect(shown.value).toBeNull();
});

test("one question is under way at a time, and the newest place is next", async () => {
  const { asked, shown, look, answer, rest } = weighing();
  for (const words of ["patch e6 15", "patch f6 15", "patch g6 15"]) {
    look(words);
    await rest();
  }
  expect(asked).toEqual(["patch e6 15"]);
  await answer(changes(2));
  expect(shown.value).toEqual([]);
  expect(asked).toEqual(["patch e6 15", "patch g6 15"]);
  await answer(changes(4));
  expect(shown.value).toEqual(changes(4));
  look("patch e6 15");
  expect(shown.value).toEqual(changes(2));
});

test("an answer that comes while the hand moves on starts no new question", async () => {
  const { asked, look, answer, rest } = weighing();
  look("patch e6 15");
  await rest();
  look("patch f6 15");
  await vi.advanceTimersByTimeAsync(60);
  await answer(changes(2));
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60);
  expect(asked).toEqual(["patch e6 15", "patch f6 15"]);
});

test("the server's limit of 20 messages a second is never near, however a hand moves", async () => {
  const { asked, look, answer, open } = weighing();
  const began = Date.now();
  for (let at = 0; at < 1000; at++) {
    look(`patch e${at} 15`);
    await vi.advanceTimersByTimeAsync(at % 10 === 0 ? 130 : 10);
    if (at % 3 === 0) await answer(changes(at));
    expect(open.length).toBeLessThanOrEqual(1);
  }
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.length).toBeLessThanOrEqual(((Date.now() - began) / 1000) * (1000 / REST));
});

test("with the next decision nothing is known, and a late answer isn't taken for one about it", async () => {
  const { asked, shown, look, answer, rest } = weighing();
  look("patch e6 15");
  await rest();
  look("patch e6 15", "0 6");
  await rest();
  await answer(changes(2));
  expect(shown.value).toEqual([]);
  expect(asked).toHaveLength(2);
  await answer(changes(3));
  expect(shown.value).toEqual(changes(3));
});

test("what the server doesn't answer isn't asked about again and again", async () => {
  const { asked, shown, look, answer, rest } = weighing();
  look("patch e6 15");
  await rest();
  await answer(null);
  await rest();
  expect(asked).toHaveLength(1);
  expect(shown.value).toEqual([]);
});

test("what is chosen is asked about elsewhere, but shown at once where it is known", async () => {
  const { asked, shown, scales, look, answer, rest } = weighing();
  scales.look("0 5", "patch e6 15", true);
  await rest();
  expect([asked, shown.value]).toEqual([[], null]);
  look("patch f6 15");
  await rest();
  await answer(changes(2));
  scales.look("0 5", "patch f6 15", true);
  expect(shown.value).toEqual(changes(2));
});

test("a board that is gone shows nothing, whatever comes late", async () => {
  const { asked, shown, scales, look, answer, rest } = weighing();
  look("patch e6 15");
  await rest();
  scales.close();
  shown.value = changes(9);
  await answer(changes(2));
  expect(shown.value, "somebody else's").toEqual(changes(9));
  expect(asked).toHaveLength(1);
});
