/** Which part of the board answers a question. */

import type { Table } from "./table";

export type PanelKind = "auction" | "actions" | "movement" | "talk" | "vote" | "choices" | "none";

const TALKS = ["talk", "thumbs", "treaty", "commit", "free-threat", "stealth", "mercy"];
const ASIDE = ["side", "room", "ally", "end-of-route", "free-route", "demolish", "sacrifice", "mix", "aid", "offering"];

/** Which panel answers the question, or shows what the others do. */
export function panelOf({ view, mine }: Table): PanelKind {
  if (mine && (ASIDE.includes(view.question) || view.question === "trader" || view.question === "site"))
    return "choices";
  if (view.phase === "auction" || view.phase === "patching") return view.auction ? "auction" : "none";
  if (view.phase === "diplomacy" || view.phase === "management") return "actions";
  if (view.phase === "movement") return "movement";
  if (TALKS.includes(view.question) || view.phase === "negotiation") return "talk";
  return view.phase === "vote" ? "vote" : "none";
}
