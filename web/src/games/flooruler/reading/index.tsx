/** What is told about Flooruler. */

import type { Arguments } from "../../../i18n/render";
import type { Reading } from "../../reading";
import "../board.css";
import "../stores.css";
import { boxOf } from "../box";
import { Building, HIT, longest, Nuking, SAFE, SHOOTS, Shooting } from "./figures";
import "./reading.css";
import { Board, End, Goal, Scene, Turn } from "./scenes";

export const reading: Reading = {
  Scene,
  parts: { goal: Goal, turn: Turn, end: End },
  acts: ["move", "collect", "buy", "attack", "skill"],
  figures: {
    "1": [{ name: "board", Picture: Board }],
    "7": [{ name: "plan", Picture: Building }],
    "8": [{ name: "nuke", Picture: Nuking }],
    "9": [{ name: "shot", Picture: Shooting }],
  },
  numbers(components): Arguments {
    const weapon = longest(components);
    return {
      floors: boxOf(components).floors,
      ...(SHOOTS && { shooter: { colour: SHOOTS.colour } }),
      ...(HIT && { hit: { colour: HIT.colour } }),
      ...(SAFE && { safe: { colour: SAFE.colour } }),
      ...(weapon && { weapon: { item: weapon.item }, range: weapon.range ?? 0 }),
    };
  },
};
