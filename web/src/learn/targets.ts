/** The things a step speaks of, as boxes on the screen that follow them when they move. */

import { useEffect, useState } from "preact/hooks";
import { reducedMotion } from "../state/settings";
import { around, type Box, within } from "./place";

const MOST = 8;
/** Signs that the board lets hang over the edge of a thing. */
const HANGING = "[data-hangs]";
const LOOK_EVERY = 400;
/** Where on its height a thing may be covered. */
const MIDDLE = 0.5;
const PARTS = [0.1, MIDDLE, 0.9];

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
};

const drawn = (selector: string): Element[] =>
  [...document.querySelectorAll(`.play ${selector}`)].filter((one) => one.getClientRects().length > 0);

/** The things that are drawn; of "a || b", b where no a is. */
const found = (selectors: string[]): Element[] =>
  selectors
    .flatMap(
      (selector) =>
        selector
          .split(" || ")
          .map(drawn)
          .find((all) => all.length > 0) ?? [],
    )
    .slice(0, MOST);

/** A thing with the signs that hang over its edge. */
const whole = (element: Element): Box =>
  [...element.querySelectorAll(HANGING)].map(boxOf).reduce(around, boxOf(element));

const CLIPS = /auto|scroll|hidden|clip/;
const SCREEN = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

/** What cuts a thing off: every box around it that scrolls or hides what is over its edge, and the screen. */
function roomsOf(element: Element): Box[] {
  const rooms = [SCREEN()];
  for (let room = element.parentElement; room && room !== document.body; room = room.parentElement)
    if (CLIPS.test(getComputedStyle(room).overflow)) rooms.push(boxOf(room));
  return rooms;
}

/** Whether something that sticks to the edge of a room lies over a thing, at a part of its height. */
function isCovered(element: Element, { left, top, width, height }: Box, part: number): boolean {
  let over = document.elementFromPoint(left + width / 2, top + part * height);
  if (!over || element.contains(over)) return false;
  while (over && !over.contains(element) && getComputedStyle(over).position !== "sticky") over = over.parentElement;
  return over !== null && !over.contains(element);
}

/** What is seen of each: only as far as the rooms around it show it. What is covered has no ring until it has been brought into view. */
function seen(selectors: string[]): Box[] {
  return found(selectors).flatMap((element) => {
    const box = roomsOf(element).reduce<Box | null>((part, room) => part && within(part, room), whole(element));
    return box && !isCovered(element, box, MIDDLE) ? [box] : [];
  });
}

/** Looks again when the page is scrolled or resized, and every now and then, since cards fly and images load. */
export function useBoxes(selectors: string[]): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const key = selectors.join("|");
  useEffect(() => {
    let last = "";
    const again = (): void => {
      const now = seen(selectors);
      const text = JSON.stringify(now);
      if (text !== last) setBoxes(now);
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
  return boxes;
}

const isWhole = (box: Box, room: Box): boolean => {
  const part = within(box, room);
  return part !== null && part.width >= box.width - 2 && part.height >= box.height - 2;
};

/** How often it is looked at whether a thing is in view: a board takes a while to come to rest, on a slow device longer. */
const LOOKS = 20;
/** What a learner moves a board with. From then on it stays where they want it. */
const HANDS = ["pointerdown", "wheel", "keydown"];

/** Brings the first thing spoken of into view, wherever it is, without taking the focus. What is larger than its room is
 * shown from its beginning.
 */
function bringIntoView(selectors: string[]): void {
  const [first] = found(selectors);
  if (!first) return;
  const [box, rooms] = [boxOf(first), roomsOf(first)];
  if (rooms.every((room) => isWhole(box, room)) && !PARTS.some((part) => isCovered(first, box, part))) return;
  // A map that is moved and not scrolled does it itself.
  if (!first.dispatchEvent(new Event("seek", { bubbles: true, cancelable: true }))) return;
  const fits = rooms.every((room) => box.height <= room.height);
  first.scrollIntoView({
    block: fits ? "center" : "start",
    inline: "nearest",
    behavior: reducedMotion() ? "auto" : "smooth",
  });
}

/** Brings it into view for as long as a slow board may take, and again when another thing is spoken of or a room around it
 * changes its size: neither is a learner who scrolls away.
 */
export function useInView(selectors: string[], about: string): void {
  useEffect(() => {
    let looks = LOOKS;
    const soon = (): void => {
      looks = LOOKS;
    };
    const moved = (): void => {
      looks = 0;
    };
    const look = (): [first: Element | undefined, rooms: string] => {
      const [first] = found(selectors);
      const rooms = first ? roomsOf(first).map(({ width, height }) => `${width} ${height}`) : [];
      return [first, rooms.join()];
    };
    let [spoken, room] = look();
    const again = setInterval(() => {
      const [first, rooms] = look();
      if (first !== spoken || rooms !== room) soon();
      [spoken, room] = [first, rooms];
      if (looks > 0) bringIntoView(selectors);
      looks -= 1;
    }, LOOK_EVERY);
    const sized = new ResizeObserver(soon);
    for (const room of document.querySelectorAll(".boardroom")) sized.observe(room);
    for (const hand of HANDS) addEventListener(hand, moved, { capture: true, passive: true });
    return () => {
      clearInterval(again);
      sized.disconnect();
      for (const hand of HANDS) removeEventListener(hand, moved, { capture: true });
    };
  }, [about, selectors.join()]);
}
