import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { follow, movesSince, openPast, setOut, type Tour, walk } from "../../src/state/past";
import { entry } from "./states";

const view = (move: number) => ({ game: "flow", moves: move, to_move: 0, sentence: "", names: [] });

test("the moves that are news, each once, without the headings of turns", () => {
  expect(movesSince([entry(3), entry(4), entry(4), entry(5, 1, "turn"), entry(6)], 3)).toEqual([4, 6]);
});

test("on, back, and out into the present", () => {
  const tour = setOut([4, 5, 6])!;
  expect(walk(tour, -1)).toMatchObject({ at: 0 });
  expect(walk(tour, 1)).toMatchObject({ at: 1, back: false });
  expect(walk({ ...tour, at: 2 }, -1)).toMatchObject({ at: 1, back: true });
  expect(walk({ ...tour, at: 2 }, 1)).toBeNull();
  expect(setOut([])).toBeNull();
});

test("new moves go on at the end; moves taken back are stepped back from", () => {
  const tour: Tour = { moves: [4, 5, 6], at: 2, back: false };
  expect(follow(tour, [4, 5, 6, 7])).toEqual({ moves: [4, 5, 6, 7], at: 2, back: false });
  expect(follow(tour, [4, 5])).toEqual({ moves: [4, 5], at: 1, back: true });
  expect(follow(tour, [])).toBeNull();
});

function opened(news: number[]) {
  const asked: number[] = [];
  const moves = signal(news);
  const epoch = signal("0");
  const past = openPast({ news: moves, epoch, look: (move) => `q${asked.push(move)}` });
  /** Answers the n-th question. */
  const answer = (n: number): void =>
    past.hear({ type: "looked", id: `q${n}`, move: asked[n - 1] ?? 0, view: view(asked[n - 1] ?? 0) });
  return { asked, moves, epoch, past, answer };
}

test("a step asks for its view, the one before and the next ahead of time", () => {
  const { asked, past, answer } = opened([4, 5, 6]);
  past.start();
  expect(asked).toEqual([4, 3, 5]);
  expect(past.looking.value).toBeNull();
  [1, 2, 3].forEach(answer);
  expect(past.looking.value).toMatchObject({ move: 4, view: { moves: 4 }, before: { moves: 3 }, back: false });
  past.step(1);
  expect(past.looking.value?.move).toBe(5);
  expect(asked).toEqual([4, 3, 5, 6]);
});

test("while a view is on its way the one before stays", () => {
  const { past, answer } = opened([4, 9]);
  past.start();
  [1, 2].forEach(answer);
  past.step(1);
  expect(past.looking.value?.move).toBe(4);
  expect(past.tour.value?.at).toBe(1);
});

test("the end of the tour is the present", () => {
  const { past, answer } = opened([4]);
  past.start();
  [1, 2].forEach(answer);
  past.step(1);
  expect([past.tour.value, past.looking.value]).toEqual([null, null]);
});

test("a move taken back makes old views worthless, and answers that were on their way", () => {
  const { asked, moves, epoch, past, answer } = opened([4, 5]);
  past.start();
  [1, 2].forEach(answer);
  past.step(1);
  epoch.value = "2";
  moves.value = [4];
  expect(past.tour.value).toMatchObject({ moves: [4], at: 0 });
  const again = asked.length;
  expect(asked.slice(3)).toContain(4);
  answer(3);
  expect(past.looking.value?.move).toBe(4);
  for (let n = 4; n <= again; n++) answer(n);
  expect(past.looking.value?.view.moves).toBe(4);
});

test("new moves meanwhile lengthen the tour; a refused question ends it", () => {
  const { moves, past } = opened([4]);
  past.start();
  moves.value = [4, 5];
  expect(past.tour.value?.moves).toEqual([4, 5]);
  past.fail("q1");
  expect(past.tour.value).toBeNull();
});
