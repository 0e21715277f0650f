/** The Flow of History as the server shows it: the shapes of its view and its components. */

export const ICONS = ["culture", "science", "industry", "trade", "harvest", "attack", "defence"] as const;
export const STACKS = ["military", "construction", "knowledge", "government"] as const;
export const TYPES = [...STACKS, "leader", "wonder"] as const;
export const AGES = ["S", "A", "I", "II", "III", "IV", "V"] as const;
export const TIMINGS = ["Instant", "Attack", "Attack all", "Permanent", "Turn action", "Scoring"] as const;

export type IconName = (typeof ICONS)[number];
export type CardType = (typeof TYPES)[number];
export type Timing = (typeof TIMINGS)[number];

export interface CardInfo {
  id: number;
  card: string;
  name: string;
  type: CardType | null;
  age: string;
  indicator: IconName | null;
  timing: Timing | null;
  obsolete: boolean;
  effect: string;
  stripe: IconName[];
  pages: number[];
  sources: Record<string, string>;
}

export interface SlotView {
  slot: number;
  card: string | null;
  tokens: number;
  investor: number | "banker" | null;
}

export interface NationView {
  seat: number;
  tokens: number;
  investment: number | null;
  icons: Record<IconName, number>;
  attack: number;
  strength: number;
  points: number;
  cards: number;
  stacks: Record<CardType, string[]>;
  aside: string[];
  uncovered: string[];
}

export interface FlowView {
  to_move: number | null;
  sentence: string;
  names: string[];
  seat: number | null;
  seats: number;
  turn: number;
  turns: number;
  question: string;
  over: boolean;
  age: string;
  supply: number;
  reserve: number;
  substitutes: number;
  deck: { cards: number; ages: Record<string, number> };
  market: SlotView[];
  nations: NationView[];
  asking: string | null;
}

export interface ScoreView {
  seat: number;
  culture: number;
  others: number;
  half: number;
  effects: { card: string; points: number }[];
  total: number;
  cards: number;
  tokens: number;
}

export type Deck = ReadonlyMap<string, CardInfo>;

/** The cards of an edition by slug; what the server tells is trusted to have the shape of its own book. */
export function cardsOf(components: unknown): Deck {
  const cards = (components as { cards?: CardInfo[] } | null)?.cards ?? [];
  return new Map(
    cards.map((card) => [card.card, { ...card, timing: TIMINGS.find((timing) => timing === card.timing) ?? null }]),
  );
}
