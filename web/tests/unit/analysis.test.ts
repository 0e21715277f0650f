import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Analysis } from "../../src/messages";
import { atMost, frame, indexAt, path } from "../../src/parts/end/sheet";
import { followAnalysis } from "../../src/state/analysis";
import { ApiError } from "../../src/state/api";

const at = (status: Analysis["status"], done = 0): Analysis => ({
  status,
  done,
  total: 10,
  chances: [],
  swings: [],
  compiled: null,
});

/** Answers in the given order; the last one for ever. */
function served(...answers: (Analysis | ApiError)[]) {
  const asked: string[] = [];
  const answer = (how: string) => async (): Promise<Analysis> => {
    asked.push(how);
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (next instanceof ApiError) throw next;
    return next;
  };
  return { asked, following: followAnalysis({ look: answer("look"), begin: answer("begin") }) };
}

const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("nobody has asked for it: it is looked at once", async () => {
  const { asked, following } = served(at("none"));
  following.look();
  await soon(5000);
  expect([asked, following.known.value?.status]).toEqual([["look"], "none"]);
});

test("begun, followed every second, and left alone when it is done", async () => {
  const { asked, following } = served(at("waiting"), at("running", 4), at("done", 10));
  following.begin();
  await soon();
  await soon(1000);
  expect(following.known.value?.done).toBe(4);
  await soon(5000);
  expect([asked, following.known.value?.status]).toEqual([["begin", "look", "look"], "done"]);
});

test("opened while it runs, it is followed without being begun; closed, it is left alone", async () => {
  const { asked, following } = served(at("running", 2));
  following.look();
  await soon(2100);
  expect(asked).toEqual(["look", "look", "look"]);
  following.close();
  await soon(5000);
  expect(asked).toHaveLength(3);
});

test("a lost connection is told and tried again", async () => {
  const { asked, following } = served(at("running", 2), new ApiError(0, "no-connection"), at("done", 10));
  following.look();
  await soon(1100);
  expect([following.trouble.value?.code, following.known.value?.done]).toEqual(["no-connection", 2]);
  await soon(4000);
  expect([asked.length, following.trouble.value, following.known.value?.status]).toEqual([3, null, "done"]);
});

test("a server that does not analyse has no such section; other trouble has", async () => {
  const none = served(new ApiError(404, "not-found"));
  none.following.look();
  const busy = served(new ApiError(503, "busy"));
  busy.following.look();
  await soon();
  expect([none.following.offered.value, busy.following.offered.value]).toEqual([false, true]);
});

test("failed: it is not asked about any more, and may be begun again", async () => {
  const { asked, following } = served(at("failed", 3), at("done", 10));
  following.look();
  await soon(3000);
  following.begin();
  await soon();
  expect([asked, following.known.value?.status]).toEqual([["look", "begin"], "done"]);
});

test("the sheet: a place on it names the nearest decision that is known", () => {
  const sheet = frame(false, 11);
  expect([
    indexAt(sheet, sheet.left, 11),
    indexAt(sheet, sheet.x(4) + 3, 11),
    indexAt(sheet, sheet.right + 50, 6),
    indexAt(sheet, 0, 6),
  ]).toEqual([0, 4, 5, 0]);
  expect([sheet.y(1), sheet.y(1.2), sheet.y(0) > sheet.y(0.5)]).toEqual([sheet.top, sheet.top, true]);
  expect(path(sheet, [0, 1])).toBe(
    `M${sheet.x(0).toFixed(1)} ${sheet.y(0).toFixed(1)}L${sheet.x(1).toFixed(1)} ${sheet.y(1).toFixed(1)}`,
  );
  expect([atMost("Ann", 4), atMost("Wilhelmina", 4)]).toEqual(["Ann", "Wil…"]);
});
