/** The first game of Floods: what a learner does, and how the table tells that it was done. It is played on the archipelago, where
 * everybody has a boat from the beginning, so that a conflict is never far. What is proposed leads towards the next step from
 * wherever the learner is.
 */

import type { Arguments } from "../../i18n/render";
import { did, type Lesson, type Situation, type Step } from "../../learn/lesson";
import type { Message, Move } from "../../state/protocol";
import { viewOf as viewIn } from "../table";
import { type Atlas, atlasIn, boxOf } from "./box";
import type { FloodsView } from "./views";

const viewOf = ({ state }: Situation): FloodsView => viewIn<FloodsView>(state);
const asks = (now: Situation, ...questions: FloodsView["question"][]): boolean =>
  questions.includes(viewOf(now).question);
const happened = ({ journal }: Situation, ...kinds: string[]): boolean =>
  journal.some((entry) => kinds.includes(entry.kind));

const FIGHTS = ["battle-won", "battle-drawn", "naval-won", "naval-drawn"];
const ORDERS = ["to", "count", "all"];
/** Moves that let the game go on. */
const ONWARD = ["end", "harvest", "pass", "reject", "refuse", "drown"];

const atlasOf = (now: Situation): Atlas | null =>
  now.components ? atlasIn(boxOf(now.components), viewOf(now).map) : null;

const isSea = (now: Situation, code: string): boolean =>
  ["sea", "flooded"].includes(viewOf(now).cells[code]?.status ?? "");

/** How many sea cells each is away from the nearest boats of somebody else. */
export function farFromRivals(now: Situation): Map<string, number> {
  const { cells } = viewOf(now);
  const atlas = atlasOf(now);
  const rivals = Object.entries(cells).filter(([, cell]) => cell.boats && cell.boats.seat !== now.me);
  const far = new Map(rivals.map(([code]) => [code, 0]));
  for (const [code, steps] of far)
    for (const next of atlas?.cells.get(code)?.neighbours ?? [])
      if (isSea(now, next) && !far.has(next)) far.set(next, steps + 1);
  return far;
}

/** Where a learner's boats best go for a conflict: the boats, and the next cell on their way. */
export function voyage(now: Situation): { from: string; to: string } | null {
  const far = farFromRivals(now);
  const ways = Object.entries(viewOf(now).cells).flatMap(([from, cell]) =>
    (cell.reach?.boats ?? []).map((to) => ({ from, to, steps: far.get(to) ?? Infinity })),
  );
  const best = ways.toSorted((a, b) => a.steps - b.steps)[0];
  return best && best.steps < Infinity ? { from: best.from, to: best.to } : null;
}

/** What the words speak of, with the numbers of the book that is played by. */
function numbers(now: Situation): Arguments {
  if (!now.components) return {};
  const { thresholds, end, numbers: printed } = boxOf(now.components);
  return {
    end,
    first: thresholds[0] ?? 0,
    dolmen: printed.dolmen,
    majority: printed.majority,
    boat: printed.boat,
    forests: printed.forests,
  };
}

/** Whether an order is about pawns that can fight. */
const fights = (now: Situation): boolean => ["boats", "warriors"].includes(viewOf(now).order?.kind ?? "");

