/** What this browser has asked to be told, as it is kept here; notices.ts, which does the asking, is loaded when somebody does. */

import { signal } from "@preact/signals";
import { keep, read } from "./kept";

export interface Asked {
  /** The address of this browser's push subscription. */
  push: string | null;
  mail: { key: string; address: string; confirmed: boolean } | null;
}

export const asked = signal<Asked>({ push: null, mail: null, ...read<Partial<Asked>>("notices", {}) });

export function remember(change: Partial<Asked>): void {
  asked.value = { ...asked.value, ...change };
  keep("notices", asked.value);
}

export const isTold = (): boolean => asked.value.push !== null || asked.value.mail?.confirmed === true;

/** Seats that were taken since are told about too: when the page opens, and when somebody sits down. */
export function tellOfSeats(): void {
  if (asked.peek().push || asked.peek().mail)
    void import("./notices").then((part) => part.renew()).catch(() => undefined);
}
