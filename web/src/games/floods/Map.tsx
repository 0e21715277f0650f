/** The map: what is printed, what stands on it, and what can be done there. */

import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { word } from "../../i18n";
import { IconButton } from "../../parts/Marks";
import { settings } from "../../state/settings";
import { keyOf } from "../facts";
import { hintOf } from "../offer";
import { type Camera, frameOf, kept, sees, useCamera } from "./camera";
import { Ground, nameOf, Patterns } from "./Ground";
import { bow, cellAt, type Place, type Point, SIDE, towards, way } from "./geometry";
import { Token } from "./glyphs";
import { cellLabel } from "./labels";
import { type Lit, litCells, orderOf, pawnsIn, refusalOf } from "./moves";
import { type Level, levelOf, Pieces } from "./Pieces";
import { personOf, type Table } from "./table";

const HEX = SIDE * Math.sqrt(3);

/** Where an order that is drawn up leads from and to: an arrow over land and sea, the short way round. */
const Arrow: FunctionComponent<{ table: Table; from: Point; to: Point }> = ({ table, from, to }) => (
  <path class="fl-arrow" d={bow(table.atlas.chart, from, to).path} marker-end="url(#fl-tip)" />
);

const MOVED: Record<string, string> = {
  "workers-moved": "workers",
  "warriors-moved": "warriors",
  "boats-moved": "boats",
  "workers-fled": "workers",
  "warriors-fled": "warriors",
};

