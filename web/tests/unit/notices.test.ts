/** Being told when it is my turn, as far as this browser has a part in it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asked, remember } from "../../src/state/noticed";
import { bytes, confirm, mailTo, noMail, pushState, renew, turnOff, turnOn } from "../../src/state/notices";
import { hold } from "../../src/state/seats";

const KEY = "BPushKey_-8";
let sent: [string, unknown][];
let answers: Record<string, [number, unknown]>;
let subscription: {
  endpoint: string;
  options: object;
  unsubscribe: () => Promise<boolean>;
  toJSON: () => object;
} | null;

beforeEach(() => {
  sent = [];
  subscription = null;
  answers = { "/api/notices": [200, { push: KEY, mail: true, key: "k", confirmed: false, seats: 1 }] };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => permit("granted") });
  vi.stubGlobal("fetch", async (path: string, how: RequestInit) => {
    if (how.method) sent.push([path, JSON.parse(String(how.body))]);
    const [status, body] = answers[path] ?? [200, {}];
    return new Response(JSON.stringify(body), { status });
  });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: object) => {
      subscription = {
        endpoint: "https://push.example/1",
        options,
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
        toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
      };
      return subscription;
    },
  };
  vi.stubGlobal("navigator", {
    userAgent: "Firefox",
    platform: "Linux",
    maxTouchPoints: 0,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
  remember({ push: null, mail: null });
});
afterEach(() => vi.unstubAllGlobals());

function permit(permission: string): string {
  (Notification as { permission: string }).permission = permission;
  return permission;
}

test("what a browser can't do, it says why", async () => {
  expect(await pushState()).toBe("off");
  permit("denied");
  expect(await pushState()).toBe("blocked");
  vi.stubGlobal("isSecureContext", false);
  expect(await pushState()).toBe("insecure");
});

test("an iPhone wants the app installed, others can't", async () => {
  Reflect.deleteProperty(globalThis, "PushManager");
  expect(await pushState()).toBe("unsupported");
  vi.stubGlobal("navigator", { ...navigator, userAgent: "Mozilla/5.0 (iPhone)" });
  expect(await pushState()).toBe("install");
});

test("on, with the seats that are held here, and off", async () => {
  hold({ match: "k3f", seat: 0, token: "seat-token" });
  expect(await turnOn()).toBe("on");
  expect(sent).toEqual([
    [
      "/api/notices",
      { language: "en", tokens: ["seat-token"], push: { endpoint: "https://push.example/1", p256dh: "p", auth: "a" } },
    ],
  ]);
  expect(asked.value.push).toBe("https://push.example/1");
  expect(await turnOff()).toBe("off");
  expect(sent.at(-1)).toEqual(["/api/notices/off", { endpoint: "https://push.example/1" }]);
  expect([asked.value.push, subscription]).toEqual([null, null]);
});

test("nothing is sent where the permission is refused", async () => {
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => "denied" });
  await turnOn();
  expect([sent, subscription]).toEqual([[], null]);
});

test("a subscription for another key is made again", async () => {
  await turnOn();
  const old = subscription;
  if (old) old.options = { applicationServerKey: bytes("AAAA").buffer };
  await renew();
  expect(subscription).not.toBe(old);
});

test("mail is confirmed first, and what the server has forgotten is off", async () => {
  await mailTo("ann@example.org");
  expect(asked.value.mail).toEqual({ key: "k", address: "ann@example.org", confirmed: false });
  answers["/api/notices"] = [200, { key: null, mail: "ann@example.org", confirmed: true, seats: 1 }];
  await confirm("code");
  await renew();
  expect(asked.value.mail?.confirmed).toBe(true);
  answers["/api/notices"] = [404, { code: "no-such-notices" }];
  await renew();
  expect(asked.value.mail).toBeNull();
});

test("mail can be turned off", async () => {
  await mailTo("ann@example.org");
  await noMail();
  expect(sent.at(-1)).toEqual(["/api/notices/off", { key: "k" }]);
  expect(asked.value.mail).toBeNull();
});

test("keys travel as base64 for addresses", () => {
  expect([...bytes("-_8")]).toEqual([251, 255]);
});
