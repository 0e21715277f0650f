/** Arrow keys walk over the things inside an element, round and round. */

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walkOver(event: KeyboardEvent, selector = "button"): void {
  const by = STEPS[event.key];
  const box = event.currentTarget as Element;
  const things = [...box.querySelectorAll<HTMLElement>(selector)];
  const at = things.findIndex((thing) => thing.matches(":focus"));
  if (!by || at < 0) return;
  event.preventDefault();
  things[(at + by + things.length) % things.length]?.focus();
}
