// Written by `watershed export-types` from the game's viewtypes.py; do not edit.


export interface Boats {
  seat: number;
  count: number;
  moved: number;
  ferried: boolean;
}

export interface BuildingView {
  building: "boat" | "mine" | "warrior" | "dolmen";
  cell: string;
}

export interface CellComponent {
  code: string;
  kind: "land" | "sea";
  ore: "wood" | "gold" | "copper" | "marble" | "granite" | null;
  home: number | null;
  heart: boolean;
  rise: number;
  label: number[];
  neighbours: string[];
}

export interface CellView {
  status: "dry" | "sea" | "flooded" | "lost";
  controller: number | null;
  contested: boolean;
  workers: Record<string, number>;
  warriors: Warriors | null;
  boats: Boats | null;
  fanatics: number;
  forests: number;
  felled: boolean;
  mines: number;
  dolmen: number | null;
  ready: Ready;
  reach?: Reach;
  jobs: number;
}

export interface FleeingView {
  cell: string;
  group: "warriors" | "workers" | "freed";
}

export interface FloodsComponents {
  title: string;
  maps: MapComponent[];
  thresholds: number[];
  end: number;
  numbers: FloodsNumbers;
  payments: PaymentComponent[];
  sources: Record<string, Record<string, "rulebook" | "outside" | "reconstructed">>;
  printed: Record<string, string>;
}

export interface FloodsNumbers {
  workers: number;
  boats: number;
  mostBoats: number;
  mostWarriors: number;
  forests: number;
  quarry: number;
  mine: number;
  mines: number;
  offers: number;
  laps: number;
  units: number;
  boat: number;
  dolmen: number;
  majority: number;
}

export interface FloodsView {
  seats: number;
  map: "world" | "archipelago";
  turn: number;
  turns: number;
  first: number;
  phase: "move" | "harvest" | "trade" | "construction" | "flood" | "over";
  question: "none" | "order" | "to" | "count" | "lead" | "ferry" | "harvest" | "floor" | "lay" | "answer" | "build" | "pay" | "flee";
  asked: number | null;
  over: boolean;
  ended: "scale" | "deserted" | "stalled" | "turns" | null;
  scale: number;
  thresholds: number[];
  end: number;
  rises: number;
  cells: Record<string, CellView>;
  players: PlayerView[];
  order: OrderView | null;
  plan: PlanView[] | null;
  offer: OfferView | null;
  original: OfferView | null;
  offersLeft: number;
  round: number;
  building: BuildingView | null;
  fleeing: FleeingView | null;
  majorities: MajorityView[];
  drownNext: string[];
}

export interface MajorityView {
  category: "forests" | "boats" | "warriors" | "mines";
  seat: number | null;
  counts: number[];
}

export interface MapComponent {
  map: "world" | "archipelago";
  wraps: boolean;
  rows: string[][];
  cells: CellComponent[];
}

export interface OfferView {
  from: number;
  to: number | null;
  give: Record<string, number>;
  get: Record<string, number>;
  counter: boolean;
  answering: number | null;
}

export interface OrderView {
  kind: "workers" | "warriors" | "boats";
  from: string;
  to: string | null;
  count: number;
  leading: number | null;
  slaves: number;
}

export interface PaymentComponent {
  payment: string;
  resources: ("wood" | "gold" | "copper" | "marble" | "granite")[];
  each: number;
}

export interface PlanView {
  cell: string;
  wood: number;
  ore: number;
  idle: number;
  fanaticsAfter: number;
  lost: boolean;
  deforests: boolean;
}

export interface PlayerView {
  seat: number;
  resources: Record<string, number>;
  boats: number;
  warriors: number;
  warriorCap: number;
  dolmens: number;
  forests: number;
  mines: number;
  cells: number;
  legacy: number;
}

export interface Reach {
  workers: string[];
  warriors: string[];
  boats: string[];
}

export interface Ready {
  workers: number;
  warriors: number;
  boats: number;
}

export interface Score {
  seat: number;
  dolmens: number;
  dolmenPoints: number;
  counts: Record<string, number>;
  majorities: Record<string, number>;
  resources: number;
  total: number;
}

export interface Warriors {
  seat: number;
  count: number;
}