const steps: Step[] = [
  { id: "map", rules: ["16.5", "2.2"], look: () => [".fl-map"] },
  { id: "scale", rules: ["14.1", "14.2", "1.4"], look: () => [".fl-scale"] },
  { id: "you", rules: ["1.3", "15.1", "15.6"], look: () => [".fl-player.mine"] },
  {
    id: "move",
    rules: ["5.1", "5.2"],
    look: () => [".fl-map"],
    serves: (move, now) =>
      (move.name === "move" && move.args.kind === "workers") || (ORDERS.includes(move.name) && !fights(now)),
    done: (now) => did(now, "workers-moved"),
    told: ["workers-moved"],
  },
  {
    id: "harvest",
    rules: ["9.2", "9.3", "9.6"],
    look: () => [".fl-bar"],
    serves: (move, now) => move.name === "harvest" || (move.name === "end" && asks(now, "order")),
    course: (move) => move.name === "harvest" || move.name === "end",
    done: (now) => did(now, "harvested", "harvested-nothing"),
    told: ["harvested"],
  },
  { id: "fanatics", rules: ["10.1", "10.2", "10.3"], look: () => [".fl-map"] },
  {
    id: "trade",
    rules: ["11.1", "11.4", "11.5"],
    look: () => [".fl-bar"],
    serves: (move) => ["offer", "offer-all", "give", "get", "send"].includes(move.name),
    course: (move) => move.name === "offer-all" || move.name === "send",
    done: (now) => did(now, "offered", "offered-all"),
    told: ["offered", "offered-all", "gives", "gets", "accepted", "traded"],
  },
  {
    id: "build",
    rules: ["12.2", "12.3", "12.5"],
    look: () => [".fl-bar"],
    serves: (move) => move.name === "build" || move.name === "pay",
    done: (now) => did(now, "built"),
    told: ["built"],
  },
  {
    id: "conflict",
    rules: ["5.5", "8.1", "8.2", "8.6"],
    look: () => [".fl-map"],
    serves: (move, now) =>
      (move.name === "move" && ["boats", "warriors"].includes(String(move.args.kind))) ||
      (ORDERS.includes(move.name) && fights(now)),
    course: (move, now) => move.words === `move boats ${voyage(now)?.from ?? ""}`,
    live: sailing,
    done: fought,
    told: [...FIGHTS, "captured"],
  },
  {
    id: "rise",
    rules: ["14.2", "14.4", "14.6"],
    look: () => [".fl-scale"],
    serves: (move, now) => (ONWARD.includes(move.name) || move.name === "fell") && did(now, "built") && fought(now),
    course: (move, now) => move.words === (felling(now) ?? (move.name === "fell" ? "" : move.words)),
    done: (now) => happened(now, "rose"),
    told: ["rose", "flooded"],
  },
  { id: "end", rules: ["15.1", "15.7"], look: () => [".fl-players"] },
];

/** The plan that fells most, so that the sea comes. */
function felling({ state }: Situation): string | null {
  const all = state.moves.filter((move) => move.name === "fell");
  return all.toSorted((a, b) => Number(b.args.count) - Number(a.args.count))[0]?.words ?? null;
}

/** Whether the learner has been in a fight, whoever won it. */
function fought({ journal, me }: Situation): boolean {
  return journal.some((entry) => {
    const victim = entry.say.args?.victim;
    const hit = typeof victim === "object" && "seat" in victim && victim.seat === me;
    return FIGHTS.includes(entry.kind) && (entry.seat === me || hit);
  });
}

/** Where to sail for a conflict, as the server says what can be reached. */
function sailing(now: Situation): Message | null {
  const way = asks(now, "order") ? voyage(now) : null;
  return way ? { id: "lesson-conflict-sail", args: { from: { cell: way.from }, cell: { cell: way.to } } } : null;
}

/** What is clicked for a move. */
function thing(move: Move): string[] {
  const { cell, kind, building } = move.args;
  switch (move.name) {
    case "move":
      return [`[data-grab="${String(kind)} ${String(cell)}"]`];
    case "to":
    case "flee":
      return [`[data-cell="${String(cell)}"]`];
    case "build":
      return [`[data-build="${String(building)}"]`];
    case "pay":
      return [".fl-pays"];
    case "fell":
      return [`[data-plan="${String(cell)}"]`, ".fl-bar [aria-expanded]"];
    case "offer":
    case "offer-all":
      return [".fl-trade", '.fl-bar [data-move^="offer"]'];
    default:
      return [`.fl-bar [data-move="${move.words}"]`];
  }
}

const asked = (now: Situation): Message | null =>
  asks(now, "order", "harvest", "floor", "build") ? null : now.state.view.prompt;

export const lesson: Lesson = {
  game: "floods",
  seats: 3,
  bot: "random",
  options: { map: 0 },
  dealt: false,
  steps,
  numbers,
  thing,
  asked,
};
