/** The figures of the rules: plans with their prices, and the line of a shot. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../../i18n";
import type { Components } from "../../../state/protocol";
import type { PictureProps } from "../../reading";
import { boxOf } from "../box";
import { cornerOf, SIDE, type Spot } from "../geometry";
import { Coin } from "../glyphs";
import { PlanMark } from "../Item";
import { Shot } from "../Pieces";
import type { ItemComponent, PlanComponent, TileComponent } from "../views";
import { FloorAt, Looking, landOf, PawnAt, PEOPLE, Tiles, type Window } from "./scenes";

const Plans: FunctionComponent<{ plans: readonly PlanComponent[]; nuke?: boolean }> = ({ plans, nuke = false }) => (
  <ul class={`r-plans is-${nuke ? "nuke" : "floor"}-store`}>
    {plans.map((plan) => (
      <li key={plan.floors}>
        <span class="r-mark">
          <PlanMark floors={plan.floors} nuke={nuke} />
        </span>
        <b>{word(nuke ? "plan-nuke" : "plan-build", { floors: plan.floors })}</b>
        <span>
          <Coin size={18} /> {word("player-gold", { gold: plan.price })}
        </span>
        {plan.sources.price === "reconstructed" && <small>{thing("source", "reconstructed")}</small>}
      </li>
    ))}
  </ul>
);

/** The plans of the Floor Store, and the largest one laid. */
export const Building: FunctionComponent<PictureProps> = ({ components }) => {
  const { tiles, floor_plans } = boxOf(components);
  const at: Window = { row: 8, column: 0, wide: 8, high: 5 };
  const [, person] = PEOPLE;
  const most = Math.max(0, ...floor_plans.map(({ floors }) => floors));
  return (
    <div class="r-beside">
      <Plans plans={floor_plans} />
      <Looking at={at} pixels={280} class="r-figure">
        <Tiles tiles={tiles} at={at} />
        {person &&
          landOf(tiles, person.seat)
            .slice(3, 3 + most)
            .map((spot) => <FloorAt key={spot.tile} spot={spot} person={person} />)}
      </Looking>
    </div>
  );
};

export const Nuking: FunctionComponent<PictureProps> = ({ components }) => (
  <Plans plans={boxOf(components).nuke_plans} nuke />
);

/** The weapon that reaches furthest, of those whose range is printed; of all, where none is. */
export function longest(components: Components): ItemComponent | undefined {
  const weapons = boxOf(components).items.filter((item) => item.range !== null);
  const printed = weapons.filter(({ sources }) => sources.range === "rulebook");
  return (printed.length > 0 ? printed : weapons).toSorted((a, b) => (b.range ?? 0) - (a.range ?? 0))[0];
}

/** Who is who in the figure of a shot. */
export const [SHOOTS, SAFE, , HIT] = PEOPLE;
const SHOOTER: Spot = { row: 12, column: 10 };

/** The tiles so far from the shooter: those in a straight line or a diagonal, and all the others. */
export function sights(
  tiles: readonly TileComponent[],
  from: Spot,
  range: number,
): Record<"line" | "blind", TileComponent[]> {
  const near = tiles
    .map((tile) => ({ tile, down: Math.abs(tile.row - from.row), across: Math.abs(tile.column - from.column) }))
    .filter(({ down, across }) => Math.max(down, across) <= range);
  const inLine = ({ down, across }: (typeof near)[number]): boolean => down === 0 || across === 0 || down === across;
  return {
    line: near.filter(inLine).map(({ tile }) => tile),
    blind: near.filter((one) => !inLine(one)).map(({ tile }) => tile),
  };
}

/** What a weapon reaches, somebody who is hit, and somebody in a blind spot. */
export const Shooting: FunctionComponent<PictureProps> = ({ components }) => {
  const { tiles } = boxOf(components);
  const range = longest(components)?.range ?? 1;
  const { row, column } = SHOOTER;
  const at: Window = { row: row - range - 1, column: column - range - 1, wide: 2 * range + 3, high: 2 * range + 3 };
  const seen = sights(tiles, SHOOTER, range);
  const target = seen.line.findLast((tile) => tile.row !== row && tile.column !== column);
  const shelter = seen.blind[0];
  return (
    <Looking at={at} pixels={320} class="r-figure">
      <Tiles tiles={tiles} at={at} />
      <g class="fr-range">
        {(["line", "blind"] as const).flatMap((sight) =>
          seen[sight].map((tile) => {
            const { x, y } = cornerOf(tile);
            return (
              <rect
                key={tile.tile}
                class={`fr-${sight}`}
                x={x + 3}
                y={y + 3}
                width={SIDE - 6}
                height={SIDE - 6}
                rx="5"
              />
            );
          }),
        )}
      </g>
      {HIT && target && <PawnAt spot={target} person={HIT} />}
      {SAFE && shelter && <PawnAt spot={shelter} person={SAFE} />}
      {SHOOTS && <PawnAt spot={SHOOTER} person={SHOOTS} />}
      {target && <Shot from={SHOOTER} to={target} />}
    </Looking>
  );
};
