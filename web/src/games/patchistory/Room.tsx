/** One room, drawn inside an `<svg>` (100 units are one cell, unless `unit` says otherwise).
 *
 *   <RoomShape kind="industry" free={{ food: 1 }} box={{ minerals: 2 }} wide={1} high={1} x={0} y={0} unit={60} />
 *
 * Props are stable; everything but `kind` has a default:
 *   kind      what the room is; buildings have a roof of their own shape as well as a colour
 *   free      symbols that are always active; box: those in the Activity Box, null for no box
 *   wide high in cells, 1 or 2; x y: upper left corner in user units; unit: user units for a cell
 *   active    of the box: true filled with gold, false pale, left out as printed
 *   worker    the colour of the seat whose worker is here; workers: how many, written if more than one
 *   figure    key of the hero or wonder; era: 1 to 3, chooses its frame
 *   name      of the hero or wonder, written below its picture in `text` user units (give one that is 13 px on screen);
 *             numbers are no smaller than that
 *   tile      it is on a construction tile: it has a second edge
 *   mini      for cells below 40 px: only the kind, large; a gold edge for a box, a dot for a worker
 *
 * `<WorkerMark>` is a worker alone, around the origin, 24 units wide. `seatAt(room)` says where a worker is in a room, in
 * hundredths of a cell, for those who draw workers above all rooms.
 */

import type { FunctionComponent } from "preact";
import { SHAPES } from "../../parts/Marks";
import type { Colour } from "../../state/protocol";
import { GlyphShape } from "./glyphs";
import { type Motif as Drawing, HEROES, pictureOf, WONDERS } from "./motifs";
import "./room.css";
import type { RoomComponent } from "./views";

export type Kind = RoomComponent["kind"];
export type Symbols = Readonly<Record<string, number>>;

/** What decides where things are in a room. */
export interface Plan {
  kind: Kind;
  free?: Symbols;
  box?: Symbols | null;
  wide?: number;
  high?: number;
}

export interface RoomProps extends Plan {
  x?: number;
  y?: number;
  unit?: number;
  active?: boolean;
  worker?: Colour | null;
  workers?: number;
  figure?: string | null;
  era?: number;
  name?: string;
  text?: number;
  tile?: boolean;
  mini?: boolean;
}

