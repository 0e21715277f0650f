/** Both maps with all their cells, and every sign that is drawn on them. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import type { GalleryProps, InspectProps, LegendProps } from "../board";
import type { Person } from "../table";
import "./board.css";
import { type Atlas, atlasOf, BUILDINGS, boxOf, PAWNS, RESOURCES } from "./box";
import { CellLarge } from "./CellLarge";
import { STANDING_FOR } from "./colours";
import { Ground, Patterns } from "./Ground";
import { Burst, Glyph, GlyphShape, Token } from "./glyphs";
import "./gallery.css";
import type { MapComponent } from "./views";

export const PEOPLE: readonly Person[] = STANDING_FOR.map((colour, seat) => ({ seat, name: "", colour }));

/** A whole map as it is printed, with its codes. */
export const Printed: FunctionComponent<{ atlas: Atlas; class?: string }> = ({ atlas, class: name = "fl-printed" }) => (
  <svg class={name} viewBox={`0 0 ${atlas.chart.width} ${atlas.chart.height}`} aria-hidden="true">
    <Patterns />
    <rect class="fl-water" width={atlas.chart.width} height={atlas.chart.height} />
    <Ground atlas={atlas} cells={null} drowning={[]} />
  </svg>
);

const MapPart: FunctionComponent<GalleryProps & { map: MapComponent }> = ({ components, map }) => {
  const id = `fl-map-${map.map}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{thing("map", map.map)}</h2>
      <Printed atlas={atlasOf(map)} />
      <ul>
        {map.cells.map(({ code }) => (
          <li key={code} id={code}>
            <CellLarge components={boxOf(components)} code={code} />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Inspect: FunctionComponent<InspectProps> = ({ components, card }) => (
  <CellLarge components={boxOf(components)} code={card} />
);

export const Gallery: FunctionComponent<GalleryProps> = ({ components }) => (
  <div class="fl-gallery">
    {boxOf(components).maps.map((map) => (
      <MapPart key={map.map} components={components} map={map} />
    ))}
  </div>
);

const Sign: FunctionComponent<{ text: string; children: ComponentChildren }> = ({ text, children }) => (
  <li>
    <svg class="fl-sign" viewBox="-16 -16 32 32" width="38" height="38" aria-hidden="true">
      {children}
    </svg>
    <span>{text}</span>
  </li>
);

const Centred: FunctionComponent<{ name: string }> = ({ name }) => (
  <g transform="translate(-13 -13) scale(1.080)">
    <GlyphShape name={name} />
  </g>
);

export const Legend: FunctionComponent<LegendProps> = () => (
  <div class="fl-gallery">
    <section aria-labelledby="fl-pawns">
      <h2 id="fl-pawns">{word("legend-pawns")}</h2>
      <ul class="fl-signs">
        {PAWNS.map((pawns, n) => (
          <Sign key={pawns} text={word(`legend-${pawns}`)}>
            <Token colour={STANDING_FOR[n] ?? "red"} kind={pawns} />
          </Sign>
        ))}
        <Sign text={word("legend-slaves")}>
          <Token colour="blue" kind="workers" slave />
        </Sign>
        <Sign text={word("legend-fanatics")}>
          <Burst />
        </Sign>
      </ul>
    </section>
    <section aria-labelledby="fl-land">
      <h2 id="fl-land">{word("legend-land")}</h2>
      <ul class="fl-signs">
        <Sign text={word("legend-tree")}>
          <Centred name="tree" />
        </Sign>
        <Sign text={word("legend-stump")}>
          <Centred name="stump" />
        </Sign>
        <Sign text={thing("building", "mine")}>
          <Centred name="mine" />
        </Sign>
        <Sign text={thing("building", "dolmen")}>
          <Centred name="dolmen" />
        </Sign>
        <Sign text={word("legend-waves")}>
          <Centred name="wave" />
        </Sign>
        <Sign text={word("legend-drowning")}>
          <rect class="fl-swatch" x="-14" y="-14" width="28" height="28" rx="4" />
          <rect x="-14" y="-14" width="28" height="28" rx="4" fill="url(#fl-drowning)" />
        </Sign>
        <Sign text={word("legend-flooded")}>
          <rect class="fl-water" x="-14" y="-14" width="28" height="28" rx="4" />
          <rect x="-14" y="-14" width="28" height="28" rx="4" fill="url(#fl-sunk)" />
        </Sign>
        <Sign text={word("legend-lost")}>
          <rect x="-14" y="-14" width="28" height="28" rx="4" fill="url(#fl-lost)" />
        </Sign>
      </ul>
      <svg class="fl-defs" width="0" height="0" aria-hidden="true">
        <Patterns />
      </svg>
    </section>
    <section aria-labelledby="fl-goods">
      <h2 id="fl-goods">{word("legend-goods")}</h2>
      <ul class="fl-signs">
        {RESOURCES.map((resource) => (
          <li key={resource}>
            <Glyph name={resource} size={30} />
            <span>{thing("resource", resource)}</span>
          </li>
        ))}
        {[...BUILDINGS.map((building) => [building, thing("building", building)] as const)].map(([name, text]) => (
          <li key={name}>
            <Glyph name={name} size={30} />
            <span>{text}</span>
          </li>
        ))}
        {["legacy", "axe"].map((name) => (
          <li key={name}>
            <Glyph name={name} size={30} />
            <span>{word(`legend-${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
