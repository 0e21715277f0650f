/** The first game of Flooruler: what a learner is shown, and how the table tells that it was done. Its words are here and
 * not with those of Learn, so that they come only with the game. The die decides, so no course is known beforehand: what
 * is proposed leads towards the next step from wherever the learner stands.
 */

import type { Arguments } from "../../i18n/render";
import { did, type Lesson, type Situation, type Step } from "../../learn/lesson";
import type { Components, Message, Move } from "../../state/protocol";
import { viewOf as viewIn } from "../table";
import { boxOf } from "./box";
import type { FloorulerView, PlanComponent, PlayerView, TileComponent } from "./views";

const viewOf = ({ state }: Situation): FloorulerView => viewIn<FloorulerView>(state);
const mine = (now: Situation): PlayerView | undefined => viewOf(now).players?.find((player) => player.seat === now.me);
const tilesOf = ({ components }: Situation): TileComponent[] => (components ? boxOf(components).tiles : []);
const asks = (now: Situation, question: FloorulerView["question"]): boolean => viewOf(now).question === question;

/** How many steps lie between a tile and a place, as the crow flies. */
export function farFrom(tiles: readonly TileComponent[], name: unknown, place: string): number {
  const from = tiles.find((tile) => tile.tile === name);
  const away = (tile: TileComponent): number =>
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
const planOf = (components: Components): PlanComponent | undefined =>
  boxOf(components)
    .floor_plans.toSorted((a, b) => a.floors - b.floors)
    .at(-2);

/** The numbers of the book that the words speak of. */
function numbers(components: Components): Arguments {
  const { floors, floor_plans } = boxOf(components);
  const plan = planOf(components);
  const plans = { list: floor_plans.map((one) => one.floors), link: "and" };
  return { floors, plans, plan: plan?.floors ?? 0, price: plan?.price ?? 0 };
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
  { id: "board", rules: ["1.3", "1.4", "12.1"], look: () => [".fr-board"] },
  { id: "you", rules: ["2.1", "3.1"], look: () => [".fr-player.mine"] },
  {
    id: "roll",
    rules: ["4.1", "3.3"],
    look: () => [".fr-die"],
    serves: (move) => move.name === "move",
    done: (now) => did(now, "rolled"),
    told: ["rolled"],
  },
  {
    id: "go",
    rules: ["4.2", "4.3", "4.4"],
    look: () => [".fr-die"],
    serves: goes,
    course: towards("gold-fountain"),
    done: (now) => did(now, "went"),
    told: ["went"],
  },
  {
    id: "gold",
    rules: ["5.1", "3.3"],
    look: () => [".fr-well"],
    serves: (move, now) => move.name === "collect" || goes(move, now),
    course: (move, now) => move.name === "collect" || towards("gold-fountain")(move, now),
    done: (now) => did(now, "collected"),
    told: ["collected"],
  },
  {
    id: "build",
    rules: ["7.1", "7.4"],
    look: () => [".fr-store.is-floor-store"],
    serves: (move, now) => move.name === "build" || move.name === "collect" || goes(move, now),
    course: leadsToFloors,
    done: (now) => did(now, "bought-floors"),
    told: ["bought-floors"],
  },
  {
    id: "lay",
    rules: ["7.2", "7.3", "4.5"],
    look: () => [".fr-lights"],
    serves: (move, now) => move.name === "tile" && asks(now, "place"),
    done: (now) => did(now, "placed", "replaced") && !asks(now, "place"),
    shows: () => [".fr-player.mine .fr-floors"],
    told: ["placed", "replaced"],
  },
  {
    id: "shops",
    rules: ["6.1", "6.4", "11.1"],
    look: () => [".fr-store.is-weapon-store", ".fr-store.is-skill-store"],
  },
  {
    id: "fight",
    rules: ["9.1", "9.2", "9.4", "10.2"],
    look: () => [".fr-store.is-weapon-store"],
    live: (now) => inSight(now),
  },
  { id: "nuke", rules: ["8.1", "8.3", "7.5"], look: () => [".fr-store.is-nuke-store"] },
  { id: "end", rules: ["12.1", "12.2"], look: () => [".fr-floors"] },
];

/** Whom a weapon of the longest range reaches from here, as the server says; null while nothing can be done. */
function inSight(now: Situation): Message | null {
  const { ranges, players, asked: turn } = viewOf(now);
  const range = Object.keys(ranges ?? {}).at(-1);
  if (turn !== now.me || range === undefined) return null;
  const reached = players.filter((player) => player.seat !== now.me && ranges[range]?.line.includes(player.tile));
  if (reached.length === 0) return { id: "lesson-fight-nobody", args: { range } };
  const who = { list: reached.map(({ seat }) => ({ seat })), link: "and" };
  return { id: "lesson-fight-reach", args: { range, who } };
}

function thing(move: Move): string[] {
  if (move.name === "tile") return [`[data-tile="${String(move.args.tile)}"]`];
  return move.name === "move" ? [".fr-die"] : move.name === "collect" ? [".fr-well"] : [`[data-move="${move.words}"]`];
}

const asked = (now: Situation): Message | null => (asks(now, "action") ? null : now.state.view.prompt);

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
