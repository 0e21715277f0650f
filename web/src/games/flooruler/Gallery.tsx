/** Everything in the box: items and plans with their numbers and where these come from, and the places of the board. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import type { GalleryProps, LegendProps } from "../board";
import "./board.css";
import { Patterns, TileFace } from "./Ground";
import { SIDE } from "./geometry";
import { Coin, Glyph } from "./glyphs";
import { ItemLarge, PlanLarge } from "./Item";
import { Plank } from "./Pieces";
import "./player.css";
import "./stores.css";
import type { Person } from "../table";
import { boxOf, PLACES } from "./box";
import { STANDING_FOR } from "./colours";
import type { TileComponent } from "./views";

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
const Face: FunctionComponent<{ tile: TileComponent | undefined }> = ({ tile }) =>
  tile ? <TileFace tile={{ ...tile, row: 0, column: 0 }} people={PEOPLE} /> : null;

export const Gallery: FunctionComponent<GalleryProps> = ({ components }) => {
  const box = boxOf(components);
  return (
    <div class="fr-gallery">
      <section aria-labelledby="fr-items">
        <h2 id="fr-items">{word("gallery-items")}</h2>
        <ul>
          {box.items.map((item) => (
            <li key={item.item} id={item.item}>
              <ItemLarge item={item} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="fr-plans">
        <h2 id="fr-plans">{word("gallery-plans")}</h2>
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
      <Places components={components} />
    </div>
  );
};

/** The places of the board and the tiles and pieces on it. */
const Places: FunctionComponent<GalleryProps> = ({ components }) => {
  const { tiles } = boxOf(components);
  const [red] = PEOPLE;
  const find = (fits: (tile: TileComponent) => boolean): TileComponent | undefined => tiles.find(fits);
  return (
    <>
      <svg class="fr-defs" width="0" height="0" aria-hidden="true">
        <Patterns people={PEOPLE} />
      </svg>
      <section aria-labelledby="fr-places">
        <h2 id="fr-places">{word("gallery-places")}</h2>
        <ul class="fr-places">
          {PLACES.map((place) => (
            <li key={place} class={`is-${place}`}>
              <Glyph name={place} size={40} />
              <span>
                <b>{thing("place", place)}</b>
                {thing("help", place)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="fr-land">
        <h2 id="fr-land">{word("gallery-pieces")}</h2>
        <ul class="fr-places">
          <Sample text={thing("help", "land")}>
            <Face tile={find((tile) => tile.lands.length === 2 && !tile.gate)} />
          </Sample>
          <Sample text={thing("help", "gate")}>
            <Face tile={find((tile) => tile.gate)} />
          </Sample>
          <Sample text={thing("help", "number")}>
            <Face tile={find((tile) => tile.number)} />
          </Sample>
          {red && (
            <Sample text={thing("help", "floor")}>
              <Plank person={red} />
            </Sample>
          )}
        </ul>
      </section>
    </>
  );
};

/** The numbers of items and players, by their signs. */
const SIGNS = [
  ["range", "field-range"],
  ["damage", "field-damage"],
  ["ammo", "field-ammo"],
  ["heart", "change-health"],
  ["floor", "change-floors"],
  ["deaths", "change-deaths"],
] as const;

export const Legend: FunctionComponent<LegendProps> = ({ components }) => (
  <div class="fr-gallery">
    <section aria-labelledby="fr-signs">
      <h2 id="fr-signs">{word("gallery-signs")}</h2>
      <ul class="fr-places fr-signs">
        {SIGNS.map(([glyph, said]) => (
          <li key={glyph}>
            <Glyph name={glyph} size={26} />
            <b>{word(said)}</b>
          </li>
        ))}
        <li>
          <Coin size={26} />
          <b>{thing("change", "gold")}</b>
        </li>
        {boxOf(components).items.map(({ item }) => (
          <li key={item}>
            <Glyph name={item} size={26} />
            <b>{thing("item", item)}</b>
          </li>
        ))}
      </ul>
    </section>
    <Places components={components} />
  </div>
);
