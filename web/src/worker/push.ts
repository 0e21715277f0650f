/** What the service worker does with a notice: it shows it, and a click on it leads to the table. */

export interface Told {
  match: string;
  event: string;
  title: string;
  body: string;
}

/** A window of this app, as a service worker sees it. */
export interface Page {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
}

const tablePath = (match: string): string => `/table/${encodeURIComponent(match)}`;

/** What the server sent, if it is that. */
export function toldIn(text: string | undefined): Told | null {
  try {
    const { match, event, title, body } = JSON.parse(text ?? "") as Partial<Told>;
    const whole = [match, event, title, body].every((part) => typeof part === "string");
    return whole ? ({ match, event, title, body } as Told) : null;
  } catch {
    return null;
  }
}

const isAt = (page: Page, match: string): boolean => new URL(page.url).pathname === tablePath(match);

/** Who looks at the table knows already; it has got a newer notice than any that is shown. */
export const isSeen = (told: Told, pages: readonly Page[]): boolean =>
  pages.some((page) => isAt(page, told.match) && page.visibilityState === "visible");

/** One notice for each match: a newer one replaces the older, and rings again. */
export const shown = (told: Told): NotificationOptions => ({
  body: told.body,
  tag: `match-${told.match}`,
  icon: "/icons/icon-192.png",
  badge: "/icons/badge-96.png",
  data: { match: told.match },
  ...{ renotify: true },
});

/** Goes to the tab that has the table open, or opens it. */
export async function visit(
  match: string,
  pages: readonly Page[],
  open: (path: string) => Promise<unknown>,
): Promise<void> {
  const there = pages.find((page) => isAt(page, match));
  await (there ? there.focus() : open(tablePath(match)));
}
