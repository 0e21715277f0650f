/** Questions that a hero or wonder asks: which one it is, and what it pays or takes. */

import { keyOf } from "../facts";
import { playerOf, type Table } from "./table";
import type { FigureComponent, PatchistoryView } from "./views";

/** What the effects behind a question are called. */
const VERBS: Partial<Record<PatchistoryView["question"], readonly string[]>> = {
  claim: ["claim"],
  ally: ["ally"],
  "free-route": ["route"],
  demolish: ["demolish"],
  sacrifice: ["tribute-worker", "tribute-vp"],
  "free-threat": ["free-threat"],
  stealth: ["stealth"],
  mercy: ["mercy-vp", "mercy-food"],
  offering: ["sacrifice-vp", "sacrifice-cost"],
  double: ["double"],
};

/** The effects of a hero or wonder that a question is about. */
export function effectsFor(
  view: Pick<PatchistoryView, "question">,
  figure: FigureComponent,
): FigureComponent["effects"] {
  const verbs = VERBS[view.question] ?? [];
  return figure.effects.filter(({ verb }) => verbs.includes(verb));
}

/** The hero or wonder of mine that asks; null for a question that belongs to everybody. */
export function askedBy(table: Table): FigureComponent | null {
  const named = keyOf(table.prompt, "figure");
  const mine = [named ?? "", ...(playerOf(table, table.me)?.figures ?? []).map(({ figure }) => figure)];
  const known = mine.flatMap((key) => table.printed.figures.get(key) ?? []);
  return known.find((figure) => effectsFor(table.view, figure).length > 0) ?? null;
}

/** How much an effect gives or takes. */
export const amountOf = (figure: FigureComponent | null, verb: string): number =>
  figure?.effects.find((effect) => effect.verb === verb)?.amount ?? 0;
