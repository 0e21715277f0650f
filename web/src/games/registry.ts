/** The rooms of the games: each folder here is one. A room may lack anything; then there is a plain one for all. */

import type { Lesson } from "../learn/lesson";
import type { Colour } from "../state/protocol";
import type { GameModule } from "./board";
import type { Box } from "./lid";
import type { Reading } from "./reading";

const BOXES = byGame(import.meta.glob<Box>("./*/lid.tsx", { eager: true, import: "box" }));
const BOARDS = byGame(import.meta.glob<GameModule>("./*/index.tsx"));
const READINGS = byGame(import.meta.glob<Reading>("./*/reading/index.tsx", { import: "reading" }));
const WORDS = import.meta.glob<string>(["./*/*.ftl", "./*/{reading,lesson}/*.ftl"], {
  query: "?raw",
  import: "default",
});
const LESSONS = byGame(import.meta.glob<Lesson>("./*/lessons.ts", { import: "lesson" }));

/** "./chess/lid.tsx" is the chess of this map. */
function byGame<T>(found: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(found).map(([path, one]) => [path.split("/")[1] ?? "", one]));
}

export const boxOf = (game: string): Box | undefined => BOXES.get(game);

export const boxedColours = (game: string): readonly Colour[] => boxOf(game)?.colours ?? [];

const placeOf = (game: string): number => boxOf(game)?.place ?? Number.POSITIVE_INFINITY;

const byPlace = (a: string, b: string): number => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b));

/** Games as they stand on the shelf; those without a box come last, as they came. */
export const onShelf = <Named extends { name: string }>(games: readonly Named[]): Named[] =>
  games.toSorted((a, b) => byPlace(a.name, b.name));

/** What draws a game: its own board, or the plain one. */
export const moduleOf = (game: string): Promise<GameModule> => BOARDS.get(game)?.() ?? import("./Plain");

/** The texts that only the browser needs, of a game or of what is told about it; what the server says is not among them. */
export const ownWords = (room: string, language: string): Promise<string> =>
  WORDS[`./${room}/${language}.ftl`]?.() ?? Promise.resolve("");

/** What is told about a game, with pictures; null where nothing is. */
export const readingOf = (game: string): Promise<Reading | null> => READINGS.get(game)?.() ?? Promise.resolve(null);

export const hasReading = (game: string): boolean => READINGS.has(game);

export const hasLesson = (game: string): boolean => LESSONS.has(game);

/** The game that a newcomer is taught first; null where nothing is taught. */
export const firstLesson = (): string | null => [...LESSONS.keys()].toSorted(byPlace)[0] ?? null;

export async function lessonOf(game: string): Promise<Lesson> {
  const load = LESSONS.get(game);
  if (!load) throw new Error(`nothing teaches the game ${game}`);
  return load();
}
