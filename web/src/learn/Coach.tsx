/** The coach at the table. It is loaded only where somebody learns. */

import type { JSX } from "preact";
import { hasLesson } from "../games/registry";
import { soon } from "../games/soon";
import type { Table } from "../state/table";
import type { Progress } from "./path";
import { progressOf } from "./progress";

interface AtTable {
  table: Table;
  /** Opens the rules beside the table at a number. */
  showRule: (number: string) => void;
}

export interface LessonsProps extends AtTable {
  game: string;
  progress: Progress;
}

const lessons = soon<LessonsProps>(() => import("./Lessons").then((part) => part.Lessons));

/** Nothing, unless this match is the one that a learner learns in. */
export function Coach({ table, showRule }: AtTable): JSX.Element | null {
  const game = table.state.value?.summary.game ?? "";
  const progress = hasLesson(game) ? progressOf(game) : null;
  if (!progress || progress.match !== table.match || !table.seats.length) return null;
  return <lessons.Part key={game} table={table} showRule={showRule} game={game} progress={progress} />;
}
