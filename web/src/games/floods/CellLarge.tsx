/** A cell by itself, with all there is to know about it. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import type { Person } from "../table";
import { type Atlas, atlasOf } from "./box";
import { Ground } from "./Ground";
import { SIDE } from "./geometry";
import { Glyph } from "./glyphs";
import { laid } from "./laid";
import { Pieces } from "./Pieces";
import type { CellView, FloodsComponents, FloodsView } from "./views";

/** The part of a map around a cell. */
export const Detail: FunctionComponent<{
  atlas: Atlas;
  code: string;
  cell?: CellView | undefined;
  people?: readonly Person[];
}> = ({ atlas, code, cell, people = [] }) => {
  const [place, component] = [atlas.chart.places.get(code), atlas.cells.get(code)];
  if (!place || !component) return null;
  const [wide, high] = [6.6 * SIDE, 4.4 * SIDE];
  const near = [
    ...new Set([code, ...component.neighbours].flatMap((one) => [one, ...(atlas.cells.get(one)?.neighbours ?? [])])),
  ];
  return (
    <svg
      class="fl-detail"
      viewBox={`${place.at.x - wide / 2} ${place.at.y - high / 2} ${wide} ${high}`}
      aria-hidden="true"
    >
      <rect class="fl-water" x={place.at.x - wide} y={place.at.y - high} width={2 * wide} height={2 * high} />
      {(atlas.chart.wraps ? [-1, 0, 1] : [0]).map((turn) => (
        <g key={turn} transform={`translate(${turn * atlas.chart.width})`}>
          <Ground atlas={atlas} cells={null} drowning={[]} only={near} />
        </g>
      ))}
      <path class="fl-ring chosen" d={place.outline} />
      <g transform={`translate(${place.at.x} ${place.at.y}) scale(.550)`}>
        <Pieces
          component={component}
          cell={cell ?? laid(component.kind === "sea" ? { status: "sea" } : {})}
          name=""
          people={people}
          level="near"
          wide={place.wide / 0.55}
          high={place.high / 0.55}
        />
      </g>
    </svg>
  );
};

interface Props {
  components: FloodsComponents;
  code: string;
  view?: FloodsView;
  people?: readonly Person[];
}

export const CellLarge: FunctionComponent<Props> = ({ components, code, view, people = [] }) => {
  const map = components.maps.find(
    (one) => one.cells.some((cell) => cell.code === code) && (!view || one.map === view.map),
  );
  const component = map?.cells.find((cell) => cell.code === code);
  if (!map || !component) return null;
  const atlas = atlasOf(map);
  const lands = component.neighbours.filter((other) => atlas.cells.get(other)?.kind === "land");
  const seas = component.neighbours.filter((other) => atlas.cells.get(other)?.kind === "sea");
  const names = (codes: readonly string[]): string => codes.map((one) => thing("cell", one)).join(", ");
  return (
    <article class={`fl-large is-${component.kind}`}>
      <Detail atlas={atlas} code={code} cell={view?.cells[code]} people={people} />
      <h3>
        {thing("cell", code)} <small>{code.toUpperCase()}</small>
      </h3>
      <dl>
        {component.ore && (
          <div>
            <dt>{word("large-ore")}</dt>
            <dd>
              <Glyph name={component.ore} size={17} /> {thing("resource", component.ore)}
            </dd>
          </div>
        )}
        {component.kind === "land" && (
          <div>
            <dt>{word("large-drowns")}</dt>
            <dd>{component.rise > 0 ? word("large-rise", { rise: component.rise }) : word("large-never")}</dd>
          </div>
        )}
        {lands.length > 0 && (
          <div>
            <dt>{word("large-lands")}</dt>
            <dd>{names(lands)}</dd>
          </div>
        )}
        {seas.length > 0 && (
          <div>
            <dt>{word("large-seas")}</dt>
            <dd>{names(seas)}</dd>
          </div>
        )}
      </dl>
    </article>
  );
};
