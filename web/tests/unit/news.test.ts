import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import { blank, type Model } from "../../src/state/model";
import { keepNews } from "../../src/state/news";
import { rememberActed, rememberSeen } from "../../src/state/seats";
import { entry, state, summary } from "./states";

let match = "";
let count = 0;
beforeEach(() => {
  match = `n${count++}`;
});

const at = (moves: number, movers: number[]): Model => ({
  ...blank,
  state: state(moves, { summary: summary({ moves }) }),
  journal: movers.map((seat, index) => entry(index + 1, seat)),
});

test("what came after my own move is news, and is offered when I come back", () => {
  const model = signal(at(4, [0, 1, 2, 1]));
  const news = keepNews(match, [0], model);
  news.follow(0, 4, true);
  expect([news.last.value, news.moves.value, news.offered.value]).toEqual([1, [2, 3, 4], true]);
});

test("at the very beginning nothing is offered: nobody has come back", () => {
  const news = keepNews(match, [0], signal(at(2, [1, 2])));
  news.follow(0, 2, true);
  expect(news.offered.value).toBe(false);
});

test("round one screen the moves made here are no news", () => {
  const news = keepNews(match, [0, 1], signal(at(4, [0, 1, 1, 2])));
  expect(news.moves.value).toEqual([4]);
});

test("a move that was taken back no longer counts as my last", () => {
  rememberActed(match, 0, 5);
  const news = keepNews(match, [0], signal(at(4, [0, 1, 2, 1])));
  news.follow(0, 4, false);
  expect(news.last.value).toBe(1);
});

test("playing withdraws the offer", () => {
  const news = keepNews(match, [0], signal(at(2, [0, 1])));
  news.follow(0, 2, true);
  news.act(0, 3);
  expect([news.offered.value, news.last.value]).toEqual([false, 3]);
});

test("a spectator has seen what happened before their eyes, and is offered what did not", () => {
  const model = signal(at(2, [0, 1]));
  const first = keepNews(match, [], model);
  first.follow(-1, 2, true);
  expect([first.last.value, first.offered.value]).toEqual([2, false]);
  model.value = at(3, [0, 1, 2]);
  first.follow(-1, 3, false);
  expect(first.moves.value).toEqual([]);
  rememberSeen(match, 1);
  const later = keepNews(match, [], model);
  later.follow(-1, 3, true);
  expect([later.moves.value, later.offered.value]).toEqual([[2, 3], true]);
  later.catchUp();
  expect(later.moves.value).toEqual([]);
});
