/** What can be asked about the person who plays here. `me` is the token of this device. */

import type {
  Arrive,
  Arrived,
  Claimed,
  Deleted,
  Kept,
  LinkMade,
  LinkSaid,
  LinksCancelled,
  MatchesOf,
  Me,
  MyMatches,
  MyNotices,
  NewPerson,
  Results,
  ResultsPage,
} from "../messages";
import { ApiError, ask } from "./api";
import { askAs } from "./person";

/** Asks again, once, where another of my devices was quicker: nothing was done then. */
const again = <T>(act: () => Promise<T>): Promise<T> =>
  act().catch((failure: unknown) => {
    if (failure instanceof ApiError && failure.code === "out-of-date") return act();
    throw failure;
  });

const change = <T>(me: string, path: string, body?: object): Promise<T> => again(() => askAs<T>(me, path, body));

export const make = (wish: NewPerson): Promise<Arrived> => ask("/me", wish);
export const about = (me: string): Promise<Me> => askAs(me, "who");
export const claim = (me: string, tokens: string[]): Promise<Claimed> => change(me, "claim", { tokens });
export const rename = (me: string, name: string): Promise<Me> => change(me, "name", { name });
export const share = (me: string, shared: boolean): Promise<Me> => change(me, "share", { shared });
export const link = (me: string): Promise<LinkMade> => change(me, "link");
/** The codes that were shown, also those that were sent to somebody, no longer work. */
export const cancelLinks = (me: string): Promise<LinksCancelled> => change(me, "link/cancel");
export const revoke = (me: string, device: string): Promise<Me> => change(me, "revoke", { device });
/** Not asked again: this device may have become somebody who has more to lose. */
export const remove = (me: string): Promise<Deleted> => askAs(me, "delete");
/** What there is of this person at matches, and where they are told that it's their turn, to take along. */
export const kept = (me: string, before: string | null): Promise<Kept> => askAs(me, "kept", { before });
export const notices = (me: string): Promise<MyNotices> => askAs(me, "notices");
export const results = (me: string): Promise<Results> => askAs(me, "results");

export type Filters = Pick<MatchesOf, "game" | "status" | "opponents">;

export const matches = (me: string, filters: Filters, before: string | null = null, count = 10): Promise<MyMatches> =>
  askAs(me, "matches", { ...filters, before, count });

/** Whose link it is, before anything is done with it. */
export const look = (code: string): Promise<LinkSaid> => ask("/me/link/look", { code });
export const arrive = (wish: Arrive): Promise<Arrived> => again(() => ask("/me/arrive", wish));
export const shared = (page: string): Promise<ResultsPage> => ask(`/people/${encodeURIComponent(page)}`);
