/** A closer look without leaving the board: the thing under the pointer or the focus, large, and why it is not possible.
 * Things say what they are by `data-card`, and why they are not possible by `data-why`, the words of the refused move.
 */

import type { ComponentChildren, FunctionComponent, RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { say, t } from "../i18n";
import type { BoardProps } from "./board";
import "./peek.css";

const WAIT = 320;
const WAIT_WHERE_READABLE = 800;
const LONG_PRESS = 450;
const SIZE = { width: 290, height: 330 };

interface Seen {
  card: string | null;
  why: string | null;
  box: DOMRect;
}

const thingAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-card], [data-why]") : null;

/** Watches the board for what is pointed at. Touch has no hover: a long press looks at the card instead. */
function useSeen(board: RefObject<HTMLElement | null>, inspect: (card: string) => void): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  // Before the paint: nobody can point at a thing before it is watched.
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return undefined;
    const done = new AbortController();
    const how = { signal: done.signal };
    let timer = 0;
    let pressed = false;
    const later = (wait: number, then: () => void): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(then, wait);
    };
    const show = (thing: HTMLElement | SVGElement): void => {
      window.clearTimeout(timer);
      setSeen({
        card: thing.dataset.card ?? null,
        why: thing.dataset.why ?? null,
        box: thing.getBoundingClientRect(),
      });
    };
    // Things that are readable in place first say only why they aren't possible, and are shown large after a while.
    const hovered = (thing: HTMLElement | SVGElement): void => {
      if (!thing.matches(".readable")) {
        show(thing);
        return;
      }
      setSeen({ card: null, why: thing.dataset.why ?? null, box: thing.getBoundingClientRect() });
      later(WAIT_WHERE_READABLE, () => show(thing));
    };
    const hide = (): void => later(60, () => setSeen(null));
    root.addEventListener(
      "pointerover",
      (event) => {
        const thing = thingAt(event.target);
        if (event.pointerType === "touch") return;
        if (thing) later(WAIT, () => hovered(thing));
        else hide();
      },
      how,
    );
    root.addEventListener("pointerleave", hide, how);
    root.addEventListener(
      "focusin",
      (event) => {
        const thing = thingAt(event.target);
        if (thing?.matches(":focus-visible")) show(thing);
      },
      how,
    );
    root.addEventListener("focusout", hide, how);
    root.addEventListener(
      "keydown",
      (event) => {
        const card = thingAt(event.target)?.dataset.card;
        if (event.key === "Escape") hide();
        if (event.key === "i" && card) inspect(card);
      },
      how,
    );
    root.addEventListener(
      "pointerdown",
      (event) => {
        const card = thingAt(event.target)?.dataset.card;
        pressed = false;
        setSeen(null);
        if (event.pointerType === "touch" && card) {
          later(LONG_PRESS, () => {
            pressed = true;
            inspect(card);
          });
        }
      },
      how,
    );
    for (const end of ["pointerup", "pointercancel", "scroll"])
      root.addEventListener(end, () => window.clearTimeout(timer), { ...how, capture: true });
    root.addEventListener(
      "click",
      (event) => {
        if (pressed) event.stopPropagation();
        pressed = false;
      },
      { ...how, capture: true },
    );
    return () => {
      window.clearTimeout(timer);
      done.abort();
    };
  }, [board, inspect]);
  return seen;
}

/** Beside the thing, on the side that has room. */
function placed(box: DOMRect): { left: string; top: string } {
  const right = box.right + 12;
  const left = right + SIZE.width < window.innerWidth ? right : box.left - SIZE.width - 12;
  const top = Math.min(Math.max(8, box.top - 20), window.innerHeight - SIZE.height - 8);
  return { left: `${Math.max(8, left)}px`, top: `${Math.max(8, top)}px` };
}

interface Props {
  board: RefObject<HTMLElement | null>;
  /** The thing, large; null where there is nothing more to see of it. */
  draw: (card: string) => ComponentChildren;
  reasons: BoardProps["reasons"];
  askWhy: BoardProps["askWhy"];
  inspect: (card: string) => void;
}

export const Peek: FunctionComponent<Props> = ({ board, draw, reasons, askWhy, inspect }) => {
  const seen = useSeen(board, inspect);
  const asked = seen?.why ?? null;
  useEffect(() => {
    if (asked !== null) askWhy(asked);
  }, [asked]);
  if (!seen) return null;
  const card = seen.card ? draw(seen.card) : null;
  const why = asked === null ? undefined : reasons[asked];
  if (!card && !why) return null;
  return (
    <div class="peek" style={placed(seen.box)} aria-hidden="true">
      {why && (
        <p class="peek-why">
          {say(why)} {why.rule && <small>{t("rule", { number: why.rule })}</small>}
        </p>
      )}
      {card}
    </div>
  );
};
