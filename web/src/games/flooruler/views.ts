// Written by `watershed export-types` from the game's viewtypes.py; do not edit.

import type { Message } from "../../messages";

export interface Aim {
  seat: number;
  tiles: number;
}

export interface FloorulerComponents {
  title: string;
  floors: number;
  health: number;
  sources: Record<string, Record<string, "rulebook" | "outside" | "reconstructed">>;
  tiles: TileComponent[];
  stores: ("gold-fountain" | "floor-store" | "nuke-store" | "weapon-store" | "skill-store")[];
  floor_plans: PlanComponent[];
  nuke_plans: PlanComponent[];
  items: ItemComponent[];
  printed: Record<string, string>;
}

export interface FloorulerView {
  seats: number;
  round: number;
  rounds: number;
  turn: number;
  asked: number;
  actions: number;
  question: "none" | "action" | "go" | "land" | "place" | "remove" | "relocate";
  over: boolean;
  winner: number | null;
  die: number | null;
  steps: number;
  left: number;
  target: number | null;
  gate: string | null;
  shut: "gold-fountain" | "floor-store" | "nuke-store" | "weapon-store" | "skill-store" | null;
  floors: Record<string, number>;
  ways: Record<string, number>;
  ranges: Record<string, Range>;
  aims: Record<string, Aim[]>;
  players: PlayerView[];
  items: ItemView[];
}

export interface ItemComponent {
  item: string;
  name: string;
  kind: "weapon" | "skill";
  effect: Message;
  price: number;
  refill: number | null;
  range: number | null;
  damage: number | null;
  dice: boolean;
  ammo: number | null;
  uses: number | null;
  sources: Record<string, "rulebook" | "outside" | "reconstructed">;
}

export interface ItemView {
  item: string;
  holder: number | null;
  counter: number;
}

export interface PlanComponent {
  floors: number;
  price: number;
  sources: Record<string, "rulebook" | "outside" | "reconstructed">;
}

export interface PlayerView {
  seat: number;
  colour: "red" | "yellow" | "green" | "blue";
  tile: string;
  place: "gold-fountain" | "floor-store" | "nuke-store" | "weapon-store" | "skill-store" | null;
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

export interface Range {
  line: string[];
  blind: string[];
}

export interface Score {
  seat: number;
  floors: number;
  deaths: number;
  gold: number;
  items: number;
  wealth: number;
  total: number;
}

export interface TileComponent {
  tile: string;
  row: number;
  column: number;
  place: "gold-fountain" | "floor-store" | "nuke-store" | "weapon-store" | "skill-store" | null;
  lands: ("red" | "yellow" | "green" | "blue")[];
  number: boolean;
  gate: boolean;
}
