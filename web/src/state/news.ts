/** What is news here: for a player what happened since a move was last played on this screen, for a spectator since they last looked. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { lastOwnMove, type Model } from "./model";
import { movesSince } from "./past";
import { actedAt, rememberActed, rememberSeen, seenAt } from "./seats";

export interface News {
  /** The last move that is no news. */
  last: ReadonlySignal<number>;
  /** The moves since then. */
  moves: ReadonlySignal<number[]>;
  /** Whether one has come back to something new, and should be asked whether to see it. */
  offered: Signal<boolean>;
  /** A move of ours was played. */
  act(seat: number, move: number): void;
  /** A state came for a seat, or for a spectator. */
  follow(seat: number, moves: number, first: boolean): void;
  /** One looks at this page again. */
  comeBack(): void;
  /** A spectator has seen it all. */
  catchUp(): void;
}

const watched = (): boolean => typeof document === "undefined" || !document.hidden;

export function keepNews(match: string, seats: number[], model: ReadonlySignal<Model>): News {
  const tick = signal(0);
  const seen = signal(seenAt(match));
  const offered = signal(false);
  /** How far it had gone when somebody last looked at this page. */
  let looked = 0;

  const last = computed(() => {
    void tick.value;
    const { journal, state } = model.value;
    if (seats.length === 0) return seen.value ?? state?.summary.moves ?? 0;
    return Math.max(...seats.map((seat) => lastOwnMove(journal, seat, actedAt(match, seat))));
  });
  const moves = computed(() => movesSince(model.value.journal, last.value));

  function see(move: number): void {
    seen.value = move;
    rememberSeen(match, move);
  }

  function comeBack(): void {
    const now = model.peek().state?.summary.moves ?? 0;
    if (now > looked && last.peek() > 0 && moves.peek().length > 0) offered.value = true;
    looked = now;
  }

  return {
    last,
    moves,
    offered,
    comeBack,
    act(seat, move) {
      rememberActed(match, seat, move);
      offered.value = false;
      tick.value++;
    },
    follow(seat, count, first) {
      if ((actedAt(match, seat) ?? 0) > count) {
        rememberActed(match, seat, null);
        tick.value++;
      }
      if (seats.length === 0 && ((seen.value ?? Infinity) > count || (!first && watched() && seen.value === looked)))
        see(count);
      if (!watched()) return;
      if (first) comeBack();
      else looked = count;
    },
    catchUp: () => void (seats.length === 0 && see(model.peek().state?.summary.moves ?? 0)),
  };
}
