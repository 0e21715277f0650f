/** An identity without an account: what this browser keeps of it, and what it asks for. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arriveBy, ensureDevice, keepTogether, unclaimed } from "../../src/state/claiming";
import { deviceLabel } from "../../src/state/device";
import { forgetAllBut, keep, read } from "../../src/state/kept";
import { claim, link, matches, remove } from "../../src/state/mine";
import {
  beSignedOut,
  deviceToken,
  findSeats,
  keepDevice,
  myMatches,
  signedOut,
  tellSignedOut,
} from "../../src/state/person";
import { held, hold, holdAlso, me, rememberMe, seatsAt } from "../../src/state/seats";
import { codeIn } from "../../src/you/Arrive";
import { isRecent, minutesUntil } from "../../src/you/dates";
import { everything } from "../../src/you/everything";

type Answer = object | { status: number; code: string };
let answers: Record<string, (body: Record<string, unknown>) => Answer>;
let asked: [path: string, body: Record<string, unknown>][];

const refuse = (status: number, code: string): Answer => ({ status, code });
const isRefusal = (answer: Answer): answer is { status: number; code: string } =>
  "status" in answer && "code" in answer;

const who = (name: string | null) => ({ name, language: "en", made: "", page: null, devices: [] });

beforeEach(() => {
  forgetAllBut();
  tellSignedOut(false);
  asked = [];
  answers = {
    "/me": () => ({ token: "device", me: who(me().name || null), brought: 0 }),
    "/me/who": () => who(me().name || null),
    "/me/claim": () => ({ seats: [] }),
    "/me/name": ({ name }) => who(String(name)),
  };
  vi.stubGlobal("fetch", async (url: string, how: { body: string }) => {
    const path = url.replace("/api", "");
    const body = JSON.parse(how.body) as Record<string, unknown>;
    asked.push([path, body]);
    const answer = answers[path]?.(body) ?? refuse(404, "not-found");
    return isRefusal(answer)
      ? new Response(JSON.stringify(answer), { status: answer.status })
      : new Response(JSON.stringify(answer));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const seat = (match: string, at = 0, token = `t-${match}-${at}`) => ({ match, seat: at, token });
const paths = (): string[] => asked.map(([path]) => path);

test("a device is called by its browser and its system", () => {
  const names = [
    ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 (KHTML) Chrome/129.0 Safari/537 Edg/129.0", "Edge, Windows"],
    ["Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 (KHTML) Chrome/129.0 Mobile Safari/537", "Chrome, Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604", "Safari, iPhone"],
    ["curl", "Browser"],
    ["", "Browser"],
  ];
  for (const [agent, name] of names) expect(deviceLabel(agent)).toBe(name);
});

test("a seat is held once, and those of other devices come last", () => {
  hold(seat("a"), seat("b"));
  expect(holdAlso(seat("c", 0, "device"), seat("a", 0, "device"))).toBe(true);
  hold(seat("d"));
  expect(held().map(({ match }) => match)).toEqual(["d", "a", "b", "c"]);
  expect(seatsAt("a")[0]?.token).toBe("t-a-0");
  expect(holdAlso(seat("c", 0, "device"))).toBe(false);
  hold(seat("a", 0, "newer"));
  expect(seatsAt("a")).toEqual([seat("a", 0, "newer")]);
});

test("the first seat makes a person with all that is held here; the next one is claimed, once", async () => {
  rememberMe({ name: "Ann", colour: null });
  hold(seat("old"));
  await keepTogether();
  expect(asked[0]).toEqual(["/me", { label: expect.any(String), language: "en", tokens: ["t-old-0"], name: "Ann" }]);
  expect(deviceToken()).toBe("device");
  expect(unclaimed()).toEqual([]);
  hold(seat("new"));
  holdAlso(seat("elsewhere", 0, "device"));
  await keepTogether();
  await keepTogether();
  expect(asked.filter(([path]) => path === "/me/claim")).toEqual([
    ["/me/claim", { me: "device", tokens: ["t-new-0"] }],
  ]);
  expect(paths().filter((path) => path === "/me")).toHaveLength(1);
});

test("a claim that fails is made again", async () => {
  keepDevice("device");
  hold(seat("a"));
  const claimed = answers["/me/claim"]!;
  answers["/me/claim"] = () => refuse(429, "too-many");
  await keepTogether();
  expect(unclaimed()).toHaveLength(1);
  answers["/me/claim"] = claimed;
  await keepTogether();
  expect(unclaimed()).toEqual([]);
});

test("the name said last is mine everywhere", async () => {
  keepDevice("device");
  keep("named", "Ann");
  rememberMe({ name: "Ann", colour: "red" });
  answers["/me/who"] = () => who("Anna");
  await keepTogether();
  expect(me()).toEqual({ name: "Anna", colour: "red" });
  rememberMe({ name: "Annie", colour: "red" });
  await keepTogether();
  expect(asked.at(-1)).toEqual(["/me/name", { me: "device", name: "Annie" }]);
  expect(read("named", "")).toBe("Annie");
});

test("a device that was signed out forgets, says so, and goes on as a new one", async () => {
  keepDevice("device");
  holdAlso(seat("far", 1, "device"));
  hold(seat("near"));
  answers["/me/seats"] = () => refuse(401, "signed-out");
  await expect(findSeats("far")).rejects.toThrow();
  expect([deviceToken(), signedOut.value]).toEqual([null, true]);
  expect(held()).toEqual([seat("near")]);
  answers["/me"] = () => ({ token: "fresh", me: who(null), brought: 1 });
  expect(await ensureDevice()).toBe("fresh");
  expect(signedOut.value).toBe(false);
});

test("only a device that was mine can be signed out", () => {
  beSignedOut();
  expect(signedOut.value).toBe(false);
});

test("a refusal of another kind signs nobody out", async () => {
  keepDevice("device");
  answers["/me/seats"] = () => refuse(503, "busy");
  await expect(findSeats("a")).rejects.toThrow();
  expect(deviceToken()).toBe("device");
});

test("what another of my devices has got ahead of is asked again, once; deleting is mine to say again", async () => {
  keepDevice("device");
  const late = refuse(409, "out-of-date");
  const asks = { link: () => link("device"), claim: () => claim("device", []), arrive: () => arriveBy("c0de") };
  for (const [path, act] of Object.entries(asks)) {
    let count = 0;
    answers[`/me/${path}`] = () => (count++ ? { code: "c0de", seats: [], token: "device", me: who("Ann") } : late);
    await act();
    expect(count).toBe(2);
    answers[`/me/${path}`] = () => late;
    await expect(act()).rejects.toThrow("409");
  }
  answers["/me/delete"] = () => late;
  asked = [];
  await expect(remove("device")).rejects.toThrow("409");
  expect(asked).toHaveLength(1);
  expect(deviceToken()).toBe("device");
});

test("seats that were taken elsewhere are found and held by the device's token", async () => {
  expect(await findSeats("a")).toBe(false);
  expect(asked).toEqual([]);
  keepDevice("device");
  hold(seat("a", 0));
  answers["/me/seats"] = () => ({ seats: [0, 2] });
  expect(await findSeats("a")).toBe(true);
  expect(asked).toEqual([["/me/seats", { me: "device", match: "a" }]]);
  expect(seatsAt("a")).toEqual([seat("a", 0), seat("a", 2, "device")]);
  expect(await findSeats("a")).toBe(false);
});

test("my matches come by the seats held here and by the device", async () => {
  expect(await myMatches()).toEqual([]);
  hold(seat("a"));
  keepDevice("device");
  answers["/mine"] = () => [
    { match: "a", seat: 0 },
    { match: "b", seat: 1 },
  ];
  expect(await myMatches()).toHaveLength(2);
  expect(asked).toEqual([["/mine", { tokens: ["t-a-0"], me: "device" }]]);
  expect(seatsAt("b")).toEqual([seat("b", 1, "device")]);
});

test("signed out, the list still has what this browser holds itself", async () => {
  hold(seat("a"));
  keepDevice("device");
  answers["/mine"] = ({ me: token }) => (token ? refuse(401, "signed-out") : [{ match: "a", seat: 0 }]);
  expect(await myMatches()).toEqual([{ match: "a", seat: 0 }]);
  expect(signedOut.value).toBe(true);
});

test("who arrives brings what was here, and is called as there", async () => {
  rememberMe({ name: "Anonymous", colour: "blue" });
  keepDevice("before");
  hold(seat("a"));
  holdAlso(seat("b", 0, "before"));
  answers["/me/arrive"] = () => ({ token: "after", me: who("Ann"), brought: 2 });
  expect(await arriveBy("c0de")).toEqual({ name: "Ann", brought: 2 });
  expect(asked[0]?.[1]).toMatchObject({ code: "c0de", tokens: ["t-a-0"], me: "before" });
  expect(deviceToken()).toBe("after");
  expect(me()).toEqual({ name: "Ann", colour: "blue" });
  expect(held()).toEqual([seat("a")]);
  expect(unclaimed()).toEqual([]);
});

test("the code is behind the #", () => {
  expect([codeIn("arrive=abc"), codeIn("arrive="), codeIn("history"), codeIn("")]).toEqual(["abc", null, null, null]);
});

test("how long a code is good, and whether a device is in use", () => {
  const now = Date.parse("2026-03-05T12:00:00Z");
  expect(minutesUntil("2026-03-05T12:09:59Z", now)).toBe(9);
  expect(minutesUntil("2026-03-05T12:00:10Z", now)).toBe(0);
  expect(minutesUntil("2026-03-05T12:00:00Z", now)).toBeNull();
  expect(isRecent("2026-03-05T11:00:00Z", now)).toBe(true);
  expect(isRecent("2026-03-04T12:00:00Z", now)).toBe(false);
});

test("a page of my games is asked for with its filters", async () => {
  answers["/me/matches"] = () => ({ matches: [], next: null });
  await matches("device", { status: "over" }, "cursor");
  expect(asked[0]?.[1]).toEqual({ me: "device", status: "over", before: "cursor", count: 10 });
});

test("everything about me is all pages, and a server that never ends is left", async () => {
  answers["/me/results"] = () => ({ played: 0, won: 0, games: [], opponents: [] });
  answers["/me/notices"] = () => ({ notices: [{ kind: "mail", address: "ann@example.org" }] });
  const two = ({ before }: Record<string, unknown>) => ({
    matches: [{ match: String(before) }],
    next: before ? null : "second",
  });
  answers["/me/matches"] = two;
  answers["/me/kept"] = two;
  const all = await everything("device");
  expect(all.matches.map(({ match }) => match)).toEqual(["null", "second"]);
  expect(all.kept.map(({ match }) => match)).toEqual(["null", "second"]);
  expect(all.notices.map(({ address }) => address)).toEqual(["ann@example.org"]);
  answers["/me/matches"] = () => ({ matches: [], next: "more" });
  answers["/me/kept"] = () => ({ matches: Array(10).fill({ match: "again" }), next: "more" });
  asked.length = 0;
  const endless = await everything("device");
  expect([endless.matches.length, endless.kept.length]).toEqual([0, 10_000]);
  expect(asked.length).toBeLessThan(1100);
});

test("forgetting keeps only what is to stay", () => {
  keep("settings", { theme: "dark" });
  keep("deals", [1]);
  hold(seat("a"));
  forgetAllBut("settings");
  expect([read("settings", null), read("deals", null), held()]).toEqual([{ theme: "dark" }, null, []]);
});
