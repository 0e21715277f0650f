/** Our own drawings, in boxes of 24: symbols, goods, kinds of rooms, what is counted, and what one does. One weight of line;
 * every drawing has a shape of its own as well as a colour. Statuses, goods, kinds and quantities are drawn by their keys.
 *
 * `<Glyph name="pol" size={18} />` stands alone, `<GlyphShape name="pol" />` is for inside a drawing.
 */

import type { FunctionComponent } from "preact";
import "./room.css";

interface Drawn {
  /** Filled with the colour of the thing, and outlined. */
  solid?: string;
  line?: string;
  /** The thing whose colour it has, where that is another one. */
  like?: string;
}

const WORKER =
  "M12 2.500a3.900 3.900 0 1 1 0 7.800 3.900 3.900 0 0 1 0-7.800zM12 11.300c4 0 5.800 1.800 6.300 4.700l1 5.500H4.700l1-5.500c.5-2.900 2.300-4.700 6.300-4.700z";
const HOUSE = "M3 11.500 12 4l9 7.500v9H3z";
const WHEAT =
  "M12 1.500c2.300 2.200 2.300 4.800 0 7-2.300-2.200-2.300-4.800 0-7zM11.600 13.200C8 13.300 5.900 11.400 6 8c3.600-.1 5.700 1.800 5.600 5.200zM12.400 13.200c3.600.1 5.700-1.800 5.600-5.200-3.600-.1-5.700 1.800-5.600 5.200zM11.600 18.600c-3.600.1-5.700-1.800-5.600-5.200 3.600-.1 5.700 1.800 5.600 5.200zM12.400 18.600c3.600.1 5.700-1.800 5.600-5.200-3.600-.1-5.700 1.800-5.600 5.200z";
const THUMB =
  "M3 11h4v9.500H3zM7 12l4.300-8.200c2.100-.8 3.200.6 2.900 2.600l-.6 3.100h5.800c1.500 0 2.100 1.200 1.800 2.500l-1.700 7c-.3 1-1 1.500-2 1.500H7z";
const ROAD = "M9.500 2.500h5l6 19h-17z";
const HALL = "M2.500 9.500 12 3l9.500 6.500zM3.500 18h17v3.500h-17z";
const DROP = "M12 2.500c4 5 6.800 8.300 6.800 12a6.800 6.800 0 0 1-13.600 0c0-3.700 2.800-7 6.800-12z";

