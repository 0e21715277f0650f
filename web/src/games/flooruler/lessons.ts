/** The first game of Flooruler: what a learner does, and how the table tells that it was done. Its words are here and not
 * with those of Learn, so that they come only with the game. The server deals it from a published seed, with which all of
 * it comes up soon (tests/server/test_lesson.py). What is proposed leads towards the next step from wherever the learner
 * is, so a learner who goes another way gets there too.
 */

import type { Arguments } from "../../i18n/render";
import { did, type Lesson, type Situation, type Step } from "../../learn/lesson";
import type { Message, Move } from "../../state/protocol";
import {
  armed,
  asks,
  errand,
  floorsWare,
  ground,
  has,
  itemWare,
  leads,
  nukeOf,
  nukeWare,
  planOf,
  shot,
  skillOf,
  spokenOf,
  target,
  towards,
  viewOf,
  weaponOf,
} from "./advice";
import { boxOf, planCard } from "./box";

/** The move that is advised now, as the course of a step. Advice is the same for every move, so it is asked for once. */
function advised(advice: (now: Situation) => string | null): NonNullable<Step["course"]> {
  let known: { now: Situation; words: string | null } | null = null;
  return (move, now) => {
    if (known?.now !== now) known = { now, words: advice(now) };
    return move.words === known.words;
  };
}

/** What the words speak of: the things that are proposed, with the numbers of the book that is played by. */
function numbers(now: Situation): Arguments {
  if (!now.components) return {};
  const box = boxOf(now.components);
  const [plan, nuke] = [planOf(box), nukeOf(box)];
  const [skill, weapon] = [spokenOf(now, "skill"), spokenOf(now, "weapon")];
  return {
    floors: box.floors,
    plan: plan?.floors ?? 0,
    price: plan?.price ?? 0,
    nuke: nuke?.floors ?? 0,
    nuke_price: nuke?.price ?? 0,
    ...(skill && { skill: { item: skill.item }, skill_price: skill.price }),
    ...(weapon && { weapon: { item: weapon.item }, weapon_price: weapon.price }),
  };
}

const nukePrice = (now: Situation): number => (now.components && nukeOf(boxOf(now.components))?.price) || 0;
const lands = (move: Move, now: Situation): boolean => move.name === "tile" && asks(now, "land");

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
    serves: (move, now) => move.name === "move" || (move.name === "tile" && asks(now, "go")),
    course: advised((now) => towards(now, "gold-fountain")),
    done: (now) => did(now, "went"),
    told: ["went"],
  },
  {
    id: "gold",
    rules: ["5.1", "3.3"],
    look: () => [".fr-well"],
    serves: leads,
    course: advised((now) =>
      now.state.moves.some((move) => move.name === "collect") ? "collect" : towards(now, "gold-fountain"),
    ),
    done: (now) => did(now, "collected"),
    told: ["collected"],
  },
  {
    id: "build",
    rules: ["7.1", "7.4"],
    look: () => [".fr-store.is-floor-store"],
    serves: (move, now) => move.name === "build" || leads(move, now),
    course: advised((now) => errand(now, floorsWare(now))),
    done: (now) => did(now, "bought-floors"),
    told: ["bought-floors"],
  },
  {
    id: "lay",
    rules: ["7.2", "7.3", "4.5"],
    look: () => [".fr-lights"],
    serves: (move, now) => move.name === "tile" && asks(now, "place"),
    course: advised(ground),
    done: (now) => did(now, "placed", "replaced") && !asks(now, "place"),
    shows: () => [".fr-player.mine .fr-floors"],
    told: ["placed", "replaced"],
  },
  {
    id: "skill",
    rules: ["6.1", "6.3", "1.8"],
    look: () => [".fr-store.is-skill-store"],
    serves: (move, now) => isOf(move, now, "skill") || leads(move, now),
    course: advised((now) => errand(now, itemWare(skillOf(now)))),
    done: (now) => has(now, "skill"),
    shows: () => [".fr-player.mine .fr-items"],
    told: ["bought"],
  },
  {
    id: "use",
    rules: ["11.1", "11.4", "3.3"],
    look: () => [".fr-player.mine .fr-items"],
    serves: (move, now) => move.name === "use" || lands(move, now),
    course: advised((now) => (asks(now, "land") ? errand(now, arms(now)) : usable(now))),
    done: (now) => did(now, "used") && !asks(now, "land"),
    told: ["used", "landed"],
  },
  {
    id: "weapon",
    rules: ["6.1", "9.3"],
    look: () => [".fr-store.is-weapon-store"],
    serves: (move, now) => isOf(move, now, "weapon") || leads(move, now),
    course: advised((now) => errand(now, arms(now))),
    done: (now) => has(now, "weapon"),
    shows: () => [".fr-player.mine .fr-items"],
    told: ["bought"],
  },
  {
    id: "shot",
    rules: ["9.1", "9.2", "9.4", "10.2", "10.5"],
    look: () => [".fr-player.mine .fr-items"],
    serves: (move, now) => move.name === "attack" || (armed(now) !== undefined && leads(move, now)),
    course: advised(shot),
    done: (now) => did(now, "attacked"),
    live: inSight,
    told: ["attacked", "hurt", "died", "looted"],
  },
  {
    id: "nuke",
    rules: ["8.1", "8.2", "8.3"],
    look: () => [".fr-store.is-nuke-store"],
    serves: (move, now) =>
      move.name === "nuke" ||
      (move.name === "tile" && asks(now, "remove")) ||
      (nukeWare(now) !== null && leads(move, now)),
    course: advised((now) => (asks(now, "remove") ? target(now) : errand(now, nukeWare(now)))),
    done: (now) => did(now, "removed") && !asks(now, "remove"),
    told: ["bought-nuke", "removed", "died"],
  },
  { id: "end", rules: ["12.1", "12.2"], look: () => [".fr-floors"] },
];

