/** The board itself. On a small screen it shows the part that matters, large enough to tap, and the whole on demand. */

import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { settings } from "../../state/settings";
import { around, ACROSS, cameraOn, nearest, SIDE, WHOLE, type Region } from "./geometry";
import { Ground } from "./Ground";
import { deedOf, hintOf, litTiles } from "./moves";
import { aimed, Floors, Lights, Pieces, Range } from "./Pieces";
import { say, tell } from "./text";
import { playerOf, type Table } from "./table";
import type { TileInfo } from "./types";

const NARROW = "(max-width: 900px)";

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

/** The part of the board that matters now: what can be chosen and who chooses; otherwise the piece that acts and the middle. */
export function regionOf(table: Table): Region {
  const lit = [...litTiles(table).keys()].flatMap((name) => table.tiles.get(name) ?? []);
  const piece = table.tiles.get(playerOf(table, table.view.asked)?.tile ?? "");
  if (lit.length > 0) return around(piece && table.view.question === "go" ? [...lit, piece] : lit);
  return around([CENTRE, ...(piece ? [piece] : [])], 11, 1);
}

/** The tile under a click; beside one that can be chosen, that one: a finger is not a needle. */
function tileAt(table: Table, svg: SVGGElement, event: MouseEvent): TileInfo | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const [x, y] = [at.x / SIDE, at.y / SIDE];
  const under = nearest(table.box.tiles, x, y, 0.5);
  const lit = litTiles(table);
  if (under && lit.has(under.tile)) return under;
  return nearest(table.box.tiles.filter((tile) => lit.has(tile.tile)), x, y, under ? 0.7 : 0.95) ?? under;
}

/** The fountain as one thing to click when an action is asked for. */
const Well: FunctionComponent<{ table: Table }> = ({ table }) => {
  const deed = table.view.question === "action" && table.mine ? deedOf(table, ["collect"]) : null;
  if (!deed) return null;
  const act = (event: Event): void => { event.stopPropagation(); table.pick(deed.words); };
  return (
    <g
      class={`fr-well ${deed.can ? "can" : "cannot"} ${table.picked === "collect" ? "picked" : ""}`} role="button" tabindex={0} data-move="collect" data-hint={hintOf(table, ["collect"])} {...(!deed.can && { "data-why": "collect" })}
      aria-label={`${say.place("gold-fountain")}: ${deed.refusal ? tell("notPossible", { why: deed.refusal.sentence }) : tell("collect")}`}
      onClick={act} onKeyDown={(event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); act(event); } }}
    >
      <path class="fr-wellring" transform={`translate(${10.5 * SIDE} ${10.5 * SIDE})`} d="M-19 -40a19 19 0 0 1 38 0v21h21a19 19 0 0 1 0 38h-21v21a19 19 0 0 1-38 0v-21h-21a19 19 0 0 1 0-38h21z" />
    </g>
  );
};

export const Field: FunctionComponent<{ table: Table }> = ({ table }) => {
  const narrow = useNarrow();
  const [whole, setWhole] = useState(false);
  const camera = useRef<SVGGElement>(null);
  const region = narrow && !whole ? regionOf(table) : WHOLE;
  const colours = table.people.map((person) => person.colour).join();
  const ground = useMemo(() => <Ground tiles={table.box.tiles} people={table.people} />, [table.box, colours, settings.value.language]);
  const asksTile = table.mine && table.view.question !== "action";
  useEffect(() => {
    if (narrow && asksTile) camera.current?.ownerSVGElement?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [narrow, asksTile, table.view.question]);
  const click = (event: MouseEvent): void => {
    if (!asksTile || !camera.current) return;
    const tile = tileAt(table, camera.current, event);
    if (tile) table.pick(`tile ${tile.tile}`);
  };
  return (
    <>
      <svg class={`fr-svg ${asksTile ? "asks" : ""} ${aimed(table) ? "aiming" : ""}`} viewBox={`0 0 ${ACROSS * SIDE} ${ACROSS * SIDE}`} role="group" aria-label={tell("board")} onClick={click}>
        <g class="fr-camera" ref={camera} style={{ transform: cameraOn(region) }}>
          {ground}
          <Floors table={table} />
          <Range table={table} />
          <Well table={table} />
          <Lights table={table} />
          <Pieces table={table} />
        </g>
      </svg>
      {narrow && <button type="button" class="fr-zoom" aria-pressed={whole} onClick={() => setWhole(!whole)}>{whole ? tell("near") : tell("whole")}</button>}
    </>
  );
};
