/** A territory, large: its rooms, who is in them, where they are planned to go, and the card that is being patched. */

import type { FunctionComponent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { hintOf } from "../offer";
import { soon } from "../soon";
import { type Extent, extentOf, nameOf } from "./extent";
import { roomSaid } from "./labels";
import { type Lit, litRooms, refusalOf, snapTo, towards, UNIT } from "./moves";
import { choosePlace, type Ghost, ghostAt, ghostOf, placementsOf, waitingFor } from "./patching";
import { RoomShape } from "./Room";
import { personOf, type Table } from "./table";
import type { PlacementView, PlanView, PlayerView, RoomView } from "./views";

const patch = soon<{
  table: Table;
  ghost: ReturnType<typeof ghostOf>;
  scale: number;
  hover: (ghost: Ghost | null) => void;
}>(() => import("./Patch").then((part) => part.Patch));
const arrows = soon<{ player: PlayerView; plan: PlanView }>(() => import("./Arrows").then((part) => part.Arrows));

/** What is drawn around the territory, in cells. */
const MARGIN = 0.06;
/** From this many pixels for a cell on, heroes and wonders have their names written. */
const NAMED = 84;
/** Pixels above and beside it, where columns and rows have their letters and numbers. */
const RULER = 15;
const LEGIBLE = 13.4;
/** The least and the most pixels for a cell, its share of the ruler counted in the least; what needs more room than it has scrolls. */
const [LEAST, MOST] = [40, 150];

interface DrawnProps {
  table: Table;
  player: PlayerView;
  room: RoomView;
  scale: number;
}

const Drawn: FunctionComponent<DrawnProps> = ({ table, player, room, scale }) => {
  const pixels = scale * UNIT;
  const figure = room.figure ? table.printed.figures.get(room.figure) : undefined;
  return (
    <RoomShape
      kind={room.kind}
      free={room.free}
      box={room.box}
      wide={room.wide}
      high={room.high}
      x={room.x * UNIT}
      y={room.y * UNIT}
      {...(room.box ? { active: room.active } : {})}
      worker={room.workers > 0 ? personOf(table, player.seat).colour : null}
      workers={room.workers}
      figure={room.figure}
      era={figure?.era ?? 1}
      tile={room.tile !== null || room.reclaimed}
      text={Math.max(9, (LEGIBLE * 100) / pixels)}
      {...(room.figure && pixels >= NAMED ? { name: thing("figure", room.figure) } : {})}
    />
  );
};

interface RoomProps {
  table: Table;
  player: PlayerView;
  room: RoomView;
  lit: Lit | undefined;
  /** Whether Tab stops here; arrow keys reach the others. */
  stop: boolean;
}

/** What can be done with a room, over its picture. */
const Room: FunctionComponent<RoomProps> = ({ table, player, room, lit, stop }) => {
  const refused = lit || !table.mine ? null : refusalOf(table, room.cells);
  const act = (): void => {
    if (lit) take(table, lit);
    else if (refused) table.explain(refused);
    else table.inspect(room.tile ?? room.piece);
  };
  const press = (event: KeyboardEvent): void => {
    const next = towards(player.territory.rooms, room, event.key);
    const all = (event.currentTarget as Element).parentElement;
    if (event.key === "Enter" || event.key === " ") act();
    else if (next) all?.querySelector<SVGElement>(`[data-cell="${next.cell}"]`)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const picked = lit !== undefined && table.picked === lit.words;
  return (
    <g
      class={`pt-room readable ${lit ? `can lit-${lit.how}` : ""} ${picked ? "picked" : ""}`}
      data-cell={room.cell}
      data-move={lit?.words}
      data-why={refused}
      data-card={room.tile ?? room.piece}
      data-hint={lit ? hintOf(table, [lit.words]) : null}
      role="button"
      aria-label={[roomSaid(room, table.printed), lit ? word(`room-can-${lit.how}`) : ""].filter(Boolean).join(". ")}
      tabindex={stop ? 0 : -1}
      onClick={act}
      onKeyDown={press}
    >
      <rect
        class="pt-ring"
        x={room.x * UNIT + 4}
        y={room.y * UNIT + 4}
        width={room.wide * UNIT - 8}
        height={room.high * UNIT - 8}
        rx="8"
      />
    </g>
  );
};

/** Planning can be undone freely, so a click does it; what is paid or placed for good is proposed first. */
function take(table: Table, lit: Lit): void {
  if (table.view.question === "move") table.play(lit.words);
  else table.pick(lit.words);
}

/** How large something is on the screen. */
function useSize(): [{ current: SVGSVGElement | null }, { wide: number; high: number }] {
  const ref = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState({ wide: 500, high: 500 });
  useLayoutEffect(() => {
    if (!ref.current || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ wide: entry.contentRect.width, high: entry.contentRect.height });
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, size];
}

/** How near to the edge a finger that drags moves what is behind it, and by how much. */
const [EDGE, STEP] = [36, 14];

/** A territory that is larger than its room moves along with a card that is dragged to the edge. */
function scrollAlong(field: HTMLElement | null | undefined, { clientX, clientY }: PointerEvent): void {
  if (!field) return;
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const by = (at: number, from: number, to: number): number => (at < from + EDGE ? -STEP : at > to - EDGE ? STEP : 0);
  field.scrollBy(by(clientX, left, right), by(clientY, top, bottom));
}

interface Props {
  table: Table;
  player: PlayerView;
  hover: Ghost | null;
  setHover: (ghost: Ghost | null) => void;
}

export const Territory: FunctionComponent<Props> = ({ table, player, hover, setHover }) => {
  const [svg, size] = useSize();
  const { territory, seat } = player;
  const placements = seat === table.view.patching?.seat ? placementsOf(table) : [];
  const ghost = placements.length > 0 ? ghostOf(table, hover ?? waitingFor(table)) : null;
  const extent = extentOf(territory, placements);
  const [wide, high] = [extent.wide + 2 * MARGIN, extent.high + 2 * MARGIN];
  const scale = Math.max(Math.min((size.wide - RULER) / wide, (size.high - RULER) / high, MOST), 1) / UNIT;
  const ruler = RULER / scale / UNIT;
  const lit = litRooms(table, seat, table.me);
  const first = territory.rooms.find((room) => lit.has(room.cell)) ?? territory.rooms[0];
  const name = personOf(table, seat).name;

  const placeUnder = (event: PointerEvent): PlacementView | null => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return snapTo(placements, at.x / UNIT - 1, at.y / UNIT - 1);
  };
  const follow = (event: PointerEvent): void => {
    const place = placements.length > 0 ? placeUnder(event) : null;
    if (place?.cell !== hover?.cell) setHover(place ? ghostAt(table, place) : null);
    if (event.pointerType === "touch") scrollAlong(svg.current?.parentElement, event);
  };
  const drop = (event: PointerEvent): void => {
    const place = placements.length > 0 ? placeUnder(event) : null;
    if (!place) return;
    choosePlace(table, place);
    setHover(null);
  };
  const levels = [...new Set(territory.rooms.map((room) => room.level))].toSorted((a, b) => a - b);
  return (
    <svg
      ref={svg}
      class={`pt-land ${placements.length > 0 ? "patching" : ""}`}
      viewBox={[extent.x - MARGIN - ruler, extent.y - MARGIN - ruler, wide + ruler, high + ruler]
        .map((one) => one * UNIT)
        .join(" ")}
      style={{
        "--px": 1 / scale,
        minWidth: `${wide * LEAST}px`,
        minHeight: `${high * LEAST}px`,
        maxWidth: `${wide * MOST + RULER}px`,
        maxHeight: `${high * MOST + RULER}px`,
      }}
      role="group"
      aria-label={word("territory-of", { who: { seat }, name })}
      data-arrows
      data-territory={seat}
      {...(placements.length > 0
        ? {
            onPointerDown: follow,
            onPointerMove: follow,
            onPointerUp: drop,
            onPointerLeave: () => setHover(null),
            onPointerCancel: () => setHover(null),
          }
        : {})}
    >
      {placements.length > 0 && <Grid extent={extent} />}
      <Names extent={extent} corner={territory.corner} aside={(MARGIN + ruler / 2) * UNIT} />
      {levels.map((level) => (
        <g key={level} class="pt-piece">
          {territory.rooms
            .filter((room) => room.level === level)
            .map((room) => (
              <Drawn key={room.cell} table={table} player={player} room={room} scale={scale} />
            ))}
        </g>
      ))}
      {territory.rooms.map((room) => (
        <Room
          key={room.cell}
          table={table}
          player={player}
          room={room}
          lit={lit.get(room.cell)}
          stop={placements.length === 0 && room.cell === first?.cell}
        />
      ))}
      {table.view.plan && seat === table.me && <arrows.Part player={player} plan={table.view.plan} />}
      {placements.length > 0 && <patch.Part table={table} ghost={ghost} scale={scale} hover={setHover} />}
    </svg>
  );
};

/** The letters of the columns and the numbers of the rows, by which moves and the journal call rooms. */
const Names: FunctionComponent<{ extent: Extent; corner: string; aside: number }> = ({ extent, corner, aside }) => {
  const { x, y, wide, high } = extent;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
    <g class="pt-names" aria-hidden="true">
      {Array.from({ length: wide }, (_, n) => (
        <text key={`column ${n}`} x={(x + n + 0.5) * UNIT} y={y * UNIT - aside}>
          {nameOf(corner, x + n, 0)[0]}
        </text>
      ))}
      {Array.from({ length: high }, (_, n) => (
        <text key={`row ${n}`} x={x * UNIT - aside} y={(y + n + 0.5) * UNIT}>
          {nameOf(corner, 0, y + n).slice(1)}
        </text>
      ))}
    </g>
  );
};

const Grid: FunctionComponent<{ extent: Extent }> = ({ extent: { x, y, wide, high } }) => (
  <path
    class="pt-grid"
    d={[
      ...Array.from({ length: wide + 1 }, (_, n) => `M${(x + n) * UNIT} ${y * UNIT}v${high * UNIT}`),
      ...Array.from({ length: high + 1 }, (_, n) => `M${x * UNIT} ${(y + n) * UNIT}h${wide * UNIT}`),
    ].join("")}
  />
);
