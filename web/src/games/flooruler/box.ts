/** What is in the box, as the server describes it. */

import type { Components } from "../../state/protocol";
import { componentsOf } from "../shape";
import { PRINTED } from "./colours";
import type { FloorulerComponents, ItemComponent, TileComponent } from "./views";

export type Place = NonNullable<TileComponent["place"]>;
export type Store = Exclude<Place, "gold-fountain">;
export const STORES = ["weapon-store", "nuke-store", "floor-store", "skill-store"] as const satisfies Store[];
export const PLACES = ["gold-fountain", ...STORES] as const satisfies Place[];

export const boxOf = (components: Components): FloorulerComponents => componentsOf<FloorulerComponents>(components);

/** The seats whose land a tile is: colours that nobody plays have none. */
export const landsOf = (tile: TileComponent, seats: number): number[] =>
  tile.lands.map((colour) => PRINTED.indexOf(colour)).filter((seat) => seat >= 0 && seat < seats);

export const storeOf = ({ kind }: ItemComponent): Store => (kind === "weapon" ? "weapon-store" : "skill-store");

/** What a plan on a shelf is called, as items are by their names. */
export const planCard = (store: "floor" | "nuke", floors: number): string => `${store}-plan-${floors}`;
