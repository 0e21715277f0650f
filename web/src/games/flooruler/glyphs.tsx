/** Our own symbols of this game, in a box of 24: solid shapes with one weight of line. */

import type { FunctionComponent } from "preact";
import { SHAPES } from "../../parts/Marks";
import type { Colour } from "../../state/protocol";

interface Glyph {
  solid?: string;
  line?: string;
}

const GLYPHS = {
  knife: {
    solid: "M4 15 16.500 2.500c2.200 2.800 2.300 6.200 0 8.800L10 17.500z",
    line: "M8.500 15.500 4 20.500M5.500 13.500l5 5",
  },
  pistol: {
    solid: "M2.500 6.500h18v4.800h-9.300L10 14H8.500L7.500 20H3l1.600-8.700H2.500z",
    line: "M12.500 11.500c.8 3-1 4-2.800 3.700",
  },
  shotgun: {
    solid: "M2 15.500 15.500 6l1.800 2.600-9 6.400-2.600 4.500-3.200-1z",
    line: "M14 5l8-1.500M13 12.500l4-2.800",
  },
  grenade: {
    solid: "M11 8.500a6.500 6.500 0 1 0 .1 13a6.500 6.500 0 1 0-.1-13zM8.500 5h5v3h-5z",
    line: "M13.500 5.500c4-1.500 5.500 1 5.500 4.500M16 3.500h3",
  },
  healings: { solid: "M9.500 3h5v6.500H21v5h-6.500V21h-5v-6.500H3v-5h6.500z" },
  "speed-boost": { solid: "M13.500 2 5 13.500h5.500L9 22l9.500-12.500H13z" },
  "teleportation-tool": {
    line: "M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.500 2.500M15.500 15.500 18 18M18 6l-2.500 2.500M8.500 15.500 6 18",
    solid: "M12 8.800a3.200 3.200 0 1 0 0 6.400a3.200 3.200 0 1 0 0-6.400z",
  },
  "time-freeze": {
    line: "M6 3h12M6 21h12M7.500 3c0 5 3.500 6 4.500 9-1 3-4.500 4-4.500 9M16.500 3c0 5-3.500 6-4.500 9 1 3 4.500 4 4.500 9",
    solid: "M9 20h6l-3-4z",
  },
  "floor-store": { solid: "M3 4h8v5H3zM13 4h8v5h-8zM3 11h4v5H3zM9 11h8v5H9zM19 11h2v5h-2zM3 18h10v3H3zM15 18h6v3h-6z" },
  "weapon-store": { line: "M5 4l13 13M19 4 6 17M15.500 19.500l4-4M8.500 19.500l-4-4M18 18l3 3M6 18l-3 3" },
  "nuke-store": {
    solid:
      "M12 9.800a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 1 0 0-4.400zM10 8.200 6.500 2.500A11 11 0 0 0 1.200 11.500h6.600A4.300 4.300 0 0 1 10 8.200zM14 8.200l3.500-5.700a11 11 0 0 1 5.300 9h-6.600A4.300 4.300 0 0 0 14 8.200zM10 15.800 6.500 21.500a11 11 0 0 0 11 0L14 15.800a4.300 4.300 0 0 1-4 0z",
  },
  "skill-store": {
    solid: "M12 2l2.700 6.800L22 9.500l-5.600 4.700L18.200 21.500 12 17.500 5.800 21.500l1.800-7.300L2 9.500l7.300-.7z",
  },
  "gold-fountain": {
    line: "M3 15c1 4 4 6 9 6s8-2 9-6zM12 14V7M12 7c-1-3.500-5-3.500-6 .5M12 7c1-3.500 5-3.500 6 .5M12 9c-2-1-4 0-4 2.500M12 9c2-1 4 0 4 2.500",
  },
  heart: {
    solid:
      "M12 21C5 15.500 2.500 12 2.500 8.200 2.500 5 5 3 7.500 3c2 0 3.500 1 4.500 2.800C13 4 14.500 3 16.500 3 19 3 21.500 5 21.500 8.200c0 3.800-2.500 7.300-9.500 12.800z",
  },
  deaths: {
    solid:
      "M12 2.500c-5 0-8.500 3.500-8.500 8 0 3 1.500 5 3.500 6.200V21h10v-4.300c2-1.200 3.500-3.200 3.500-6.200 0-4.500-3.500-8-8.500-8zM8.500 9a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM15.500 9a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM11.200 16.800l.8-2.300.8 2.300z",
  },
  floor: { solid: "M3 4h18v4.500H3zM3 10h8v4.500H3zM13 10h8v4.500h-8zM3 16h18v4.500H3z" },
  range: { line: "M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17zM12 1v6M12 17v6M1 12h6M17 12h6" },
  damage: {
    solid:
      "M12 1.500l2.300 6 5.700-3-2.300 5.800 5.300 2.200-5.300 2.200 2.300 5.800-5.700-3-2.300 6-2.300-6-5.700 3 2.300-5.800L1 12.500l5.300-2.200L4 4.500l5.700 3z",
  },
  ammo: { solid: "M8 21V10c0-4 2-7 4-8 2 1 4 4 4 8v11z", line: "M8 17h8" },
  steps: {
    solid:
      "M7 3c2.500 0 3.500 2.500 3.500 5.500 0 2-1 4-1 4H5s-1-2-1-4.500C4 5 5 3 7 3zM5.200 14h4v1.500a2 2 0 0 1-4 0zM17 7c-2.500 0-3.500 2.500-3.500 5.500 0 2 1 4 1 4H19s1-2 1-4.500C20 9 19 7 17 7zM14.800 18h4v1.500a2 2 0 0 1-4 0z",
  },
} as const satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);

/** A symbol's shapes alone, to set inside another drawing. */
export const GlyphShape: FunctionComponent<{ name: GlyphName }> = ({ name }) => {
  const glyph: Glyph = GLYPHS[name];
  return (
    <>
      {glyph.solid && <path d={glyph.solid} fill="currentColor" fill-rule="evenodd" />}
      {glyph.line && (
        <path
          d={glyph.line}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </>
  );
};

export const Glyph: FunctionComponent<{ name: string; size?: number }> = ({ name, size = 18 }) =>
  isGlyph(name) ? (
    <svg class="fr-glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <GlyphShape name={name} />
    </svg>
  ) : null;

export const Coin: FunctionComponent<{ size?: number }> = ({ size = 18 }) => (
  <svg class="fr-glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <circle cx="12" cy="12" r="10.300" fill="var(--token)" stroke="var(--token-2)" stroke-width="1.800" />
    <circle cx="12" cy="12" r="6.300" fill="none" stroke="var(--token-2)" stroke-width="1.500" />
  </svg>
);

/** A seat's shape around the origin, so large that its box of 24 becomes `size`. */
export const Shape: FunctionComponent<{ colour: Colour; size: number; class?: string }> = ({
  colour,
  size,
  class: name,
}) => <path d={SHAPES[colour]} class={name} transform={`scale(${size / 24}) translate(-12 -12)`} />;

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die; without a face it waits to be rolled. */
export const Die: FunctionComponent<{ face: number | null; size?: number }> = ({ face, size = 48 }) => (
  <svg
    class={`fr-dieface ${face ? "rolled" : "waiting"}`}
    viewBox="-13 -13 26 26"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <rect x="-11" y="-11" width="22" height="22" rx="5" />
    {(PIPS[face ?? 5] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * 5.6} cy={y * 5.6} r="2.300" />
    ))}
  </svg>
);
