/** Legal moves as the dock shows them: one row for moves that differ only in how many they take. */

import type { Message, Move } from "./protocol";

export interface Group {
  key: string;
  /** The smallest amount first. */
  moves: Move[];
  /** What its button says: "Bid … for the castle", or what the only move says. */
  say: Message;
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
    return { key, moves: sorted, say: inCommon(sorted), amount };
  });
}

export const groupOf = (all: Group[], words: string): Group | undefined =>
  all.find((group) => group.moves.some((move) => move.words === words));

const MANY = "…";

/** What moves say together: the message of the first, with an ellipsis for what differs. */
export function inCommon(moves: readonly Move[]): Message {
  const [first, ...others] = moves.map((move) => move.say);
  if (!first) return { id: "" };
  if (!first.args || others.length === 0) return first;
  const same = (name: string): boolean =>
    others.every((one) => JSON.stringify(one.args?.[name]) === JSON.stringify(first.args?.[name]));
  const args = Object.entries(first.args).map(([name, value]) => [name, same(name) ? value : MANY]);
  return { ...first, args: Object.fromEntries(args) };
}

/** The other things that can be done with what a move is about. */
export function related(all: Group[], words: string): Group[] {
  const own = groupOf(all, words);
  const about = own?.moves[0] && target(own.moves[0], own.amount)[0];
  if (!own || !about) return own ? [own] : [];
  const [name, value] = about;
  return all.filter((group) => group === own || group.moves[0]?.args[name] === value);
}

export type Refusals = Readonly<Record<string, readonly string[]>>;

/** Refused moves about the same thing: those whose words after the first begin alike. */
export const refusedNear = (refusals: Refusals, words: string, alike = beginAlike): string[] =>
  Object.values(refusals)
    .flat()
    .filter((other) => alike(words, other));

/** Refused moves of one name and for one reason stand for each other: the first of them. */
export function refusedOnce(refusals: Refusals): string[] {
  const found = new Map<string, string>();
  for (const [code, all] of Object.entries(refusals))
    for (const words of all) {
      const key = `${code} ${nameIn(words)}`;
      if (!found.has(key)) found.set(key, words);
    }
  return [...found.values()];
}

const LINK = ";";

export const isChain = (words: string): boolean => words.includes(LINK);

/** The move that a chain begins with, "pick 3" of "pick 3; place 4": the only one of them that is known to be possible. */
export const firstOf = (words: string): string => words.split(LINK)[0]?.trim() ?? words;

/** The family of a move, "invest" of "invest 2 4". */
export const nameIn = (words: string): string => words.split(" ")[0] ?? words;

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
