/** Where the keyboard is after a choice: back on the board when it was confirmed, where it came from when it was cancelled. */

import { useEffect } from "preact/hooks";
import type { Table } from "../../state/table";

/** The button that had the focus is gone by then. */
const SOON = 60;

const lost = (): boolean => {
  const on = document.activeElement;
  return !on || on === document.body || !on.isConnected;
};

const canTakeFocus = (thing: HTMLElement | null | undefined): thing is HTMLElement =>
  thing?.isConnected === true && thing.matches("a[href], button:not(:disabled), [tabindex]");

export function useFocusBack(table: Table): void {
  useEffect(() => {
    let from: HTMLElement | null = null;
    let before = table.picked.peek();
    let timer = 0;
    const stop = table.picked.subscribe((now) => {
      if (now !== null && before === null) from = document.activeElement as HTMLElement | null;
      if (now === null && before !== null) {
        const [origin, words, sent] = [from, before, table.sending.peek()];
        timer = window.setTimeout(() => lost() && giveBack(origin, words, sent), SOON);
      }
      before = now;
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [table]);
}

function giveBack(origin: HTMLElement | null, words: string, sent: boolean): void {
  const listed = [...document.querySelectorAll<HTMLElement>(".movelist [data-move]")];
  const again = sent ? undefined : listed.find((one) => one.dataset.move === words);
  const onBoard = origin?.closest(".boardroom") ? origin : null;
  const room = document.querySelector<HTMLElement>(".boardroom");
  const next = [onBoard, again, room].find(canTakeFocus);
  next?.focus({ preventScroll: true });
}
