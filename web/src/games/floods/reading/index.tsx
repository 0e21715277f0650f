/** What is told about Floods. */

import type { Arguments } from "../../../i18n/render";
import type { Reading } from "../../reading";
import "../board.css";
import { boxOf } from "../box";
import { ATTACKERS, Conflict, DEFENDERS, Ferry, HARVESTED, Harvest, Maps, Prices, Rises } from "./figures";
import "./reading.css";
import { End, Goal, PEOPLE, Scene, Turn } from "./scenes";

export const reading: Reading = {
  Scene,
  parts: { goal: Goal, turn: Turn, end: End },
  acts: ["move", "harvest", "trade", "build", "grow"],
  figures: {
    "6": [{ name: "ferry", Picture: Ferry }],
    "8": [{ name: "conflict", Picture: Conflict }],
    "9": [{ name: "harvest", Picture: Harvest }],
    "12": [{ name: "prices", Picture: Prices }],
    "14": [{ name: "rises", Picture: Rises }],
    "16": [{ name: "maps", Picture: Maps }],
  },
  numbers(components): Arguments {
    const { thresholds, end, numbers } = boxOf(components);
    return {
      end,
      marks: { list: thresholds, link: "and" },
      dolmen: numbers.dolmen,
      majority: numbers.majority,
      attackers: ATTACKERS,
      defenders: DEFENDERS,
      left: ATTACKERS - DEFENDERS,
      wood: HARVESTED.wood,
      ore: HARVESTED.ore,
      idle: HARVESTED.idle,
      winner: { colour: PEOPLE[0]?.colour ?? "red" },
      loser: { colour: PEOPLE[2]?.colour ?? "red" },
    };
  },
};
