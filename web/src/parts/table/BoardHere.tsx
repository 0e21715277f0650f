/** The board of the table, in the present or in the past. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameModule } from "../../games/board";
import type { Looking } from "../../state/past";
import type { Entry, State } from "../../state/protocol";
import { reducedMotion } from "../../state/settings";
import { playSounds } from "../../state/sounds";
import type { Table } from "../../state/table";
import { Moment } from "../Loaded";
import type { Things } from "../things";
import { linesOf } from "./PastBar";
import { hitAt } from "./Standings";

const NOTHING: never[] = [];

/** The table as it was, in the form of a state in which nothing can be done. */
const pastState = (state: State, { move, view }: Looking): State => ({
  ...state,
  view,
  moves: [],
  refusals: {},
  undo: null,
  summary: { ...state.summary, moves: move, to_move: view.to_move, waiting: view.waiting },
});

/** What just happened is heard; what had happened before one came is not. */
function useSounds(recent: Entry[], known: GameModule["sounds"]): void {
  const heard = useRef<Entry[]>(recent);
  useEffect(() => {
    if (!known || heard.current === recent) return;
    heard.current = recent;
    playSounds(recent.flatMap(({ kind }) => known[kind] ?? []));
  }, [recent, known]);
}

export function BoardHere(props: {
  table: Table;
  things: Things | null;
  inspect: (card: string) => void;
  looking: Looking | null;
}): JSX.Element {
  const { table, things, inspect, looking } = props;
  const state = table.state.value;
  const { journal, recent } = table.model.value;
  const then = useMemo<Entry[]>(() => (looking ? linesOf(journal, looking.move) : []), [looking]);
  const preview = table.preview.value;
  const moves = table.hint.value?.moves;
  const hinted = useMemo<readonly string[]>(() => moves?.map((move) => move.words) ?? NOTHING, [moves]);
  useEffect(
    () =>
      document
        .querySelector('.boardroom [data-hint="1"]')
        ?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: reducedMotion() ? "auto" : "smooth" }),
    [hinted],
  );
  useSounds(looking ? then : recent, things?.module.sounds);
  if (!state || !things) return <Moment />;
  if (!state.summary.deal.dealt) return <div class="felt" />;
  const { Board } = things.module;
  return (
    <Board
      state={looking ? pastState(state, looking) : state}
      components={things.components}
      choose={table.propose}
      play={table.play}
      explain={table.explain}
      askWhy={table.askWhy}
      reasons={table.reasons.value}
      inspect={inspect}
      picked={table.picked.value}
      recent={looking ? then : recent}
      reduced={reducedMotion() || (looking?.back ?? false)}
      scales={table.scales}
      changes={table.scales.shown.value ?? (preview && preview.move === table.picked.value ? preview.changes : NOTHING)}
      before={looking?.before ?? null}
      hinted={looking ? NOTHING : hinted}
      hit={looking ? NOTHING : hitAt(table, things.module)}
    />
  );
}
