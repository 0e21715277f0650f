/** What is told about Patchistory. */

import type { Arguments } from "../../../i18n/render";
import type { Argument } from "../../../messages";
import type { Reading } from "../../reading";
import { componentsOf } from "../../shape";
import type { PatchistoryComponents } from "../views";
import { Auction, BORN, Movement, Patching, Rooms, Route, STEPS, Upkeep, VOTES, Vote, WAR, War } from "./figures";
import "./reading.css";
import { End, Goal, Scene, Turn } from "./scenes";

const listed = (numbers: readonly number[] = []): Argument => ({ list: [...numbers], link: "and" });

export const reading: Reading = {
  Scene,
  parts: { goal: Goal, turn: Turn, end: End },
  acts: ["bid", "patch", "rule", "move", "talk", "produce"],
  figures: {
    "3": [{ name: "route", Picture: Route }],
    "5": [{ name: "auction", Picture: Auction }],
    "6": [{ name: "patching", Picture: Patching }],
    "7": [{ name: "rooms", Picture: Rooms }],
    "10": [{ name: "movement", Picture: Movement }],
    "12": [{ name: "war", Picture: War }],
    "13": [{ name: "upkeep", Picture: Upkeep }],
    "14": [{ name: "vote", Picture: Vote }],
  },
  numbers(components): Arguments {
    const { numbers } = componentsOf<PatchistoryComponents>(components);
    return {
      eras: numbers.eras,
      rounds: numbers.rounds,
      vp: numbers.vp,
      limits: listed(numbers.limit),
      steps: STEPS,
      attack: WAR.attack + WAR.minerals,
      defence: WAR.mil + WAR.shields,
      workers: BORN,
      food: numbers.upkeep?.[BORN] ?? 0,
      votes: VOTES,
    };
  },
};
