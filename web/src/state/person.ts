/**
 * Who plays in this browser, on all their devices. There is no account: the server knows a person by the tokens of their
 * devices, and this browser keeps its own. docs/protocol.md says what such a token opens.
 */

import { effect, signal } from "@preact/signals";
import type { MySeats } from "../messages";
import { ApiError, ask, mine } from "./api";
import { keep, read } from "./kept";
import type { Mine } from "./protocol";
import { held, holdAlso, taken } from "./seats";

/** The token of this device; null while nobody has sat down here. */
export const deviceToken = (): string | null => read<string | null>("device", null);

/** Whether this device was signed out from another one, and nobody has read so yet. */
export const signedOut = signal(read("signed-out", false));

export function tellSignedOut(yes: boolean): void {
  keep("signed-out", yes);
  signedOut.value = yes;
}

/** Lets go of the person, and of the seats that only their device token opens. */
export function forgetDevice(): void {
  const device = deviceToken();
  keep("device", null);
  keep("claimed", []);
  keep(
    "seats",
    held().filter((one) => one.token !== device),
  );
}

export function keepDevice(token: string): void {
  forgetDevice();
  keep("device", token);
  tellSignedOut(false);
}

/** The token of this device isn't good any more: another device of mine signed it out. */
export function beSignedOut(): void {
  if (!deviceToken()) return;
  forgetDevice();
  tellSignedOut(true);
}

const isSignedOut = (failure: unknown): boolean => failure instanceof ApiError && failure.code === "signed-out";

/** Asks something as the person who plays here. */
export async function askAs<T>(me: string, path: string, body: object = {}): Promise<T> {
  try {
    return await ask<T>(`/me/${path}`, { me, ...body });
  } catch (failure) {
    if (isSignedOut(failure) && deviceToken() === me) beSignedOut();
    throw failure;
  }
}

/** Looks for seats that this person took at a match on another device, and holds them here too. */
export async function findSeats(match: string): Promise<boolean> {
  const me = deviceToken();
  if (!me) return false;
  const { seats } = await askAs<MySeats>(me, "seats", { match });
  return holdAlso(...seats.map((seat) => ({ match, seat, token: me })));
}

/** The matches of this person, those that only another device has seats at among them. */
export async function myMatches(): Promise<Mine[]> {
  const me = deviceToken();
  const tokens = held().flatMap(({ token }) => (token === me ? [] : token));
  if (!me && tokens.length === 0) return [];
  const matches = await mine(tokens, me ?? undefined).catch((failure: unknown) => {
    if (!isSignedOut(failure)) throw failure;
    beSignedOut();
    return mine(tokens);
  });
  if (me && me === deviceToken()) holdAlso(...matches.map(({ match, seat }) => ({ match, seat, token: me })));
  return matches;
}

/** Keeps the person's seats together: when the page is opened, and whenever another seat is taken here. */
export const followSeats = (): (() => void) =>
  effect(() => {
    void taken.value;
    if (held().length > 0 || deviceToken())
      import("./claiming").then(({ keepTogether }) => keepTogether()).catch(() => undefined);
  });
