/** What the coach advises: which pawns go where, which trade, which building, which trees. It is advice and no rule: whatever
 * is advised is among the moves that the server lists.
 */

import type { Situation } from "../../learn/lesson";
import type { Move } from "../../state/protocol";
import { seatOf } from "../facts";
import { viewOf as viewIn } from "../table";
import { type Atlas, atlasIn, boxOf, RESOURCES } from "./box";
import { chained, felling, harvestChain, offerChain, payable, thriftiest, total, type Work } from "./moves";
import type { CellView, FloodsView, PlayerView } from "./views";

export const viewOf = ({ state }: Situation): FloodsView => viewIn<FloodsView>(state);
export const asks = (now: Situation, ...questions: FloodsView["question"][]): boolean =>
  questions.includes(viewOf(now).question);
const can = ({ state }: Situation, words: string): boolean => state.moves.some((move) => move.words === words);
export const mine = (now: Situation): PlayerView | undefined =>
  viewOf(now).players.find((player) => player.seat === now.me);
const atlasOf = (now: Situation): Atlas | null =>
  now.components ? atlasIn(boxOf(now.components), viewOf(now).map) : null;
const neighbours = (now: Situation, code: string): readonly string[] => atlasOf(now)?.cells.get(code)?.neighbours ?? [];

const most = <T>(all: readonly T[], of: (one: T) => number): T | undefined => all.toSorted((a, b) => of(b) - of(a))[0];

/** What a learner works towards. */
export type Aim = "move" | "harvest" | "trade" | "build" | "conflict" | "rise";

/** Workers and slaves on a cell. */
const crowd = (cell: CellView | undefined): number => total(cell?.workers ?? {});
/** Those for whom a cell has work. */
const work = (cell: CellView | undefined): number => (cell ? cell.jobs + cell.forests : 0);
const room = (cell: CellView | undefined): number => work(cell) - crowd(cell);
/** As many on a cell are split when there is free land. */
const MANY = 4;

/** Where workers of a cell find work: to land next to it that has most, then over the sea. */
function workplaces(now: Situation, from: string): string[] {
  const { cells, drownNext } = viewOf(now);
  const near = neighbours(now, from);
  const rank = (code: string): number =>
    (near.includes(code) ? 100 : 0) + 10 * Number(cells[code]?.controller === null) + room(cells[code]);
  return (cells[from]?.reach?.workers ?? [])
    .filter((code) => room(cells[code]) > 0 && !cells[code]?.fanatics && !drownNext.includes(code))
    .toSorted((a, b) => rank(b) - rank(a));
}

/** An order in parts: how many pawns, from where, to where. */
export interface Order {
  pawns: "workers" | "boats" | "warriors";
  from: string;
  to: string;
  count: number;
}

/** Workers who had better go: half of them to new land, and those who have no work here. */
export function trek(now: Situation, from: string): Order | null {
  const { cells } = viewOf(now);
  const cell = cells[from];
  const ready = cell?.ready.workers ?? 0;
  const [to] = workplaces(now, from);
  if (!cell || to === undefined || ready === 0) return null;
  const fresh = cells[to]?.controller === null;
  const idle = crowd(cell) - work(cell);
  const half = fresh && crowd(cell) >= MANY ? Math.floor(crowd(cell) / 2) : 0;
  return { pawns: "workers", from, to, count: Math.min(ready, room(cells[to]), Math.max(1, idle, half)) };
}

/** Whether workers leave a cell for a reason. */
function isCrowded(now: Situation, from: string): boolean {
  const { cells } = viewOf(now);
  const cell = cells[from];
  const order = trek(now, from);
  if (!cell || !order) return false;
  const fresh = cells[order.to]?.controller === null && neighbours(now, from).includes(order.to);
  return crowd(cell) > work(cell) || (fresh && crowd(cell) >= MANY);
}

