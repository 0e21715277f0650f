/** Where printed things come from, and how a tile is written in a book. */

import type { Contents } from "./Card";
import type { PieceComponent, TileComponent } from "./views";

export type Source = PieceComponent["source"];

const LETTERS: Readonly<Record<string, string>> = {
  food: "f",
  minerals: "m",
  money: "c",
  vp: "v",
  mil: "s",
  shields: "h",
  pol: "b",
  tra: "w",
};

/** Symbols as a book has them: "2fm" is 2 food and 1 mineral. */
const letters = (symbols: Readonly<Record<string, number>>): string =>
  Object.entries(symbols)
    .map(([status, count]) => `${count > 1 ? count : ""}${LETTERS[status]}`)
    .join("");

/** The building of a tile as a book has it: "E:c[2c]". */
export const tileNotation = ({ kind, free, box }: TileComponent): string =>
  `${kind.slice(0, 1).toUpperCase()}:${letters(free)}${box ? `[${letters(box)}]` : ""}`;

/** What a book says of its tiles, by their kind, and of its prosperity cards. What it doesn't say is ours. */
export const sourceOf = ({ all }: Contents, section: "tiles" | "prosperity", key: string): Source =>
  all.sources[section]?.[key] ?? "reconstructed";
