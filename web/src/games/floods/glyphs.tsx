/** Our own drawings: what grows, stands and lies on the map, in boxes of 24. */

import type { FunctionComponent } from "preact";
import { SHAPES } from "../../parts/Marks";
import type { Colour } from "../../state/protocol";
import { RESOURCES, type Resource } from "./box";

interface Drawn {
  solid?: string;
  line?: string;
}

const DRAWN: Record<string, Drawn> = {
  workers: {
    solid:
      "M12 3.500a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400zM12 12c3.600 0 5.600 2.600 6.200 8.500H5.800C6.400 14.600 8.400 12 12 12z",
  },
  warriors: { solid: "M12 2.500l8 3v6c0 5-3.500 8-8 10-4.500-2-8-5-8-10v-6z", line: "M12 6.500v10M8.500 10h7" },
  boats: {
    solid:
      "M13 2.500c4.500 3 6 6.500 6 11h-6zM11 5c-3 2.500-4.500 5-5 8.500h5zM2.500 15.500h19c-1 3.500-3.500 5.500-6.500 5.500H9c-3 0-5.500-2-6.500-5.500z",
  },
  fanatics: {
    solid:
      "M12 1l2.300 4.100L18.500 3l-.4 4.700 4.700.4-2.900 3.700 3.600 3-4.500 1.400 1.200 4.600-4.600-1.100L13.600 23l-2.900-3.600-4 2.500-.2-4.700-4.700-.3 2.700-3.800L1 10.200l4.500-1.600-1.300-4.500 4.600.9z",
  },
  tree: { solid: "M12 1.500 17.500 9H15l5 6.500h-6.500V22h-3v-6.500H4L9 9H6.500z" },
  stump: { solid: "M8 13h8v6.500h3V22H5v-2.500h3zM12 11.500a4 1.600 0 1 1 0 3.200 4 1.600 0 0 1 0-3.200z" },
  mine: {
    line: "M4 20.500 9 8h6l5 12.500M2.500 20.500h19M9.500 20.500v-5h5v5M12 8V5.500M12 2.500a1.700 1.700 0 1 0 .1 0",
  },
  dolmen: {
    solid:
      "M2.500 5.500c6-2 13-2 19 0v4.500c-6-1.400-13-1.400-19 0zM5 11.500l4.500-.6v10.600H4.500zM14.500 10.900l4.500.6.5 10h-5z",
  },
  wave: { line: "M1.500 9q3.500-4.500 7 0t7 0 7 0M1.500 16q3.500-4.500 7 0t7 0 7 0" },
  axe: { line: "M6 21 15 7M13 4.500c3-2 6.500-1 8 2l-2 5c-2.500-2-5-3-8-2.500z" },
  legacy: {
    solid: "M12 2.500l2.700 6 6.600.7-4.900 4.400 1.400 6.400L12 16.700 6.200 20l1.400-6.400-4.900-4.400 6.600-.7z",
  },
  cells: { solid: "M12 2.500l8.300 4.700v9.600L12 21.500l-8.300-4.700V7.200z" },
  trade: { line: "M4 8.500h14M14 4.500l4 4-4 4M20 16H6M10 12l-4 4 4 4" },
  wood: { solid: "M3 9.500h13v8H3zM18.500 8.800a3 4.700 0 1 1 0 9.400 3 4.700 0 0 1 0-9.400z", line: "M6 12h5M8 15h6" },
  gold: {
    solid: "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17z",
    line: "M12 7.500a4.500 4.500 0 0 0-4.500 4.500",
  },
  copper: { solid: "M7.500 6h9l5 13h-19z", line: "M9 9.500h6" },
  marble: { solid: "M4 4h16v16H4z", line: "M4 12c4-1 5-5 8-8M10 20c1-5 6-4 10-9" },
  granite: { solid: "M8 3.500h9l5 7-4 10H6l-4-9z", line: "M8 9v0M13.500 8v0M10 14v0M15.500 14v0M7 13v0" },
};
DRAWN.boat = DRAWN.boats ?? {};
DRAWN.warrior = DRAWN.warriors ?? {};
DRAWN.mines = DRAWN.mine ?? {};
DRAWN.dolmens = DRAWN.dolmen ?? {};
DRAWN.forests = DRAWN.tree ?? {};

const isResource = (name: string): name is Resource => (RESOURCES as readonly string[]).includes(name);

/** A drawing inside another one. */
export const GlyphShape: FunctionComponent<{ name: string }> = ({ name }) => {
  const { solid, line } = DRAWN[name] ?? {};
  return (
    <g class={`fl-shape ${isResource(name) ? `ore-${name}` : `is-${name}`}`}>
      {solid && <path class="solid" d={solid} />}
      {line && <path class="line" d={line} />}
    </g>
  );
};

export const Glyph: FunctionComponent<{ name: string; size?: number }> = ({ name, size = 18 }) => (
  <svg class="fl-glyph" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <GlyphShape name={name} />
  </svg>
);

/** A piece of a seat: its colour and shape, with the kind of pawn in it; 24 by 24 around the origin. */
export const Token: FunctionComponent<{ colour: Colour; kind: string; slave?: boolean }> = ({
  colour,
  kind,
  slave = false,
}) => (
  <g class="fl-token" style={{ "--seat": `var(--seat-${colour})` }}>
    <path class="fl-rim" d={SHAPES[colour]} transform="translate(-14.400 -14.400) scale(1.200)" />
    <path class="fl-body" d={SHAPES[colour]} transform="translate(-12.600 -12.600) scale(1.050)" />
    <g class="fl-inner" transform={`translate(-6.500 ${colour === "green" ? -3.5 : -6.5}) scale(.540)`}>
      <GlyphShape name={kind} />
    </g>
    {slave && <path class="fl-chain" d="M-11 9h22M-8 6.500v5M0 6.500v5M8 6.500v5" />}
  </g>
);

/** The red burst of the fanatics, around the origin. */
export const Burst: FunctionComponent = () => (
  <g class="fl-burst" transform="translate(-13.200 -13.200) scale(1.100)">
    <GlyphShape name="fanatics" />
    <path class="fl-eye" d="M8 9.500l3 2M16 9.500l-3 2M9 16q3-2.500 6 0" />
  </g>
);