/** Workers of a bare cell without a mine who go where forests still stand: as many as are missing there to fell them all. */
function march(now: Situation, from: string): Order | null {
  const { cells } = viewOf(now);
  const ready = cells[from]?.ready.workers ?? 0;
  if (ready === 0 || cells[from]?.forests !== 0 || cells[from].mines > 0) return null;
  const missing = (code: string): number => (cells[code]?.forests ?? 0) - crowd(cells[code]);
  const isFree = (code: string): boolean => (cells[code]?.controller ?? now.me) === now.me && !cells[code]?.fanatics;
  const all = (cells[from]?.reach?.workers ?? []).filter((code) => isFree(code) && missing(code) > 0);
  const to = most(all, (code) => (neighbours(now, from).includes(code) ? 10 : 0) - Math.abs(missing(code) - ready));
  return to === undefined ? null : { pawns: "workers", from, to, count: Math.min(ready, missing(to)) };
}

/** The order for workers of a cell: away from a crowd, or to where forests stand. */
const sending = (now: Situation, from: string): Order | null =>
  isCrowded(now, from) ? trek(now, from) : (march(now, from) ?? trek(now, from));

const movable = (now: Situation, pawns: string): string[] =>
  now.state.moves
    .filter((move) => move.name === "move" && move.args.kind === pawns)
    .map((move) => String(move.args.cell));

/** The cell that most workers had better leave; who wants to move leaves the fullest, who wants the sea to rise a bare one. */
function leaves(now: Situation, aim: Aim): string | null {
  const { cells } = viewOf(now);
  const all = movable(now, "workers");
  const idle = (code: string): number => crowd(cells[code]) - work(cells[code]);
  const crowded = most(
    all.filter((code) => (aim === "move" ? trek(now, code) : isCrowded(now, code))),
    idle,
  );
  return crowded ?? (aim === "rise" ? all.find((code) => march(now, code)) : null) ?? null;
}

const isSea = (now: Situation, code: string): boolean =>
  ["sea", "flooded"].includes(viewOf(now).cells[code]?.status ?? "");

/** How many sea cells each is away from the nearest boats of somebody else that a fleet of that size could beat. */
export function farFromRivals(now: Situation, boats = Infinity): Map<string, number> {
  const { cells } = viewOf(now);
  const rivals = Object.entries(cells).filter(
    ([, { boats: others }]) => others && others.seat !== now.me && others.count < boats,
  );
  const far = new Map(rivals.map(([code]) => [code, 0]));
  for (const [code, steps] of far)
    for (const next of neighbours(now, code)) if (isSea(now, next) && !far.has(next)) far.set(next, steps + 1);
  return far;
}

/** Where a learner's boats best go for a conflict: the boats, and the next cell on their way. Those that would win go first; to
 * boats that nobody could beat none go, unless any fight will do.
 */
export function voyage(now: Situation, anyFight = true): Order | null {
  const { cells } = viewOf(now);
  const ways = Object.entries(cells).flatMap(([from, { ready, reach }]) => {
    const far = farFromRivals(now, anyFight ? Infinity : ready.boats);
    return (reach?.boats ?? []).map((to) => ({ from, to, count: ready.boats, steps: far.get(to) ?? Infinity }));
  });
  const best = most(ways, ({ steps }) => -steps);
  return best && best.steps < Infinity ? { pawns: "boats", from: best.from, to: best.to, count: best.count } : null;
}

/** After that many turns any fight will do. */
const PATIENCE = 5;

/** The order that leads to a conflict: with more boats than a rival has, and later with those there are. */
export const attack = (now: Situation): Order | null =>
  voyage(now, false) ?? (viewOf(now).turn >= PATIENCE ? voyage(now) : null);

/** A swap of one resource each. */
export interface Swap {
  to: number;
  give: string;
  get: string;
}

/** What others rejected in this turn is not proposed to them again. */
function rejections(now: Situation): number[] {
  const since = now.journal.findLastIndex((entry) => entry.kind === "turn");
  return now.journal
    .slice(since)
    .filter((entry) => entry.kind === "rejected" && seatOf(entry.say, "partner") === now.me)
    .flatMap((entry) => entry.seat ?? []);
}

