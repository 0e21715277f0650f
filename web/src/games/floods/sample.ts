/** Both maps as the box prints them, and a table for tests: four players at the beginning, and whatever a test says is different. */

import { laid } from "./laid";
import type { CellComponent, CellView, FloodsComponents, FloodsView, MapComponent, PlayerView } from "./views";

const WORLD = `
  aw aw aw aw aw aw aw aw aw aw aw aw ae ae ae ae ae ae ae ae ae ae ae ae
  np w1 w1 w1 w2 w2 w2 aw na na na y2 y2 y2 ae y5 y5 y5 y5 y5 ae np np np
  np np w1 w1 w2 w2 w2 na na na y1 y1 y2 y2 y4 y4 y5 y5 y5 y7 np np np np
  np np np w3 w3 w2 na na na na y1 y1 y3 y4 y4 y4 y6 y7 y7 y7 cs cs np np
  cp cp np w3 w3 w4 cb ca at na me me me y3 y3 y4 y6 y6 y7 cs cs mu cs np
  cp cp cp cp w3 w4 cb ca ca ca b1 b1 me me y3 io y6 y6 cs cs cs cs cp cp
  cp cp cp cp w4 w4 w6 cb ca b2 b1 b1 b3 b3 io io io y6 cs g1 g1 cp cp cp
  cp cp cp cp w5 w6 w6 sa ca b2 b2 b2 b3 b3 io io io ei ei g3 g2 g2 cp cp
  sp sp sp sp w5 w6 w6 sa sa sa b4 b4 b4 io io io io ei g3 g3 g4 g2 ts sp
  sp sp es sp w5 w7 sa sa sa sa b5 b5 b6 io io io io ei ei g4 g4 ts ts sp
  sp sp sp sp w7 w7 sa sa sa sa b5 b7 b7 b6 io io io io g5 g5 g6 g6 ts sp
  sp sp sp sp w7 sa sa sa sw sw sw sw se se se se se se se g7 g7 g7 sp sp
  sp sp sp sp sp sa sa sw sw sw an an an an se se se se se se se se se sp
`;

/** A cell in each line: its code, ore, home, rise, whether it is a heart, and its neighbours. */
const WORLD_CELLS = `
  w1 marble 2 0 - w2 w3 aw np
  w2 marble 2 2 - w1 w3 w4 aw na cb
  w3 marble 2 0 - w1 w2 w4 np cp
  w4 marble 2 0 heart w2 w3 w5 w6 cp cb
  w5 marble 2 0 - w4 w6 w7 cp sp
  w6 marble 2 3 - w4 w5 w7 cb sa
  w7 marble 2 0 - w5 w6 sp sa
  y1 gold 0 0 - y2 y3 na me
  y2 gold 0 2 - y1 y3 y4 aw ae na
  y3 gold 0 0 - y1 y2 y4 me io
  y4 gold 0 0 heart y2 y3 y5 y6 ae io
  y5 gold 0 0 - y4 y6 y7 ae np
  y6 gold 0 3 - y4 y5 y7 io ei cs
  y7 gold 0 0 - y5 y6 np cs
  b1 granite 3 0 - b2 b3 ca me
  b2 granite 3 2 - b1 b3 b4 ca sa
  b3 granite 3 0 - b1 b2 b4 me io
  b4 granite 3 0 heart b2 b3 b5 b6 sa io
  b5 granite 3 0 - b4 b6 b7 sa sw
  b6 granite 3 3 - b4 b5 b7 io se
  b7 granite 3 0 - b5 b6 sw se
  g1 copper 1 0 - g2 g3 cp ei cs
  g2 copper 1 2 - g1 g3 g4 cp ts
  g3 copper 1 0 - g1 g2 g4 ei
  g4 copper 1 0 heart g2 g3 g5 g6 ei ts
  g5 copper 1 0 - g4 g6 g7 io ei se
  g6 copper 1 3 - g4 g5 g7 ts
  g7 copper 1 0 - g5 g6 sp ts se
  at gold 0 1 - na ca
  mu copper 1 1 - cs
  es marble 2 1 - sp
  an granite 3 1 - sw se
  aw - - 0 - w1 w2 y2 ae np na
  ae - - 0 - y2 y4 y5 aw np
  np - - 0 - w1 w3 y5 y7 aw ae cp cs
  cp - - 0 - w3 w4 w5 g1 g2 np sp cs ts
  sp - - 0 - w5 w7 g7 es cp sa ts se
  na - - 0 - w2 y1 y2 at aw cb ca me
  cb - - 0 - w2 w4 w6 na ca sa
  ca - - 0 - b1 b2 at na cb sa me
  sa - - 0 - w6 w7 b2 b4 b5 sp cb ca sw
  me - - 0 - y1 y3 b1 b3 na ca io
  io - - 0 - y3 y4 y6 b3 b4 b6 g5 me ei se
  ei - - 0 - y6 g1 g3 g4 g5 io cs
  cs - - 0 - y6 y7 g1 mu np cp ei
  ts - - 0 - g2 g4 g6 g7 cp sp
  sw - - 0 - b5 b7 an sa se
  se - - 0 - b6 b7 g5 g7 an sp io sw
`;

