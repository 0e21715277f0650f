// Written by `watershed export-types` from the game's viewtypes.py; do not edit.

import type { Message } from "../../messages";

export interface AidView {
  from: number;
  to: number;
  goods: Record<string, number> | null;
}

export interface AllianceView {
  seat: number;
  other: number;
}

export interface AlliedEnd {
  seat: number;
  space: number | null;
  gains: Record<string, number>;
}

export interface AlliedView {
  route: number;
  ends: AlliedEnd[];
}

export interface AnswerView {
  card?: number;
  money?: number;
  thumb?: "peace" | "war";
  minerals?: number;
  pairs?: number;
  prosperity?: string;
  votes?: number;
}

export interface AuctionView {
  cards: CardView[];
  opening: boolean;
  mayWait: boolean;
}

export interface BallotView {
  card: number;
  prosperity: string;
  votes: number;
  scored: boolean | null;
}

export interface BidView {
  card: number;
  money: number;
  top: boolean;
}

export interface CampaignView {
  brings: Record<string, number>[];
  more: Record<string, number>;
  changedBy: string[];
}

export interface CardView {
  card: number;
  piece: string;
  black: boolean;
  back: string | null;
  bid: number | null;
  bidder: number | null;
  least: number | null;
  winner: number | null;
  done: boolean;
}

export interface CommitmentView {
  strengths: number[];
  changedBy: string[];
}

export interface CostView {
  action: "aid" | "threaten" | "trade" | "exchange" | "birth" | "heroes" | "wonders" | "link" | "reclaim" | "build";
  kind: "culture" | "politics" | "economy" | "military" | "traffic" | "industry" | "special" | "wasteland" | "water" | "hero" | "wonder" | null;
  favours: number;
  goods: Record<string, number>;
  baseFavours: number;
  baseGoods: Record<string, number>;
  changedBy: string[];
  brings: Record<string, number>;
  mayBring: Record<string, number> | null;
}

export interface EffectComponent {
  when: "always" | "patched" | "era" | "era-1" | "era-2" | "era-3" | "end";
  verb: string;
  amount: number;
  per: "culture" | "politics" | "economy" | "military" | "traffic" | "industry" | "special" | "wasteland" | "water" | "hero" | "wonder" | "worker" | "route" | "manned-water" | "manned-industry" | "manned-culture" | "general-building" | "reclaimed" | "food-industry" | "food" | "minerals" | "money" | "vp" | "mil" | "shields" | "pol" | "tra" | "savings" | null;
  every: number;
  notation: string;
  text: Message;
}

export interface ExchangeComponent {
  exchange: string;
  pays: "food" | "minerals" | "money" | "vp" | "votes";
  paid: number;
  gets: "food" | "minerals" | "money" | "vp" | "votes";
  got: number;
}

export interface FigureComponent {
  figure: string;
  hero: boolean;
  era: number;
  piece: string;
  free: Record<string, number>;
  effects: EffectComponent[];
  rule: string;
  source: "rulebook" | "outside" | "reconstructed";
}

export interface FigureView {
  figure: string;
  cell: string;
  effects: string[];
  adds: Record<string, number>;
}

export interface LayingView {
  seat: number;
  territory: number;
  reclaiming: boolean;
  slot: number | null;
  tile: string | null;
}

export interface MixComponent {
  mix: string;
  goods: Record<string, number>;
}

export interface PatchingView {
  seat: number;
  piece: string;
  sides: string[];
  placements: PlacementView[] | null;
  figure: string | null;
}

export interface PatchistoryComponents {
  title: string;
  pieces: PieceComponent[];
  figures: FigureComponent[];
  tiles: TileComponent[];
  prosperity: ProsperityComponent[];
  generalSpaces: SpaceComponent[];
  alliedSpaces: SpaceComponent[];
  mixes: MixComponent[];
  exchanges: ExchangeComponent[];
  numbers: PatchistoryNumbers;
  sources: Record<string, Record<string, "rulebook" | "outside" | "reconstructed">>;
  printed: Record<string, string>;
}

export interface PatchistoryNumbers {
  eras: number;
  rounds: number;
  cards: number;
  workers: number[];
  mostWorkers: number;
  food: number;
  money: number;
  vp: number;
  swap: number;
  limit: number[];
  aid: number;
  aidAccepted: number;
  aidRefused: number;
  threatMoney: number[];
  threatVp: number[];
  trade: number[];
  birth: number[];
  heroFood: number[];
  wonderMinerals: number[];
  link: number;
  reclaim: number;
  favours: Record<string, number>;
  build: Record<string, number>;
  prepare: number[];
  invader: number[];
  defender: number[];
  perfect: number;
  spoils: number;
  heroUpkeep: number;
  wonderUpkeep: number;
  missingFood: number;
  missingMineral: number;
  upkeep: number[];
  general: number;
  allied: number;
  tiles: number;
  hand: number;
  prosperity: number;
}

