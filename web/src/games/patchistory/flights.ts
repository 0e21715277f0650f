/** What the journal says moved: workers, cards, tiles, goods and new roads, as ways from place to place on the board. */

import type { Entry } from "../../state/protocol";
import type { Place } from "../Flights";
import { isList, isMessage, keyOf, numberOf, seatOf } from "../facts";
import { REST, START, WAR } from "./moves";
import { seenFrom } from "./roads";
import { roomWith } from "./table";
import type { PatchistoryView } from "./views";

export interface Flight {
  what: "worker" | "card" | "tile" | "good" | "road";
  /** Whose it is. */
  seat: number;
  /** The card, the tile, or the sign of a road; empty for the others. */
  key: string;
  /** How many of each good. */
  goods: Readonly<Record<string, number>>;
  from: Place;
  /** null for what leaves the game. */
  to: Place | null;
}

/** Only the last ones are played, so that nobody has to wait. */
const MOST = 20;

/** What a seat holds: its panel. */
const held = (seat: number): Place => [`.pt-mine[data-seat="${seat}"]`, `.pt-rival[data-seat="${seat}"]`];

const land = (seat: number): Place => [`.pt-land[data-territory="${seat}"]`, `.pt-small[data-small="${seat}"]`];

/** A room, in the large territory or in a small one. */
function roomOf(view: PatchistoryView, seat: number, cell: string): Place {
  const first =
    roomWith(
      view.players.find((one) => one.seat === seat),
      cell,
    )?.cell ?? cell;
  return [...land(seat).map((one) => `${one} [data-cell="${first}"]`), ...held(seat)];
}

/** Rooms of a card that was patched. */
const cardIn = (seat: number, piece: string): Place => [
  `.pt-land[data-territory="${seat}"] [data-card="${piece}"]`,
  ...land(seat),
  ...held(seat),
];

/** A space of a road, as its traveller counts. */
function spaceOf(view: PatchistoryView, seat: number, route: number, space: number): Place {
  const end = view.allied.find((road) => road.route === route)?.ends.findIndex((one) => one.seat === seat) ?? 0;
  return [`[data-at="${route} ${seenFrom(end, space)}"]`, ...held(seat)];
}

/** Where the worker of a seat was on a road. */
function stoodOn(view: PatchistoryView, seat: number, route: number): Place {
  const general = view.routes.find((road) => road.route === route)?.space;
  const allied = view.allied.find((road) => road.route === route)?.ends.find((one) => one.seat === seat)?.space;
  return spaceOf(view, seat, route, general ?? allied ?? START);
}

/** The room that a worker has left: one where fewer are than before. */
function leftBy(before: PatchistoryView, now: PatchistoryView, seat: number): Place {
  const [then, after] = [before, now].map((view) => view.players.find((one) => one.seat === seat));
  const left = then?.territory.rooms.find((room) => room.workers > (roomWith(after, room.cell)?.workers ?? 0));
  return left ? roomOf(before, seat, left.cell) : held(seat);
}

/** The lot of the auction that has this card; nowhere if none has. */
function lotOf({ auction }: PatchistoryView, piece: string | null): Place {
  const lot = auction?.cards.find((one) => one.piece === piece || one.back === piece);
  return lot ? [`[data-lot="${lot.card}"]`] : [];
}

/** The amounts in a list of goods, "2 food and 1 mineral". */
function amountsIn(say: Entry["say"]): [good: string, count: number][] {
  const list = say.args?.goods;
  if (typeof list !== "object" || !isList(list)) return [];
  return list.list.flatMap((one): [string, number][] =>
    isMessage(one) ? [[keyOf(one, "good") ?? "", numberOf(one, "count") ?? 0]] : [],
  );
}

/** A line of the journal about a seat, with the views before and after all lines. */
interface Line {
  seat: number;
  say: Entry["say"];
  before: PatchistoryView;
  now: PatchistoryView;
}

const count = ({ say }: Line, name: string): number => numberOf(say, name) ?? 0;

function cellIn({ say }: Line, name = "cell"): string {
  const cell = say.args?.[name];
  return typeof cell === "string" ? cell : "";
}

const worker = ({ seat }: Line, from: Place, to: Place | null): Flight[] => [
  { what: "worker", seat, key: "", goods: {}, from, to },
];

const goods = ({ seat }: Line, good: string, many: number, from: Place, to: Place = held(seat)): Flight[] =>
  many > 0 ? [{ what: "good", seat, key: "", goods: { [good]: many }, from, to }] : [];

/** Goods that a territory, a hero or a wonder brings. */
const brought = (line: Line, ...names: string[]): Flight[] =>
  names.flatMap((good) => goods(line, good, count(line, good), land(line.seat)));

/** A worker from where it was on a road to a place. */
const onward = (line: Line, to: Place): Flight[] =>
  worker(line, stoodOn(line.before, line.seat, count(line, "route")), to);

