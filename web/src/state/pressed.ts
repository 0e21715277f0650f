/** What was pressed last, so that an answer can appear beside it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Press {
  box: Box;
  at: number;
}

/** An answer that comes later than this is not about what was pressed, in milliseconds. */
const RECENT = 3000;
const PRESSED = "button, a, [role=button], [data-move], [data-card], input, summary";

let last: Press | null = null;

function note(target: EventTarget | null): void {
  const thing = target instanceof Element ? (target.closest(PRESSED) ?? target) : null;
  if (!thing || thing === document.body) return;
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  last = { box: { left, top, right, bottom }, at: performance.now() };
}

/** Watches until it is told to stop. */
export function watchPresses(): () => void {
  const press = (event: Event): void => note(event.target);
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Enter" || event.key === " ") note(document.activeElement);
    else if (event.key !== "Tab") last = null;
  };
  addEventListener("pointerdown", press, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("keydown", key, true);
    last = null;
  };
}

export const pressed = (now = performance.now()): Box | null => (last && now - last.at < RECENT ? last.box : null);

interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** Where something of that size stands beside a box: under it if there is room, otherwise over it, and never off the page.
 * What is as large as the page itself has no place beside it. */
export function beside(box: Box, size: Size, page: Size): { left: number; top: number } | null {
  const under = box.bottom + GAP;
  const over = box.top - GAP - size.height;
  const top = under + size.height <= page.height - GAP ? under : over;
  if (top < GAP) return null;
  const middle = (box.left + box.right - size.width) / 2;
  return { left: Math.max(GAP, Math.min(middle, page.width - size.width - GAP)), top };
}
