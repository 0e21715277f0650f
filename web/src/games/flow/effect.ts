/** An effect's words taken apart, so that icons, types and tokens can be drawn where they are named. */

import { type CardInfo, type CardType, ICONS, type IconName, TYPES } from "./types";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "icon"; icon: IconName; text: string }
  | { kind: "type"; type: CardType; text: string }
  | { kind: "token"; text: string }
  | { kind: "point"; text: string };

const NAMED = new RegExp(
  `\\b(?:(${ICONS.join("|")})(?: icons?)?|(${TYPES.join("|")})(?: cards?)?|(tokens?)|(points?))\\b`,
  "gi",
);

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(NAMED)) {
    const [whole, icon, type, token] = match;
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    if (icon) found.push({ kind: "icon", icon: icon.toLowerCase() as IconName, text: whole });
    else if (type) found.push({ kind: "type", type: type.toLowerCase() as CardType, text: whole });
    else found.push(token ? { kind: "token", text: whole } : { kind: "point", text: whole });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/ from the market that nobody has invested in/gi, ""],
  [/ \(not when scoring\)/gi, ""],
  [/Remove this card; gain/gi, "Give up: gain"],
  [/Take (\d+) tokens? from the (Supply|Reserve)/gi, "+$1 token"],
  [/\.$/, ""],
];

/** The effect in few words, for a card that lies in a nation; null when it is spent and says nothing any more. */
export function shorthand(card: CardInfo): string | null {
  if (card.timing !== "Permanent" && card.timing !== "Turn action" && card.timing !== "Scoring") return null;
  const short = SHORTER.reduce((text, [long, brief]) => text.replace(long, brief), card.effect);
  return card.timing === "Scoring" ? short.replace(" per ", " / ") : short;
}

/** A name with soft hyphens in its long words, so that it breaks well on a narrow card. */
export function breakable(name: string): string {
  return name.replace(/[a-z]{9,}/gi, (word) =>
    word.replace(/(?<=[a-z]{3})(?=[bcdfghjklmnpqrstvwxz][aeiouy][a-z])/gi, "\u00ad"),
  );
}
