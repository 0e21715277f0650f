/** Which of the server's moves belong to which thing on the board, and how choices become a chain. The board knows no rules: only these. */

import { deedOf, type Offer } from "../offer";
import { BUILDINGS, type Building, PAWNS, type Pawns, RESOURCES } from "./box";
import type { CellView, FloodsView, PaymentComponent } from "./views";

export type FloodsOffer = Offer<FloodsView>;

const LINK = "; ";
export const chained = (...words: readonly (string | null)[]): string => words.filter((one) => one !== null).join(LINK);

const can = ({ moves }: FloodsOffer, words: string): boolean => moves.some((move) => move.words === words);

/** What follows a word in the moves: the cells of "to w4", the numbers of "count 3". */
const after = ({ moves }: FloodsOffer, ...words: string[]): string[] => {
  const start = `${words.join(" ")} `;
  return moves.map((move) => move.words).flatMap((one) => (one.startsWith(start) ? one.slice(start.length) : []));
};

/** Pawns of a cell that somebody wants to move: as many as the count, or all. */
export interface Draft {
  from: string;
  pawns: Pawns;
  count: number | null;
}

/** The kinds of pawns that can leave a cell. */
export const pawnsIn = (offer: FloodsOffer, cell: string): Pawns[] =>
  PAWNS.filter((pawns) => can(offer, `move ${pawns} ${cell}`));

export const readyIn = ({ view }: FloodsOffer, cell: string, pawns: Pawns): number =>
  view.cells[cell]?.ready[pawns] ?? 0;

/** Where the pawns can go: as the server asks, or as it knows before it is asked. */
export function targetsOf(offer: FloodsOffer, draft: Draft | null): string[] {
  if (offer.view.question === "to") return after(offer, "to");
  return draft ? (offer.view.cells[draft.from]?.reach?.[draft.pawns] ?? []) : [];
}

/** Whether the server tells before it is asked where pawns can go; otherwise they have to be taken up first. */
export const reaches = (cell: CellView | undefined): boolean => cell?.reach !== undefined;

/** Which order is being given: the one on the table, or the one that is only drawn up here. */
export function orderOf({ view }: FloodsOffer, draft: Draft | null): Draft | null {
  if (!view.order) return draft;
  const { kind, from } = view.order;
  const same = draft?.from === from && draft.pawns === kind;
  return { from, pawns: kind, count: same ? draft.count : null };
}

/** A whole order in words. A question with one answer is not asked, so it is not answered either. */
export function orderTo(offer: FloodsOffer, draft: Draft, to: string): string {
  const { from, pawns, count } = draft;
  const ready = readyIn(offer, from, pawns);
  const taken = offer.view.question === "to";
  const many = ready > 1 ? (count === null || count >= ready ? "all" : `count ${count}`) : null;
  return chained(
    taken ? null : `move ${pawns} ${from}`,
    taken || targetsOf(offer, draft).length > 1 ? `to ${to}` : null,
    many,
  );
}

/** Whether somebody else holds the cell: then pawns that go there fight. */
export const isHostile = (view: FloodsView, seat: number | null, pawns: Pawns, to: string): boolean => {
  const cell = view.cells[to];
  const holder = pawns === "boats" ? (cell?.boats?.seat ?? null) : (cell?.controller ?? null);
  return holder !== null && holder !== seat;
};

/** What can be built where. */
export const sitesOf = (offer: FloodsOffer, building: Building): string[] => after(offer, "build", building);

export const buildingsAt = (offer: FloodsOffer, cell: string): Building[] =>
  BUILDINGS.filter((building) => can(offer, `build ${building} ${cell}`));

export type Amounts = Readonly<Partial<Record<string, number>>>;

/** The ways to pay that somebody can afford. */
export const payable = (payments: readonly PaymentComponent[], held: Amounts): PaymentComponent[] =>
  payments.filter(({ resources, each }) => resources.every((one) => (held[one] ?? 0) >= each));

/** Of the ways to pay, the one that leaves most: the fewest pieces, then from the largest stocks. */
export function thriftiest(payments: readonly PaymentComponent[], held: Amounts): PaymentComponent | undefined {
  const pieces = ({ resources, each }: PaymentComponent): number => resources.length * each;
  const least = ({ resources, each }: PaymentComponent): number =>
    Math.min(...resources.map((one) => (held[one] ?? 0) - each));
  return payments.toSorted((a, b) => pieces(a) - pieces(b) || least(b) - least(a))[0];
}

/** How a cell is harvested: who stays idle by choice, and how many trees are felled. */
export interface Work {
  cell: string;
  idle: number;
  wood: number;
}

/** What the plan would do in a cell. */
export interface Yield {
  wood: number;
  ore: number;
  idle: number;
  fanatics: number;
  lost: boolean;
}

export const total = (amounts: Amounts): number =>
  Object.values(amounts).reduce<number>((all, one) => all + (one ?? 0), 0);

