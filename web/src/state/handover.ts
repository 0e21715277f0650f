/** One screen, several people, secrets: the board is covered until the next of them says who they are. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";

export interface Handover {
  /** Whether the game has secrets; null while that is not known. */
  secrets: Signal<boolean | null>;
  /** The seat whose things must not be shown yet; null when nothing is covered. */
  covered: ReadonlySignal<number | null>;
  /** Whether the next can be asked: the game has secrets, and it is known whose turn it is. */
  ready: ReadonlySignal<boolean>;
  /** "It is me": the seat that the screen belongs to now. */
  uncover(): void;
}

/** `active` is the seat the screen belongs to, `seats` are all that it holds; until all are `met`, another may have to decide. */
export function handover(seats: number[], active: ReadonlySignal<number>, met: ReadonlySignal<boolean>): Handover {
  const secrets = signal<boolean | null>(null);
  const shown = signal<number | null>(null);
  const covered = computed(() =>
    seats.length < 2 || secrets.value === false || shown.value === active.value ? null : active.value,
  );
  const ready = computed(() => secrets.value === true && met.value);
  return { secrets, covered, ready, uncover: () => (shown.value = active.value) };
}
