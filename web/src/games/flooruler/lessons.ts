/** The first game of Flooruler: what a learner is shown, and how the table tells that it was done. Its words are here and
 * not with those of Learn, so that they come only with the game. The die decides, so no course is known beforehand: what
 * is proposed leads towards the next step from wherever the learner stands.
 */

import { filled, type Gaps } from "../../i18n/filled";
import { listed } from "../../i18n/numbers";
import { did, type Lesson, type Situation, type Step, type StepWords } from "../../learn/lesson";
import type { Components, Move } from "../../state/protocol";
import { viewOf as viewIn } from "../table";
import { lessonWords, type StepId } from "./lessonWords";
import { boxOf, type FloorulerView, type Plan, type PlayerView, type TileInfo } from "./types";

const say = (id: StepId) => (): StepWords => lessonWords().steps[id];

const viewOf = ({ state }: Situation): FloorulerView => viewIn<FloorulerView>(state);
const mine = (now: Situation): PlayerView | undefined => viewOf(now).players?.find((player) => player.seat === now.me);
const tilesOf = ({ components }: Situation): TileInfo[] => boxOf(components)?.tiles ?? [];
const asks = (now: Situation, question: FloorulerView["question"]): boolean => viewOf(now).question === question;

/** How many steps lie between a tile and a place, as the crow flies. */
export function farFrom(tiles: readonly TileInfo[], name: unknown, place: string): number {
  const from = tiles.find((tile) => tile.tile === name);
  const away = (tile: TileInfo): number =>
    from ? Math.abs(tile.row - from.row) + Math.abs(tile.column - from.column) : Infinity;
  return Math.min(...tiles.filter((tile) => tile.place === place).map(away));
}

/** The tile of this moment that is nearest to a place. */
function nearestTo(now: Situation, place: string): unknown {
  const tiles = tilesOf(now);
  const ends = now.state.moves.filter((move) => move.name === "tile").map((move) => move.args.tile);
  return ends.toSorted((a, b) => farFrom(tiles, a, place) - farFrom(tiles, b, place))[0];
}

const goes = (move: Move, now: Situation): boolean => move.name === "move" || (move.name === "tile" && asks(now, "go"));

/** The way to a place: roll where one is not there yet, and take the nearest end. */
const towards =
  (place: string) =>
  (move: Move, now: Situation): boolean =>
    (move.name === "move" && mine(now)?.place !== place) ||
    (move.name === "tile" && asks(now, "go") && move.args.tile === nearestTo(now, place));

/** The plan to begin with: the largest but one, which is cheap by the floor and not too dear. */
const planOf = (components: Components): Plan | undefined =>
  boxOf(components)
    .floor_plans.toSorted((a, b) => a.floors - b.floors)
    .at(-2);

/** The numbers of the book that the words speak of. */
function numbers(components: Components): Gaps {
  const { floors, floor_plans } = boxOf(components);
  const plan = planOf(components);
  const plans = listed(floor_plans.map((one) => String(one.floors)));
  return { floors, plans, plan: plan?.floors ?? "", price: plan?.price ?? "" };
}

/** Gold first, then the Floor Store, then a plan. */
function leadsToFloors(move: Move, now: Situation): boolean {
  const plan = now.components && planOf(now.components);
  if (!plan) return false;
  if (move.name === "build") return move.args.floors === plan.floors;
  if ((mine(now)?.gold ?? 0) >= plan.price) return towards("floor-store")(move, now);
  return move.name === "collect" || towards("gold-fountain")(move, now);
}

const steps: Step[] = [
  { id: "board", words: say("board"), rules: ["1.3", "1.4", "12.1"], look: () => [".fr-board"] },
  { id: "you", words: say("you"), rules: ["2.1", "3.1"], look: () => [".fr-player.mine"] },
  {
    id: "roll",
    words: say("roll"),
    rules: ["4.1", "3.3"],
    look: () => [".fr-die"],
    serves: (move) => move.name === "move",
    done: (now) => did(now, "rolled"),
    told: ["rolled"],
  },
  {
    id: "go",
    words: say("go"),
    rules: ["4.2", "4.3", "4.4"],
    look: () => [".fr-die"],
    serves: goes,
    course: towards("gold-fountain"),
    done: (now) => did(now, "went"),
    told: ["went"],
  },
  {
    id: "gold",
    words: say("gold"),
    rules: ["5.1", "3.3"],
    look: () => [".fr-well"],
    serves: (move, now) => move.name === "collect" || goes(move, now),
    course: (move, now) => move.name === "collect" || towards("gold-fountain")(move, now),
    done: (now) => did(now, "collected"),
    told: ["collected"],
  },
  {
    id: "build",
    words: say("build"),
    rules: ["7.1", "7.4"],
    look: () => [".fr-store.is-floor-store"],
    serves: (move, now) => move.name === "build" || move.name === "collect" || goes(move, now),
    course: leadsToFloors,
    done: (now) => did(now, "bought-floors"),
    told: ["bought-floors"],
  },
  {
    id: "lay",
    words: say("lay"),
    rules: ["7.2", "7.3", "4.5"],
    look: () => [".fr-lights"],
    serves: (move, now) => move.name === "tile" && asks(now, "place"),
    done: (now) => did(now, "placed", "replaced") && !asks(now, "place"),
    shows: () => [".fr-player.mine .fr-floors"],
    told: ["placed", "replaced"],
  },
  {
    id: "shops",
    words: say("shops"),
    rules: ["6.1", "6.4", "11.1"],
    look: () => [".fr-store.is-weapon-store", ".fr-store.is-skill-store"],
  },
  {
    id: "fight",
    words: say("fight"),
    rules: ["9.1", "9.2", "9.4", "10.2"],
    look: () => [".fr-store.is-weapon-store"],
    live: (now) => inSight(now),
  },
  { id: "nuke", words: say("nuke"), rules: ["8.1", "8.3", "7.5"], look: () => [".fr-store.is-nuke-store"] },
  { id: "end", words: say("end"), rules: ["12.1", "12.2"], look: () => [".fr-floors"] },
];

/** Whom a weapon of the longest range reaches from here, as the server says; null while nothing can be done. */
function inSight(now: Situation): string | null {
  const { ranges, players, asked: turn, names } = viewOf(now);
  const range = Object.keys(ranges ?? {}).at(-1);
  if (turn !== now.me || range === undefined) return null;
  const reached = players.filter((player) => player.seat !== now.me && ranges[range]?.line.includes(player.tile));
  const who = listed(reached.map((player) => names[player.seat] ?? ""));
  const { reach, nobody } = lessonWords().live;
  return filled(reached.length > 0 ? reach : nobody, { range, who });
}

function thing(move: Move): string[] {
  if (move.name === "tile") return [`[data-tile="${String(move.args.tile)}"]`];
  return move.name === "move" ? [".fr-die"] : move.name === "collect" ? [".fr-well"] : [`[data-move="${move.words}"]`];
}

const asked = (now: Situation): string | null => (asks(now, "action") ? null : viewOf(now).sentence);

export const lesson: Lesson = {
  game: "flooruler",
  seats: 3,
  bot: "random",
  options: {},
  dealt: false,
  steps,
  numbers,
  thing,
  asked,
};