export interface PatchistoryView {
  seats: number;
  viewer: number | null;
  liberty: boolean;
  screens: boolean;
  era: number;
  round: number;
  phase: "over" | "auction" | "patching" | "diplomacy" | "management" | "movement" | "negotiation" | "production" | "upkeep" | "vote" | "end";
  question: "none" | "claim" | "bid" | "secret-bid" | "side" | "patch" | "room" | "ally" | "end-of-route" | "free-route" | "demolish" | "sacrifice" | "diplomacy" | "mix" | "aid" | "management" | "trader" | "site" | "move" | "talk" | "thumbs" | "treaty" | "commit" | "free-threat" | "stealth" | "mercy" | "offering" | "prosperity" | "vote" | "double";
  first: number;
  active: number | null;
  asked: number | null;
  waiting: number[];
  sealed: number[];
  over: boolean;
  players: PlayerView[];
  auction: AuctionView | null;
  patching: PatchingView | null;
  routes: RouteView[];
  allied: AlliedView[];
  storage: StorageView;
  costs: CostView[] | null;
  campaign: CampaignView | null;
  threats: ThreatView[];
  standings: Record<string, number[] | null>;
  played: string[];
  vote: VoteView | null;
  plan: PlanView | null;
  answer: AnswerView | null;
  talk: TalkView | null;
  commitment: CommitmentView | null;
  aid: AidView | null;
  trading: number | null;
  laying: LayingView | null;
  alliance: AllianceView | null;
}

export interface PieceComponent {
  piece: string;
  id: string;
  number: number;
  card: number;
  era: number;
  black: boolean;
  columns: number;
  rooms: RoomComponent[];
  figure: string | null;
  notation: string;
  source: "rulebook" | "outside" | "reconstructed";
}

export interface PieceView {
  piece: string;
  cell: string;
  x: number;
  y: number;
  level: number;
  visible: number;
}

export interface PlacementView {
  cell: string;
  x: number;
  y: number;
  over: number[];
}

export interface PlanView {
  speed: number;
  picked: number | null;
  sealed: boolean;
  statuses: Record<string, number>;
  workers: PlannedView[];
}

export interface PlannedView {
  worker: number;
  cell: string | null;
  route: number | null;
  space: number | null;
  toCell: string | null;
  toSpace: number | null;
  planned: boolean;
  homing: boolean;
}

export interface PlayerView {
  seat: number;
  territory: TerritoryView;
  statuses: Record<string, number>;
  attack: number;
  defence: number;
  counts: Record<string, number>;
  goods: Record<string, number> | null;
  favours: number;
  workers: number;
  homing: number;
  descendants: number;
  removed: number;
  upkeep: UpkeepView;
  figures: FigureView[];
  routes: number[];
  allies: number[];
  bid: BidView | null;
  won: number | null;
  tiles: (string | null)[] | null;
  tilesHeld: number;
  hand: string[] | null;
  handHeld: number;
  freeExchanges: number;
  campaigned: boolean;
  linked: boolean;
  aided: boolean;
  broke: boolean;
  claimed: boolean;
  raided: boolean;
  safe: boolean;
}

export interface ProsperityComponent {
  prosperity: string;
  number: number;
  measure: "culture" | "politics" | "economy" | "military" | "traffic" | "industry" | "special" | "wasteland" | "water" | "hero" | "wonder" | "worker" | "route" | "manned-water" | "manned-industry" | "manned-culture" | "general-building" | "reclaimed" | "food-industry" | "food" | "minerals" | "money" | "vp" | "mil" | "shields" | "pol" | "tra" | "savings";
}

export interface RoomComponent {
  quarters: number[];
  kind: "culture" | "politics" | "economy" | "military" | "traffic" | "industry" | "special" | "wasteland" | "water" | "hero" | "wonder";
  free: Record<string, number>;
  box: Record<string, number> | null;
  figure: string | null;
}

export interface RoomView {
  cell: string;
  cells: string[];
  x: number;
  y: number;
  wide: number;
  high: number;
  kind: "culture" | "politics" | "economy" | "military" | "traffic" | "industry" | "special" | "wasteland" | "water" | "hero" | "wonder";
  free: Record<string, number>;
  box: Record<string, number> | null;
  active: boolean;
  workers: number;
  figure: string | null;
  piece: string;
  level: number;
  tile: string | null;
  reclaimed: boolean;
}

export interface RouteView {
  route: number;
  owner: number;
  other: number;
  space: number | null;
  gains: Record<string, number>;
  invaders: number[] | null;
  negotiated: boolean;
}

export interface Score {
  seat: number;
  vp: number;
  goods: Record<string, number>;
  texts: Record<string, number>;
  total: number;
  sources?: Record<string, number>;
}

export interface SideView {
  seat: number;
  invades: boolean | null;
  strength: number;
  prepares: number;
  winsInvading: number;
  winsDefending: number;
}

export interface SpaceComponent {
  good: "food" | "minerals" | "money" | "vp" | "votes";
  count: number;
}

export interface StorageView {
  routes: number;
  allied: number;
  tiles: number;
  cards: number;
}

export interface TalkView {
  kind: "negotiation" | "treaty" | "war" | "after";
  route: number;
  owner: SideView;
  other: SideView;
  winner: number | null;
  loser: number | null;
}

export interface TerritoryView {
  corner: string;
  columns: number;
  rows: number;
  limit: number | null;
  rooms: RoomView[];
  pile: PieceView[];
}

export interface ThreatView {
  seat: number;
  goods: Record<string, number>;
  baseGoods: Record<string, number>;
  changedBy: string[];
}

export interface TileComponent {
  tile: string;
  number: number;
  kind: "culture" | "politics" | "economy" | "military" | "traffic" | "industry" | "special" | "wasteland" | "water" | "hero" | "wonder";
  free: Record<string, number>;
  box: Record<string, number> | null;
  minerals: number;
}

export interface UpkeepView {
  food: number;
  heroFood: number;
  wonderMinerals: number;
}

export interface VoteView {
  cards: BallotView[];
  current: number | null;
  doubled: number | null;
}
