/** What the coach advises, question by question. It is advice and no rule: whatever is advised is among the moves that the
 * server lists, and every question has an answer.
 */

import type { Situation } from "../../../learn/lesson";
import type { Move } from "../../../state/protocol";
import { viewOf as viewIn } from "../../table";
import { boxOf, type Contents } from "../Card";
import type { PatchistoryView, PieceComponent, PlannedView, PlayerView, RoomView } from "../views";
import { pieceWorth, placementWorth, roomWorth, symbolsWorth, within } from "./worth";

export const viewOf = ({ state }: Situation): PatchistoryView => viewIn<PatchistoryView>(state);
export const printedOf = ({ components }: Situation): Contents | null => (components ? boxOf(components) : null);
export const mine = (now: Situation): PlayerView | undefined =>
  viewOf(now).players.find((player) => player.seat === now.me);
export const has = (now: Situation, good: string): number => mine(now)?.goods?.[good] ?? 0;

/** The moves of some families. */
export const named = ({ state }: Situation, ...names: string[]): Move[] =>
  state.moves.filter((move) => names.includes(move.name));
export const played = ({ state }: Situation, words: string): Move | null =>
  state.moves.find((move) => move.words === words) ?? null;

/** The best of some moves; the first of equals, so that advice stays the same. */
export function best(moves: readonly Move[], worth: (move: Move) => number): Move | null {
  const all = moves.map((move) => ({ move, worth: worth(move) }));
  return (
    all.reduce<(typeof all)[number] | null>((top, one) => (top && top.worth >= one.worth ? top : one), null)?.move ??
    null
  );
}

const pieceOf = (now: Situation, key: string | undefined): PieceComponent | undefined =>
  printedOf(now)?.pieces.get(key ?? "");

/** The card of the auction that a bid is for. */
export const bidFor = (now: Situation, move: Move): PieceComponent | undefined =>
  pieceOf(now, viewOf(now).auction?.cards.find((card) => card.card === Number(move.args.card))?.piece);

/** What a mind at ease pays for a point of worth. */
const PRICE = 0.8;

export const bidWorth = (now: Situation, move: Move): number => {
  const piece = bidFor(now, move);
  return (piece ? pieceWorth(piece) : 0) - PRICE * Number(move.args.count);
};

/** The card that is patched, and where: what the place is worth. */
export function patchWorth(now: Situation, move: Move): number {
  const { patching } = viewOf(now);
  const [piece, me] = [pieceOf(now, patching?.piece), mine(now)];
  const place = patching?.placements?.find((one) => one.cell === move.args.cell);
  return piece && me && place ? placementWorth(me.territory, piece, place, Number(move.args.over)) : 0;
}

/** Whether the hero or wonder of the card that is patched can be seen afterwards. */
export function showsFigure(now: Situation, move: Move): boolean {
  const room = pieceOf(now, viewOf(now).patching?.piece)?.rooms.find(({ figure }) => figure);
  return room?.quarters.every((quarter) => (Number(move.args.over) >> quarter) & 1) ?? false;
}

/** All quarters of a card are over others, or on nothing. */
export const ALL_OVER = 15;
export const isTucked = (move: Move): boolean => move.name === "patch" && Number(move.args.over) !== ALL_OVER;

const roomAt = (now: Situation, cell: unknown): RoomView | undefined =>
  mine(now)?.territory.rooms.find((room) => room.cells.includes(String(cell)));
/** What a worker is worth in a room. */
const deskWorth = (room: RoomView | undefined): number => symbolsWorth(room?.box ?? null);

/** Where a worker who is asked about had better go. */
const home = (now: Situation): Move | null =>
  best(named(now, "room"), (move) => deskWorth(roomAt(now, move.args.cell)));

/** The worker who is missed least. */
const spare = (now: Situation): Move | null =>
  best(named(now, "worker"), (move) => -deskWorth(roomAt(now, move.args.cell)));

/** Where a tile does least harm: on the room that is worth least. */
const site = (now: Situation): Move | null =>
  best(named(now, "site"), (move) => {
    const room = roomAt(now, move.args.cell);
    return room ? -roomWorth(room) - (room.active ? 1 : 0) : 0;
  });

/** A tile to build: what it is worth, less its price. */
export function tileWorth(now: Situation, move: Move): number {
  const key = mine(now)?.tiles?.[Number(move.args.tile) - 1];
  const tile = printedOf(now)?.tiles.get(key ?? "");
  return tile ? symbolsWorth(tile.free) + symbolsWorth(tile.box) - tile.minerals / 2 : 0;
}

/** Food that the workers will lack at the end of the round. */
const lacking = (now: Situation): number => {
  const me = mine(now);
  return me ? me.upkeep.food - (me.statuses.food ?? 0) - has(now, "food") : 0;
};

/** The exchange that helps most: food for those who would starve, otherwise from what there
 * is much of to what there is little of; minerals, which buildings need, are rarest. */
export function exchange(now: Situation): Move | null {
  const kinds = new Map(printedOf(now)?.all.exchanges.map((one) => [one.exchange, one]));
  return best(
    named(now, "exchange").filter((move) => Number(move.args.count) === 1),
    (move) => {
      const kind = kinds.get(String(move.args.kind));
      if (!kind) return 0;
      const starving = lacking(now) > 0 ? (kind.gets === "food" ? 10 : kind.pays === "food" ? -10 : 0) : 0;
      const rare = kind.gets === "minerals" ? 1 : 0;
      return starving + rare + has(now, kind.pays) / kind.paid - has(now, kind.gets) / kind.got;
    },
  );
}