/** The swap that helps both sides most: what one has plenty of for what it has none of. */
export function swapWith(now: Situation, to: number): Swap | null {
  const other = viewOf(now).players.find((player) => player.seat === to);
  const me = mine(now);
  if (!other || !me) return null;
  const have = (player: PlayerView, resource: string): number => player.resources[resource] ?? 0;
  const pairs = RESOURCES.flatMap((give) => RESOURCES.map((get) => ({ to, give, get }))).filter(
    ({ give, get }) => give !== get && have(me, give) > 0 && have(other, get) > 0,
  );
  const gain = ({ give, get }: Swap): number => have(me, give) - have(me, get) + have(other, get) - have(other, give);
  return most(pairs, gain) ?? null;
}

/** With whom a learner best trades now. */
function partner(now: Situation): number | null {
  const refused = rejections(now);
  const all = now.state.moves.filter((move) => move.name === "offer").map((move) => Number(move.args.seat));
  const willing = all.filter((seat) => !refused.includes(seat) && swapWith(now, seat));
  const gain = (seat: number): number => {
    const swap = swapWith(now, seat);
    const [me, other] = [mine(now), viewOf(now).players.find((player) => player.seat === seat)];
    if (!swap || !me || !other) return -Infinity;
    return Math.min(
      (me.resources[swap.give] ?? 0) - (me.resources[swap.get] ?? 0),
      (other.resources[swap.get] ?? 0) - (other.resources[swap.give] ?? 0),
    );
  };
  return most(willing, gain) ?? null;
}

/** What is best built: boats for a conflict to come, a mine where there is no work, a dolmen. */
function building(now: Situation, aim: Aim): string | null {
  const { cells } = viewOf(now);
  const sites = (kind: string): string[] =>
    now.state.moves
      .filter((move) => move.name === "build" && move.args.building === kind)
      .map((move) => String(move.args.cell));
  const fleet = Math.max(0, ...Object.values(cells).map(({ boats }) => (boats?.seat === now.me ? boats.count : 0)));
  const home = most(sites("boat"), (code) =>
    cells[code]?.boats?.seat === now.me ? (cells[code]?.boats?.count ?? 0) : 0,
  );
  const lands = Object.keys(cells).filter((code) => cells[code]?.controller === now.me);
  const stuck = lands.every(
    (code) => cells[code]?.forests === 0 && neighbours(now, code).every((next) => cells[next]?.boats?.seat !== now.me),
  );
  const isOurs = (code: string): boolean => (cells[code]?.boats?.seat ?? now.me) === now.me;
  const needed = aim === "rise" ? stuck : (aim === "build" || aim === "conflict") && fleet < 2;
  if (needed && home && isOurs(home)) return `build boat ${home}`;
  const mine = most(sites("mine"), (code) => crowd(cells[code]) - work(cells[code]));
  if (mine && room(cells[mine]) < 1) return `build mine ${mine}`;
  const [dolmen] = sites("dolmen");
  return dolmen ? `build dolmen ${dolmen}` : null;
}

/** The plan of the harvest in which every cell that can be cleared is. */
export function clearing(now: Situation): Work[] {
  const { plan, cells } = viewOf(now);
  return (plan ?? []).flatMap(({ cell: code }) => {
    const cell = cells[code];
    if (!cell) return [];
    const [least, greatest] = felling(cell, 0);
    return [{ cell: code, idle: 0, wood: greatest >= cell.forests ? greatest : least }];
  });
}

/** What lets the game go on, whatever is asked. */
const ONWARD = ["accept", "lead-all", "refuse", "harvest", "pass", "send", "cancel", "all", "end", "drown"];

/** The next move towards an aim, in its own words; what is asked in between is answered so that the game goes on. */
export function advise(now: Situation, aim: Aim): string | null {
  const best = towards(now, aim);
  if (best !== null && can(now, best)) return best;
  return ONWARD.find((words) => can(now, words)) ?? now.state.moves[0]?.words ?? null;
}

