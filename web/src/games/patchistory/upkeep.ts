/** What an era will cost at its end, what the next worker will eat, and what heroes and wonders add to a status. */

import { thing } from "../../i18n";
import type { Contents } from "./Card";
import type { FigureView, PatchistoryNumbers, PlayerView } from "./views";

/** What is paid for heroes and wonders at the end of an era, and how much of it somebody hasn't got now. */
export interface Due {
  good: "food" | "minerals";
  count: number;
  short: number;
}

export function duesOf({ goods, upkeep }: Pick<PlayerView, "goods" | "upkeep">): Due[] {
  const due = (good: Due["good"], count: number): Due[] =>
    count > 0 ? [{ good, count, short: goods ? Math.max(0, count - (goods[good] ?? 0)) : 0 }] : [];
  return [...due("food", upkeep.heroFood), ...due("minerals", upkeep.wonderMinerals)];
}

/** The VP that go with what is missing. */
export const lostBy = (dues: readonly Due[], numbers: PatchistoryNumbers): number =>
  dues.reduce(
    (sum, { good, short }) => sum + short * (good === "food" ? numbers.missingFood : numbers.missingMineral),
    0,
  );

/** The descendants' row, from the first who was born: the food that workers eat once a space is uncovered. */
export interface Space {
  food: number;
  covered: boolean;
  /** Who is born next. */
  next: boolean;
}

export function rowOfDescendants(
  { descendants }: Pick<PlayerView, "descendants">,
  { upkeep }: PatchistoryNumbers,
): Space[] {
  const spaces = upkeep.slice(1);
  const bare = spaces.length - descendants;
  return spaces.map((food, at) => ({ food, covered: at >= bare, next: at === bare }));
}

/** What workers will eat with one more of them; null if nobody can be born. A hero or wonder may set it for good. */
export function nextMeal(
  player: Pick<PlayerView, "descendants" | "figures" | "upkeep">,
  numbers: PatchistoryNumbers,
  { figures }: Pick<Contents, "figures">,
): number | null {
  const next = rowOfDescendants(player, numbers).find((space) => space.next);
  const isSet = player.figures.some(({ figure }) =>
    figures.get(figure)?.effects.some(({ verb, when }) => verb === "upkeep" && when === "always"),
  );
  return next ? (isSet ? player.upkeep.food : next.food) : null;
}

export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** "Genghis Khan +5" for every hero or wonder that changes a status. */
export const addsTo = (status: string, figures: readonly Pick<FigureView, "figure" | "adds">[]): string[] =>
  figures.flatMap(({ figure, adds }) => (adds[status] ? [`${thing("figure", figure)} ${signed(adds[status])}`] : []));
