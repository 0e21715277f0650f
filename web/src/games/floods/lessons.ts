/** The first game of Floods: what a learner does, and how the table tells that it was done. It is played on the archipelago, where
 * everybody has a boat from the beginning, so that a conflict is never far. The server deals it from a published seed, with which
 * all of it comes up soon (tests/server/test_lesson.py; `npm run course` looks for another). What is proposed leads towards the next
 * step from wherever the learner is.
 */

import type { Arguments } from "../../i18n/render";
import { did, type Lesson, type Situation, type Step } from "../../learn/lesson";
import type { Entry, Message, Move } from "../../state/protocol";
import { seatOf } from "../facts";
import { type Aim, advise, asks, clearing, orderOf, swapWith, viewOf, wholeOf } from "./advice";
import { boxOf } from "./box";
import { felling } from "./moves";

const happened = ({ journal }: Situation, ...kinds: string[]): boolean =>
  journal.some((entry) => kinds.includes(entry.kind));
const isAbout = (entry: Entry, role: string, seat: number): boolean =>
  entry.seat === seat || seatOf(entry.say, role) === seat;

const FIGHTS = ["battle-won", "battle-drawn", "naval-won", "naval-drawn"];

/** The move that leads towards an aim. Advice is the same for every move, so it is asked for once. */
function towards(aim: Aim): Required<Pick<Step, "serves" | "course">> {
  let known: { now: Situation; words: string | null } | null = null;
  const advised = (move: Move, now: Situation): boolean => {
    if (known?.now !== now) known = { now, words: hasWorkers(now) ? advise(now, aim) : null };
    return move.words === known.words;
  };
  return { serves: advised, course: advised };
}

/** Without workers there is no way to anything but the next question. */
const hasWorkers = (now: Situation): boolean =>
  Object.values(viewOf(now).cells).some(({ workers }) => (workers[now.me] ?? 0) > 0);

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

const steps: Step[] = [
  { id: "map", rules: ["16.5", "2.2"], look: () => [".fl-map"] },
  { id: "scale", rules: ["14.1", "14.2", "1.4"], look: () => [".fl-scale"] },
  { id: "you", rules: ["1.3", "15.1", "15.6"], look: () => [".fl-player.mine"] },
  {
    id: "move",
    rules: ["5.1", "5.2", "6.1"],
    look: () => [".fl-map"],
    ...towards("move"),
    done: (now) => did(now, "workers-moved"),
    told: ["workers-moved"],
  },
  {
    id: "harvest",
    rules: ["9.2", "9.3", "9.6"],
    look: () => [".fl-bar"],
    ...towards("harvest"),
    done: (now) => did(now, "harvested", "harvested-nothing"),
    shows: () => [".fl-player.mine"],
    told: ["harvested"],
  },
  { id: "fanatics", rules: ["10.1", "10.2", "10.3"], look: (now) => cellsOf([fullest(now)]), live: workThere },
  {
    id: "trade",
    rules: ["11.1", "11.4", "11.5"],
    look: () => [".fl-bar"],
    ...towards("trade"),
    done: ({ journal, me }) => journal.some((entry) => entry.kind === "accepted" && isAbout(entry, "partner", me)),
    shows: () => [".fl-player.mine"],
    told: ["accepted", "traded"],
  },
  {
    id: "build",
    rules: ["12.2", "12.3", "12.5"],
    look: () => [".fl-bar"],
    ...towards("build"),
    done: (now) => did(now, "built"),
    told: ["built"],
  },
  {
    id: "conflict",
    rules: ["5.5", "8.1", "8.2", "8.6"],
    look: () => [".fl-map"],
    ...towards("conflict"),
    done: fought,
    told: [...FIGHTS, "captured"],
  },
  {
    id: "rise",
    rules: ["14.1", "14.2", "14.4"],
    look: () => [".fl-scale"],
    ...towards("rise"),
    done: (now) => happened(now, "rose"),
    shows: () => [".fl-scale"],
    live: scaleNow,
    told: ["rose", "flooded"],
  },
  { id: "flee", rules: ["14.5", "14.6", "14.7"], look: (now) => cellsOf(viewOf(now).drownNext), live: nextToDrown },
  { id: "end", rules: ["15.1", "15.7"], look: () => [".fl-players"] },
];

