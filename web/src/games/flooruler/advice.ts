/** What the coach advises: where to go for something, and which of the server's moves leads there. It is advice and no
 * rule: whatever is advised is among the moves that the server lists.
 */

import { did, type Situation } from "../../learn/lesson";
import type { Move } from "../../state/protocol";
import { keyOf } from "../facts";
import { viewOf as viewIn } from "../table";
import { boxOf, landsOf, type Place, type Store, storeOf } from "./box";
import type {
  FloorulerComponents,
  FloorulerView,
  ItemComponent,
  PlanComponent,
  PlayerView,
  TileComponent,
} from "./views";

/** Those that can be used whenever one likes come before one that needs a wound. */
const USEFUL = ["teleportation-tool", "time-freeze", "healings"];
const TOOL = "use teleportation-tool";
/** Nearer than this, a walk is as good as a teleportation. */
const NEAR = 3;
/** What a detour over others' floors counts: there is hardly ever a way. */
const WALLED = 100;

export const viewOf = ({ state }: Situation): FloorulerView => viewIn<FloorulerView>(state);
export const mine = (now: Situation): PlayerView | undefined =>
  viewOf(now).players?.find((player) => player.seat === now.me);
export const asks = (now: Situation, ...questions: FloorulerView["question"][]): boolean =>
  questions.includes(viewOf(now).question);
const box = ({ components }: Situation): FloorulerComponents | null => (components ? boxOf(components) : null);
const tilesOf = (now: Situation): TileComponent[] => box(now)?.tiles ?? [];
const others = (now: Situation): PlayerView[] => viewOf(now).players?.filter((player) => player.seat !== now.me) ?? [];
const can = (now: Situation, words: string): boolean => now.state.moves.some((move) => move.words === words);
const gold = (now: Situation): number => mine(now)?.gold ?? 0;

const STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** How many steps every tile is away from the nearest of the wanted ones. */
export function spread(tiles: readonly TileComponent[], wanted: (tile: TileComponent) => boolean): Map<string, number> {
  const at = new Map(tiles.map((tile) => [`${tile.row} ${tile.column}`, tile]));
  const queue = tiles.filter(wanted);
  const far = new Map(queue.map((tile) => [tile.tile, 0]));
  for (const tile of queue)
    for (const [down, across] of STEPS) {
      const next = at.get(`${tile.row + down} ${tile.column + across}`);
      if (!next || far.has(next.tile)) continue;
      far.set(next.tile, (far.get(tile.tile) ?? 0) + 1);
      queue.push(next);
    }
  return far;
}

/** The same, round the floors of the others where there is a way round. */
function farFrom(now: Situation, wanted: (tile: TileComponent) => boolean): (tile: unknown) => number {
  const { floors } = viewOf(now);
  const isFree = ({ tile }: TileComponent): boolean => (floors[tile] ?? now.me) === now.me;
  const round = spread(tilesOf(now).filter(isFree), wanted);
  const through = spread(tilesOf(now), wanted);
  return (tile) => round.get(String(tile)) ?? WALLED + (through.get(String(tile)) ?? 0);
}

const ends = ({ state }: Situation): unknown[] =>
  state.moves.filter((move) => move.name === "tile").map((move) => move.args.tile);

function least<T>(all: readonly T[], of: (one: T) => number): T | undefined {
  return all.toSorted((a, b) => of(a) - of(b))[0];
}

/** One of the moves that bring a piece nearer: the end nearest to there, the tool if it is far, otherwise a roll. Of ends
 * that are as near, the one with the fewest steps, or the least out of the way.
 */
function nearer(now: Situation, far: (tile: unknown) => number): string | null {
  if (asks(now, "go", "land")) {
    const { ways } = viewOf(now);
    const out = farFrom(now, (tile) => tile.place === "gold-fountain");
    return `tile ${String(least(ends(now), (tile) => far(tile) * WALLED + (ways[String(tile)] ?? out(tile))))}`;
  }
  const steps = far(mine(now)?.tile);
  if (steps === 0) return null;
  return steps > NEAR && can(now, TOOL) ? TOOL : "move";
}

export const towards = (now: Situation, place: Place): string | null =>
  nearer(
    now,
    farFrom(now, (tile) => tile.place === place),
  );

/** What is to be bought, and what it costs. */
interface Ware {
  words: string;
  price: number;
  store: Store;
  /** Gold that is worth taking along for what comes next. */
  more?: number;
}

/** Gold first, then the store, then the purchase. */
export function errand(now: Situation, ware: Ware | null): string | null {
  if (!ware) return null;
  if (can(now, ware.words)) return ware.words;
  const atFountain = can(now, "collect");
  const enough = ware.price + (atFountain ? (ware.more ?? 0) : 0);
  if (gold(now) >= enough) return towards(now, ware.store);
  return atFountain ? "collect" : towards(now, "gold-fountain");
}

/** The plan that costs least by the floor. */
export const planOf = (components: FloorulerComponents): PlanComponent | undefined =>
  least(components.floor_plans, (plan) => plan.price / plan.floors);

