// Written by `watershed export-types` from the game's viewtypes.py; do not edit.

import type { Message } from "../../messages";

export interface CardFace {
  id: number;
  card: string;
  name: string;
  type: "military" | "construction" | "knowledge" | "government" | "leader" | "wonder" | null;
  age: "S" | "A" | "I" | "II" | "III" | "IV" | "V";
  indicator: "culture" | "science" | "industry" | "trade" | "harvest" | "attack" | "defence" | null;
  timing: "none" | "instant" | "attack" | "attack-all" | "permanent" | "turn-action" | "scoring";
  obsolete: boolean;
  effect: Message;
  brief: Message;
  stripe: ("culture" | "science" | "industry" | "trade" | "harvest" | "attack" | "defence")[];
  pages: number[];
  sources: Record<string, "rulebook" | "outside" | "reconstructed">;
}

export interface Components {
  title: string;
  cards: CardFace[];
  printed: Record<string, string>;
}

export interface Deck {
  cards: number;
  ages: Record<string, number>;
}

export interface Nation {
  seat: number;
  tokens: number;
  investment: number | null;
  icons: Record<string, number>;
  attack: number;
  strength: number;
  points: number;
  cards: number;
  stacks: Record<string, string[]>;
  aside: string[];
  uncovered: string[];
}

export interface Score {
  seat: number;
  culture: number;
  others: number;
  half: number;
  effects: ScoredCard[];
  total: number;
  cards: number;
  tokens: number;
}

export interface ScoredCard {
  card: string;
  points: number;
}

export interface Slot {
  slot: number;
  card: string | null;
  tokens: number;
  investor: number | "banker" | null;
}

export interface View {
  seats: number;
  turn: number;
  turns: number;
  question: "none" | "action" | "gain" | "target" | "wonder";
  over: boolean;
  age: "A" | "I" | "II" | "III" | "IV" | "V";
  supply: number;
  reserve: number;
  substitutes: number;
  deck: Deck;
  market: Slot[];
  nations: Nation[];
  asking: string | null;
}