/** Whether the learner has been in a fight, whoever won it. */
function fought({ journal, me }: Situation): boolean {
  return journal.some((entry) => FIGHTS.includes(entry.kind) && isAbout(entry, "victim", me));
}

/** The cell of the learner's where work will be short first. */
function fullest(now: Situation): string | null {
  const { cells } = viewOf(now);
  const held = Object.keys(cells).filter((code) => cells[code]?.controller === now.me && hands(now, code) > 0);
  return held.toSorted((a, b) => jobs(now, a) - hands(now, a) - (jobs(now, b) - hands(now, b)))[0] ?? null;
}

const hands = (now: Situation, code: string): number =>
  Object.values(viewOf(now).cells[code]?.workers ?? {}).reduce((sum, one) => sum + one, 0);
const jobs = (now: Situation, code: string): number => {
  const cell = viewOf(now).cells[code];
  return cell ? cell.jobs + cell.forests : 0;
};

function workThere(now: Situation): Message | null {
  const cell = fullest(now);
  if (cell === null) return null;
  return {
    id: "lesson-fanatics-work",
    args: { cell: { cell }, workers: hands(now, cell), jobs: jobs(now, cell) },
  };
}

function scaleNow(now: Situation): Message | null {
  const { scale, thresholds, rises } = viewOf(now);
  return { id: "lesson-rise-scale", args: { scale, first: thresholds[rises] ?? 0 } };
}

function nextToDrown(now: Situation): Message | null {
  const { drownNext, rises, thresholds } = viewOf(now);
  if (drownNext.length === 0) return null;
  return {
    id: "lesson-flee-next",
    args: { cells: { list: drownNext.map((cell) => ({ cell })), link: "and" }, mark: thresholds[rises] ?? 0 },
  };
}

/** Where cells have their pieces: the middle of a cell may be somebody else's. */
const cellsOf = (codes: (string | null)[]): string[] =>
  codes.flatMap((code) => (code === null ? [] : `[data-cell="${code}"]`));
const at = (code: string): string => `[data-at="${code}"]`;

/** A stepper that has to show a number: its button towards there, while it shows another. */
function stepped(within: string, stepper: string, value: number): string[] {
  const shows = (numbers: number[]): string => `:is(${numbers.map((one) => `[data-value="${one}"]`).join()})`;
  const below = Array.from({ length: value }, (_, n) => n);
  const more = below.length > 0 ? [`${within} ${stepper}${shows(below)} button:last-child`] : [];
  return [...more, `${within} ${stepper}:not(${shows([...below, value])}) button:first-child`];
}

/** While a thing is to be seen, or is not. */
const during = (thing: string): string => `:has(${thing})`;
const before = (thing: string): string => `:not(:has(${thing}))`;
const BOARD = ".floods";

/** What is clicked for an order: the pawns, how many of them, and where they go. */
function ordered(now: Situation, move: Move): string[] {
  const order = orderOf(now, move);
  const figure = `[data-grab="${String(move.args.kind)} ${String(move.args.cell)}"]`;
  if (!order) return [figure];
  const taken = `.fl-cell.taken[data-cell="${order.from}"]`;
  const holding = BOARD + during(taken);
  const other = `.fl-bar .count-stepper:not([data-value="${order.count}"])`;
  return [
    `${BOARD}${before(taken)} ${figure}`,
    ...stepped(holding, ".fl-bar .count-stepper", order.count),
    `${holding}${before(other)} ${at(order.to)}`,
  ];
}