const DRAWN: Record<string, Drawn> = {
  // symbols and goods
  vp: { solid: "M12 1.800l3.100 6.700 7.300.8-5.400 5 1.500 7.200L12 17.900l-6.500 3.600L7 14.300l-5.400-5 7.300-.8z" },
  pol: {
    solid:
      "M12 6.300C9.500 4.600 6 4.100 2.500 4.800v13.700c3.500-.7 7-.2 9.500 1.500 2.500-1.700 6-2.200 9.500-1.500V4.800C18 4.100 14.500 4.600 12 6.300z",
    line: "M12 6.300V20M5.500 9c1.200-.1 2.400.1 3.500.5M5.500 13c1.200-.1 2.400.1 3.500.5M18.500 9c-1.200-.1-2.400.1-3.500.5M18.500 13c-1.200-.1-2.400.1-3.500.5",
  },
  money: { solid: "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zM9 9v6h6V9z" },
  mil: {
    solid: "M21.500 2.500l-.6 4.600L10.600 17.400l-4-4L16.900 3.100z",
    line: "M4.300 11.600l8.100 8.100M8 16l-4.500 4.500",
  },
  shields: {
    solid: "M12 2.500l8 2.600v6c0 5-3.300 8.400-8 10.400-4.700-2-8-5.400-8-10.400v-6z",
    line: "M12 2.500v19M4 10.500h16",
  },
  tra: {
    solid:
      "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zM12 5.700a6.300 6.300 0 1 0 0 12.600 6.300 6.300 0 0 0 0-12.600z",
    line: "M12 5.700v12.600M6.500 8.900l11 6.200M6.500 15.100l11-6.200",
  },
  food: { solid: WHEAT, line: "M12 8.500v13.500" },
  minerals: {
    solid: "M4 15l4-9.500 6-2.500 6.500 7-1.500 8-8 3.500z",
    line: "M8 5.500l4 7.500 8.500-3M12 13l-1 8.500M12 13l-8 2",
  },
  votes: { solid: "M5 2.500h14v19H5z", line: "M8 12.500l3 3 5-7" },
  favours: {
    line: "M8.300 14 6.500 22l5.500-3 5.500 3-1.800-8",
    solid: "M12 2a6.800 6.800 0 1 1 0 13.600A6.800 6.800 0 0 1 12 2z",
  },
  // kinds of rooms
  culture: {
    solid: "M3 12.500c0-5 4-8.500 9-8.500s9 3.500 9 8.500zM4.500 12.500h15v8h-15z",
    line: "M12 4V1.500M9 20.500v-8M15 20.500v-8",
  },
  politics: { solid: HALL, line: "M5.500 9.500V18M9.800 9.500V18M14.200 9.500V18M18.500 9.500V18" },
  economy: {
    solid: "M3 4h18v6c0 3-4.500 3-4.500 0 0 3-4.500 3-4.500 0 0 3-4.500 3-4.500 0 0 3-4.500 3-4.500 0z",
    line: "M7.500 4v6M12 4v6M16.500 4v6M5 13v8M19 13v8M3.500 17h17",
  },
  military: {
    solid: "M5 3h3.500v3h2V3h3v3h2V3H19v7l-1.500 2v9.500h-11V12L5 10z",
    line: "M10 21.500v-4a2 2 0 0 1 4 0v4",
  },
  traffic: { solid: "M1.500 7h21v4.500h-2V19h-3a5.500 5.500 0 0 0-11 0h-3v-7.500h-2z", line: "M5 7V4M12 7V4M19 7V4" },
  industry: { solid: "M3 21V11l5-4v4l5-4v4l5-4 3 4v10z", line: "M7 21v-4.500h3.500V21M14 16.500h3" },
  special: { solid: "M5.500 3l15 4.500-15 5z", line: "M5.500 22V2" },
  wasteland: {
    line: "M2 19.500h20M5 19.500l-1.500-5M7 19.500l1-6.500M14 19.500 12.500 12M16 19.500l1-9M18 19.500l3-5M9 8l2-2M4 8.500h2",
  },
  water: {
    line: "M1.500 7.500q3.500-4.500 7 0t7 0 7 0M1.500 13q3.500-4.500 7 0t7 0 7 0M1.500 18.500q3.500-4.500 7 0t7 0 7 0",
  },
  hero: {
    solid:
      "M8.500 3.500C8 6 6.500 7 4.500 6.500 5 4.500 6.500 3 8.500 3.500zM6.500 8.500c-1 2-2.700 2.800-4.500 1.800C3 8.500 4.700 7.700 6.500 8.500zM6.500 13c0 2.200-1.300 3.600-3.500 3.500 0-2.200 1.300-3.500 3.500-3.500zM9 17.500c.8 2 .2 3.800-1.800 4.500-.8-2-.2-3.800 1.800-4.500zM15.500 3.500c.5 2.500 2 3.500 4 3-.5-2-2-3.500-4-3zM17.500 8.500c1 2 2.700 2.800 4.500 1.800-1-1.800-2.700-2.600-4.500-1.800zM17.500 13c0 2.200 1.300 3.600 3.500 3.500 0-2.200-1.300-3.500-3.500-3.500zM15 17.500c-.8 2-.2 3.800 1.800 4.500.8-2 .2-3.800-1.800-4.500z",
    line: "M12 20.500C8 17 6.500 12 7.500 6.500M12 20.500c4-3.500 5.500-8.500 4.500-14",
  },
  wonder: { solid: "M12 3l10 17.500H2z", line: "M12 3l2.500 17.500M6.800 12h4.200M4.500 16.300h5.700" },
  // what else is counted
  worker: { solid: WORKER },
  workers: { solid: WORKER, like: "worker" },
  descendants: {
    line: "M12 6.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6.500 21.500c.3-4.200 2.200-6.200 5.500-6.200s5.200 2 5.500 6.200z",
  },
  route: { solid: ROAD, line: "M12 5.500v2.500M12 11v3M12 17v2.500" },
  "general-building": { solid: HOUSE, line: "M9.500 20.500v-6h5v6" },
  reclaimed: {
    solid: "M3.500 3.500h17v17h-17z",
    line: "M6.500 17h11M9 17l-1-5M11 17l.5-6M15 17l1.500-5",
    like: "wasteland",
  },
  savings: {
    solid:
      "M8.500 7h7c4 3 6 7 6 10.500 0 3-2.500 4-9.500 4s-9.500-1-9.500-4C2.500 14 4.500 10 8.500 7zM8 2.500h8L14.500 7h-5z",
    like: "money",
  },
  "manned-water": { solid: WORKER, line: "M1.500 22q3.500-3.500 7 0t7 0 7 0", like: "worker" },
  "manned-industry": { solid: WORKER, line: "M2 22.500h20M2 22.500v-6M22 22.500v-6", like: "worker" },
  "manned-culture": { solid: WORKER, line: "M2 22.500h20M2 22.500v-6M22 22.500v-6", like: "worker" },
  "food-industry": { solid: WHEAT, line: "M12 8.500v13.500M2 22h20", like: "food" },
  attack: {
    solid: "M21.500 2.500l-.6 4.600L10.600 17.400l-4-4L16.900 3.100z",
    line: "M4.300 11.600l8.100 8.100M8 16l-4.500 4.500",
    like: "mil",
  },
  defence: {
    solid: "M12 2.500l8 2.600v6c0 5-3.300 8.400-8 10.400-4.700-2-8-5.400-8-10.400v-6z",
    line: "M12 6v11.500M9 14.500h6",
    like: "shields",
  },
  upkeep: {
    solid: "M3 11h18c0 5.500-3.500 9.500-9 9.500S3 16.500 3 11z",
    line: "M8 8c-1-2 1-3 0-5M12 8c-1-2 1-3 0-5M16 8c-1-2 1-3 0-5",
    like: "food",
  },
  // what one does
  bid: {
    solid: "M10 2.500l7 7-4 4-7-7z",
    line: "M8 4.500 4.500 8M15 11.500l-3.500 3.500M12.500 11.500l8 8M3 21.500h10",
    like: "wood",
  },
  patch: {
    solid: "M9 9h12.500v12.500H9z",
    line: "M9 15H2.500V2.500H15V9M15.200 9v12.500M9 15.200h12.500",
    like: "paper",
  },
  aid: {
    solid: "M4 4h12v8H4z",
    line: "M10 4v8M4 8h12M2.500 17.500c3-2.500 5-2 7 0h4c2 0 2 2.500 0 2.500h-4M13.500 18l6-3c2-.5 2.500 1.500 1 2.500l-6.500 4H2.500",
    like: "wood",
  },
  threaten: { solid: "M12 2 22.500 21h-21z", line: "M12 8.500v6M12 17.500v.2", like: "mil" },
  break: {
    line: "M9 7.500H7a4.500 4.500 0 0 0 0 9h2M15 7.500h2a4.500 4.500 0 0 1 0 9h-2M11 3.500l.7 3M14.500 4l-1.200 2.700M10 20l1-2.700M13.500 20.500l-.7-3",
  },
  alliance: {
    line: "M10.500 16.500H7a4.500 4.500 0 0 1 0-9h3.500M13.500 7.500H17a4.500 4.500 0 0 1 0 9h-3.500M8 12h8",
  },
  trade: {
    solid:
      "M3 20.500v-7c0-3 2-4 3.500-5.500 1.500 0 2 2.500 3 2.500s1.500-2.500 3-2.500c2 1.500 2.500 3 4 3 1 0 1.500-1 1.500-3V5.500c0-2 1-3 2.500-3l2 1v2.500h-2.300l-.2 6c0 3-2 4-3.500 4.500v4H15V16H6.500v4.500z",
    like: "sand",
  },
  exchange: { line: "M4 8.500h15M15 4.500l4 4-4 4M20 16H5M9 12l-4 4 4 4" },
  birth: { solid: WORKER, line: "M20.500 3v6M17.500 6h6", like: "worker" },
  campaign: {
    solid: "M3 9h4l10-5.500v16L7 14H3z",
    line: "M7.500 14.200l1.500 6h3l-1-4.700M20 8.500c1.500 2 1.500 4.500 0 6.500",
    like: "pol",
  },
  link: { solid: ROAD, line: "M12 5.500v2.500M12 11v3M12 17v2.500M20 3v5M17.500 5.500h5", like: "route" },
  reclaim: {
    solid: "M13.500 11.500c3-3 6-3.500 8-1.500 0 4-2 7.500-6 10.500-2.500-1-4-2.500-4-5z",
    line: "M12.500 13 4 4.500M2.500 6l3.500-3.500",
    like: "wasteland",
  },
  build: {
    solid: "M4.500 6.500 11 2.500l6.500 4-3 4.500-3-1.800-3.500 2z",
    line: "M11.500 9.500l8 12",
    like: "steel",
  },
  war: {
    line: "M3.500 3l14 15M20.500 3l-14 15M14.500 20.500l6-5.500M9.500 20.500l-6-5.500M17.500 18l3 3.500M6.500 18l-3 3.500",
    like: "mil",
  },
  peace: { solid: THUMB, like: "good" },
  "thumb-down": { solid: THUMB, like: "bad" },
  rest: { solid: "M3 20.500 12 4l9 16.500z", line: "M12 9l-4 11.500M12 9l4 11.500", like: "paper" },
  home: { solid: HOUSE, line: "M9.500 20.500v-6h5v6", like: "paper" },
  prosperity: {
    line: "M12 3v18M7.500 21h9M4 6.500h16M4 6.500 1.500 13.500h5L4 6.500M20 6.500l-2.500 7h5L20 6.500M1.500 13.500c.5 2.500 4.500 2.500 5 0M17.500 13.500c.5 2.500 4.500 2.500 5 0",
  },
  tile: { solid: "M3.500 3.500h17v17h-17z", line: "M7 17v-6l5-4 5 4v6zM10.500 17v-3.500h3V17", like: "paper" },
  deck: { solid: "M3 6.500h13v15H3z", line: "M7 6.500v-4h14v15h-5", like: "paper" },
  heroes: {},
  wonders: {},
  drop: { solid: DROP, like: "water" },
};
DRAWN.camel = DRAWN["camel-back"] = { ...DRAWN.trade };
DRAWN.heroes = { ...DRAWN.hero, like: "hero" };
DRAWN.wonders = { ...DRAWN.wonder, like: "wonder" };

/** Drawings that are others, turned. */
const TURNED: Readonly<Record<string, string>> = {
  "thumb-down": "rotate(180 12 12)",
  "camel-back": "matrix(-1 0 0 1 24 0)",
};

export const isDrawn = (name: string): boolean => name in DRAWN;

/** A drawing inside another one, in a box of 24. */
export const GlyphShape: FunctionComponent<{ name: string }> = ({ name }) => {
  const { solid, line, like = name } = DRAWN[name] ?? {};
  return (
    <g class={`pp-shape is-${like}`} transform={TURNED[name]}>
      {solid && <path class="solid" d={solid} fill-rule="evenodd" />}
      {line && <path class="line" d={line} />}
    </g>
  );
};

export const Glyph: FunctionComponent<{ name: string; size?: number; title?: string }> = ({
  name,
  size = 18,
  title,
}) => (
  <svg
    class="pp-glyph"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
  >
    {title && <title>{title}</title>}
    <GlyphShape name={name} />
  </svg>
);
