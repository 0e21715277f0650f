/** Small tables for the tests of the lesson. */

import { entry, state, summary } from "../../../../tests/unit/states";
import type { Situation } from "../../../learn/lesson";
import type { Components, Entry, Move } from "../../../state/protocol";
import type { PatchistoryView, PieceComponent, PlayerView, RoomComponent, RoomView } from "../views";

const room = (cell: string, x: number, y: number, more: Partial<RoomView> = {}): RoomView => ({
  cell,
  cells: [cell],
  x,
  y,
  wide: 1,
  high: 1,
  kind: "industry",
  free: {},
  box: null,
  active: false,
  workers: 0,
  figure: null,
  piece: "l1",
  level: 0,
  tile: null,
  reclaimed: false,
  ...more,
});

/** Two rooms side by side and one below the second. */
export const ROOMS = [
  room("e6", 0, 0, { free: { pol: 2 } }),
  room("f6", 1, 0, { kind: "wasteland" }),
  room("f7", 1, 1, { box: { money: 2 } }),
];
const printed = (quarter: number, free: RoomComponent["free"], figure: string | null = null): RoomComponent => ({
  quarters: [quarter],
  kind: figure ? "hero" : "culture",
  free,
  box: null,
  figure,
});
const piece = (key: string, rooms: RoomComponent[], figure: string | null = null): PieceComponent => ({
  piece: key,
  id: key,
  number: 1,
  card: 1,
  era: 1,
  black: figure !== null,
  columns: 2,
  rooms,
  figure,
  notation: "",
  source: "reconstructed",
});
export const PIECES = [
  piece("plain", [printed(0, { vp: 3 }), printed(1, { food: 1 }), printed(2, { money: 1 }), printed(3, {})]),
  piece("hero", [printed(0, { vp: 1 }, "homer"), printed(1, {}), printed(2, {}), printed(3, {})], "homer"),
];
export const EXCHANGES = [
  "minerals-food",
  "minerals-money",
  "food-minerals",
  "money-minerals",
  "food-money",
  "money-food",
];
const lot = (good: string): number => (good === "minerals" ? 1 : 2);
const components = {
  title: "",
  pieces: PIECES,
  figures: [],
  tiles: [{ tile: "t1", number: 1, kind: "culture", free: { vp: 1 }, box: null, minerals: 2 }],
  exchanges: EXCHANGES.map((exchange) => {
    const [pays = "", gets = ""] = exchange.split("-");
    return { exchange, pays, paid: lot(pays), gets, got: lot(gets) };
  }),
  mixes: [
    { mix: "3food", goods: { food: 3 } },
    { mix: "3money", goods: { money: 3 } },
  ],
  numbers: { workers: [1, 2], rounds: 5, eras: 3, limit: [5, 6, 7], invader: [5], defender: [3] },
} as unknown as Components;

export const ME = {
  seat: 0,
  territory: { corner: "e6", columns: 2, rows: 2, limit: 5, rooms: ROOMS, pile: [] },
  statuses: { food: 1 },
  attack: 1,
  goods: { food: 4, minerals: 0, money: 3, vp: 20, votes: 6 },
  favours: 2,
  upkeep: { food: 2, heroFood: 0, wonderMinerals: 0 },
  tiles: ["t1", null, null, null],
} as unknown as PlayerView;

const VIEW = {
  era: 1,
  round: 1,
  phase: "auction",
  question: "bid",
  liberty: true,
  over: false,
  players: [ME],
  auction: null,
  patching: null,
  plan: null,
  talk: null,
  vote: null,
  answer: null,
  standings: {},
} as unknown as PatchistoryView;

export const move = (words: string, args: Move["args"] = {}): Move => ({
  words,
  name: words.split(" ")[0] ?? "",
  args,
  say: { id: words },
});

export function at(view: Partial<PatchistoryView>, moves: Move[], more: Partial<Situation> = {}): Situation {
  const shown = state(1, { summary: summary({ game: "patchistory" }), moves });
  const asked = { ...shown, view: { ...shown.view, ...VIEW, ...view, waiting: moves.length > 0 ? [0] : [1] } };
  return { me: 0, state: asked, journal: [], components, picked: null, ...more };
}
export const wrote = (kind: string, args = {}, id = kind): Entry => ({ ...entry(1, 0, kind), say: { id, args } });

export const patching = {
  seat: 0,
  piece: "plain",
  sides: [],
  figure: null,
  placements: [
    { cell: "d6", x: -1, y: 0, over: [15, 13] },
    { cell: "f6", x: 1, y: 0, over: [15] },
  ],
};
export const PATCHES = ["d6 15", "d6 13", "f6 15"].map((words) => {
  const [cell = "", over] = words.split(" ");
  return move(`patch ${words}`, { cell, over: Number(over) });
});
