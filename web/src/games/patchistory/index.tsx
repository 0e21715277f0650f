/** Patchistory on a screen. */

import type { JSX } from "preact";
import { thing } from "../../i18n";
import { later } from "../../parts/Later";
import type { Components } from "../../state/protocol";
import type { EndDetailProps, GalleryProps, GameModule, InspectProps, LegendProps, Meaning } from "../board";
import { boxOf, pieceLabel } from "./Card";
import { Glyph } from "./glyphs";

export { Board } from "./Board";
export { hits, points, sources } from "./standing";

/** What nobody needs before they ask for it comes when they do. */
export const Gallery = later<GalleryProps>(() => import("./Gallery").then((part) => part.Gallery));
export const Legend = later<LegendProps>(() => import("./Gallery").then((part) => part.Legend));
export const Inspect = later<InspectProps>(() => import("./Gallery").then((part) => part.Inspect));
export const EndDetail = later<EndDetailProps>(() => import("./EndDetail").then((part) => part.EndDetail));

/** A card is called by its hero or wonder, where it has one. */
export function called(components: Components, card: string): string {
  const { pieces, figures, tiles } = boxOf(components);
  const piece = pieces.get(card);
  const figure = figures.has(card) ? card : piece?.figure;
  if (figure) return thing("figure", figure);
  if (piece) return pieceLabel(piece);
  return thing("kind", tiles.get(card)?.kind ?? "wasteland");
}

/** What the journal tells sounds like coins, like something laid down, or like a blow. */
export const sounds = {
  bid: "coin",
  won: "coin",
  patched: "card",
  discarded: "card",
  "aid-accepted": "coin",
  threatened: "hit",
  exchanged: "coin",
  traded: "card",
  built: "card",
  reclaimed: "card",
  "route-laid": "card",
  allied: "card",
  broke: "hit",
  "war-declared": "hit",
  "war-won": "hit",
  perfect: "hit",
  produced: "coin",
  ballot: "card",
  scored: "coin",
} as const satisfies GameModule["sounds"];

/** The words of `changes` in this game. What a round brings is drawn as what it brings. */
export function meaning(what: string): Meaning | null {
  const label = thing("change", what);
  const produced = what.startsWith("produced-");
  const glyph = what.replace("produced-", "");
  return label
    ? {
        label,
        icon: (
          <span class={produced ? "pt-perround" : ""}>
            <Glyph name={glyph} size={18} />
          </span>
        ) as JSX.Element,
      }
    : null;
}
