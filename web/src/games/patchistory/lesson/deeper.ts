/** What the later rounds go into, each as soon as the table makes it possible. */

import { did, type Situation, type Step } from "../../../learn/lesson";
import type { Move } from "../../../state/protocol";
import { numberOf, seatOf } from "../../facts";
import {
  ALL_OVER,
  advise,
  best,
  bidFor,
  bidWorth,
  exchange,
  isTucked,
  named,
  patchWorth,
  showsFigure,
  tileWorth,
} from "./advice";
import { onRoutes } from "./clicks";
import { action, answers, asks, deeds } from "./making";

/** The bids and the patches that bring a hero or wonder into sight. */
const figured = (move: Move, now: Situation): boolean =>
  move.name === "bid" ? Boolean(bidFor(now, move)?.figure) : move.name === "patch" && showsFigure(now, move);

const cardsAndLand = (now: Situation, move: Move): number =>
  move.name === "bid" ? bidWorth(now, move) : patchWorth(now, move);

export const DEEPER: Step[] = [
  {
    id: "tuck",
    rules: ["6.3", "6.5", "6.6", "6.8"],
    look: () => [],
    serves: isTucked,
    course: (move, now) => move === best(named(now, "patch").filter(isTucked), (one) => patchWorth(now, one)),
    done: ({ journal, me }) =>
      journal.some(({ seat, kind, say }) => seat === me && kind === "patched" && numberOf(say, "over") !== ALL_OVER),
    told: ["patched"],
  },
  {
    id: "figure",
    rules: ["2.7", "6.11", "13.4"],
    look: () => [],
    serves: figured,
    course: (move, now) =>
      move ===
      best(
        now.state.moves.filter((one) => figured(one, now)),
        (one) => cardsAndLand(now, one),
      ),
    done: (now) => did(now, "appeared"),
    told: ["appeared"],
  },
  {
    id: "aid",
    rules: ["8.3", "8.4", "8.6", "8.7"],
    look: () => [],
    serves: (move) => ["aid", "threaten", "offer"].includes(move.name),
    course: (move, now) =>
      move ===
      (asks(now, "mix") ? advise(now) : best(named(now, "aid", "threaten"), ({ name }) => Number(name === "threaten"))),
    done: (now) => did(now, "aid-offered", "threatened"),
    told: ["aid-offered", "threatened"],
  },
  {
    id: "build",
    rules: ["9.9", "9.10", "9.11"],
    look: () => [],
    ...action("build", "site", (now) => best(named(now, "build"), (one) => tileWorth(now, one))),
    done: (now) => did(now, "built", "reclaimed"),
    told: ["built", "reclaimed"],
  },
  {
    id: "trade",
    rules: ["9.2", "9.3", "9.8"],
    look: () => [],
    ...action("trade", "trader", (now) => named(now, "trade")[0] ?? null),
    done: (now) => did(now, "traded") && !asks(now, "trader"),
    shows: () => [onRoutes()],
    told: ["traded"],
  },
  {
    id: "travel",
    rules: ["10.6", "10.7", "13.2"],
    look: () => [],
    ...deeds(({ args, name }) => (name === "step" ? Number(args.spaces) : 0), "traveller", "step"),
    done: (now) => did(now, "travelled"),
    told: ["travelled", "route-gain"],
  },
  {
    id: "exchange",
    rules: ["9.4"],
    look: () => [],
    ...action("exchange", null, exchange),
    done: (now) => did(now, "exchanged"),
    told: ["exchanged"],
  },
  {
    id: "birth",
    rules: ["9.5", "2.4", "13.3"],
    look: () => [],
    ...action("birth", "room", (now) => named(now, "birth")[0] ?? null),
    done: (now) => did(now, "born") && !asks(now, "room"),
    told: ["born"],
  },
  {
    id: "worship",
    rules: ["9.6", "9.7"],
    look: () => [],
    ...deeds(() => 0, "worship-heroes", "worship-wonders"),
    done: (now) => did(now, "worshipped-heroes", "worshipped-wonders"),
    told: ["worshipped-heroes", "worshipped-wonders"],
  },
  {
    id: "campaign",
    rules: ["9.12", "14.2"],
    look: () => [],
    ...deeds(({ args }) => Number(args.count), "campaign"),
    done: (now) => did(now, "campaigned"),
    told: ["campaigned"],
  },
  {
    id: "talk",
    rules: ["11.2", "11.6", "11.7", "11.8"],
    look: () => [],
    ...answers("talk", "thumbs"),
    done: (now) => did(now, "negotiated"),
    told: ["negotiated", "war-declared"],
  },
  {
    id: "ally",
    rare: true,
    rules: ["11.3", "11.4", "3.9"],
    look: () => [],
    ...answers("treaty", "ally", "end-of-route"),
    done: ({ journal, me }) =>
      journal.some(({ seat, kind, say }) => kind === "allied" && (seat === me || seatOf(say, "partner") === me)),
    told: ["allied"],
  },
  {
    id: "war",
    rare: true,
    rules: ["12.2", "12.3", "12.4", "12.5"],
    look: () => [],
    ...answers("commit"),
    done: (now) => did(now, "committed"),
    told: ["committed", "war-won", "war-drawn", "perfect"],
  },
];