/** Workers and slaves for whom a cell has jobs. */
const employed = ({ workers, jobs, forests }: CellView): number => Math.min(total(workers), jobs + forests);

export const mostIdle = employed;

/** What a cell gives with so many idle by choice and so many trees felled, in the numbers of the view. */
export function yieldOf(cell: CellView, { idle, wood }: Pick<Work, "idle" | "wood">): Yield {
  const ore = Math.min(cell.jobs, Math.max(0, employed(cell) - idle - wood));
  const left = total(cell.workers) - wood - ore;
  const fanatics = cell.fanatics + left;
  return { wood, ore, idle: left, fanatics, lost: fanatics > wood + ore + (cell.warriors?.count ?? 0) };
}

/** The least and the most trees that are felled with so many idle by choice. */
export function felling(cell: CellView, idle: number): [least: number, most: number] {
  const working = employed(cell) - idle;
  return [Math.max(0, working - cell.jobs), Math.min(cell.forests, working)];
}

/** The plan as a chain: only what differs from what the server would do anyway, in the order in which it lists the cells. A plan
 * that can't be changed any more is in by itself.
 */
export function harvestChain(view: FloodsView, works: readonly Work[]): string {
  const plan = view.plan ?? [];
  const settled = (cell: string): boolean => cell === plan.at(-1)?.cell;
  const said: string[] = [];
  let open = true;
  for (const { cell: code } of plan) {
    const [work, cell] = [works.find((one) => one.cell === code), view.cells[code]];
    if (!work || !cell) continue;
    const [least, most] = felling(cell, work.idle);
    if (work.idle > 0) said.push(`idle ${code} ${work.idle}`);
    if (work.wood > least) said.push(`fell ${code} ${work.wood}`);
    if (settled(code) && (work.wood > least || (work.idle > 0 && most <= least))) open = false;
  }
  return chained(...said, open ? "harvest" : null);
}

/** An offer that is being laid down: to a seat, to all, or back to the one who made one. */
export interface Bargain {
  to: number | "all" | "counter";
  give: Amounts;
  get: Amounts;
}

export const EMPTY: Pick<Bargain, "give" | "get"> = { give: {}, get: {} };

export const isEmpty = ({ give, get }: Pick<Bargain, "give" | "get">): boolean => total(give) + total(get) === 0;

/** The whole offer in words: what is given first, then what is asked for. */
export function offerChain({ to, give, get }: Bargain): string {
  const laid = (word: string, amounts: Amounts): string[] =>
    RESOURCES.flatMap((one) => ((amounts[one] ?? 0) > 0 ? [`${word} ${one} ${amounts[one]}`] : []));
  const opened = to === "counter" ? "counter" : to === "all" ? "offer-all" : `offer ${to}`;
  return chained(opened, ...laid("give", give), ...laid("get", get), "send");
}

export const numbersAfter = (offer: FloodsOffer, ...words: string[]): number[] =>
  after(offer, ...words)
    .map(Number)
    .filter((number) => !Number.isNaN(number));

/** What a click on a cell means now. */
export interface Lit {
  words: string;
  /** Pawns leave from here, or go there; something is built; pawns flee there. */
  how: "source" | "target" | "attack" | "site" | "refuge";
}

interface Drawn {
  order: Draft | null;
  site: { building: Building | null; cell: string | null } | null;
}

/** The cells that answer what is asked, with the words of what they mean. */
export function litCells(offer: FloodsOffer, { order, site }: Drawn): Map<string, Lit> {
  const { view } = offer;
  const lit = new Map<string, Lit>();
  const current = orderOf(offer, order);
  if (view.question === "order")
    for (const pawns of PAWNS)
      for (const cell of after(offer, "move", pawns)) lit.set(cell, { words: `move ${pawns} ${cell}`, how: "source" });
  if (current && (view.question === "order" || view.question === "to"))
    for (const cell of targetsOf(offer, current))
      lit.set(cell, {
        words: orderTo(offer, current, cell),
        how: isHostile(view, view.asked, current.pawns, cell) ? "attack" : "target",
      });
  if (view.question === "build")
    for (const building of site?.building ? [site.building] : BUILDINGS)
      for (const cell of sitesOf(offer, building))
        if (!lit.has(cell)) lit.set(cell, { words: `build ${building} ${cell}`, how: "site" });
  if (view.question === "flee")
    for (const cell of after(offer, "flee")) lit.set(cell, { words: `flee ${cell}`, how: "refuge" });
  return lit;
}

/** A refused move that a click on a cell would mean, where the server knows why; null where it would mean none. */
export function refusalOf(offer: FloodsOffer, code: string): string | null {
  const deed = deedOf(offer, [
    `to ${code}`,
    `flee ${code}`,
    ...PAWNS.map((pawns) => `move ${pawns} ${code}`),
    ...BUILDINGS.map((building) => `build ${building} ${code}`),
  ]);
  return deed && !deed.can ? deed.words : null;
}
