/** Workers, cards, tiles, goods and roads on their way. */

import type { FunctionComponent, RefObject } from "preact";
import { useFlights } from "../Flights";
import { Card, Tile } from "./Card";
import { type Flight, flights } from "./flights";
import { Glyph } from "./glyphs";
import { WorkerMark } from "./Room";
import { personOf, type Table } from "./table";
import type { PatchistoryView } from "./views";

const CARD = 132;

const Thing: FunctionComponent<{ table: Table; flight: Flight }> = ({ table, flight }) => {
  const { what, seat, key, goods } = flight;
  const piece = what === "card" ? table.printed.pieces.get(key) : undefined;
  if (piece) return <Card piece={piece} size={CARD} />;
  if (what === "tile") return <Tile tile={table.printed.tiles.get(key) ?? null} size={52} />;
  if (what === "worker")
    return (
      <svg width="34" height="34" viewBox="-15 -15 30 30">
        <WorkerMark colour={personOf(table, seat).colour} />
      </svg>
    );
  if (what === "road") return <Glyph name={key} size={28} />;
  return (
    <span class="ghost-count">
      {Object.entries(goods).map(([good, count]) => (
        <span key={good} class="ghost-count">
          <Glyph name={good} size={28} />
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
    </span>
  );
};

export const Flights: FunctionComponent<{
  table: Table;
  board: RefObject<HTMLElement | null>;
  before: PatchistoryView | null;
}> = ({ table, board, before }) => {
  const { recent, view, reduced } = table;
  useFlights({
    board,
    recent,
    view,
    before,
    reduced,
    ways: (old) =>
      flights(recent, old, view).map((flight) => ({
        thing: <Thing table={table} flight={flight} />,
        from: flight.from,
        to: flight.to,
      })),
  });
  return null;
};
