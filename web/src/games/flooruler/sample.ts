/** A table for tests: three players at the beginning, and whatever a test says is different. */

import type { FloorulerView, PlayerView } from "./views";

export const samplePlayer = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  colour: (["red", "yellow", "green"] as const)[seat] ?? "blue",
  tile: "k17",
  place: null,
  health: 10,
  gold: 0,
  deaths: 0,
  face_down: false,
  sits_out: 0,
  floors: 0,
  extra_steps: 0,
  must_leave: false,
  items: [],
  ...more,
});

export const sampleView = (more: Partial<FloorulerView> = {}): FloorulerView => ({
  seats: 3,
  round: 1,
  rounds: 150,
  turn: 0,
  asked: 0,
  actions: 1,
  question: "action",
  over: false,
  winner: null,
  die: null,
  steps: 0,
  left: 0,
  target: null,
  gate: null,
  shut: null,
  floors: {},
  ways: {},
  ranges: {},
  aims: {},
  players: [samplePlayer(0), samplePlayer(1), samplePlayer(2)],
  items: [],
  ...more,
});