function towards(now: Situation, aim: Aim): string | null {
  switch (viewOf(now).question) {
    case "order":
      return orders(now, aim);
    case "to":
    case "count":
      return goingOn(now);
    case "harvest":
      return aim === "rise" ? (chainOf(now, clearing(now))[0] ?? "harvest") : "harvest";
    case "floor": {
      const seat = aim === "trade" ? partner(now) : null;
      return seat === null ? "pass" : `offer ${seat}`;
    }
    case "build":
      return building(now, aim) ?? "end";
    case "pay":
      return payment(now);
    case "flee":
      return now.state.moves.find((move) => move.name === "flee")?.words ?? "drown";
    case "lay":
      return laying(now);
    default:
      return null;
  }
}

function orders(now: Situation, aim: Aim): string {
  const fleet = aim === "conflict" ? attack(now) : null;
  if (fleet) return `move boats ${fleet.from}`;
  const from = leaves(now, aim);
  return from ? `move workers ${from}` : "end";
}

/** What is missing of an offer that the server has begun to ask for. */
function laying(now: Situation): string | null {
  const { offer } = viewOf(now);
  const swap = offer?.to === null || offer?.to === undefined ? null : swapWith(now, offer.to);
  if (!offer || !swap || total(offer.give) > 0)
    return swap && total(offer?.get ?? {}) === 0 ? `get ${swap.get} 1` : "send";
  return `give ${swap.give} 1`;
}

/** The rest of an order that the server has begun to ask for. */
function goingOn(now: Situation): string | null {
  const { order } = viewOf(now);
  if (!order) return null;
  const wanted = order.kind === "workers" ? sending(now, order.from) : voyage(now);
  const all = now.state.moves.map((move) => move.words);
  const best = order.to === null ? `to ${wanted?.to}` : `count ${wanted?.count}`;
  return all.find((words) => words === best) ?? all.find((words) => words === "all") ?? all[0] ?? null;
}

const payment = (now: Situation): string | null => {
  const held = mine(now)?.resources ?? {};
  const best = now.components && thriftiest(payable(boxOf(now.components).payments, held), held);
  return best ? `pay ${best.payment}` : null;
};

const chainOf = (now: Situation, works: Work[]): string[] => harvestChain(viewOf(now), works).split("; ");

/** An order that begins with a move of pawns. */
export function orderOf(now: Situation, move: Move): Order | null {
  const from = String(move.args.cell);
  if (move.name !== "move") return null;
  if (move.args.kind === "workers") return sending(now, from);
  const way = attack(now) ?? voyage(now);
  return way?.from === from && move.args.kind === "boats" ? way : null;
}

/** A move with all that follows from it, as one chain. A question with one answer is not asked, so it is not answered either. */
export function wholeOf(now: Situation, move: Move): string {
  const { cells } = viewOf(now);
  const order = orderOf(now, move);
  if (order) {
    const cell = cells[order.from];
    const ready = cell?.ready[order.pawns] ?? 0;
    return chained(
      move.words,
      (cell?.reach?.[order.pawns].length ?? 0) > 1 ? `to ${order.to}` : null,
      ready > 1 ? (order.count >= ready ? "all" : `count ${order.count}`) : null,
    );
  }
  if (move.name === "offer") {
    const swap = swapWith(now, Number(move.args.seat));
    if (swap) return offerChain({ to: swap.to, give: { [swap.give]: 1 }, get: { [swap.get]: 1 } });
  }
  if (move.name === "fell") return harvestChain(viewOf(now), clearing(now));
  if (move.name === "build" && move.args.building !== "boat" && now.components) {
    const held = mine(now)?.resources ?? {};
    const all = payable(boxOf(now.components).payments, held);
    return chained(move.words, all.length > 1 ? payment(now) : null);
  }
  return move.words;
}
