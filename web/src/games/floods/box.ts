/** What is in the box, as the server describes it. */

import type { Components } from "../../state/protocol";
import { componentsOf } from "../shape";
import { type Chart, chartOf } from "./geometry";
import type { CellComponent, FloodsComponents, MapComponent } from "./views";

export const boxOf = (components: Components): FloodsComponents => componentsOf<FloodsComponents>(components);

export const RESOURCES = ["wood", "gold", "copper", "marble", "granite"] as const;
export type Resource = (typeof RESOURCES)[number];

export const PAWNS = ["workers", "warriors", "boats"] as const;
export type Pawns = (typeof PAWNS)[number];

export const BUILDINGS = ["boat", "mine", "warrior", "dolmen"] as const;
export type Building = (typeof BUILDINGS)[number];

export const CATEGORIES = ["forests", "boats", "warriors", "mines"] as const;

/** A map with all that is known of it before a game begins. */
export interface Atlas {
  map: MapComponent;
  chart: Chart;
  cells: ReadonlyMap<string, CellComponent>;
}

const known = new WeakMap<MapComponent, Atlas>();

/** Borders take a moment to compute: once for each map. */
export function atlasOf(map: MapComponent): Atlas {
  const before = known.get(map);
  if (before) return before;
  const atlas = { map, chart: chartOf(map), cells: new Map(map.cells.map((cell) => [cell.code, cell])) };
  known.set(map, atlas);
  return atlas;
}

export function atlasIn({ maps }: FloodsComponents, name: MapComponent["map"]): Atlas {
  const map = maps.find((one) => one.map === name) ?? maps[0];
  if (!map) throw new Error("the box has no map");
  return atlasOf(map);
}
