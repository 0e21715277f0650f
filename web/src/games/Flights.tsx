/** Plays what moved: things travel in turn from place to place; any key or click skips the rest. */

import { type ComponentChild, type RefObject, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Entry } from "../state/protocol";
import "./flights.css";

/** Selectors of a place on the board: the first that is in sight counts. */
export type Place = readonly string[];

/** A thing on its way. */
export interface Way {
  thing: ComponentChild;
  from: Place;
  /** null for what leaves the game. */
  to: Place | null;
}

interface Point {
  x: number;
  y: number;
}

const EACH = 280;
const APART = 110;
/** The middle of something tall is this near to its top. */
const LOW = 70;
const RISE = 40;

/** Where a place is, seen from the board; one that is not in sight is nowhere. */
function pointOf(root: HTMLElement, place: Place): Point | null {
  const home = root.getBoundingClientRect();
  for (const selector of place)
    for (const each of root.querySelectorAll(selector)) {
      const box = each.getBoundingClientRect();
      if (box.width > 0)
        return { x: box.left - home.left + box.width / 2, y: box.top - home.top + Math.min(box.height / 2, LOW) };
    }
  return null;
}

const put = ({ x, y }: Point, scale: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

function fly(root: HTMLElement, way: Way, delay: number): Animation | null {
  const from = pointOf(root, way.from);
  const to = way.to ? pointOf(root, way.to) : from && { x: from.x, y: from.y - RISE };
  if (!from || !to) return null;
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  render(way.thing, ghost);
  root.append(ghost);
  const animation = ghost.animate(
    [
      { transform: put(from, 0.7), opacity: 0 },
      { transform: put(from, 1.05), opacity: 1, offset: 0.15 },
      { transform: put(to, 1), opacity: way.to ? 1 : 0, offset: 0.9 },
      { transform: put(to, 0.7), opacity: 0 },
    ],
    { duration: EACH * 1.6, delay, easing: "cubic-bezier(.3,.7,.2,1)", fill: "both" },
  );
  const gone = (): void => ghost.remove();
  animation.finished.then(gone, gone);
  return animation;
}

interface Moved<V> {
  board: RefObject<HTMLElement | null>;
  recent: readonly Entry[];
  view: V;
  /** The view from which it went, where that is not the one drawn before. */
  before: V | null;
  reduced: boolean;
  ways: (before: V) => readonly Way[];
}

export function useFlights<V>({ board, recent, view, before, reduced, ways }: Moved<V>): void {
  const drawn = useRef<V | null>(null);
  const played = useRef(new WeakSet<readonly Entry[]>([recent]));
  useEffect(() => {
    const root = board.current;
    const old = before ?? drawn.current;
    drawn.current = view;
    if (!root || !old || reduced || played.current.has(recent)) return undefined;
    played.current.add(recent);
    const running = ways(old).map((way, n) => fly(root, way, n * APART));
    const skip = (): void => {
      for (const animation of running) animation?.cancel();
    };
    const done = new AbortController();
    for (const kind of ["pointerdown", "keydown"])
      window.addEventListener(kind, skip, { signal: done.signal, capture: true });
    return () => {
      done.abort();
      skip();
    };
  }, [board, recent, view, before, reduced]);
}