const ARCHIPELAGO = `
  oc oc oc oc oc oc oc
  oc oc oc a1 r1 oc t1 oc
  oc oc l1 d1 s1 c1 l1 oc oc
  oc oc l1 l1 l1 l1 l1 m1 oc oc
  oc oc i3 j3 l1 l1 l1 m1 i1 oc oc
  oc oc m3 m3 m3 l1 k1 m1 j1 l2 oc oc
  oc t3 l3 l3 l3 k3 v0 l2 l2 l2 l2 oc oc
  oc oc c3 l3 l3 l3 k2 l2 l2 d2 oc oc
  oc r3 s3 l3 l3 m2 l2 l2 s2 a2 oc
  oc a3 d3 l3 j2 m2 l2 c2 r2 oc
  oc oc l3 l3 i2 m2 l2 oc oc
  oc oc oc oc oc oc t2 oc
  oc oc oc oc oc oc oc
`;

const ARCHIPELAGO_CELLS = `
  s1 gold 0 0 heart a1 r1 c1 d1 l1
  a1 gold - 0 - s1 r1 d1 oc
  r1 gold - 0 - s1 a1 c1 oc
  c1 gold - 0 - s1 r1 l1 oc
  d1 gold - 3 - s1 a1 l1 oc
  i1 marble - 3 - j1 m1 l2 oc
  j1 marble - 2 - i1 m1 l2
  t1 granite - 1 - l1 oc
  k1 granite - 0 - v0 l1 m1 l2
  s2 copper 1 0 heart a2 r2 c2 d2 l2
  a2 copper - 0 - s2 r2 d2 oc
  r2 copper - 0 - s2 a2 c2 oc
  c2 copper - 0 - s2 r2 l2 oc
  d2 copper - 3 - s2 a2 l2 oc
  i2 gold - 3 - j2 m2 l3 oc
  j2 gold - 2 - i2 m2 l3
  t2 granite - 1 - l2 oc
  k2 granite - 0 - v0 l2 m2 l3
  s3 marble 2 0 heart a3 r3 c3 d3 l3
  a3 marble - 0 - s3 r3 d3 oc
  r3 marble - 0 - s3 a3 c3 oc
  c3 marble - 0 - s3 r3 l3 oc
  d3 marble - 3 - s3 a3 l3 oc
  i3 copper - 3 - j3 l1 m3 oc
  j3 copper - 2 - i3 l1 m3
  t3 granite - 1 - l3 oc
  k3 granite - 0 - v0 l1 l3 m3
  v0 granite - 0 - k1 k2 k3 l1 l2 l3
  l1 - - 0 - s1 c1 d1 t1 k1 i3 j3 k3 v0 m1 m3 oc
  m1 - - 0 - i1 j1 k1 l1 l2 oc
  l2 - - 0 - i1 j1 k1 s2 c2 d2 t2 k2 v0 m1 m2 oc
  m2 - - 0 - i2 j2 k2 l2 l3 oc
  l3 - - 0 - i2 j2 k2 s3 c3 d3 t3 k3 v0 m2 m3 oc
  m3 - - 0 - i3 j3 k3 l1 l3 oc
  oc - - 0 - a1 r1 c1 d1 i1 t1 a2 r2 c2 d2 i2 t2 a3 r3 c3 d3 i3 t3 l1 m1 l2 m2 l3 m3
`;

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));

