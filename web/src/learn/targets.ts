/** The things a step speaks of, as boxes on the screen that follow them when they move. */

import { useEffect, useState } from "preact/hooks";
import { reducedMotion } from "../state/settings";
import { within, type Box } from "./place";

const MOST = 8;
const LOOK_EVERY = 400;

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
};

const found = (selectors: string[]): Element[] =>
  selectors.flatMap((selector) => [...document.querySelectorAll(`.play ${selector}`)]).filter((one) => one.getClientRects().length > 0).slice(0, MOST);

/** What is seen of each: a thing on the board only as far as the board shows it. */
function seen(selectors: string[]): Box[] {
  return found(selectors).flatMap((element) => {
    const room = element.closest(".boardroom");
    const box = room ? within(boxOf(element), boxOf(room)) : boxOf(element);
    return box ? [box] : [];
  });
}

export interface Sight {
  spoken: Box[];
  glowing: Box[];
  room: Box | null;
}

function look(selectors: string[]): Sight {
  const room = document.querySelector(".boardroom");
  return { spoken: seen(selectors), glowing: seen([".flow .can"]), room: room ? boxOf(room) : null };
}

/** Looks again when the page is scrolled or resized, and every now and then, since cards fly and images load. */
export function useSight(selectors: string[]): Sight {
  const [sight, setSight] = useState<Sight>({ spoken: [], glowing: [], room: null });
  const key = selectors.join("|");
  useEffect(() => {
    let last = "";
    const again = (): void => {
      const now = look(selectors);
      const text = JSON.stringify(now);
      if (text !== last) setSight(now);
      last = text;
    };
    again();
    const timer = setInterval(again, LOOK_EVERY);
    addEventListener("scroll", again, true);
    addEventListener("resize", again);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", again, true);
      removeEventListener("resize", again);
    };
  }, [key]);
  return sight;
}

/** Brings the first thing spoken of into view, without taking the focus. */
export function bringIntoView(selectors: string[]): void {
  found(selectors)[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: reducedMotion() ? "auto" : "smooth" });
}
