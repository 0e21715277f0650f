/**
 * Our own symbols on a grid of 24, drawn with one weight of line: `line` is stroked, `solid` is filled, `cut` is
 * stroked in the colour of the ground. Each can be recognised by its outline alone at 14 pixels.
 */

export interface Glyph {
  line?: string;
  solid?: string;
  cut?: string;
}

const production = {
  culture: {
    line: "M3.8 4.8c3.4-3.6 5.7 1.9 9.2.7 2.7-.9 4-3.2 7.2-2.5 1.6 6.8-.7 13.8-6.6 18.5-4.8-3.7-8.2-9.7-9.8-16.7zM9.8 8.2v6.4M13.2 8v10.5M16.6 7v7.5",
    solid: "M3 4.5l4.2.5c1 6.2 3.2 11.5 7.6 16l-1.3 1.5C7.8 18.5 4.4 12 3 4.5z",
  },
  science: {
    line: "M9 2.5h6M10.4 2.5v6.6L4.6 19a1.7 1.7 0 0 0 1.5 2.5h11.8a1.7 1.7 0 0 0 1.5-2.5l-5.8-9.9V2.5",
    solid: "M8 14.5h8l3.4 5.7-1.2 1.3H5.8l-1.2-1.3z",
  },
  industry: {
    solid:
      "M10.1 4.8L10.2 1.7L13.8 1.7L13.9 4.8L15.7 5.6L18 3.5L20.5 6L18.4 8.3L19.2 10.1L22.3 10.2L22.3 13.8L19.2 13.9L18.4 15.7L20.5 18L18 20.5L15.7 18.4L13.9 19.2L13.8 22.3L10.2 22.3L10.1 19.2L8.3 18.4L6 20.5L3.5 18L5.6 15.7L4.8 13.9L1.7 13.8L1.7 10.2L4.8 10.1L5.6 8.3L3.5 6L6 3.5L8.3 5.6zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z",
  },
  trade: {
    solid:
      "M.8 6.5h3.7v10H.8zM19.5 6.5h3.7v10h-3.7zM5.7 8.2L10 6.3l2 .9 2-.9 4.3 1.9v7.4l-4.9 4.6c-1 .8-2.3.6-3-.2L5.7 15.6z",
    cut: "M12.3 7.8L8.7 11c1 1.7 2.7 1.7 4.3.3l5.3 4.3M12.3 16.2l1.9 1.9",
  },
  harvest: {
    line: "M12 22.5V9",
    solid:
      "M12 9.5C9.6 7 9.6 4.2 12 1.5c2.4 2.7 2.4 5.5 0 8zM12 14.5c-4.3.2-6-2-6.2-5.2 3.7-.2 6 1.6 6.2 5.2zM12 14.5c4.3.2 6-2 6.2-5.2-3.7-.2-6 1.6-6.2 5.2zM12 20c-4.3.2-6-2-6.2-5.2 3.7-.2 6 1.6 6.2 5.2zM12 20c4.3.2 6-2 6.2-5.2-3.7-.2-6 1.6-6.2 5.2z",
  },
  attack: {
    solid: "M21.5 2.5l-1.2 5.7-8.8 8.8-4.5-4.5 8.8-8.8z",
    line: "M4.2 11.8l8 8M7.5 16.5L3 21",
    cut: "M18 6l-7.2 7.2",
  },
  defence: {
    line: "M12 2.5l8 2.6v6.3c0 4.9-3.3 8.2-8 10.1-4.7-1.9-8-5.2-8-10.1V5.1z",
    solid: "M12 2.5v19c-4.7-1.9-8-5.2-8-10.1V5.1z",
  },
} satisfies Record<string, Glyph>;