function cellOf([code = "", ore = "-", home = "-", rise = "0", heart = "-", ...neighbours]: string[]): CellComponent {
  return {
    code,
    kind: ore === "-" ? "sea" : "land",
    ore: ore === "-" ? null : (ore as CellComponent["ore"]),
    home: home === "-" ? null : Number(home),
    heart: heart === "heart",
    rise: Number(rise),
    label: [],
    neighbours,
  };
}

const mapOf = (map: MapComponent["map"], rows: string, cells: string): MapComponent => ({
  map,
  wraps: map === "world",
  rows: linesOf(rows),
  cells: linesOf(cells).map(cellOf),
});

export const sampleMaps = (): MapComponent[] => [
  mapOf("world", WORLD, WORLD_CELLS),
  mapOf("archipelago", ARCHIPELAGO, ARCHIPELAGO_CELLS),
];

export const sampleComponents = (): FloodsComponents => ({
  title: "Floods",
  maps: sampleMaps(),
  thresholds: [5, 8, 11],
  end: 14,
  numbers: {
    workers: 4,
    boats: 1,
    mostBoats: 8,
    mostWarriors: 5,
    forests: 3,
    quarry: 1,
    mine: 3,
    mines: 3,
    offers: 3,
    laps: 2,
    units: 10,
    boat: 4,
    dolmen: 2,
    majority: 3,
  },
  payments: [],
  sources: {},
  printed: {},
});

export const samplePlayer = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  resources: { wood: 0, gold: 0, copper: 0, marble: 0, granite: 0 },
  boats: 0,
  warriors: 0,
  warriorCap: 5,
  dolmens: 0,
  forests: 3,
  mines: 0,
  cells: 1,
  legacy: 0,
  ...more,
});

/** The cells of a map as a game begins: workers on the hearts, and whatever is different. */
export function sampleCells(
  map: MapComponent | undefined,
  more: Record<string, Partial<CellView>> = {},
): Record<string, CellView> {
  const cells = map?.cells ?? [];
  return Object.fromEntries(
    cells.map(({ code, kind, heart, home }) => {
      if (kind === "sea") return [code, laid({ status: "sea", forests: 0, jobs: 0, ...more[code] })];
      const settled = heart && home !== null;
      const first: Partial<CellView> = settled ? { controller: home, workers: { [home]: 4 } } : {};
      return [code, laid({ ...first, ...more[code] })];
    }),
  );
}

export const sampleView = (more: Partial<FloodsView> = {}): FloodsView => ({
  seats: 4,
  map: "world",
  turn: 1,
  turns: 24,
  first: 0,
  phase: "move",
  question: "order",
  asked: 0,
  over: false,
  ended: null,
  scale: 0,
  thresholds: [5, 8, 11],
  end: 14,
  rises: 0,
  cells: sampleCells(sampleMaps()[more.map === "archipelago" ? 1 : 0]),
  players: [0, 1, 2, 3].map((seat) => samplePlayer(seat)),
  order: null,
  plan: null,
  offer: null,
  original: null,
  offersLeft: 3,
  round: 1,
  building: null,
  fleeing: null,
  majorities: [],
  drownNext: ["at", "mu", "es", "an"],
  ...more,
});