/** What is clicked for an offer: whom it goes to, what is given, what is wanted, and off it goes. */
function offered(now: Situation, seat: number): string[] {
  const open = `.fl-bar [data-move^="offer"]`;
  const swap = swapWith(now, seat);
  if (!swap) return [open];
  const whom = `.fl-trade [data-partner="${swap.to}"]`;
  const give = `.fl-trade [data-give="${swap.give}"] .count-stepper`;
  const get = `.fl-trade [data-get="${swap.get}"] .count-stepper`;
  const one = `[data-value="1"]`;
  const asked = BOARD + during(`${whom}[aria-pressed="true"]`);
  return [
    open,
    `${whom}:not([aria-pressed="true"])`,
    ...stepped(asked, give, 1),
    ...stepped(asked + during(give + one), get, 1),
    `${asked}${during(give + one)}${during(get + one)} [data-send]`,
  ];
}

/** What is clicked for a harvest that fells: every cell in turn, then the harvest. */
function felled(now: Situation): string[] {
  const { cells } = viewOf(now);
  const works = clearing(now).filter(({ cell, wood }) => {
    const there = cells[cell];
    return there && wood > felling(there, 0)[0];
  });
  const stepper = (cell: string): string => `[data-plan="${cell}"] > b + .count-stepper`;
  let within = BOARD;
  const clicks = works.flatMap(({ cell, wood }) => {
    const found = stepped(within, stepper(cell), wood);
    within += during(`${stepper(cell)}[data-value="${wood}"]`);
    return found;
  });
  return [
    `${BOARD}${before(".fl-harvest")} .fl-bar [aria-expanded]`,
    ...clicks,
    `${within} .fl-bar [data-move="harvest"]`,
  ];
}

/** What is clicked for a building: the building, the cell, and what it is paid with. */
function built(building: string, cell: string): string[] {
  const button = `.fl-bar [data-build="${building}"]`;
  return [
    `${button}:not([aria-pressed="true"])`,
    `${BOARD}${during(`${button}[aria-pressed="true"]`)} ${at(cell)}`,
    ".fl-bar [data-pay].best",
  ];
}

/** What is clicked for a move: of its parts, the one that comes next. */
function thing(move: Move, now: Situation): string[] {
  const { cell, building, seat } = move.args;
  switch (move.name) {
    case "move":
      return ordered(now, move);
    case "to":
    case "flee":
      return [at(String(cell))];
    case "build":
      return built(String(building), String(cell));
    case "pay":
      return [".fl-bar [data-pay].best"];
    case "fell":
      return felled(now);
    case "offer":
      return offered(now, Number(seat));
    default:
      return [`.fl-bar [data-move="${move.words}"]`];
  }
}

/** A move with all that follows from it: its words, and what it says. */
function whole(move: Move, now: Situation): { words: string; say: Message } {
  return { words: wholeOf(now, move), say: sentence(move, now) };
}

function sentence(move: Move, now: Situation): Message {
  const order = orderOf(now, move);
  const { cells } = viewOf(now);
  if (order) {
    const { from, to, count, pawns } = order;
    const rival = pawns === "boats" ? cells[to]?.boats : null;
    const args = { count, from: { cell: from }, cell: { cell: to } };
    if (rival && rival.seat !== now.me)
      return { id: "lesson-try-attack", args: { ...args, who: { seat: rival.seat }, against: rival.count } };
    return { id: `lesson-try-${pawns}`, args };
  }
  const swap = move.name === "offer" ? swapWith(now, Number(move.args.seat)) : null;
  if (swap)
    return {
      id: "lesson-try-offer",
      args: { who: { seat: swap.to }, count: 1, give: { resource: swap.give }, get: { resource: swap.get } },
    };
  if (move.name === "fell") {
    const bare = clearing(now).filter(({ cell, wood }) => wood > 0 && wood === cells[cell]?.forests);
    return {
      id: "lesson-try-fell",
      args: { cells: { list: bare.map(({ cell }) => ({ cell })), link: "and" } },
    };
  }
  return move.say;
}

const asked = (now: Situation): Message | null =>
  asks(now, "order", "harvest", "floor", "build") ? null : now.state.view.prompt;

export const lesson: Lesson = {
  game: "floods",
  seats: 3,
  bot: "citizen",
  options: { map: 0, first: 1 },
  dealt: true,
  steps,
  numbers,
  thing,
  whole,
  asked,
};
