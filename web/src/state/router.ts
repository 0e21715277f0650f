/** Where in the client we are: the address bar, read and written in one place. */

import { signal } from "@preact/signals";

export interface Route {
  page: Page;
  /** The part of the path after the page: a match or a game. */
  key: string;
  hash: string;
}

export const PAGES = [
  "home",
  "new",
  "table",
  "join",
  "replay",
  "end",
  "rules",
  "learn",
  "gallery",
  "about",
  "open",
  "you",
  "player",
  "notices",
  "lost",
] as const;
export type Page = (typeof PAGES)[number];
const KEYED: readonly Page[] = ["table", "join", "replay", "end", "player"];

export function parse(path: string, hash = ""): Route {
  const [first = "", key = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  const page = first === "" ? "home" : (PAGES.find((name) => name === first && name !== "home") ?? "lost");
  const lost = rest.length > 0 || (KEYED.includes(page) && key === "");
  return { page: lost ? "lost" : page, key, hash: decode(hash.replace(/^#/, "")) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function pathTo(page: Page, key = "", hash = ""): string {
  const path = page === "home" ? "/" : `/${page}${key && `/${encodeURIComponent(key)}`}`;
  return hash ? `${path}#${hash}` : path;
}

/** "move=42" as 42; null when the hash names no move. */
export function moveIn(hash: string): number | null {
  const found = /^move=(\d+)$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** "seat=2" as 2; null when the hash names no seat. */
export function seatIn(hash: string): number | null {
  const found = /^seat=(\d+)$/.exec(hash);
  return found ? Number(found[1]) : null;
}

const here = (): Route => (typeof location === "undefined" ? parse("/") : parse(location.pathname, location.hash));

export const route = signal<Route>(here());

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = route.value;
  route.value = here();
  if (before.page !== route.value.page || before.key !== route.value.key) scrollTo(0, 0);
}

/** Follows links inside the client without loading the page again. */
export function followLinks(): void {
  addEventListener("popstate", () => (route.value = here()));
  addEventListener("hashchange", () => (route.value = here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !isOurs(event, link)) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  });
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
  const href = link.getAttribute("href") ?? "";
  return plain && href.startsWith("/") && !href.startsWith("/api/") && !link.target && !link.hasAttribute("download");
}
