/** Roads between kingdoms: what is on each space, and what a click on it means. */

import { can, litSpaces, NEGOTIATION, type PatchistoryOffer, REST, START, WAR } from "./moves";
import type { AlliedView, PatchistoryView, RouteView } from "./views";

/** A worker on a road: whose, on which space as the road is drawn, and whether it is only planned to be there. */
export interface Traveller {
  seat: number;
  at: number;
  planned: boolean;
}

/** The spaces of a general route from its Start, with Rest before it. */
export const GENERAL_ROAD = [REST, 0, 1, 2, 3, 4, NEGOTIATION, WAR] as const;
/** An allied route as it is drawn: the two Starts are at its ends. */
export const ALLIED_ROAD = [0, 1, 2, 3, 4, 5] as const;
/** The other end of it. */
export const FAR_END = 5;

/** Where a space is drawn on an allied road, which is counted from end A. */
export const seenFrom = (end: number, space: number): number => (end === 0 || space === REST ? space : FAR_END - space);

function goals(view: PatchistoryView, route: number): number[] {
  const planned = view.plan?.workers ?? [];
  return planned.flatMap((one) => (one.route === route && one.toSpace !== null ? [one.toSpace] : []));
}

export function travellersOn(view: PatchistoryView, road: RouteView): Traveller[] {
  const here = road.space === null ? [] : [{ seat: road.owner, at: road.space, planned: false }];
  const plans = road.owner === view.viewer ? goals(view, road.route) : [];
  return [...here, ...plans.map((at) => ({ seat: road.owner, at, planned: true }))];
}

export function alliedTravellers(view: PatchistoryView, road: AlliedView): Traveller[] {
  return road.ends.flatMap(({ seat, space }, end) => {
    const here = space === null ? [] : [{ seat, at: seenFrom(end, space), planned: false }];
    const plans = seat === view.viewer ? goals(view, road.route) : [];
    return [...here, ...plans.map((at) => ({ seat, at: seenFrom(end, at), planned: true }))];
  });
}

/** What a click on a space of a road means: by the space, as its traveller counts. */
export function litOn(offer: PatchistoryOffer, route: number, space: number | null): Map<number, string> {
  const lit = litSpaces(offer, route);
  const put = (words: string, at: number | null): void => {
    if (at !== null && can(offer, words)) lit.set(at, words);
  };
  put(`trade ${route}`, START);
  put(`traveller ${route}`, space);
  put(`negotiate ${route}`, NEGOTIATION);
  put(`fight ${route}`, WAR);
  return lit;
}

/** My roads first, then those that lead to me, then the others'. */
export function inOrder(view: PatchistoryView, me: number | null): RouteView[] {
  const rank = (road: RouteView): number => (road.owner === me ? 0 : road.other === me ? 1 : 2);
  return view.routes.toSorted((a, b) => rank(a) - rank(b) || a.route - b.route);
}
