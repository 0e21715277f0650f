/** Being told when it is my turn: by this browser's push service, by mail, and a webhook for a match. */

import type { Notified, WebhookMade, WebhookSeen } from "../messages";
import { ApiError, ask } from "./api";
import { worker } from "./app";
import { asked, remember } from "./noticed";
import { held, seatsAt } from "./seats";
import { settings } from "./settings";

/** Whether this browser can tell me: where it can't, why. */
export type Push = "insecure" | "install" | "unsupported" | "blocked" | "off" | "on";

export interface Offered {
  push: string;
  mail: boolean;
}

const MOST = 100;
const at = encodeURIComponent;
/** A device has one token for all seats of its person. */
const tokens = (): string[] => [...new Set(held().map((one) => one.token))].slice(0, MOST);

export const offered = (): Promise<Offered> => ask("/notices");

/** iPhones and iPads push only to apps that were installed; an iPad says that it is a Mac. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);

export async function pushState(): Promise<Push> {
  if (!isSecureContext) return "insecure";
  if (!("PushManager" in globalThis) || typeof Notification === "undefined")
    return isApple() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const found = await worker();
  if (!found) return "unsupported";
  const subscription = await found.pushManager.getSubscription();
  return subscription && subscription.endpoint === asked.peek().push ? "on" : "off";
}

/** Asks the browser, then tells the server. It is called by a click only. */
export async function turnOn(): Promise<Push> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  await subscribe();
  return pushState();
}

async function subscribe(): Promise<Notified | null> {
  const found = await worker();
  if (!found) return null;
  const { push } = await offered();
  let subscription = await found.pushManager.getSubscription();
  if (subscription && !isFor(subscription, push)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push) });
  const { endpoint, keys } = subscription.toJSON();
  const { language } = settings.peek();
  const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  const told = await ask<Notified>("/notices", { language, tokens: tokens(), push: body });
  remember({ push: subscription.endpoint });
  return told;
}

/** Whether a subscription is for this server's key: a server that lost its database has another one. */
function isFor(subscription: PushSubscription, push: string): boolean {
  const key = subscription.options?.applicationServerKey;
  return !key || plain(new Uint8Array(key)) === push;
}

const plain = (data: Uint8Array): string =>
  btoa(String.fromCharCode(...data))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

export const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

export async function turnOff(): Promise<Push> {
  const endpoint = asked.peek().push;
  if (endpoint) await ask("/notices/off", { endpoint });
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  remember({ push: null });
  return pushState();
}

/** The first time the server sends a link to the address. */
export async function mailTo(address: string): Promise<void> {
  const body = { language: settings.peek().language, tokens: tokens(), mail: { address } };
  const { key } = await ask<Notified>("/notices", body);
  if (key) remember({ mail: { key, address, confirmed: false } });
}

export async function noMail(): Promise<void> {
  const mail = asked.peek().mail;
  if (mail) await ask("/notices/off", { key: mail.key });
  remember({ mail: null });
}

export const confirm = (code: string): Promise<{ mail: string }> => ask("/notices/confirm", { code });
export const stop = (code: string): Promise<unknown> => ask(`/notices/stop?code=${at(code)}`, {});

/** Tells the server which seats are held here now. What it has forgotten is off here too. */
export async function renew(): Promise<void> {
  const { push, mail } = asked.peek();
  if (push && Notification.permission === "granted") await subscribe();
  if (!mail) return;
  const body = { language: settings.peek().language, tokens: tokens(), mail: { key: mail.key } };
  try {
    const { confirmed, mail: address } = await ask<Notified>("/notices", body);
    remember({ mail: { ...mail, confirmed, address: address ?? mail.address } });
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === "no-such-notices") remember({ mail: null });
    else throw failure;
  }
}

const seatOf = (match: string): string => seatsAt(match)[0]?.token ?? "";

export const webhook = (match: string): Promise<WebhookSeen> =>
  ask(`/matches/${at(match)}/webhook/seen`, { token: seatOf(match) });
export const setWebhook = (match: string, url: string): Promise<WebhookMade> =>
  ask(`/matches/${at(match)}/webhook`, { token: seatOf(match), url, language: settings.peek().language });
export const dropWebhook = (match: string): Promise<unknown> =>
  ask(`/matches/${at(match)}/webhook/off`, { token: seatOf(match) });