/** The mix of goods that is missed least. */
export function mix(now: Situation): Move | null {
  const mixes = new Map(printedOf(now)?.all.mixes.map((one) => [one.mix, one.goods]));
  const cost = (goods: Readonly<Record<string, number>>): number =>
    Object.entries(goods).reduce((sum, [good, count]) => sum + (count * count) / Math.max(1, has(now, good)), 0);
  return best(named(now, "offer"), (move) => -cost(mixes.get(String(move.args.mix)) ?? {}));
}

/** A worker in a room who would find a better box within reach; those who go there already are counted. */
function stroller(now: Situation): Move | null {
  const { plan } = viewOf(now);
  const rooms = mine(now)?.territory.rooms ?? [];
  if (!plan) return null;
  const taken = new Set(plan.workers.map((one: PlannedView) => one.toCell ?? (one.planned ? null : one.cell)));
  const better = (cell: string): number => {
    const free = within(rooms, cell, plan.speed).filter((room) => !room.cells.some((one) => taken.has(one)));
    return Math.max(0, ...free.map(deskWorth)) - deskWorth(roomAt(now, cell));
  };
  const found = best(named(now, "worker"), (move) => better(String(move.args.cell)));
  return found && better(String(found.args.cell)) > 0 ? found : null;
}

/** On a route always on, as far as it goes: every space brings something, and at its end somebody waits. */
const onward = (now: Situation): Move | null =>
  best(named(now, "step"), (move) => Number(move.args.spaces)) ?? named(now, "traveller")[0] ?? null;

const walk = (now: Situation): Move | null =>
  onward(now) ?? home(now) ?? stroller(now) ?? played(now, "end") ?? played(now, "rest");

/** Thumbs down only for somebody who is clearly stronger. */
const SAFE = 3;
function thumb(now: Situation): Move | null {
  const { talk } = viewOf(now);
  const other = [talk?.owner, talk?.other].find((side) => side && side.seat !== now.me);
  const stronger = (mine(now)?.attack ?? 0) >= (other?.strength ?? 0) + SAFE;
  return played(now, stronger ? "war" : "peace");
}

/** As many minerals as decide a war, where that many are there; otherwise none. */
function minerals(now: Situation): Move | null {
  const { talk } = viewOf(now);
  const sides = [talk?.owner, talk?.other];
  const [me, other] = [sides.find((one) => one?.seat === now.me), sides.find((one) => one && one.seat !== now.me)];
  const missing = (other?.strength ?? 0) - (me?.strength ?? 0) + (me?.invades ? 1 : 0);
  const needed = Math.max(0, missing);
  return played(now, `commit ${needed}`) ?? named(now, "commit", "pledge")[0] ?? null;
}

/** The place that a seat has in what a prosperity card compares: those who have as many, too, are ahead. */
export function placeIn(now: Situation, prosperity: string): number {
  const counts = viewOf(now).standings[prosperity] ?? [];
  return counts.filter((count) => count >= (counts[now.me] ?? 0)).length;
}

const leadIn = (now: Situation, prosperity: string): number => {
  const counts = viewOf(now).standings[prosperity] ?? [];
  const others = counts.filter((_, seat) => seat !== now.me);
  return (counts[now.me] ?? 0) - Math.max(0, ...others);
};

/** The prosperity card in which I am best off. */
const ballot = (now: Situation): Move | null =>
  best(named(now, "lay"), (move) => {
    const card = String(move.args.prosperity);
    return -10 * placeIn(now, card) + leadIn(now, card);
  });

/** Votes go on the cards in which I am first, shared among those still to come. */
function votes(now: Situation): Move | null {
  const { vote } = viewOf(now);
  const ahead = (vote?.cards ?? []).filter(({ card }) => card >= (vote?.current ?? 1));
  const current = ahead.find(({ card }) => card === vote?.current);
  const led = ahead.filter(({ prosperity }) => placeIn(now, prosperity) === 1);
  const share = current && led.includes(current) ? Math.ceil(has(now, "votes") / led.length) : 0;
  return played(now, `vote ${share}`) ?? named(now, "vote")[0] ?? null;
}

/** Nobody starves who can exchange something; favours that are left become votes. */
function manage(now: Situation): Move | null {
  const campaign = named(now, "campaign");
  return (
    (lacking(now) > 0 ? exchange(now) : null) ?? best(campaign, (move) => Number(move.args.count)) ?? played(now, "end")
  );
}

const ANSWERS: Readonly<Record<string, (now: Situation) => Move | null>> = {
  bid: (now) => best(named(now, "bid"), (move) => bidWorth(now, move)),
  patch: (now) => best(named(now, "patch"), (move) => patchWorth(now, move)) ?? played(now, "discard"),
  room: home,
  diplomacy: (now) => played(now, "end"),
  mix,
  aid: (now) => played(now, "accept"),
  management: manage,
  trader: spare,
  sacrifice: spare,
  site,
  move: walk,
  thumbs: thumb,
  treaty: (now) => played(now, "accept"),
  commit: minerals,
  prosperity: ballot,
  vote: votes,
};

/** The move that the coach would make now. */
export const advise = (now: Situation): Move | null =>
  ANSWERS[viewOf(now).question]?.(now) ?? now.state.moves[0] ?? null;
