/**
 * The service worker. It never serves old code: pages and everything of the server come from the network, and only files whose
 * names change with what is in them are kept. Where the network fails, a page says so and comes back by itself.
 */

/// <reference lib="webworker" />

import { isSeen, shown, toldIn, visit } from "./push";

declare const self: ServiceWorkerGlobalScope;

/** The page without a connection and all it needs; scripts/worker.mjs writes their names in. */
const OFFLINE: readonly string[] = JSON.parse("__OFFLINE__");
const [OFFLINE_PAGE = "/offline.html"] = OFFLINE;

const ASSETS = "assets";
/** Named by what is in it: a new version has a cache of its own, and removes those of others when it starts. */
const offlineCache = `offline ${OFFLINE.join(" ")}`;
const MOST_ASSETS = 300;
/** What a web server in front says while the table restarts. */
const AWAY = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const cache = await caches.open(offlineCache);
  await cache.addAll(OFFLINE.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== ASSETS && name !== offlineCache).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(page(request));
});

/** Pages have no dot in the last part of their address; the server knows the same. */
const isPage = (path: string): boolean => !path.startsWith("/api/") && !path.slice(path.lastIndexOf("/")).includes(".");

/** A file whose name changes with what is in it. One that is gone stays gone, and is never kept. */
async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const found = await fetch(request);
  if (found.ok && found.type === "basic") await keep(request, found.clone());
  return found;
}

async function keep(request: Request, found: Response): Promise<void> {
  try {
    const cache = await caches.open(ASSETS);
    await cache.put(request, found);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_ASSETS)).map((old) => cache.delete(old)));
  } catch {
    return; // the disk is full: the file came anyway
  }
}

async function page(request: Request): Promise<Response> {
  try {
    const found = await fetch(request);
    if (!AWAY.includes(found.status)) return found;
  } catch {
    // said below
  }
  return (await caches.match(OFFLINE_PAGE, { ignoreVary: true })) ?? Response.error();
}

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data?.text()));
});

async function tell(text: string | undefined): Promise<void> {
  const told = toldIn(text);
  if (told && !isSeen(told, await pages())) await self.registration.showNotification(told.title, shown(told));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { match } = event.notification.data as { match: string };
  event.waitUntil(pages().then((open) => visit(match, open, (path) => self.clients.openWindow(path))));
});

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });
