/** The printed map: seas with their names, lands with coasts, and what the water has taken. */

import type { FunctionComponent } from "preact";
import { thing } from "../../i18n";
import type { Atlas } from "./box";
import type { CellComponent, CellView } from "./views";

export type Cells = Readonly<Record<string, CellView>>;

/** Whether a cell is land still; before a game begins, all land is. */
const isDry = (cells: Cells | null, cell: CellComponent | undefined): boolean => {
  const status = cell && cells?.[cell.code]?.status;
  return status ? status === "dry" || status === "lost" : cell?.kind === "land";
};

export const Patterns: FunctionComponent = () => (
  <defs>
    <pattern id="fl-drowning" width="9" height="9" patternUnits="userSpaceOnUse">
      <path class="fl-drownline" d="M0 2.500q2.250-2.500 4.500 0t4.500 0M0 7q2.250-2.500 4.500 0t4.500 0" />
    </pattern>
    <pattern id="fl-sunk" width="12" height="8" patternUnits="userSpaceOnUse">
      <path class="fl-sunkline" d="M0 4q3-3 6 0t6 0" />
    </pattern>
    <pattern id="fl-lost" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="fl-lostground" width="7" height="7" />
      <path class="fl-lostline" d="M0 0V7" />
    </pattern>
    <pattern id="fl-ripples" width="46" height="26" patternUnits="userSpaceOnUse">
      <path class="fl-ripple" d="M6 8q3-3 6 0t6 0M28 20q3-3 6 0t6 0" />
    </pattern>
  </defs>
);

/** How often a line is drawn around the coast, from the outside in. */
const SHALLOWS = ["far", "near", "sand"] as const;

export interface GroundProps {
  atlas: Atlas;
  cells: Cells | null;
  /** The cells that the next rise floods. */
  drowning: readonly string[];
  /** Only these cells, where not all of the map is seen. */
  only?: readonly string[];
}

/** Everything that lies still. */
export const Ground: FunctionComponent<GroundProps> = ({ atlas, cells, drowning, only }) => {
  const { chart, map } = atlas;
  const dry = (code: string | null): boolean => code !== null && isDry(cells, atlas.cells.get(code));
  const shown = (code: string): boolean => only === undefined || only.includes(code);
  const drawn = (fits: (a: boolean, b: boolean) => boolean): string =>
    chart.edges
      .filter(({ a, b }) => b !== null && shown(a) && shown(b) && fits(dry(a), dry(b)))
      .map(({ path }) => path)
      .join("");
  const coast = drawn((a, b) => a !== b);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
    <g class="fl-ground" aria-hidden="true">
      <path class="fl-seaborder" d={drawn((a, b) => !a && !b)} />
      {SHALLOWS.map((name) => (
        <path key={name} class={`fl-shallow ${name}`} d={coast} />
      ))}
      {map.cells.map((cell) => {
        const place = chart.places.get(cell.code);
        const status = cells?.[cell.code]?.status ?? (cell.kind === "sea" ? "sea" : "dry");
        if (!place || status === "sea" || !shown(cell.code)) return null;
        return (
          <g key={cell.code} class={`fl-land is-${status} ore-${cell.ore}`} data-land={`${cell.code} ${status}`}>
            <path class="fl-earth" d={place.outline} />
            {status === "flooded" && <path class="fl-veil" d={place.outline} fill="url(#fl-sunk)" />}
            {status === "lost" && <path class="fl-veil" d={place.outline} fill="url(#fl-lost)" />}
            {status === "dry" && drowning.includes(cell.code) && (
              <path class="fl-veil" d={place.outline} fill="url(#fl-drowning)" />
            )}
          </g>
        );
      })}
      <path class="fl-landborder" d={drawn((a, b) => a && b)} />
      <path class="fl-coast" d={coast} />
    </g>
  );
};

/** A name in lines: parted at the spaces so that none is longer than it must be. */
export function inLines(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const nameOf = (code: string): string => thing("label", code);
