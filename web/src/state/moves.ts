/** Legal moves as the dock shows them: one row for moves that differ only in how many they take. */

import type { Move, Refusal } from "./protocol";

export interface Group {
  key: string;
  /** The smallest amount first. */
  moves: Move[];
  /** "Bid … for the castle", or the only move's own text. */
  label: string;
  /** The argument that says how many, in the words of the game; null where it has no such word. */
  amount: string | null;
}

/** How many a move of the group takes; 0 where nothing is counted. */
export const amountIn = ({ amount }: Pick<Group, "amount">, move: Move): number =>
  amount === null ? 0 : Number(move.args[amount] ?? 0);

/** What a move is about: all its arguments but how many. */
const target = (move: Move, amount: string | null): [string, unknown][] =>
  Object.entries(move.args).filter(([name]) => name !== amount);

export function groups(moves: readonly Move[], amount: string | null = null): Group[] {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const key = `${move.name} ${JSON.stringify(target(move, amount))}`;
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return [...found].map(([key, some]) => {
    const sorted = some.toSorted((a, b) => amountIn({ amount }, a) - amountIn({ amount }, b));
    return { key, moves: sorted, label: labelOf(sorted), amount };
  });
}

export const groupOf = (all: Group[], words: string): Group | undefined =>
  all.find((group) => group.moves.some((move) => move.words === words));

/** What the texts have in common, with an ellipsis where they differ. */
export function labelOf(moves: Move[]): string {
  const texts = moves.map((move) => move.text.split(" "));
  const [first = [], ...others] = texts;
  if (others.length === 0) return first.join(" ");
  const shortest = Math.min(...texts.map((text) => text.length));
  let head = 0;
  while (head < shortest && others.every((text) => text[head] === first[head])) head++;
  let tail = 0;
  while (tail < shortest - head && others.every((text) => text.at(-1 - tail) === first.at(-1 - tail))) tail++;
  return [...first.slice(0, head), "…", ...first.slice(first.length - tail)].join(" ");
}

/** The other things that can be done with what a move is about. */
export function related(all: Group[], words: string): Group[] {
  const own = groupOf(all, words);
  const about = own?.moves[0] && target(own.moves[0], own.amount)[0];
  if (!own || !about) return own ? [own] : [];
  const [name, value] = about;
  return all.filter((group) => group === own || group.moves[0]?.args[name] === value);
}

/** Refused moves about the same thing: those whose words after the first begin alike. */
export function refusedNear(refusals: Record<string, Refusal>, words: string, alike = beginAlike): [string, Refusal][] {
  return Object.entries(refusals).filter(([other]) => alike(words, other));
}

/** Refused moves of one name and for one reason stand for each other: the first of them. */
export function refusedOnce(refusals: Record<string, Refusal>): [string, Refusal][] {
  const found = new Map<string, [string, Refusal]>();
  for (const [words, why] of Object.entries(refusals)) {
    const key = `${words.split(" ")[0]} ${why.sentence}`;
    if (!found.has(key)) found.set(key, [words, why]);
  }
  return [...found.values()];
}

function beginAlike(words: string, other: string): boolean {
  const [name, about] = words.split(" ");
  const [otherName, otherAbout] = other.split(" ");
  return about !== undefined && otherAbout === about && otherName !== name;
}

/** The move of a group nearest to an amount. */
export function nearest(group: Group, amount: number): Move | undefined {
  const away = (move: Move): number => Math.abs(amountIn(group, move) - amount);
  return group.moves.toSorted((a, b) => away(a) - away(b))[0];
}

/** The next higher or lower move of a group, staying at its ends. */
export function step(group: Group, words: string, by: number): Move | undefined {
  const index = group.moves.findIndex((move) => move.words === words);
  return group.moves[Math.max(0, Math.min(group.moves.length - 1, index + by))];
}