interface Zone {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** General Buildings in the order of the rulebook. */
export const GENERAL = ["culture", "politics", "economy", "military", "traffic", "industry"] as const satisfies Kind[];
export const KINDS = [...GENERAL, "special", "wasteland", "water", "hero", "wonder"] as const satisfies Kind[];
/** Symbols in the order in which they are printed and counted. */
export const STATUSES = ["vp", "pol", "money", "mil", "shields", "tra", "food", "minerals"] as const;

const [ROOF, EDGE] = [24, 4];
/** More than this many of a symbol are a number and one symbol. */
const REPEATED = 2;

const isFigure = (kind: Kind): boolean => kind === "hero" || kind === "wonder";
const isEmpty = (kind: Kind): boolean => kind === "wasteland" || kind === "water";

/** Where the symbols are, the free ones and the box. */
export function zonesOf({ kind, free = {}, box = null, wide = 1, high = 1 }: Plan): { free: Zone; box: Zone | null } {
  const [w, h] = [100 * wide, 100 * high];
  const any = Object.keys(free).length > 0;
  if (isFigure(kind))
    return { free: w > h ? { x: 104, y: h - 44, w: 90, h: 34 } : { x: 8, y: h - 35, w: w - 16, h: 28 }, box: null };
  const body = { x: EDGE + 3, y: ROOF + 2, w: w - 2 * EDGE - 6, h: h - ROOF - EDGE - 5 };
  if (!box) return { free: body, box: null };
  if (!any) {
    const tall = Math.min(body.h, 54 * Math.max(1, high * 0.8));
    return { free: body, box: { ...body, y: body.y + (body.h - tall) / 2, h: tall } };
  }
  if (w > h) {
    const half = body.w / 2 - 3;
    return { free: { ...body, w: half }, box: { ...body, x: body.x + half + 6, w: half } };
  }
  const upper = body.h * 0.48;
  return { free: { ...body, h: upper }, box: { ...body, y: body.y + upper + 2, h: body.h - upper - 2 } };
}

const seatRadius = ({ w, h }: Zone): number => Math.min(h / 2 - 3, w * 0.19, 26);

/** The middle of a worker in the room, in hundredths of a cell from its upper left corner. */
export function seatAt(plan: Plan): { x: number; y: number; r: number } {
  const { wide = 1, high = 1, kind } = plan;
  const { box } = zonesOf(plan);
  if (box) {
    const r = seatRadius(box);
    return { x: box.x + 4 + r, y: box.y + box.h / 2, r };
  }
  if (isEmpty(kind)) return { x: 50 * wide, y: 50 * high, r: 19 };
  if (isFigure(kind)) return wide > high ? { x: 24, y: 100 * high - 24, r: 17 } : { x: 100 * wide - 24, y: 25, r: 17 };
  return { x: 100 * wide - 22, y: 100 * high - 23, r: 16 };
}

interface Placed {
  name: string;
  x: number;
  size: number;
  /** A number before the symbol, as wide as this; 0 for a symbol alone. */
  count: number;
  wide: number;
  font: number;
}

/** The height of a number beside its symbol, and the width of a digit beside its height. */
const [FONT, DIGIT] = [0.92, 0.67];
/** Digits fill two thirds of the height of their font, so a number may be this much higher than its zone. */
const HIGHER = 1.3;

/** Symbols side by side, as large as they can be: two of a kind are a number too where that makes them larger. Numbers are at
 * least `least` high, whatever is left for the symbols. */
export function rowOf(symbols: Symbols, zone: Zone, most: number, least = 0): Placed[] {
  const [spread, counted] = [REPEATED, 1].map((repeated) => laidOut(symbols, zone, most, repeated, least));
  return (counted?.[0]?.size ?? 0) > 1.15 * (spread?.[0]?.size ?? 0) ? (counted ?? []) : (spread ?? []);
}

/** How wide a number is, as a share of the height of its digits. */
const digits = (count: number): number => (count === 0 ? 0 : count > 9 ? 1.8 * DIGIT : DIGIT);

function laidOut(symbols: Symbols, { w, h }: Zone, most: number, repeated: number, least: number): Placed[] {
  const known = STATUSES.filter((name) => (symbols[name] ?? 0) > 0);
  const items = known.flatMap((name) => {
    const count = symbols[name] ?? 0;
    return count > repeated ? [{ name, count }] : Array.from({ length: count }, () => ({ name, count: 0 }));
  });
  const wide = items.reduce((all, { count }) => all + digits(count), 0);
  const bare = items.length + 0.1 * (items.length - 1);
  const free = Math.min(most, h * 0.94, w / Math.max(bare + wide * FONT, 1));
  const font = Math.max(free * FONT, Math.min(least, HIGHER * h));
  const size = font > free * FONT ? Math.min(free, (w - wide * font) / Math.max(bare, 1)) : free;
  let at = (w - wide * font - bare * size) / 2;
  return items.map((one) => {
    const placed = { ...one, x: at, size, wide: digits(one.count) * font, font };
    at += placed.wide + 1.1 * size;
    return placed;
  });
}

/** Symbols in a zone: up to two of a kind beside each other, more of them with their number. */
export const SymbolRow: FunctionComponent<{ symbols: Symbols; zone: Zone; most?: number; least?: number }> = ({
  symbols,
  zone,
  most = 40,
  least = 0,
}) => (
  <g class="pp-symbols" transform={`translate(${zone.x} ${zone.y + zone.h / 2})`}>
    {rowOf(symbols, zone, most, least).map(({ name, x, size, count, wide, font }, n) => (
      <g key={n} transform={`translate(${x} 0)`}>
        {count > 0 && (
          <text class="pp-count" x={wide / 2} y={font * 0.35} font-size={font}>
            {count}
          </text>
        )}
        <g transform={`translate(${wide} ${-size / 2}) scale(${size / 24})`}>
          <GlyphShape name={name} />
        </g>
      </g>
    ))}
  </g>
);

/** A worker of a seat: the seat's shape and colour with a figure in it, 24 by 24 around the origin. */
export const WorkerMark: FunctionComponent<{ colour: Colour; count?: number }> = ({ colour, count = 1 }) => (
  <g class="pp-worker" style={{ "--seat": `var(--seat-${colour})` }}>
    <path class="pp-plate" d={SHAPES[colour]} transform="translate(-14.400 -14.400) scale(1.200)" />
    {count > 1 ? (
      <text class="pp-many" y={colour === "green" ? 8.5 : 5}>
        {count}
      </text>
    ) : (
      <g class="pp-figure" transform={`translate(-7.200 ${colour === "green" ? -4.5 : -7.4}) scale(.600)`}>
        <GlyphShape name="worker" />
      </g>
    )}
  </g>
);

const each = (wide: number, count: number, draw: (x: number, step: number) => string): string => {
  const step = (100 * wide - 2 * EDGE) / (count * wide);
  return Array.from({ length: count * wide }, (_, n) => draw(EDGE + n * step, step)).join("");
};

/** The roofs: a shape for every kind of building, as wide as the room. */
const ROOFS: Partial<Record<Kind, (wide: number) => string>> = {
  culture: (wide) =>
    `M4 19h${100 * wide - 8}v8H4z${each(wide, 1, (x, s) => `M${x + s * 0.16} 19c0-20 ${s * 0.68}-20 ${s * 0.68} 0z`)}`,
  politics: (wide) =>
    `M4 20h${100 * wide - 8}v7H4z${each(wide, 1, (x, s) => `M${x + 2} 20 ${x + s / 2} 5l${s / 2 - 2} 15z`)}`,
  economy: (wide) => each(wide, 4, (x, s) => `M${x} 6h${s}v12a${s / 2} 9 0 0 1-${s} 0z`),
  military: (wide) => `M4 17h${100 * wide - 8}v10H4z${each(wide, 4, (x, s) => `M${x} 7h${s * 0.6}v10h-${s * 0.6}z`)}`,
  traffic: (wide) =>
    `M4 6h${100 * wide - 8}v6H4z${each(wide, 2, (x, s) => `M${x} 12h${s}v15h-${s * 0.12}c0-14-${s * 0.76}-14-${s * 0.76} 0h-${s * 0.12}z`)}`,
  industry: (wide) => each(wide, 3, (x, s) => `M${x} 27V7l${s} 11v9z`),
  special: (wide) => each(wide, 4, (x, s) => `M${x + s * 0.12} 8h${s * 0.76}l-${s * 0.38} 15z`),
};

/** Every other stripe of an awning is pale. */
const stripes = (wide: number): string =>
  each(wide, 4, (x, s) => (Math.round((x - EDGE) / s) % 2 ? `M${x} 6h${s}v12a${s / 2} 9 0 0 1-${s} 0z` : ""));

const Roof: FunctionComponent<{ kind: Kind; wide: number }> = ({ kind, wide }) => (
  <g class="pp-roof" transform={`scale(1 ${ROOF / 27})`}>
    <path d={ROOFS[kind]?.(wide) ?? ""} />
    {kind === "economy" && <path class="pale" d={stripes(wide)} />}
    {kind === "special" && <path class="string" d={`M4 8h${100 * wide - 8}`} />}
  </g>
);

const Waves: FunctionComponent<{ wide: number; high: number }> = ({ wide, high }) => (
  <path
    class="pp-waves"
    d={Array.from({ length: 4 * high }, (_, n) => {
      const from = n % 2 ? 10 : 18;
      return `M${from} ${18 + n * 22}${"q8-9 16 0t16 0".repeat(wide * 2 + (wide - 1))}`;
    }).join("")}
  />
);

const TUFT = "m0 0-3-11m7 11 2-14m3 14 5-9";

const Waste: FunctionComponent<{ wide: number; high: number }> = ({ wide, high }) => (
  <path
    class="pp-waste"
    d={Array.from({ length: wide * high }, (_, n) => {
      const [x, y] = [100 * (n % wide), 100 * Math.floor(n / wide)];
      return `M${x + 24} ${y + 36}${TUFT}M${x + 62} ${y + 56}${TUFT}M${x + 26} ${y + 82}${TUFT}M${x + 66} ${y + 26}h8M${x + 14} ${y + 56}h11M${x + 62} ${y + 80}h16M${x + 44} ${y + 66}h5`;
    }).join("")}
  />
);

/** The frame of a picture: a round arch in Era I, a pointed one in Era II, steps in Era III. */
function frameOf({ x: l, y: t, w, h }: Zone, era: number): string {
  const [r, b, middle] = [l + w, t + h, l + w / 2];
  const rise = Math.min(30, h * 0.4);
  if (era === 1) return `M${l} ${b}V${t + rise}Q${l} ${t} ${middle} ${t}T${r} ${t + rise}V${b}z`;
  if (era === 2)
    return `M${l} ${b}V${t + rise}Q${l + 4} ${t + rise * 0.35} ${middle} ${t}Q${r - 4} ${t + rise * 0.35} ${r} ${t + rise}V${b}z`;
  const step = rise / 3;
  return `M${l} ${b}V${t + 2 * step}h${step}v-${step}h${step}v-${step}H${r - 2 * step}v${step}h${step}v${step}h${step}V${b}z`;
}

/** A name in lines that fit. */
export function linesOf(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const part of name.split(/ |(?<=-)/)) {
    const last = lines.at(-1);
    const joined = `${last}${last?.endsWith("-") ? "" : " "}${part}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines;
}

interface PictureProps {
  hero: boolean;
  wide: number;
  high: number;
  era: number;
  name: string;
  text: number;
  figure: string;
  /** It has no symbols, so its picture has their room. */
  bare: boolean;
}

const Motif: FunctionComponent<{ of: Drawing | undefined }> = ({ of }) => (
  <>
    <path class="pp-motif" d={of?.solid ?? ""} />
    {of?.line && <path class="pp-motif-line" d={of.line} />}
  </>
);

/** The frame with its picture. A wide room has the name beside it, others inside. */
const Picture: FunctionComponent<PictureProps> = ({ hero, wide, high, era, name, text, figure, bare }) => {
  const [w, h] = [100 * wide, 100 * high];
  const beside = wide > high;
  const frame = beside ? { x: 8, y: 8, w: 92, h: h - 16 } : { x: 8, y: 8, w: w - 16, h: h - (bare ? 16 : 46) };
  const words = beside ? { x: 102, w: w - 106 } : { x: 8, w: w - 14 };
  const lines = name ? linesOf(name, Math.floor(words.w / (text * 0.54))) : [];
  const own = pictureOf(figure);
  const motif = hero ? (HEROES[era] ?? HEROES[1]) : (own ?? WONDERS[era] ?? WONDERS[1]);
  const step = text * 1.08;
  const foot = frame.y + frame.h - (beside || lines.length === 0 ? 3 : lines.length * step + 9);
  const size = Math.min(hero ? 112 : !beside && motif?.slim ? 124 : frame.w - 8, foot - frame.y - 6);
  const first = beside ? (h - 44 - lines.length * step) / 2 + text + 2 : foot + text + 4;
  return (
    <g class={`pp-picture era-${era}`}>
      <path class="pp-niche" d={frameOf(frame, era)} />
      <g transform={`translate(${frame.x + (frame.w - size) / 2} ${foot - size * 0.96}) scale(${size / 100})`}>
        <Motif of={motif} />
        {hero && own && (
          <g transform="translate(50 60) scale(.320)">
            <circle class="pp-medal" cx="50" cy="50" r="66" />
            <Motif of={own} />
          </g>
        )}
      </g>
      {lines.map((line, n) => (
        <text key={line} class="pp-name" x={words.x + words.w / 2} y={first + n * step} font-size={text}>
          {line}
        </text>
      ))}
    </g>
  );
};

const Box: FunctionComponent<{
  zone: Zone;
  symbols: Symbols;
  active: boolean | undefined;
  most: number;
  least: number;
}> = ({ zone, symbols, active, most, least }) => {
  const r = seatRadius(zone);
  const rest = { x: zone.x + 2 * r + 6, y: zone.y, w: zone.w - 2 * r - 9, h: zone.h };
  return (
    <g class={`pp-box ${active === undefined ? "" : active ? "on" : "off"}`}>
      <rect class="gold" x={zone.x} y={zone.y} width={zone.w} height={zone.h} rx="7" />
      <circle class="seat" cx={zone.x + 4 + r} cy={zone.y + zone.h / 2} r={r - 1} />
      <SymbolRow symbols={symbols} zone={rest} most={most} least={least} />
    </g>
  );
};

const Mini: FunctionComponent<RoomProps> = ({ kind, box, wide = 1, high = 1, worker }) => {
  const [w, h] = [100 * wide, 100 * high];
  return (
    <>
      <rect class="pp-floor" x="3" y="3" width={w - 6} height={h - 6} rx="9" />
      {box && <rect class="pp-goldedge" x="9" y="9" width={w - 18} height={h - 18} rx="6" />}
      <g transform={`translate(${w / 2 - 33} ${h / 2 - 33}) scale(2.750)`} opacity={worker ? 0.4 : 1}>
        <GlyphShape name={kind} />
      </g>
      {worker && (
        <g transform={`translate(${w / 2} ${h / 2}) scale(2.600)`}>
          <WorkerMark colour={worker} />
        </g>
      )}
    </>
  );
};

const Whole: FunctionComponent<RoomProps> = (props) => {
  const { kind, free = {}, box = null, wide = 1, high = 1, active, worker, workers = 1, figure, era = 1 } = props;
  const { name = "", text = 13, tile = false } = props;
  const [w, h] = [100 * wide, 100 * high];
  const zones = zonesOf(props);
  const most = wide * high === 4 ? 56 : wide * high === 2 ? 44 : box ? 34 : 42;
  const seat = seatAt(props);
  return (
    <>
      <rect class="pp-floor" x="2.500" y="2.500" width={w - 5} height={h - 5} rx="7" />
      {tile && <rect class="pp-tile" x="6.500" y="6.500" width={w - 13} height={h - 13} rx="4" />}
      {kind === "water" && <Waves wide={wide} high={high} />}
      {kind === "wasteland" && <Waste wide={wide} high={high} />}
      {isFigure(kind) && (
        <Picture
          hero={kind === "hero"}
          wide={wide}
          high={high}
          era={era}
          name={name}
          text={text}
          figure={figure ?? ""}
          bare={Object.keys(free).length === 0}
        />
      )}
      <Roof kind={kind} wide={wide} />
      <SymbolRow
        symbols={free}
        zone={isFigure(kind) && wide > high && !name ? { ...zones.free, y: 33 } : zones.free}
        most={isFigure(kind) ? 30 : most}
        least={text}
      />
      {box && zones.box && <Box zone={zones.box} symbols={box} active={active} most={most} least={text} />}
      {worker && (
        <g transform={`translate(${seat.x} ${seat.y}) scale(${seat.r / 12.5})`}>
          <WorkerMark colour={worker} count={workers} />
        </g>
      )}
    </>
  );
};

export const RoomShape: FunctionComponent<RoomProps> = (props) => {
  const { kind, x = 0, y = 0, unit = 100, mini = false } = props;
  return (
    <g class={`pp-room is-${kind}`} transform={`translate(${x} ${y}) scale(${unit / 100})`}>
      {mini ? <Mini {...props} /> : <Whole {...props} />}
    </g>
  );
};
