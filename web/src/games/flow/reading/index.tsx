/** What is told about The Flow of History. */

import type { Arguments } from "../../../i18n/render";
import type { Reading } from "../../reading";
import "../colours.css";
import "../card.css";
import "../board.css";
import { cardsOf } from "../names";
import { Bonuses, Claimed, Completing, Harvesting, Parts, Sniping, Stacks } from "./figures";
import "./reading.css";
import { End, Goal, Scene, Turn } from "./scenes";

export const reading: Reading = {
  Scene,
  parts: { goal: Goal, turn: Turn, end: End },
  acts: ["invest", "complete", "snipe", "activate", "harvest"],
  figures: {
    "1": [{ name: "card", Picture: Parts }],
    "3": [{ name: "stack", Picture: Stacks }],
    "6": [{ name: "claim", Picture: Claimed }],
    "7": [
      { name: "complete", Picture: Completing },
      { name: "bonus", Picture: Bonuses },
    ],
    "8": [{ name: "snipe", Picture: Sniping }],
    "10": [{ name: "harvest", Picture: Harvesting }],
  },
  numbers(components): Arguments {
    const last = [...cardsOf(components).values()].find(({ type }) => type === null);
    return last ? { last: { card: last.card } } : {};
  },
};