const types = {
  military: { line: "M5.5 22V2.5", solid: "M5.5 3.2H21l-4.8 4.9L21 13H5.5z" },
  construction: { solid: "M4 3h3.6v2.4h2.6V3h3.6v2.4h2.6V3H20v7h-1.7v11.5h-4.1V17a2.2 2.2 0 0 0-4.4 0v4.5H5.7V10H4z" },
  knowledge: {
    line: "M12 6.2C9.3 4.3 6 4 2.8 4.9v14C6 18 9.3 18.3 12 20.2c2.7-1.9 6-2.2 9.2-1.3v-14C18 4 14.7 4.3 12 6.2zM12 6.2v14",
    solid: "M12 6.2c2.7-1.9 6-2.2 9.2-1.3v14c-3.2-.9-6.5-.6-9.2 1.3z",
  },
  government: { solid: "M12 2.2L22 8.6v1.9H2V8.6z", line: "M5.2 11v7.5M9.7 11v7.5M14.3 11v7.5M18.8 11v7.5M3 21.3h18" },
  leader: { solid: "M4.6 17.5L2.5 6.8l5.4 3.6L12 3.2l4.1 7.2 5.4-3.6-2.1 10.7z", line: "M5 21.2h14" },
  wonder: { solid: "M12 2.5l2 18.5H1z", line: "M12 3.2L22.3 20.5H8" },
} satisfies Record<string, Glyph>;

const timings = {
  instant: { solid: "M13.8 1.8L4.5 13.8h6L9.3 22.2 19.5 9.5h-6.7z" },
  attack: { line: "M2.5 12h11M9.5 7.2l4.8 4.8-4.8 4.8", solid: "M19 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z" },
  "attack-all": {
    line: "M9 12h5M8 8.5l5-4.3M8 15.5l5 4.3",
    solid:
      "M5 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM16.5 1a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM18.5 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM16.5 17.8a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z",
  },
  permanent: {
    line: "M12 12c-2-3-3.6-4.5-5.7-4.5a4.5 4.5 0 0 0 0 9C8.4 16.5 10 15 12 12s3.6-4.5 5.7-4.5a4.5 4.5 0 0 1 0 9C15.6 16.5 14 15 12 12z",
  },
  "turn-action": { line: "M19.8 13.5A8 8 0 1 1 17.6 6.3", solid: "M20.8 2.5v7.2h-7.2z" },
  scoring: { solid: "M12 1.8l3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 17.7l-6.5 3.9 1.7-7.3L1.5 9.4 9 8.7z" },
} satisfies Record<string, Glyph>;

const marks = {
  points: timings.scoring,
  obsolete: {
    line: "M6 2.8h12M6 21.2h12M7.5 2.8c0 5 3.4 6.3 4.5 9.2-1.1 2.9-4.5 4.2-4.5 9.2M16.5 2.8c0 5-3.4 6.3-4.5 9.2 1.1 2.9 4.5 4.2 4.5 9.2",
    solid: "M8.6 20.5c.6-2.8 2.4-3.7 3.4-5 1 1.3 2.8 2.2 3.4 5z",
  },
  token: { line: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", solid: "M12 7.2l4.8 4.8-4.8 4.8L7.2 12z" },
  supply: { line: "M2.5 12h19c0 5-4.2 8.5-9.5 8.5S2.5 17 2.5 12z", solid: "M5.5 12a6.5 6.5 0 0 1 13 0z" },
  reserve: {
    line: "M3 11.5V20h18v-8.5M3 11.5h18M3 11.5C3 7 6 4 9.5 4h5C18 4 21 7 21 11.5",
    solid: "M9.8 9.5h4.4v5.5H9.8z",
  },
  deck: { line: "M8 3h12.5v14H8zM8 6.5H4.5V21H16v-4" },
  strength: {
    line: "M12 2.5l8 2.6v6.3c0 4.9-3.3 8.2-8 10.1-4.7-1.9-8-5.2-8-10.1V5.1z",
    solid: "M11 6h2v4h4v2h-4v5h-2v-5H7v-2h4z",
  },
  look: { line: "M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15.8 15.8l5.4 5.4" },
  cards: { line: "M6 3.5h12v17H6z", solid: "M6 15h12v5.5H6z" },
  banker: { solid: "M12 1.8l9.5 5v2h-19v-2z", line: "M6 10v8M12 10v8M18 10v8M3 21h18" },
} satisfies Record<string, Glyph>;

const seats = {
  red: { solid: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z" },
  blue: { solid: "M3.5 3.5h17v17h-17z" },
  green: { solid: "M12 2l10.8 19H1.2z" },
  orange: { solid: "M12 1.5L22.5 12 12 22.5 1.5 12z" },
  violet: { solid: "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z" },
} satisfies Record<string, Glyph>;

export const GLYPHS = { ...production, ...types, ...marks } satisfies Record<string, Glyph>;
export const TIMINGS = timings;
export const SEATS = seats;
export type GlyphName = keyof typeof GLYPHS;