/** The smallest nuke, for a beginner's purse. */
export const nukeOf = (components: FloorulerComponents): PlanComponent | undefined =>
  least(components.nuke_plans, (plan) => plan.price);

const isFree = (now: Situation, item: ItemComponent): boolean =>
  (viewOf(now).items?.find((one) => one.item === item.item)?.holder ?? null) === null;

/** The weapon to buy: of those that are left, the cheapest of the longest range. */
export const weaponOf = (now: Situation): ItemComponent | undefined =>
  least(
    (box(now)?.items ?? []).filter((item) => item.kind === "weapon" && isFree(now, item)),
    (item) => item.price - WALLED * (item.range ?? 0),
  );

/** The skill to buy: of those that are left, the one that can best be tried at once. */
export const skillOf = (now: Situation): ItemComponent | undefined =>
  USEFUL.flatMap((slug) => (box(now)?.items ?? []).filter((item) => item.item === slug)).find((item) =>
    isFree(now, item),
  );

/** What the words call a kind of item: the one that the learner has, the one to buy, or any when all are sold. */
export const spokenOf = (now: Situation, kind: ItemComponent["kind"]): ItemComponent | undefined => {
  const all = (box(now)?.items ?? []).filter((item) => item.kind === kind);
  const held = all.find((item) => mine(now)?.items.includes(item.item));
  return held ?? (kind === "weapon" ? weaponOf(now) : skillOf(now)) ?? all[0];
};

export function floorsWare(now: Situation): Ware | null {
  const plan = now.components && planOf(boxOf(now.components));
  return plan ? { words: `build ${plan.floors}`, price: plan.price, store: "floor-store" } : null;
}

export const itemWare = (item: ItemComponent | undefined, more = 0): Ware | null =>
  item ? { words: `buy ${item.item}`, price: item.price, store: storeOf(item), more } : null;

/** The nuke, against the first who has floors enough; null while nobody has. */
export function nukeWare(now: Situation): Ware | null {
  const plan = now.components && nukeOf(boxOf(now.components));
  const victim = plan && others(now).find((player) => player.floors >= plan.floors);
  return victim ? { words: `nuke ${plan.floors} ${victim.seat}`, price: plan.price, store: "nuke-store" } : null;
}

/** Whether the learner has bought an item of a kind. */
export const has = (now: Situation, kind: ItemComponent["kind"]): boolean =>
  did(now, "bought") &&
  now.journal.some(
    (entry) =>
      entry.seat === now.me &&
      entry.kind === "bought" &&
      box(now)?.items.some((item) => item.kind === kind && item.item === keyOf(entry.say, "item")),
  );

/** The learner's weapon that reaches furthest and isn't empty. */
export function armed(now: Situation): ItemComponent | undefined {
  const held = (box(now)?.items ?? []).filter((item) => item.kind === "weapon" && mine(now)?.items.includes(item.item));
  const loaded = held.filter(
    (item) => item.ammo === null || (viewOf(now).items.find((one) => one.item === item.item)?.counter ?? 0) > 0,
  );
  return least(loaded, (item) => -(item.range ?? 0));
}

/** A shot where there is one; otherwise to where, as the server says, most opponents are in range, or nearer to one. */
export function shot(now: Situation): string | null {
  const weapon = armed(now);
  if (!weapon) return null;
  const hit = now.state.moves.find((move) => move.name === "attack");
  if (hit) return hit.words;
  const { aims } = viewOf(now);
  const inRange = (tile: unknown): number =>
    (aims[String(tile)] ?? []).filter((aim) => aim.tiles <= (weapon.range ?? 0)).length;
  const prey = others(now).filter((player) => !player.face_down);
  const far = farFrom(now, (tile) => prey.some((player) => player.tile === tile.tile));
  if (asks(now, "action")) return can(now, TOOL) ? TOOL : can(now, "move") ? "move" : null;
  return nearer(now, (tile) => far(tile) - WALLED * inRange(tile));
}

/** Where a floor does well: on land of one's own that is no gate, near home. */
export function ground(now: Situation): string | null {
  const seats = viewOf(now).seats;
  const home = tilesOf(now).find((tile) => tile.number && landsOf(tile, seats).includes(now.me));
  const cost = (tile: TileComponent): number =>
    (landsOf(tile, seats).length > 1 || tile.gate ? WALLED : 0) +
    Math.abs(tile.row - (home?.row ?? 0)) +
    Math.abs(tile.column - (home?.column ?? 0));
  const open = tilesOf(now).filter((tile) => can(now, `tile ${tile.tile}`));
  const best = least(open, cost);
  return best ? `tile ${best.tile}` : null;
}

/** The floor to nuke: the one that a piece stands on, or any. */
export const target = ({ state }: Situation): string | null =>
  (state.moves.find((move) => move.say.id === "move-remove-kill") ?? state.moves.find((move) => move.name === "tile"))
    ?.words ?? null;

/** Moves that may lead somewhere else: a roll and where it ends, the tool and where it puts you. */
export const leads = (move: Move, now: Situation): boolean =>
  move.name === "move" ||
  move.name === "collect" ||
  (move.name === "use" && move.words === TOOL) ||
  (move.name === "tile" && asks(now, "go", "land"));
