/** The installed app: its service worker, the browser's offer to install it, and what happens to a page that is older than the server. */

import { signal } from "@preact/signals";

/** Chrome's offer to install the app; not in the DOM's types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the app, while it stands. */
export const offer = signal<InstallOffer | null>(null);

export async function install(): Promise<void> {
  const standing = offer.value;
  offer.value = null;
  await standing?.prompt();
}

/** The service worker of this page, where there can be one: not in private windows of some browsers, nor without HTTPS. */
export const worker = (): Promise<ServiceWorkerRegistration | null> =>
  "serviceWorker" in navigator
    ? navigator.serviceWorker.getRegistration().then(
        (found) => found ?? null,
        () => null,
      )
    : Promise.resolve(null);

/** Whether a page of the server is made of other files than this one. */
export const isOther = (html: string, scripts: string[]): boolean =>
  html.includes("<script") && scripts.some((script) => !html.includes(script));

const scripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map((script) => new URL(script.src).pathname);

const [LOADED_AGAIN, MINUTE] = ["watershed.again", 60_000];

/** Once a minute at most: a part that never comes must not load the page for ever. */
function mayLoadAgain(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(LOADED_AGAIN)) < MINUTE) return false;
  sessionStorage.setItem(LOADED_AGAIN, String(Date.now()));
  return true;
}

let hasFailed = false;

/** A part of this page couldn't be fetched. After an upgrade, the server has other parts: the page is loaded again. So it is if a part fails once more while the
 * server answers: many browsers never ask again for a module that they couldn't fetch. */
async function mendParts(): Promise<void> {
  const html = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  const failsAgain = hasFailed && html.includes("<script");
  hasFailed = true;
  if (isOther(html, scripts()) || (failsAgain && mayLoadAgain())) location.reload();
}

export function becomeApp(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (offer.value = null));
  addEventListener("vite:preloadError", () => void mendParts());
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
}
