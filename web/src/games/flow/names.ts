/** The names this room goes through one by one, in the order in which they are shown; their types are the server's. */

import type { Components as Anything } from "../../state/protocol";
import { componentsOf } from "../shape";
import type { CardFace, Components } from "./views";

export type IconName = CardFace["stripe"][number];
export type CardType = NonNullable<CardFace["type"]>;
export type Timing = CardFace["timing"];

export const ICONS = [
  "culture",
  "science",
  "industry",
  "trade",
  "harvest",
  "attack",
  "defence",
] as const satisfies IconName[];
export const STACKS = ["military", "construction", "knowledge", "government"] as const satisfies CardType[];
export const TYPES = [...STACKS, "leader", "wonder"] as const satisfies CardType[];
export const AGES = ["S", "A", "I", "II", "III", "IV", "V"] as const satisfies CardFace["age"][];
export const TIMINGS = [
  "instant",
  "attack",
  "attack-all",
  "permanent",
  "turn-action",
  "scoring",
] as const satisfies Timing[];

export const isIcon = (name: string): name is IconName => ICONS.some((icon) => icon === name);
export const isType = (name: string): name is CardType => TYPES.some((type) => type === name);

/** The cards of an edition by their keys. */
export type Cards = ReadonlyMap<string, CardFace>;

export const cardsOf = (components: Anything | null): Cards =>
  new Map(components ? componentsOf<Components>(components).cards.map((card) => [card.card, card]) : []);
