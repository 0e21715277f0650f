/** Open tables: which of them are wanted, and what somebody who joins should know first. */

import { keep, read } from "./kept";
import type { Colour, GameInfo, OpenTable, Summary } from "./protocol";
import type { Language } from "./settings";

export const PACES = ["free", "clock", "days"] as const satisfies readonly OpenTable["pace"][];

export interface Wanted {
  game: string;
  pace: OpenTable["pace"] | "";
  language: Language | "";
}

const ALL: Wanted = { game: "", pace: "", language: "" };

export const wanted = (): Wanted => ({ ...ALL, ...read<Partial<Wanted>>("open", {}) });

export const want = (some: Wanted): void => keep("open", some);

export const isAll = (some: Wanted): boolean => Object.values(some).every((value) => value === "");

/** "?game=…&pace=…", or nothing. */
export function queryOf(some: Wanted): string {
  const chosen = Object.entries(some).filter(([, value]) => value !== "");
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
}

/** The seat to take: one that waits rather than one that a bot plays. */
export const seatToTake = (table: OpenTable): number | undefined =>
  table.free.find((seat) => table.seats[seat]?.kind === "open") ?? table.free[0];

/** My colour if nobody has it; after the first move a seat keeps its own. */
export function colourAt(table: Summary, mine: Colour | null): Colour | undefined {
  const taken = table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.colour);
  return mine && table.moves === 0 && !taken.includes(mine) ? mine : undefined;
}

/** What was chosen otherwise than usual: options by their words, and the edition. */
export function unusual(table: Summary, game: GameInfo | undefined): string[] {
  if (!game) return [];
  const options = game.options.flatMap(({ name, text, choices }) => {
    const chosen = choices.find(({ value }) => value === table.options[name]);
    return chosen && chosen.value !== choices[0]?.value ? [`${text}: ${chosen.text}`] : [];
  });
  const edition = game.books.find(({ name }) => name === table.book);
  return [...options, ...(edition && edition !== game.books[0] ? [edition.title] : [])];
}
