/** Both maps as the box prints them, and a table for tests: four players at the beginning, and whatever a test says is different. */

import { laid } from "./laid";
import type { CellComponent, CellView, FloodsComponents, FloodsView, MapComponent, PlayerView } from "./views";

const WORLD = `
  aw aw aw aw aw aw aw aw aw aw ae ae ae ae ae ae ae ae ae ae ae ae aw aw
  w1 w1 w8 w8 w8 aw na na na at at na y1 y1 y8 y8 y8 ae np np es es np np
  w9 w9 w1 w2 w2 w2 na na b7 na na na y9 y9 y1 y2 y2 y2 np np np np np cp
  w9 w3 w3 w4 cb cb ba ba b7 me me me y9 y3 y3 y4 y2 cs cs ga g7 g7 cp cp
  cp cp w3 w4 w4 cb cb ba b7 bb bb me me me y3 y4 y4 cs cs ga ga g7 gb gb
  cp cp w4 w4 cb cb b5 b5 b6 b6 bb me me me y4 y4 cs cs cs g5 g5 g6 g6 gb
  sp w5 w5 w6 w6 wb ca b5 b5 b6 b6 er er y5 y5 y6 y6 yb ei ei g5 g6 sp sp
  sp w5 w5 w6 wb wb ca ca b4 b4 b4 er er y5 y5 y6 yb yb ei ei g4 g4 sp sp
  sp sp wa w7 w7 ca ca ca ca b4 b4 er er ya ya y7 y7 ei ei ei g4 g4 g4 sp
  wa wa w7 sa sa b9 b9 b3 b3 b2 b2 er er ya io y7 ei ei g9 g3 g3 g2 g2 sp
  sa sa sa sa sa sa b9 b9 b3 b1 b8 b2 b2 io io io io io g9 g9 g3 g1 g8 g2
  sa sa se an an sa sa b1 b1 b8 b8 b8 sw sw sw mu mu io io g1 g1 g8 g8 se
  se se se se sw sw sw sw sw sw sw sw sw sw sw sw se se se se se se se se
`;

/** A cell in each line: its code, ore, home, rise, whether it is a heart, and its neighbours. */
const WORLD_CELLS = `
  w1 marble 2 0 - w2 w3 w8 w9 np aw
  w2 marble 2 2 - w1 w3 w4 w8 na cb aw
  w3 marble 2 0 - w1 w2 w4 w9 cp
  w4 marble 2 0 heart w2 w3 w5 w6 cb cp
  w5 marble 2 0 - w4 w6 w7 wa sp cp
  w6 marble 2 3 - w4 w5 w7 wb cb
  w7 marble 2 0 - w5 w6 wa wb sa ca
  w8 marble 2 0 - w1 w2 aw
  w9 marble 2 0 - w1 w3 np cp
  wa marble 2 0 - w5 w7 sa sp
  wb marble 2 0 - w6 w7 cb ca
  y1 gold 0 0 - y2 y3 y8 y9 na ae
  y2 gold 0 2 - y1 y3 y4 y8 np cs ae
  y3 gold 0 0 - y1 y2 y4 y9 me
  y4 gold 0 0 heart y2 y3 y5 y6 cs me
  y5 gold 0 0 - y4 y6 y7 ya er me
  y6 gold 0 3 - y4 y5 y7 yb cs
  y7 gold 0 0 - y5 y6 ya yb io ei
  y8 gold 0 0 - y1 y2 ae
  y9 gold 0 0 - y1 y3 na me
  ya gold 0 0 - y5 y7 io er
  yb gold 0 0 - y6 y7 cs ei
  b1 granite 3 0 - b2 b3 b8 b9 sa sw
  b2 granite 3 2 - b1 b3 b4 b8 io er sw
  b3 granite 3 0 - b1 b2 b4 b9 ca
  b4 granite 3 0 heart b2 b3 b5 b6 er ca
  b5 granite 3 0 - b4 b6 b7 ba cb ca
  b6 granite 3 3 - b4 b5 b7 bb er
  b7 granite 3 0 - b5 b6 ba bb na me
  b8 granite 3 0 - b1 b2 sw
  b9 granite 3 0 - b1 b3 sa ca
  ba granite 3 0 - b5 b7 na cb
  bb granite 3 0 - b6 b7 er me
  g1 copper 1 0 - g2 g3 g8 g9 io se
  g2 copper 1 2 - g1 g3 g4 g8 sa sp se
  g3 copper 1 0 - g1 g2 g4 g9 ei
  g4 copper 1 0 heart g2 g3 g5 g6 sp ei
  g5 copper 1 0 - g4 g6 g7 ga cs ei
  g6 copper 1 3 - g4 g5 g7 gb sp
  g7 copper 1 0 - g5 g6 ga gb np cp
  g8 copper 1 0 - g1 g2 se
  g9 copper 1 0 - g1 g3 io ei
  ga copper 1 0 - g5 g7 np cs
  gb copper 1 0 - g6 g7 sp cp
  at gold 0 1 - na aw ae
  mu copper 1 1 - io sw se
  es marble 2 1 - np aw ae
  an granite 3 1 - sa sw se
  na - - 0 - w2 y1 y9 b7 ba at cb me aw ae
  io - - 0 - y7 ya b2 g1 g9 mu er ei sw se
  np - - 0 - w1 w9 y2 g7 ga es cs cp aw ae
  sa - - 0 - w7 wa b1 b9 g2 an sp ca sw se
  cb - - 0 - w2 w4 w6 wb b5 ba na ca
  er - - 0 - y5 ya b2 b4 b6 bb io me
  cs - - 0 - y2 y4 y6 yb g5 ga np ei
  sp - - 0 - w5 wa g2 g4 g6 gb sa cp
  ca - - 0 - w7 wb b3 b4 b5 b9 sa cb
  me - - 0 - y3 y4 y5 y9 b7 bb na er
  ei - - 0 - y7 yb g3 g4 g5 g9 io cs
  cp - - 0 - w3 w4 w5 w9 g7 gb np sp
  aw - - 0 - w1 w2 w8 at es na np ae
  sw - - 0 - b1 b2 b8 mu an io sa se
  ae - - 0 - y1 y2 y8 at es na np aw
  se - - 0 - g1 g2 g8 mu an io sa sw
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
