/** The board itself. On a small screen it shows the part that matters, large enough to tap, and the whole on demand. */

import type { FunctionComponent, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { settings } from "../../state/settings";
import { deedOf, hintOf } from "../offer";
import { refusalLabel } from "../why";
import { Edge, Ground, ShopNames } from "./Ground";
import { ACROSS, around, cameraOn, frameOf, nearer, nearest, type Region, SIDE, WHOLE } from "./geometry";
import { litTiles } from "./moves";
import { aimed, Floors, Lights, Pieces, Range, Shots } from "./Pieces";
import { playerOf, type Table } from "./table";
import type { TileComponent } from "./views";

const NARROW = "(max-width: 900px)";
/** The least side of a tile, in pixels, that a thumb hits. */
const THUMB = 45;

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const heard = (): void => setNarrow(query.matches);
    query.addEventListener("change", heard);
    return () => query.removeEventListener("change", heard);
  }, []);
  return narrow;
}

const CENTRE = { row: 10, column: 10 };

/** The part of the board that matters now: a range, or what can be chosen and who chooses; otherwise the piece that acts and the middle. */
export function regionOf(table: Table): Region {
  const lit = [...litTiles(table).keys()].flatMap((name) => table.tiles.get(name) ?? []);
  const piece = table.tiles.get(playerOf(table, table.view.asked)?.tile ?? "");
  const range = table.items.get(aimed(table) ?? "")?.range;
  if (range && piece)
    return around([-range, range].map((far) => ({ row: piece.row + far, column: piece.column + far })));
  const about = table.view.question === "go" ? piece : table.tiles.get(table.view.gate ?? "");
  if (lit.length > 0) return around(about ? [...lit, about] : lit);
  return around([CENTRE, ...(piece ? [piece] : [])], 11, 1);
}

/** The tile under a click; beside one that can be chosen, that one: a finger is not a needle. */
function tileAt(table: Table, svg: SVGGElement, event: MouseEvent): TileComponent | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const [x, y] = [at.x / SIDE, at.y / SIDE];
  const under = nearest(table.box.tiles, x, y, 0.5);
  const lit = litTiles(table);
  if (under && lit.has(under.tile)) return under;
  return (
    nearest(
      table.box.tiles.filter((tile) => lit.has(tile.tile)),
      x,
      y,
      under ? 0.7 : 0.95,
    ) ?? under
  );
}

/** The fountain as one thing to click when an action is asked for. */
const Well: FunctionComponent<{ table: Table }> = ({ table }) => {
  const deed = table.view.question === "action" && table.mine ? deedOf(table, ["collect"]) : null;
  if (!deed) return null;
  const act = (event: Event): void => {
    event.stopPropagation();
    table.pick(deed.words);
  };
  return (
    <g
      class={`fr-well ${deed.can ? "can" : "cannot"} ${table.picked === "collect" ? "picked" : ""}`}
      role="button"
      tabindex={0}
      data-move="collect"
      data-hint={hintOf(table, ["collect"])}
      {...(!deed.can && { "data-why": "collect" })}
      aria-label={`${thing("place", "gold-fountain")}: ${deed.can ? word("move-collect") : refusalLabel(table, deed)}`}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          act(event);
        }
      }}
    >
      <path
        class="fr-wellring"
        transform={`translate(${10.5 * SIDE} ${10.5 * SIDE})`}
        d="M-19 -40a19 19 0 0 1 38 0v21h21a19 19 0 0 1 0 38h-21v21a19 19 0 0 1-38 0v-21h-21a19 19 0 0 1 0-38h21z"
      />
    </g>
  );
};

/** How wide the board is drawn, in pixels: known before it is painted, or its letters would be too small for a moment. */
function useWidth(svg: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(ACROSS * SIDE);
  useLayoutEffect(() => {
    const drawn = svg.current;
    if (!drawn) return undefined;
    const measure = (): void => setWidth(drawn.clientWidth || ACROSS * SIDE);
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(drawn);
    return () => sized.disconnect();
  }, []);
  return width;
}

export const Field: FunctionComponent<{ table: Table }> = ({ table }) => {
  const narrow = useNarrow();
  const [whole, setWhole] = useState(false);
  const camera = useRef<SVGGElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const frame = frameOf(width);
  /** So many units of the drawing are one pixel of the screen: letters are never smaller than they can be read. */
  const units = (ACROSS * SIDE + 2 * frame) / width;
  const [close, setClose] = useState<Region | null>(null);
  const region = !narrow ? WHOLE : (close ?? (whole ? WHOLE : regionOf(table)));
  const colours = table.people.map((person) => `${person.colour} ${person.name}`).join();
  const ground = useMemo(
    () => <Ground tiles={table.box.tiles} people={table.people} />,
    [table.box, colours, settings.value.language],
  );
  const asksTile = table.mine && table.view.question !== "action";
  useEffect(() => {
    if (narrow && asksTile) svg.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [narrow, asksTile, table.view.question]);
  const { question, asked } = table.view;
  const building = question === "place" || question === "remove";
  useEffect(() => {
    if (!building && !table.picked) setClose(null);
  }, [building, table.picked, question, asked]);
  /** Where tiles are too small for a thumb, a touch proposes one and comes nearer, so that the next touch is sure. */
  const touch = ({ tile, row, column }: TileComponent): void => {
    const words = `tile ${tile}`;
    const size = (ACROSS * SIDE) / units / THUMB;
    if (!narrow || region.size <= size || !litTiles(table).has(tile)) {
      table.pick(words);
      return;
    }
    setClose(nearer(region, { row, column }, size));
    table.choose(words);
  };
  const click = (event: MouseEvent): void => {
    const tile = asksTile && camera.current && tileAt(table, camera.current, event);
    if (tile) touch(tile);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, each tile that can be chosen is a button of its own. */}
      <svg
        class={`fr-svg ${asksTile ? "asks" : ""} ${aimed(table) ? "aiming" : ""}`}
        viewBox={`${-frame} ${-frame} ${ACROSS * SIDE + 2 * frame} ${ACROSS * SIDE + 2 * frame}`}
        ref={svg}
        style={{ "--px": `${units}px` }}
        role="group"
        aria-label={word("board-name")}
        onClick={click}
      >
        <clipPath id="fr-window">
          <rect width={ACROSS * SIDE} height={ACROSS * SIDE} />
        </clipPath>
        <g clip-path={narrow ? "url(#fr-window)" : undefined}>
          <g
            class="fr-camera"
            ref={camera}
            style={{ transform: cameraOn(region), "--px": `${(units * region.size) / ACROSS}px` }}
          >
            {ground}
            <Floors table={table} />
            <Range table={table} />
            <Well table={table} />
            <Lights table={table} touch={touch} />
            <Pieces table={table} />
            <ShopNames tiles={table.box.tiles} />
            <Shots table={table} />
          </g>
        </g>
        <Edge tiles={table.box.tiles} region={region} frame={frame} />
      </svg>
      {narrow && (
        <button
          type="button"
          class="fr-zoom"
          aria-pressed={close ? undefined : whole}
          onClick={() => (close ? setClose(null) : setWhole(!whole))}
        >
          {word(`board-${close ? "wider" : whole ? "near" : "whole"}`)}
        </button>
      )}
    </>
  );
};
