import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inOrder, keepPreviews, signed } from "../../src/state/preview";
import type { Change } from "../../src/state/protocol";

const change = (seat: number | null, what: string, before: number, after: number): Change => ({
  seat,
  what,
  before,
  after,
});
const answer = (id: string, move: string, after = 1) => ({
  type: "preview" as const,
  id,
  move,
  changes: [change(0, "tokens", 4, after)],
  notes: [],
});

function look() {
  const asked: string[] = [];
  const forgotten: string[] = [];
  const previews = keepPreviews(
    (words) => `q${asked.push(words)}`,
    (id) => forgotten.push(id),
  );
  return { asked, forgotten, previews };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a slider that moves on is asked once, when it rests", () => {
  const { asked, previews } = look();
  for (const words of ["invest 2 1", "invest 2 2", "invest 2 3"]) {
    previews.want(words, "invest 2", 5);
    vi.advanceTimersByTime(30);
  }
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(asked).toEqual(["invest 2 3"]);
});

test("an answer that is out of date is let go, and its question with it", () => {
  const { asked, forgotten, previews } = look();
  previews.want("invest 2 1", "invest 2", 5);
  vi.advanceTimersByTime(60);
  previews.want("invest 2 2", "invest 2", 5);
  expect(forgotten).toEqual(["q1"]);
  previews.hear(answer("q1", "invest 2 1"));
  expect(previews.shown.value).toBeNull();
  vi.advanceTimersByTime(60);
  expect(asked).toHaveLength(2);
  previews.hear(answer("q2", "invest 2 2"));
  expect(previews.shown.value?.move).toBe("invest 2 2");
});

test("numbers of another amount stay until the new ones come; those of another move do not", () => {
  const { previews } = look();
  previews.want("invest 2 1", "invest 2", 5);
  vi.advanceTimersByTime(60);
  previews.hear(answer("q1", "invest 2 1"));
  previews.want("invest 2 2", "invest 2", 5);
  expect(previews.shown.value?.move).toBe("invest 2 1");
  previews.want("harvest", "harvest", 5);
  expect(previews.shown.value).toBeNull();
});

test("a table that has moved on is asked again, and nothing chosen shows nothing", () => {
  const { asked, previews } = look();
  previews.want("harvest", "harvest", 5);
  vi.advanceTimersByTime(60);
  previews.hear(answer("q1", "harvest"));
  previews.want("harvest", "harvest", 6);
  expect(previews.shown.value).toBeNull();
  vi.advanceTimersByTime(60);
  expect(asked).toEqual(["harvest", "harvest"]);
  previews.want(null, "", 6);
  previews.hear(answer("q2", "harvest"));
  expect(previews.shown.value).toBeNull();
});

test("mine first, then those after me, then the table's; what stays the same is left out", () => {
  const changes = [
    change(null, "supply", 1, 2),
    change(0, "tokens", 1, 2),
    change(2, "tokens", 3, 1),
    change(1, "points", 1, 2),
    change(1, "cards", 4, 4),
  ];
  expect(inOrder(changes, 1, 3).map((part) => part.seat)).toEqual([1, 2, 0, null]);
  expect(inOrder(changes, 1, 3)[0]?.changes).toHaveLength(1);
  expect([signed({ before: 1, after: 4 }), signed({ before: 4, after: 1 })]).toEqual(["+3", "−3"]);
});
