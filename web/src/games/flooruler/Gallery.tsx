/** Everything in the box: items and plans with their numbers and where these come from, and the places of the board. */

import type { ComponentChildren, FunctionComponent } from "preact";
import type { GalleryProps } from "../board";
import "./board.css";
import { Patterns, TileFace } from "./Ground";
import { SIDE } from "./geometry";
import { Glyph } from "./glyphs";
import { ItemLarge, PlanLarge } from "./Item";
import { Plank } from "./Pieces";
import "./player.css";
import "./stores.css";
import type { Person } from "../table";
import { STANDING_FOR } from "./colours";
import { say, tell } from "./text";
import { boxOf, STORES, type TileInfo } from "./types";

const PEOPLE: Person[] = STANDING_FOR.map((colour, seat) => ({ seat, name: "", colour }));

const Sample: FunctionComponent<{ text: string; children: ComponentChildren }> = ({ text, children }) => (
  <li>
    <svg class="fr-sample" viewBox={`0 0 ${SIDE} ${SIDE}`} width="56" height="56" aria-hidden="true">
      {children}
    </svg>
    <span>{text}</span>
  </li>
);

/** A tile of the board moved to the corner of its own drawing. */
const Face: FunctionComponent<{ tile: TileInfo | undefined }> = ({ tile }) =>
  tile ? <TileFace tile={{ ...tile, row: 0, column: 0 }} people={PEOPLE} /> : null;

export const Gallery: FunctionComponent<GalleryProps> = ({ components }) => {
  const box = boxOf(components);
  const [red] = PEOPLE;
  const find = (fits: (tile: TileInfo) => boolean): TileInfo | undefined => box.tiles.find(fits);
  return (
    <div class="fr-gallery">
      <svg class="fr-defs" width="0" height="0" aria-hidden="true">
        <Patterns people={PEOPLE} />
      </svg>
      <section aria-labelledby="fr-items">
        <h2 id="fr-items">{tell("items")}</h2>
        <ul>
          {box.items.map((item) => (
            <li key={item.item} id={item.item}>
              <ItemLarge item={item} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="fr-plans">
        <h2 id="fr-plans">{tell("plans")}</h2>
        <ul>
          {box.floor_plans.map((plan) => (
            <li key={plan.floors}>
              <PlanLarge plan={plan} nuke={false} />
            </li>
          ))}
          {box.nuke_plans.map((plan) => (
            <li key={plan.floors}>
              <PlanLarge plan={plan} nuke />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="fr-places">
        <h2 id="fr-places">{tell("placesTitle")}</h2>
        <ul class="fr-places">
          {["gold-fountain", ...STORES].map((place) => (
            <li key={place} class={`is-${place}`}>
              <Glyph name={place} size={40} />
              <span>
                <b>{say.place(place)}</b>
                {say.about(place)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="fr-land">
        <h2 id="fr-land">{tell("piecesTitle")}</h2>
        <ul class="fr-places">
          <Sample text={say.about("land")}>
            <Face tile={find((tile) => tile.lands.length === 2 && !tile.gate)} />
          </Sample>
          <Sample text={say.about("gate")}>
            <Face tile={find((tile) => tile.gate)} />
          </Sample>
          <Sample text={say.about("number")}>
            <Face tile={find((tile) => tile.number)} />
          </Sample>
          {red && (
            <Sample text={say.about("floor")}>
              <Plank person={red} />
            </Sample>
          )}
        </ul>
      </section>
    </div>
  );
};
