/** Flooruler as the server shows it: the shapes of its view and its components. */

import { PRINTED } from "./colours";

export type Place = "gold-fountain" | "floor-store" | "weapon-store" | "nuke-store" | "skill-store";
export type Store = Exclude<Place, "gold-fountain">;
export const STORES = ["weapon-store", "nuke-store", "floor-store", "skill-store"] as const satisfies Store[];
export type Question = "none" | "action" | "go" | "land" | "place" | "remove" | "relocate";

export interface TileInfo {
  tile: string;
  row: number;
  column: number;
  place: string | null;
  /** Colours of the box, not of the seats: "red", "yellow", "green", "blue". */
  lands: string[];
  number: boolean;
  gate: boolean;
}

export interface Plan {
  floors: number;
  price: number;
  sources: Record<string, string>;
}

export interface ItemInfo {
  item: string;
  name: string;
  kind: "weapon" | "skill";
  effect: string;
  price: number;
  refill: number | null;
  range: number | null;
  damage: number | null;
  dice: boolean;
  ammo: number | null;
  uses: number | null;
  sources: Record<string, string>;
}

export interface Box {
  title: string;
  floors: number;
  health: number;
  tiles: TileInfo[];
  floor_plans: Plan[];
  nuke_plans: Plan[];
  items: ItemInfo[];
}

export interface PlayerView {
  seat: number;
  colour: string;
  tile: string;
  place: string | null;
  health: number;
  gold: number;
  deaths: number;
  face_down: boolean;
  sits_out: number;
  floors: number;
  extra_steps: number;
  must_leave: boolean;
  items: string[];
}

export interface FloorulerView {
  to_move: number | null;
  sentence: string;
  names: string[];
  seats: number;
  round: number;
  rounds: number;
  turn: number;
  asked: number;
  actions: number;
  question: Question;
  over: boolean;
  winner: number | null;
  die: number | null;
  steps: number;
  left: number;
  target: number | null;
  gate: string | null;
  shut: string | null;
  /** The seat whose floor lies on a tile. */
  floors: Record<string, number>;
  /** How far the ends of a move under way are. */
  ways: Record<string, number>;
  /** While an action is asked, for each range that a weapon has: the tiles it reaches from here, and its blind spots. */
  ranges: Record<string, { line: string[]; blind: string[] }>;
  players: PlayerView[];
  items: { item: string; holder: number | null; counter: number }[];
}

export interface ScoreView {
  seat: number;
  floors: number;
  deaths: number;
  gold: number;
  items: number;
  wealth: number;
  total: number;
}

/** What the server tells of its own box is trusted to have its shape. */
export const boxOf = (components: unknown): Box => components as Box;

/** The seats whose land a tile is: colours that nobody plays have none. */
export const landsOf = (tile: TileInfo, seats: number): number[] =>
  tile.lands.map((colour) => PRINTED.indexOf(colour)).filter((seat) => seat >= 0 && seat < seats);

export const storeOf = (item: ItemInfo): Store => (item.kind === "weapon" ? "weapon-store" : "skill-store");
