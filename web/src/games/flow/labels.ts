/** What a screen reader is told about each thing: the whole of it in one go. */

import type { Deed } from "../offer";
import type { Person } from "../table";
import { shorthand } from "./effect";
import { say, tell } from "./text";
import { type CardInfo, ICONS, type IconName, type NationView, type SlotView } from "./types";

/** "+2 defence" reads as "plus 2 defence" aloud. */
export const aloud = (text: string): string => text.replace(/\+(\d)/g, "plus $1").replace(/\.$/, "");

export function stripeWords(stripe: readonly IconName[]): string {
  const counted = ICONS.map((icon) => [icon, stripe.filter((each) => each === icon).length] as const);
  return counted
    .filter(([, n]) => n > 0)
    .map(([icon, n]) => `${n} ${say.icon(icon)}`)
    .join(", ");
}

export function cardLabel(card: CardInfo): string {
  const kind = [
    card.type ? say.type(card.type) : null,
    card.age === "S" ? tell("starting") : tell("age", { age: card.age }),
  ];
  const effect = card.timing ? `${say.timing(card.timing).toLowerCase()}: ${aloud(card.effect)}` : aloud(card.effect);
  const obsolete = card.obsolete ? `, ${tell("obsoleteShort")}` : "";
  return `${card.name}, ${[...kind, effect].filter(Boolean).join(", ")}${obsolete}.`;
}

/** What can be done with it, or why nothing can. */
export function deedLabel(deed: Deed | null, price: number): string {
  if (!deed) return "";
  if (!deed.can) return deed.refusal ? ` ${tell("notPossible", { why: deed.refusal.sentence })}` : "";
  return ` ${deedName(deed, price)}.`;
}

export function deedName(deed: Deed, price: number): string {
  switch (deed.name) {
    case "snipe":
      return tell("snipe", { n: price });
    case "invest":
    case "complete":
    case "gain":
    case "harvest":
    case "activate":
    case "attack":
    case "wreck":
      return tell(deed.name);
    default:
      return deed.words;
  }
}

export function slotLabel(
  slot: SlotView,
  card: CardInfo | undefined,
  people: readonly Person[],
  me: number | null,
  deed: Deed | null,
): string {
  const place = `${tell("slot", { n: slot.slot })}: `;
  if (!card) return `${place}${tell("empty")}.`;
  const indicator = card.indicator ? ` ${capital(say.indicator(card.indicator))}.` : "";
  return `${place}${cardLabel(card)} ${tell("stripe")}: ${stripeWords(card.stripe)}.${indicator}${investedLabel(slot, people, me)}${deedLabel(deed, slot.tokens)}`;
}

function investedLabel(slot: SlotView, people: readonly Person[], me: number | null): string {
  if (slot.investor === null) return "";
  const tokens = say.tokens(slot.tokens);
  if (slot.investor === me) return ` ${tell("youInvested", { tokens })}`;
  const who = slot.investor === "banker" ? tell("banker") : (people[slot.investor]?.name ?? "");
  return ` ${tell("invested", { who, tokens })}`;
}

export function nationLabel(nation: NationView, person: Person, mine: boolean, moving: boolean): string {
  const who = mine ? tell("yours") : tell("nation", { who: person.name });
  const facts = [
    say.tokens(nation.tokens),
    `${nation.points} ${tell("points")}`,
    `${tell("attackOf")} ${nation.attack}`,
    `${tell("strength")} ${nation.strength}`,
  ];
  return `${who}${moving ? ` (${tell("toMove")})` : ""}: ${facts.join(", ")}.`;
}

/** A card that lies in a nation. */
export function laidLabel(card: CardInfo, covered: boolean): string {
  if (covered) return `${card.name}, ${tell("covered")}, ${tell("provides", { icons: stripeWords(card.stripe) })}.`;
  const effect = shorthand(card) === null ? "" : ` ${aloud(card.effect)}.`;
  return `${card.name}, ${card.type ? say.type(card.type) : ""}.${effect} ${tell("stripe")}: ${stripeWords(card.stripe)}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
