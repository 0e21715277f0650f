/** A kingdom in detail: its descendants, what the end of the era costs, and what its heroes and wonders do and add. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { Dialog } from "../../parts/table/Over";
import { effectsOf, FigurePicture } from "./Card";
import { Glyph } from "./glyphs";
import "./kingdom.css";
import { STATUSES } from "./Room";
import { eraEndSaid, workersSaid } from "./Statuses";
import { personOf, type Table } from "./table";
import { duesOf, lostBy, rowOfDescendants, signed } from "./upkeep";
import type { FigureView, PlayerView } from "./views";

interface Props {
  table: Table;
  player: PlayerView;
}

/** The row of descendants with what workers eat once a space is uncovered, the next to be born framed; and what is paid. */
export const Descendants: FunctionComponent<Props> = ({ table, player }) => (
  <section>
    <h3>{word("kingdom-descendants")}</h3>
    <ol class="pt-descendants" aria-hidden="true">
      {rowOfDescendants(player, table.box.numbers).map(({ food, covered, next }) => (
        <li key={food} class={`${covered ? "covered" : "bare"} ${next ? "next" : ""}`}>
          {covered && <Glyph name="descendants" size={20} />}
          <b>{food}</b>
        </li>
      ))}
    </ol>
    <p>{workersSaid({ table, player })}.</p>
    <p>{word("status-upkeep", { food: player.upkeep.food })}.</p>
    {duesOf(player).length > 0 && (
      <p class={lostBy(duesOf(player), table.box.numbers) > 0 ? "short" : ""}>{eraEndSaid({ table, player })}.</p>
    )}
  </section>
);

/** What a hero or wonder adds to statuses now: "+5" with a drawing. */
const Adds: FunctionComponent<{ adds: FigureView["adds"] }> = ({ adds }) => (
  <>
    {STATUSES.filter((status) => adds[status]).map((status) => (
      <span key={status} class="pt-adds" title={thing("status", status)}>
        <b>{signed(adds[status] ?? 0)}</b>
        <Glyph name={status} size={17} />
        <span class="unseen"> {thing("status", status)}</span>
      </span>
    ))}
  </>
);

export const Figures: FunctionComponent<Props> = ({ table: { printed }, player }) => (
  <section>
    <h3>{word("gallery-figures")}</h3>
    <ul class="pt-figures">
      {player.figures.map(({ figure, adds }) => {
        const known = printed.figures.get(figure);
        return (
          <li key={figure}>
            {known && <FigurePicture figure={known} contents={printed} size={known.hero ? 26 : 32} bare />}
            <p>
              <b>{thing("figure", figure)}</b> <Adds adds={adds} />
              {known && <span>{effectsOf(known).join(" ")}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  </section>
);

/** Opens it. */
export const KingdomButton: FunctionComponent<Props & { kind: string; children?: ComponentChildren }> = ({
  table,
  player,
  kind,
  children,
}) => {
  const [open, setOpen] = useState(false);
  const person = personOf(table, player.seat);
  const title = word("kingdom-of", { who: { seat: player.seat }, name: person.name });
  return (
    <>
      <button type="button" class={kind} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children ?? word("kingdom-show")}
      </button>
      {open && (
        <Dialog label={title} close={() => setOpen(false)}>
          <div class="patchistory-kingdom">
            <h2>{title}</h2>
            <Descendants table={table} player={player} />
            {player.figures.length > 0 && <Figures table={table} player={player} />}
          </div>
        </Dialog>
      )}
    </>
  );
};
