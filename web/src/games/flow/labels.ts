/** What a screen reader says about each thing: everything in one go. */

import { say, thing, word } from "../../i18n";
import type { Argument } from "../../messages";
import type { Deed } from "../offer";
import { refusalLabel } from "../why";
import { ICONS, type IconName } from "./names";
import { lasts } from "./steps";
import type { Table } from "./table";
import type { CardFace, Nation, Slot } from "./views";

const sentences = (...all: string[]): string => all.filter(Boolean).join(" ");

/** "2 trade and 1 culture", or nothing for an empty stripe. */
export function stripeLabel(stripe: readonly IconName[]): string {
  const list = ICONS.map((icon) => ({ icon, count: stripe.filter((one) => one === icon).length }))
    .filter(({ count }) => count > 0)
    .map(({ icon, count }): Argument => ({ id: "label-icons", args: { count, icon: { icon } } }));
  return list.length > 0 ? word("label-stripe", { icons: { list, link: "and" } }) : "";
}

const nameLabel = ({ card, type, age }: CardFace): string => {
  if (type === null) return word("label-card-last", { card: { card }, age });
  const args = { card: { card }, type: { type } };
  return age === "S" ? word("label-card-start", args) : word("label-card", { ...args, age });
};

const effectLabel = ({ timing, effect }: CardFace): string =>
  timing === "none" ? say(effect) : word("label-effect", { timing: { timing }, effect });

export const cardLabel = (card: CardFace): string => sentences(nameLabel(card), effectLabel(card));

/** What a click does, on the edge of the thing. */
export const deedName = ({ name }: Deed, price = 0): string =>
  name === "snipe" ? word("deed-snipe", { count: price }) : thing("deed", name);

/** What can be done with it, or why nothing can. */
export const deedLabel = (table: Table, deed: Deed | null, price = 0): string =>
  deed?.can ? word("label-deed", { deed: deedName(deed, price) }) : refusalLabel(table, deed);

function investedLabel({ investor, tokens: count }: Slot): string {
  if (investor === null) return "";
  if (investor === "banker") return word("label-invested-banker", { count });
  return word("label-invested", { who: { seat: investor }, count });
}

export function slotLabel(table: Table, slot: Slot, card: CardFace | undefined, deed: Deed | null): string {
  const place = word("label-slot", { slot: slot.slot });
  if (!card) return sentences(place, word("label-empty"));
  return sentences(
    place,
    cardLabel(card),
    stripeLabel(card.stripe),
    card.indicator ? word("label-bonus", { icon: { icon: card.indicator }, source: card.sources.indicator ?? "" }) : "",
    investedLabel(slot),
    deedLabel(table, deed, slot.tokens),
  );
}

export const nationLabel = ({ seat, tokens, points, attack, strength }: Nation, moving: boolean): string =>
  word("label-nation", {
    who: { seat },
    moving: moving ? "yes" : "no",
    count: tokens,
    points,
    attack,
    strength,
  });

/** A card of a nation. */
export function laidLabel(card: CardFace, covered: boolean): string {
  const stripe = stripeLabel(card.stripe);
  if (covered) return sentences(word("label-covered", { card: { card: card.card } }), stripe);
  const name = card.type
    ? word("label-laid", { card: { card: card.card }, type: { type: card.type } })
    : nameLabel(card);
  return sentences(name, lasts(card) ? effectLabel(card) : "", stripe);
}
