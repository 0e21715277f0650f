/** The card that is being patched: it follows the pointer and snaps to where it can go. What is over the territory has a lifted
 * edge, what is tucked under it a dashed one.
 */

import type { FunctionComponent } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { word } from "../../i18n";
import { hintOf } from "../offer";
import { openScales } from "../weigh";
import { PieceShape } from "./Card";
import { useKeptInSight } from "./kept";
import { placementLabel, wayLabel } from "./labels";
import { nextWay, patchIn, patchWords, QUARTERS, towards, UNIT } from "./moves";
import { choosePlace, type Ghost, ghostAt, placeAt, placementsOf } from "./patching";
import type { Table } from "./table";
import "./patch.css";
import type { PieceComponent, PlacementView } from "./views";

const GhostCard: FunctionComponent<{
  piece: PieceComponent | undefined;
  ghost: Ghost & { x: number; y: number; chosen: boolean };
  /** Pixels for a unit of the drawing. */
  scale: number;
}> = ({ piece, ghost, scale }) => {
  const ref = useRef<SVGGElement>(null);
  useKeptInSight(ref, ".pt-field", ghost.chosen);
  return (
    <g
      ref={ref}
      class={`pt-ghost ${ghost.chosen ? "chosen" : ""}`}
      transform={`translate(${ghost.x * UNIT} ${ghost.y * UNIT})`}
      data-ghost={`${ghost.cell} ${ghost.over}`}
    >
      <g class="pt-lifted">{piece && <PieceShape piece={piece} hidden={15 & ~ghost.over} scale={scale} />}</g>
      {QUARTERS.map(
        (bit, at) =>
          (ghost.over & bit) === 0 && (
            <rect
              key={bit}
              class="pt-tucked"
              x={(at % 2) * UNIT + 3}
              y={Math.floor(at / 2) * UNIT + 3}
              width={UNIT - 6}
              height={UNIT - 6}
              rx="6"
            />
          ),
      )}
      <rect class="pt-ghostframe" x="0" y="0" width={2 * UNIT} height={2 * UNIT} rx="8" />
    </g>
  );
};

interface SpotsProps {
  table: Table;
  piece: PieceComponent | undefined;
  ghost: Ghost | null;
  hover: (ghost: Ghost | null) => void;
}

/** A dot for every corner where the card can go, at the middle of the card. Arrow keys walk over them, Space turns to the next way. */
const Spots: FunctionComponent<SpotsProps> = ({ table, piece, ghost, hover }) => {
  const all = placementsOf(table);
  const first = all.find((place) => place.cell === ghost?.cell) ?? all[0];
  const press = (event: KeyboardEvent, place: PlacementView): void => {
    const next = towards(all, place, event.key);
    if (event.key === "Enter") choosePlace(table, place);
    else if (event.key === " ")
      hover({ cell: place.cell, over: nextWay(place.over, ghost?.cell === place.cell ? ghost.over : 0) });
    else if (next) {
      const spots = (event.currentTarget as Element).parentElement;
      spots?.querySelector<SVGElement>(`[data-spot="${next.cell}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g data-arrows>
      {all.map((place) => {
        const here = ghost?.cell === place.cell ? ghost : ghostAt(table, place);
        return (
          <g
            key={place.cell}
            class={`pt-spot can ${patchIn(table.picked)?.cell === place.cell ? "picked" : ""}`}
            transform={`translate(${(place.x + 1) * UNIT} ${(place.y + 1) * UNIT})`}
            data-spot={place.cell}
            data-move={patchWords(here.cell, here.over)}
            data-hint={hintOf(
              table,
              place.over.map((over) => patchWords(place.cell, over)),
            )}
            role="button"
            aria-label={placementLabel(piece, place.cell, here.over, place.over.length)}
            tabindex={place.cell === first?.cell ? 0 : -1}
            onFocus={() => hover(ghostAt(table, place))}
            onBlur={() => hover(null)}
            onKeyDown={(event) => press(event, place)}
          >
            <circle class="pt-dothit" r="28" />
            <circle class="pt-dot" r="7.500" />
          </g>
        );
      })}
    </g>
  );
};

interface OverlayProps {
  table: Table;
  ghost: (Ghost & { x: number; y: number; chosen: boolean }) | null;
  scale: number;
  hover: (ghost: Ghost | null) => void;
}

/** The card, and where it can go. What it would change where it is shown is asked of the server. */
export const Patch: FunctionComponent<OverlayProps> = ({ table, ghost, scale, hover }) => {
  const weigher = useMemo(() => table.scales && openScales(table.scales), [table.scales]);
  const words = ghost && patchWords(ghost.cell, ghost.over);
  const decision = `${table.me} ${table.seq}`;
  useLayoutEffect(() => weigher?.look(decision, words, ghost?.chosen), [weigher, decision, words, ghost?.chosen]);
  useLayoutEffect(() => () => weigher?.close(), [weigher]);
  const piece = table.printed.pieces.get(table.view.patching?.piece ?? "");
  return (
    <>
      {ghost && <GhostCard piece={piece} ghost={ghost} scale={scale} />}
      <Spots table={table} piece={piece} ghost={ghost} hover={hover} />
    </>
  );
};

/** The ways to lay a card at the chosen corner: over and under, as small pictures. */
export const Ways: FunctionComponent<{ table: Table; ghost: Ghost | null }> = ({ table, ghost }) => {
  const place = ghost ? placeAt(table, ghost.cell) : undefined;
  if (!ghost || !place || place.over.length < 2) return null;
  return (
    <span class="pt-ways" role="group" aria-label={word("way-choose")}>
      {place.over.map((over) => (
        <button
          key={over}
          type="button"
          class={`can ${ghost.over === over ? "on" : ""}`}
          data-move={patchWords(place.cell, over)}
          aria-pressed={ghost.over === over}
          aria-label={wayLabel(over)}
          title={wayLabel(over)}
          onClick={() => table.choose(patchWords(place.cell, over))}
        >
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            {QUARTERS.map((bit, at) => (
              <rect
                key={bit}
                class={(over & bit) !== 0 ? "over" : "under"}
                x={2 + (at % 2) * 10}
                y={2 + Math.floor(at / 2) * 10}
                width="10"
                height="10"
              />
            ))}
          </svg>
        </button>
      ))}
    </span>
  );
};
