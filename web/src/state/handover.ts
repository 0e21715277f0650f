/** One screen, several people, secrets: the board is covered until the next of them says who they are. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";

export interface Handover {
  /** Whether the game has secrets; null while that is not known. */
  secrets: Signal<boolean | null>;
  /** The seat whose things must not be shown yet; null when nothing is covered. */
  covered: ReadonlySignal<number | null>;
  /** "It is me": the seat that the screen belongs to now. */
  uncover(): void;
}

/** `active` is the seat the screen belongs to, `seats` are all that it holds. */
export function handover(seats: number[], active: ReadonlySignal<number>): Handover {
  const secrets = signal<boolean | null>(null);
  const shown = signal<number | null>(null);
  const covered = computed(() =>
    seats.length < 2 || secrets.value === false || shown.value === active.value ? null : active.value,
  );
  return { secrets, covered, uncover: () => (shown.value = active.value) };
}
