/** Plays what moved: tokens and cards travel in turn; any key or click skips the rest. */

import { type FunctionComponent, type RefObject, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Entry } from "../../state/protocol";
import { Band } from "./Card";
import { type Flight, flights, OUT } from "./flights";
import { Token } from "./icons";
import type { Cards } from "./names";
import type { View } from "./views";

const EACH = 280;
const APART = 110;

interface Props {
  board: RefObject<HTMLElement | null>;
  recent: readonly Entry[];
  view: View;
  /** The view from which it went, where that is not the one drawn before. */
  before: View | null;
  cards: Cards;
  reduced: boolean;
}

const Ghost: FunctionComponent<{ flight: Flight; cards: Cards }> = ({ flight, cards }) => {
  const card = flight.card ? cards.get(flight.card) : undefined;
  if (card)
    return (
      <span class={`ghost-card type-${card.type ?? "none"}`}>
        <Band card={card} size={14} />
      </span>
    );
  return (
    <span class="ghost-tokens">
      <Token size={26} />
      {flight.count > 1 && <b>{flight.count}</b>}
    </span>
  );
};

/** The middle of a place, seen from the board; a place that is not shown has none. */
function middle(root: HTMLElement, place: string): { x: number; y: number } | null {
  const shown = [...root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].find((each) => each.offsetWidth > 0);
  if (!shown) return null;
  const home = root.getBoundingClientRect();
  const box = shown.getBoundingClientRect();
  return { x: box.left - home.left + box.width / 2, y: box.top - home.top + Math.min(box.height / 2, 70) };
}

function fly(root: HTMLElement, flight: Flight, cards: Cards, delay: number): Animation | null {
  const from = middle(root, flight.from);
  const to = flight.to === OUT && from ? { x: from.x, y: from.y - 40 } : middle(root, flight.to);
  if (!from || !to) return null;
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  render(<Ghost flight={flight} cards={cards} />, ghost);
  root.append(ghost);
  const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const lands = flight.to === OUT ? 0 : 1;
  const animation = ghost.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(from, 1.05), opacity: 1, offset: 0.15 },
      { transform: at(to, 1), opacity: lands, offset: 0.9 },
      { transform: at(to, 0.7), opacity: 0 },
    ],
    { duration: EACH * 1.6, delay, easing: "cubic-bezier(.3,.7,.2,1)", fill: "both" },
  );
  const gone = (): void => ghost.remove();
  animation.finished.then(gone, gone);
  return animation;
}

export const Flights: FunctionComponent<Props> = ({ board, recent, view, before, cards, reduced }) => {
  const drawn = useRef<View | null>(null);
  const played = useRef(new WeakSet<readonly Entry[]>([recent]));
  useEffect(() => {
    const root = board.current;
    const old = before ?? drawn.current;
    drawn.current = view;
    if (!root || !old || reduced || played.current.has(recent)) return undefined;
    played.current.add(recent);
    const running = flights(recent, old).map((flight, n) => fly(root, flight, cards, n * APART));
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
  }, [board, recent, view, before, cards, reduced]);
  return null;
};