const toSpace = (line: Line, space: number): Place => spaceOf(line.now, line.seat, count(line, "route"), space);

const toRoom = (line: Line): Place => roomOf(line.now, line.seat, cellIn(line));

function card({ seat, say, before }: Line, to: Place | null): Flight[] {
  const key = keyOf(say, "piece");
  return key ? [{ what: "card", seat, key, goods: {}, from: [...lotOf(before, key), ...held(seat)], to }] : [];
}

const tile = (line: Line, owner: number): Flight[] => [
  {
    what: "tile",
    seat: line.seat,
    key: keyOf(line.say, "tile") ?? "",
    goods: {},
    from: [`.pt-mine[data-seat="${line.seat}"] .pt-hand`, ...held(line.seat)],
    to: roomOf(line.now, owner, cellIn(line)),
  },
];

const road = (line: Line, key: string): Flight[] => [
  {
    what: "road",
    seat: line.seat,
    key,
    goods: {},
    from: held(line.seat),
    to: [`[data-route="${count(line, "route")}"]`],
  },
];

/** What one seat gives another: from the seat that is called so. */
const given = (line: Line, giver: string, good: string, many: number): Flight[] =>
  goods(line, good, many, held(seatOf(line.say, giver) ?? line.seat));

/** What moves, by the kind of the line. */
const MOVED: Readonly<Record<string, (line: Line) => Flight[]>> = {
  walked: (line) => worker(line, roomOf(line.before, line.seat, cellIn(line, "from")), toRoom(line)),
  travelled: (line) => onward(line, toSpace(line, count(line, "space"))),
  rested: (line) => onward(line, toSpace(line, REST)),
  "went-to-war": (line) => onward(line, toSpace(line, WAR)),
  "came-home": (line) => onward(line, toRoom(line)),
  traded: (line) => worker(line, leftBy(line.before, line.now, line.seat), toSpace(line, START)),
  settled: (line) => worker(line, held(line.seat), toRoom(line)),
  "paid-worker": (line) => (cellIn(line) ? worker(line, roomOf(line.before, line.seat, cellIn(line)), null) : []),
  won: (line) =>
    goods(line, "money", count(line, "money"), held(line.seat), [
      ...lotOf(line.before, keyOf(line.say, "piece")),
      ".pt-lots",
    ]),
  patched: (line) => card(line, cardIn(line.seat, keyOf(line.say, "piece") ?? "")),
  discarded: (line) => card(line, null),
  built: (line) => tile(line, line.seat),
  reclaimed: (line) => tile(line, seatOf(line.say, "owner") ?? line.seat),
  "route-laid": (line) => road(line, "link"),
  allied: (line) => road(line, "alliance"),
  produced: (line) => brought(line, "food", "minerals", "money"),
  "produced-vp": (line) => brought(line, "vp"),
  "worshipped-heroes": (line) => brought(line, "vp"),
  "worshipped-wonders": (line) => brought(line, "vp"),
  "war-won": (line) => brought(line, "vp"),
  "gained-vp": (line) => brought(line, "vp"),
  "gained-votes": (line) => brought(line, "votes"),
  "gained-minerals": (line) => brought(line, "minerals"),
  "gained-money": (line) => brought(line, "money"),
  "route-gain": (line) =>
    goods(
      line,
      keyOf(line.say, "good") ?? "",
      count(line, "count"),
      stoodOn(line.now, line.seat, count(line, "route")),
    ),
  campaigned: (line) => goods(line, "votes", count(line, "votes"), [".pt-head"]),
  threatened: (line) => given(line, "victim", keyOf(line.say, "good") ?? "", count(line, "count")),
  perfect: (line) => given(line, "loser", "vp", count(line, "vp")),
  "aid-accepted": (line) => amountsIn(line.say).flatMap(([good, many]) => given(line, "giver", good, many)),
  scored: (line) => (line.say.id === "scored" ? goods(line, "vp", count(line, "vp"), [".pt-ballots"]) : []),
};

/** Goods that go the same way go together. */
function together(all: readonly Flight[]): Flight[] {
  const found: Flight[] = [];
  for (const one of all) {
    const last = found.at(-1);
    const same = last?.what === "good" && one.what === "good" && `${last.from} ${last.to}` === `${one.from} ${one.to}`;
    if (last && same) found[found.length - 1] = { ...last, goods: { ...last.goods, ...one.goods } };
    else found.push(one);
  }
  return found;
}

/** All that some lines of the journal say moved, in their order. */
export const flights = (entries: readonly Entry[], before: PatchistoryView, now: PatchistoryView): Flight[] =>
  together(
    entries.flatMap(({ kind, seat, say }) => (seat === null ? [] : (MOVED[kind]?.({ seat, say, before, now }) ?? []))),
  ).slice(-MOST);
