/** Which of the server's moves and refusals belong to which thing on the board. The board knows no rules: only these. */

import type { Offer } from "../offer";
import type { FloorulerView, ItemComponent } from "./views";

export type FloorulerOffer = Offer<FloorulerView>;

export const rivalsOf = (view: FloorulerView, seat: number | null): number[] =>
  view.players.map((player) => player.seat).filter((other) => other !== seat);

export const nukesOf = (view: FloorulerView, seat: number | null, floors: number): string[] =>
  rivalsOf(view, seat).map((other) => `nuke ${floors} ${other}`);

export const attacksWith = (view: FloorulerView, seat: number | null, item: string): string[] =>
  rivalsOf(view, seat).map((other) => `attack ${item} ${other}`);

/** What a click on an item of a catalogue may mean: to buy it, or to refill it where I have it. */
export const waresOf = (item: Pick<ItemComponent, "item" | "refill">, mine: boolean): string[] => [
  mine && item.refill !== null ? `refill ${item.item}` : `buy ${item.item}`,
];

/** The moves by which a rival is hit: with the weapon that is aimed first, then with the others. */
export function hitsOn(weapons: readonly string[], aim: string | null, seat: number): string[] {
  const order = aim === null ? weapons : [aim, ...weapons.filter((weapon) => weapon !== aim)];
  return order.map((weapon) => `attack ${weapon} ${seat}`);
}

/** The tiles that answer what is asked, with how far they are where that is known. */
export function litTiles({ view, moves }: FloorulerOffer): Map<string, number | null> {
  const tiles = moves.filter((move) => move.name === "tile").map((move) => String(move.args.tile));
  return new Map(tiles.map((tile) => [tile, view.question === "go" ? (view.ways[tile] ?? null) : null]));
}

/** Floors are laid and removed at once and can be undone; the last one ends the action, so it asks to be confirmed. */
export const playsAtOnce = ({ view }: Pick<FloorulerOffer, "view">, words: string): boolean =>
  words.startsWith("tile ") && (view.question === "place" || view.question === "remove") && view.left > 1;