/** The weapon to buy, with gold for a nuke while one is at the fountain anyway. */
function arms(now: Situation): ReturnType<typeof itemWare> {
  return itemWare(weaponOf(now), did(now, "removed") ? 0 : nukePrice(now));
}

function isOf(move: Move, now: Situation, kind: "weapon" | "skill"): boolean {
  const item = now.components && boxOf(now.components).items.find((one) => one.item === move.args.item);
  return move.name === "buy" && item?.kind === kind;
}

const usable = ({ state }: Situation): string | null => state.moves.find((move) => move.name === "use")?.words ?? null;

/** Whom the learner's weapon reaches from here, as the server says; null while there is nothing to aim with. */
function inSight(now: Situation): Message | null {
  const { ranges, players, asked: turn } = viewOf(now);
  const weapon = armed(now);
  const line = ranges?.[String(weapon?.range)]?.line;
  if (turn !== now.me || !weapon || !line) return null;
  const reached = players.filter((player) => player.seat !== now.me && !player.face_down && line.includes(player.tile));
  const args = { weapon: { item: weapon.item }, range: weapon.range ?? 0 };
  if (reached.length === 0) return { id: "lesson-shot-nobody", args };
  return {
    id: "lesson-shot-reach",
    args: { ...args, who: { list: reached.map(({ seat }) => ({ seat })), link: "and" } },
  };
}

/** What is clicked for a move. A weapon is taken in hand, and shows its range; a nuke's plan is the same for every victim. */
function thing(move: Move): string[] {
  const { tile, item, floors } = move.args;
  switch (move.name) {
    case "tile":
      return [`[data-tile="${String(tile)}"]`];
    case "move":
      return [".fr-die"];
    case "collect":
      return [".fr-well"];
    case "attack":
    case "use":
      return [`.fr-player.mine [data-card="${String(item)}"]`];
    case "nuke":
      return [`.fr-ware[data-card="${planCard("nuke", Number(floors))}"]`];
    default:
      return [`.fr-ware[data-move="${move.words}"]`];
  }
}

/** An attack shows its range on the board. */
const sight = (move: Move): string[] => (move.name === "attack" ? [`[data-piece^="${String(move.args.seat)} "]`] : []);

const asked = (now: Situation): Message | null => (asks(now, "action") ? null : now.state.view.prompt);

export const lesson: Lesson = {
  game: "flooruler",
  seats: 3,
  bot: "citizen",
  options: {},
  dealt: true,
  steps,
  numbers,
  thing,
  sight,
  asked,
};