/** Pawns that have just moved travel to where they are now. */
const Flights: FunctionComponent<{ table: Table; px: number }> = ({ table, px }) => {
  const { chart } = table.atlas;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
    <g aria-hidden="true" class="fl-flights">
      {table.recent.map((entry, n) => {
        const kind = MOVED[entry.kind];
        const from = chart.places.get(keyOf(entry.say, "from") ?? "")?.at;
        const to = chart.places.get(keyOf(entry.say, "to") ?? keyOf(entry.say, "cell") ?? "")?.at;
        if (!kind || !from || !to || entry.seat === null) return null;
        const { x, y } = way(chart, to, from);
        return (
          <g key={`${entry.move} ${n}`} transform={`translate(${to.x} ${to.y})`}>
            <g class="fl-flight" style={{ "--fx": `${x}px`, "--fy": `${y}px`, animationDelay: `${n * 90}ms` }}>
              <g transform={`scale(${px})`}>
                <Token colour={personOf(table, entry.seat).colour} kind={kind} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
};

/** Cells that the sea has just taken: it comes in with a wave. */
const floodedNow = (table: Table): string[] =>
  table.recent.filter((entry) => entry.kind === "flooded").flatMap((entry) => keyOf(entry.say, "cell") ?? []);

const NEWS = ["battle-won", "battle-drawn", "naval-won", "naval-drawn", "captured", "civil-war", "cell-lost", "built"];
const newsCells = (table: Table): string[] =>
  table.recent.filter((entry) => NEWS.includes(entry.kind)).flatMap((entry) => keyOf(entry.say, "cell") ?? []);

interface CellProps {
  table: Table;
  place: Place;
  lit: Lit | undefined;
  focusable: boolean;
  act: (code: string) => void;
  walk: (code: string, key: string) => boolean;
}

const CellOn: FunctionComponent<CellProps> = ({ table, place, lit, focusable, act, walk }) => {
  const { code } = place;
  const [component, cell] = [table.atlas.cells.get(code), table.view.cells[code]];
  if (!component || !cell) return null;
  const holder = cell.controller === null ? null : personOf(table, cell.controller);
  const refused = lit ? null : refusalOf(table, code);
  const classes = [
    "fl-cell",
    `is-${cell.status}`,
    lit ? `can lit-${lit.how}` : "",
    lit && table.picked === lit.words ? "picked" : "",
    holder ? "held" : "",
    orderOf(table, table.plans.order)?.from === code || table.plans.site?.cell === code ? "taken" : "",
  ];
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      role="button"
      tabindex={focusable ? 0 : -1}
      aria-label={cellLabel(table, code, lit?.how === "target")}
      data-cell={code}
      data-move={lit?.words}
      {...(refused && { "data-why": refused })}
      data-hint={lit ? hintOf(table, [lit.words]) : null}
      style={holder ? { "--seat": `var(--seat-${holder.colour})` } : {}}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          act(code);
        } else if (event.key === "i") table.inspect(code);
        else if (walk(code, event.key)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <path class="fl-hit" d={place.outline} />
      {holder && <path class="fl-held" d={place.outline} clip-path={`url(#fl-in-${code})`} />}
      <path class="fl-ring" d={place.outline} />
    </g>
  );
};

/** What stands on a cell; its sentence says it to those who do not see it. */
const Standing: FunctionComponent<{ table: Table; place: Place; level: Level; scale: number }> = ({
  table,
  place,
  level,
  scale,
}) => {
  const { code, at, wide, high } = place;
  const [component, cell] = [table.atlas.cells.get(code), table.view.cells[code]];
  if (!component || !cell) return null;
  const grab = table.mine ? pawnsIn(table, code).join(" ") : "";
  return (
    <g data-at={code} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <Pieces
        component={component}
        cell={cell}
        name={nameOf(code)}
        people={table.people}
        level={level}
        wide={wide / scale}
        high={high / scale}
        grab={grab || null}
      />
    </g>
  );
};

export const WorldMap: FunctionComponent<{
  table: Table;
  act: (code: string) => void;
  take: (figure: string) => void;
}> = ({ table, act, take }) => {
  const { atlas, view, planner } = table;
  const { chart } = atlas;
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Point | null>(null);
  const held = useRef<string | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const lit = litCells(table, table.plans);
  const home = useMemo(() => homeOf(table), [table.me, atlas]);
  const looking = useCamera(svg, chart, home, {
    takes(event) {
      held.current = (event.target as Element).closest<SVGElement>("[data-grab]")?.dataset.grab ?? null;
      return held.current !== null;
    },
    lift: () => held.current && take(held.current),
    drag: setDrag,
    drop(at) {
      setDrag(null);
      const code = cellAt(chart, at);
      if (code) act(code);
    },
    click(at, event) {
      const code = cellAt(chart, at);
      const figure = (event.target as Element).closest<SVGElement>("[data-grab]")?.dataset.grab;
      if (figure && !lit.get(code ?? "")?.how.match(/target|attack/)) take(figure);
      else if (code) act(code);
    },
  });
  const { camera, size } = looking;
  const px = 1 / camera.scale;
  const hex = HEX * camera.scale;
  const level = levelOf(hex);
  const grow = level === "near" ? Math.max(1, Math.min(1.6, hex / 52)) : 1;
  const frame = frameOf(camera, size);
  const whole = chart.wraps && frame.width > chart.width && Math.abs(camera.x - chart.width / 2) < 1;
  const flooded = floodedNow(table);
  const news = newsCells(table);
  const ground = useMemo(
    () => <Ground atlas={atlas} cells={view.cells} drowning={view.drownNext} />,
    [atlas, statusKey(table), settings.value.language],
  );
  const order = orderOf(table, table.plans.order);
  const start = order && chart.places.get(order.from)?.at;
  const [firstLit] = lit.keys();
  const stop = focus ?? firstLit ?? [...chart.places.keys()][0];
  const walk = (code: string, key: string): boolean => {
    const next = towards(chart, code, atlas.cells.get(code)?.neighbours ?? [], key);
    if (!next) return false;
    setFocus(next);
    svg.current?.querySelector<SVGGElement>(`[data-cell="${next}"]`)?.focus();
    return true;
  };
  const isSeen = (code: string): boolean => {
    const at = chart.places.get(code)?.at;
    return at !== undefined && sees(chart, size, camera, at);
  };
  /** What is spoken of is never out of sight. */
  const bring = (code: string): void => {
    const at = chart.places.get(code)?.at;
    if (at && !isSeen(code)) looking.look(kept(chart, size, { ...camera, ...at } as Camera));
  };
  const about = table.plans.site?.cell ?? order?.from ?? view.fleeing?.cell ?? null;
  useEffect(() => {
    const wanted = about ?? (table.mine && lit.size > 0 && ![...lit.keys()].some(isSeen) ? firstLit : null);
    if (wanted) bring(wanted);
  }, [about, view.question, view.asked, table.mine, table.plans.site?.building]);
  /** On a map that wraps, the camera may look at a copy of the cells. */
  const turns = chart.wraps ? [-chart.width, chart.width] : [];
  return (
    <div class="fl-map">
      <svg
        ref={svg}
        class={`fl-svg level-${level} ${whole ? "whole" : ""} ${drag ? "dragging" : ""}`}
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        // Until a new size is known letters are too large for a moment, and never too small.
        preserveAspectRatio="xMidYMid slice"
        style={{ "--px": `${px}px` }}
        role="group"
        aria-label={word("map-name")}
        data-arrows
        onFocusIn={(event) => {
          const code = (event.target as Element).closest<SVGElement>("[data-cell]")?.dataset.cell;
          if (!code) return;
          setFocus(code);
          if ((event.target as Element).matches(":focus-visible")) bring(code);
        }}
      >
        <Patterns />
        <defs>
          {["fl-tip", "fl-tip-attack"].map((id) => (
            <marker
              key={id}
              id={id}
              viewBox="0 0 10 10"
              refX="7"
              refY="5"
              markerWidth="4"
              markerHeight="4"
              orient="auto"
            >
              <path class="fl-arrowhead" d="M0 0 10 5 0 10z" />
            </marker>
          ))}
          {[...chart.places.values()].map(({ code, outline }) => (
            <clipPath key={code} id={`fl-in-${code}`}>
              <path d={outline} />
            </clipPath>
          ))}
        </defs>
        <rect
          class="fl-water"
          x={-chart.width * 2}
          y={-chart.height * 2}
          width={chart.width * 5}
          height={chart.height * 5}
        />
        <rect
          class="fl-watermarks"
          x={-chart.width * 2}
          y={-chart.height * 2}
          width={chart.width * 5}
          height={chart.height * 5}
          fill="url(#fl-ripples)"
        />
        <g id="fl-scene">
          {ground}
          {flooded.map((code) => (
            <path key={code} class="fl-surge" d={chart.places.get(code)?.outline} />
          ))}
          <g class="fl-cells">
            {litLast([...chart.places.values()], lit).map((place) => (
              <CellOn
                key={place.code}
                table={table}
                place={place}
                lit={lit.get(place.code)}
                focusable={place.code === stop}
                act={act}
                walk={walk}
              />
            ))}
          </g>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus. */}
          <g class="fl-standing" aria-hidden="true">
            {[...chart.places.values()]
              .toSorted((a, b) => a.at.y - b.at.y)
              .map((place) => (
                <Standing key={place.code} table={table} place={place} level={level} scale={px * grow} />
              ))}
          </g>
          {planner && <planner.Arrows table={table} orders={planner.orders} px={px * grow} />}
          {news.map((code) => (
            <path key={code} class="fl-news" d={chart.places.get(code)?.outline} />
          ))}
        </g>
        {turns.map((turn) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <use> without a tabindex never has the focus.
          <use key={turn} href="#fl-scene" x={turn} class="fl-again" aria-hidden="true" />
        ))}
        {chart.wraps && [0, chart.width].map((x) => <path key={x} class="fl-seam" d={`M${x} 0V${chart.height}`} />)}
        {start && drag && <path class="fl-arrow" d={`M${start.x} ${start.y}L${nearer(table, start, drag)}`} />}
        {start && order && view.order?.to && (
          <Arrow table={table} from={start} to={chart.places.get(view.order.to)?.at ?? start} />
        )}
        <Flights table={table} px={px * grow} />
      </svg>
      <div class="fl-lens" role="group" aria-label={word("map-lens")}>
        <IconButton icon="more" label={word("map-nearer")} onClick={() => looking.zoom(1.5)} />
        <IconButton icon="less" label={word("map-farther")} onClick={() => looking.zoom(1 / 1.5)} />
        {looking.moved && <IconButton icon="board" label={word("map-whole")} onClick={looking.reset} />}
      </div>
    </div>
  );
};

const nearer = ({ atlas }: Table, from: Point, to: Point): string => {
  const { x, y } = way(atlas.chart, from, to);
  return `${from.x + x} ${from.y + y}`;
};

/** What of the ground changes during a game. */
const statusKey = ({ view }: Table): string =>
  `${view.map} ${Object.values(view.cells)
    .map(({ status }) => status[0])
    .join("")} ${view.drownNext.join()}`;

/** What can be chosen lies over the rest: its ring is never covered. */
const litLast = (places: Place[], lit: ReadonlyMap<string, Lit>): Place[] =>
  places.toSorted((a, b) => Number(lit.has(a.code)) - Number(lit.has(b.code)));

/** The middle of what I hold: there one begins to look on a small screen. */
function homeOf({ view, me, atlas }: Table): Point | null {
  const heart = atlas.map.cells.find(({ heart: at, home }) => at && home === (me ?? view.asked ?? 0));
  return (heart && atlas.chart.places.get(heart.code)?.at) ?? null;
}
