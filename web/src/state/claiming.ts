/** Makes the person of this browser, and gives them the seats that it holds by tokens of their own. */

import { ApiError } from "./api";
import { deviceLabel } from "./device";
import { keep, read } from "./kept";
import * as mine from "./mine";
import { deviceToken, keepDevice } from "./person";
import type { Held } from "./protocol";
import { held, me, rememberMe } from "./seats";
import { settings } from "./settings";

const keyOf = ({ match, seat }: Held): string => `${match} ${seat}`;

/** The seats that the server doesn't know to be this person's yet. */
export function unclaimed(): Held[] {
  const claimed = new Set(read<string[]>("claimed", []));
  const device = deviceToken();
  return held().filter((one) => one.token !== device && !claimed.has(keyOf(one)));
}

/** Whoever owns them now: a seat that is another person's isn't asked for again. Only seats that are still held are kept in mind. */
function rememberClaimed(seats: Held[]): void {
  const claimed = new Set([...read<string[]>("claimed", []), ...seats.map(keyOf)]);
  keep(
    "claimed",
    held()
      .map(keyOf)
      .filter((key) => claimed.has(key)),
  );
}

async function makePerson(): Promise<string> {
  const seats = unclaimed();
  const name = me().name.trim();
  const { token } = await mine.make({
    label: deviceLabel(),
    language: settings.peek().language,
    tokens: seats.map((one) => one.token),
    ...(name && { name }),
  });
  keepDevice(token);
  rememberClaimed(seats);
  keep("named", name);
  return token;
}

/** Two pages of one browser don't make two people. */
const alone = (act: () => Promise<string>): Promise<string> =>
  globalThis.navigator?.locks ? navigator.locks.request("watershed.device", act) : act();

/** The token of this device; the person is made where there is none. */
export const ensureDevice = (): Promise<string> => alone(async () => deviceToken() ?? (await makePerson()));

/** The name I said last, here or on another device, is my name everywhere. */
async function agreeOnName(token: string): Promise<void> {
  const said = (await mine.about(token)).name ?? "";
  const { name, colour } = me();
  const here = name.trim();
  if (said && said !== here && read("named", "") === here) rememberMe({ name: said, colour });
  else if (here && here !== said) await mine.rename(token, here);
  keep("named", me().name.trim());
}

async function keepAll(): Promise<void> {
  const token = await ensureDevice();
  const seats = unclaimed();
  if (seats.length > 0) {
    await mine.claim(
      token,
      seats.map((one) => one.token),
    );
    rememberClaimed(seats);
  }
  await agreeOnName(token);
}

let going: Promise<void> = Promise.resolve();

/** What fails is tried again when another seat is taken, or the page is opened again. */
export function keepTogether(): Promise<void> {
  going = going.then(keepAll).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
  });
  return going;
}

/** Redeems a link: from now on this browser plays as the person who made it, with what it had before. */
export async function arriveBy(code: string): Promise<{ name: string; brought: number }> {
  const before = deviceToken();
  const seats = held().filter((one) => one.token !== before);
  const {
    token,
    me: who,
    brought,
  } = await mine.arrive({
    code,
    label: deviceLabel(),
    tokens: seats.map((one) => one.token),
    ...(before && { me: before }),
  });
  keepDevice(token);
  rememberClaimed(seats);
  const name = who.name ?? me().name;
  rememberMe({ ...me(), name });
  keep("named", name);
  return { name, brought };
}
