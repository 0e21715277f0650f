/** Seats for a new game: sensible ones at once, others by hand. */

import { boxedColours } from "../games/registry";
import { COLOURS } from "../parts/Marks";
import type { Colour, GameInfo, SeatWish } from "./protocol";
import type { Me } from "./seats";

export type Preset = "bots" | "friends" | "screen";

/** One seat as the set-up shows it. */
export interface Chair {
  kind: SeatWish["kind"];
  name: string;
  colour: Colour;
  bot: string;
}

const USUAL = "citizen";

/** The bot to start with: plays sensibly at once and never has to warm up. Where there is none of that name, the easiest. */
export const usualBot = (game: GameInfo): string =>
  (game.bots.find((bot) => bot.name === USUAL) ?? game.bots[0])?.name ?? "";

export const usualCount = (game: GameInfo): number => game.seats[0] ?? 2;

export function chairsFor(preset: Preset, count: number, game: GameInfo, me: Me): Chair[] {
  const boxed = boxedColours(game.name);
  const shelf = [...boxed, ...COLOURS.filter((colour) => !boxed.includes(colour))];
  const mine = me.colour ?? "red";
  const colours = [mine, ...shelf.filter((colour) => colour !== mine)];
  return Array.from({ length: count }, (_, index) => {
    const kind = index === 0 || preset === "screen" ? "me" : preset === "friends" ? "open" : "bot";
    return {
      kind,
      name: index === 0 ? me.name : "",
      colour: colours[index % colours.length] ?? "red",
      bot: usualBot(game),
    };
  });
}

/** Gives a chair a colour. The chair that had it takes the colour that is free now. */
export function withColour(chairs: Chair[], index: number, colour: Colour): Chair[] {
  const old = chairs[index]?.colour;
  return chairs.map((chair, at) => {
    if (at === index) return { ...chair, colour };
    return chair.colour === colour && old ? { ...chair, colour: old } : chair;
  });
}

export const isOpen = (chair: Chair): boolean => chair.kind === "open";

/** With a seat for somebody else: where there is none, the last bot stands up. */
export function withOpenSeat(chairs: Chair[]): Chair[] {
  const bot = chairs.findLastIndex((chair) => chair.kind === "bot");
  return chairs.some(isOpen) ? chairs : chairs.map((chair, at) => (at === bot ? { ...chair, kind: "open" } : chair));
}

/** With my name and my colour on a chair of mine. */
export function withMe(chairs: Chair[], index: number, { name, colour }: Me): Chair[] {
  const painted = colour ? withColour(chairs, index, colour) : chairs;
  return painted.map((chair, at) => (at === index ? { ...chair, name } : chair));
}

export function addChair(chairs: Chair[], game: GameInfo): Chair[] {
  const colour = COLOURS.find((one) => chairs.every((chair) => chair.colour !== one)) ?? "red";
  return [...chairs, { kind: "bot", name: "", colour, bot: usualBot(game) }];
}

type Option = GameInfo["options"][number];

/** What an option offers at a table with that many seats: no choice names a seat that is not there. */
export const choicesAt = ({ choices, names_a_seat }: Option, count: number): Option["choices"] =>
  choices.filter(({ value }) => !names_a_seat || value <= count);

/** The options after a seat is gone: one that named it is as it was at first, one that named a later seat moves up with it. */
export function withoutSeat(
  options: Readonly<Record<string, number>>,
  game: GameInfo,
  removed: number,
): Record<string, number> {
  const naming = new Set(game.options.filter((option) => option.names_a_seat).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(options)
      .filter(([name, value]) => !naming.has(name) || value !== removed + 1)
      .map(([name, value]) => [name, naming.has(name) && value > removed + 1 ? value - 1 : value]),
  );
}

export function wishes(chairs: Chair[]): SeatWish[] {
  return chairs.map(({ kind, name, colour, bot }) => ({
    kind,
    colour,
    ...(kind === "me" && name.trim() && { name: name.trim().slice(0, 24) }),
    ...(kind === "bot" && bot && { bot }),
  }));
}
