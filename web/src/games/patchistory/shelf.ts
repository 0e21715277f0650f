/** Everything that is printed, as one list to search: cards, baselands, tiles, heroes and wonders, prosperity cards. */

import { thing } from "../../i18n";
import { folded } from "../../i18n/folded";
import { type Contents, ERAS, effectsOf, pieceLabel, roomLabel, titleOf } from "./Card";
import type { Kind, Symbols } from "./Room";

export const GROUPS = ["cards", "figures", "baselands", "tiles", "prosperity"] as const;
export type Group = (typeof GROUPS)[number];

export interface Item {
  key: string;
  group: Group;
  /** 0 for what has no era. */
  era: number;
  side: "white" | "black" | null;
  kinds: readonly Kind[];
  symbols: readonly string[];
  /** All that can be read on it. */
  text: () => string;
}

export interface Wanted {
  group: Group | null;
  era: number | null;
  side: "white" | "black" | null;
  kind: Kind | null;
  symbol: string | null;
  text: string;
}

export const ANYTHING: Wanted = { group: null, era: null, side: null, kind: null, symbol: null, text: "" };

const symbolsIn = (rooms: readonly { free: Symbols; box?: Symbols | null }[]): string[] => [
  ...new Set(rooms.flatMap(({ free, box }) => [...Object.keys(free), ...Object.keys(box ?? {})])),
];

export function itemsOf(contents: Contents): Item[] {
  const { all } = contents;
  const sides = all.pieces.map((piece): Item => {
    const figure = piece.figure ? contents.figures.get(piece.figure) : undefined;
    return {
      key: piece.piece,
      group: piece.era ? "cards" : "baselands",
      era: piece.era,
      side: piece.era ? (piece.black ? "black" : "white") : null,
      kinds: [...new Set(piece.rooms.map(({ kind }) => kind))],
      symbols: symbolsIn(piece.rooms),
      text: () =>
        [piece.id, pieceLabel(piece), ...piece.rooms.map(roomLabel), ...(figure ? effectsOf(figure) : [])].join(" "),
    };
  });
  const figures = all.figures.map(
    (figure): Item => ({
      key: figure.figure,
      group: "figures",
      era: figure.era,
      side: "black",
      kinds: [figure.hero ? "hero" : "wonder"],
      symbols: symbolsIn([figure]),
      text: () => [titleOf(contents, figure.figure), ...effectsOf(figure)].join(" "),
    }),
  );
  const tiles = all.tiles.map(
    (tile): Item => ({
      key: tile.tile,
      group: "tiles",
      era: 0,
      side: null,
      kinds: [tile.kind],
      symbols: symbolsIn([tile]),
      text: () => roomLabel({ ...tile, figure: null }),
    }),
  );
  const prosperity = all.prosperity.map(
    ({ prosperity: key, measure }): Item => ({
      key,
      group: "prosperity",
      era: 0,
      side: null,
      kinds: [],
      symbols: [measure],
      text: () => `${thing("prosperity", key)} ${thing("quantity", measure)}`,
    }),
  );
  return [...sides.filter(({ era }) => era), ...figures, ...sides.filter(({ era }) => !era), ...tiles, ...prosperity];
}

/** What fits everything that is asked for; every word of the text has to be on it. */
export function found(items: readonly Item[], { group, era, side, kind, symbol, text }: Wanted): Item[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return items.filter(
    (item) =>
      (group === null || item.group === group) &&
      (era === null || item.era === era) &&
      (side === null || item.side === side) &&
      (kind === null || item.kinds.includes(kind)) &&
      (symbol === null || item.symbols.includes(symbol)) &&
      (words.length === 0 || all(words, folded(item.text()))),
  );
}

const all = (words: readonly string[], text: string): boolean => words.every((one) => text.includes(one));

/** Chosen to compare: two at most, the older one goes. */
export const compared = (now: readonly string[], key: string): string[] =>
  now.includes(key) ? now.filter((one) => one !== key) : [...now, key].slice(-2);

export const eraName = (era: number): string => ERAS[era] ?? "";
