/** The table of Patchistory: one territory large, what is asked beside it, roads and the others' territories below. */

import type { FunctionComponent, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { Icon, SeatMark } from "../../parts/Marks";
import type { BoardProps } from "../board";
import { Peek } from "../Peek";
import "./board.css";
import { shownIn } from "../shape";
import { soon } from "../soon";
import { Card, effectsOf } from "./Card";
import { Head } from "./Head";
import { roomSaid } from "./labels";
import type { Ghost } from "./patching";
import "./territory.css";
import { Territory } from "./Territory";
import { ownSeat, personOf, playerOf, type Table, tableOf, tint } from "./table";
import type { PatchistoryView, PlayerView } from "./views";

/** On a narrow screen one of these is seen at a time. */
type Tab = "land" | "now" | "rivals" | "roads";
const TABS: readonly Tab[] = ["land", "now", "rivals", "roads"];
/** Questions that are answered on the roads, and in a territory. */
const ON_ROADS = ["demolish"];
const ON_LAND = ["patch", "room", "site", "trader", "sacrifice", "offering", "move"];

/** What isn't needed to see my territory comes right after it. */
const panel = soon<{ table: Table }>(() => import("./Panel").then((part) => part.Panel));
const roads = soon<{ table: Table }>(() => import("./Routes").then((part) => part.Routes));
const rivals = soon<{ table: Table; shown: number | null; show: (seat: number | null) => void }>(() =>
  import("./Rivals").then((part) => part.Rivals),
);
const mine = soon<{ table: Table; player: PlayerView }>(() => import("./Mine").then((part) => part.Mine));
const flights = soon<{ table: Table; board: RefObject<HTMLElement | null>; before: PatchistoryView | null }>(() =>
  import("./Flights").then((part) => part.Flights),
);
const kingdom = soon<{ table: Table; player: PlayerView; kind: string }>(() =>
  import("./Kingdom").then((part) => part.KingdomButton),
);
const bar = soon<{ table: Table; hover: Ghost | null }>(() => import("./LandBar").then((part) => part.LandBar));

const Stage: FunctionComponent<{ table: Table; player: PlayerView; back: (() => void) | null }> = ({
  table,
  player,
  back,
}) => {
  const [hover, setHover] = useState<Ghost | null>(null);
  useLayoutEffect(() => setHover(null), [table.view.question, table.view.patching?.piece]);
  const person = personOf(table, player.seat);
  return (
    <section class="pt-stage" style={tint(person)} aria-label={word("territory-title", { name: person.name })}>
      <div class="pt-field">
        <Territory table={table} player={player} hover={hover} setHover={setHover} />
      </div>
      {back && (
        <div class="pt-back">
          <button type="button" onClick={back}>
            <Icon name="back" size={18} />
            <SeatMark colour={person.colour} name={person.name} size={22} />
            {word("territory-back")}
          </button>
          <kingdom.Part table={table} player={player} kind="" />
        </div>
      )}
      <bar.Part table={table} hover={hover} />
      <ul class="unseen" aria-label={word("territory-rooms", { name: person.name })}>
        {player.territory.rooms.map((room) => (
          <li key={room.cell}>{roomSaid(room, table.printed)}</li>
        ))}
      </ul>
    </section>
  );
};

/** A piece large, with what its hero or wonder does. */
const Look: FunctionComponent<{ table: Table; card: string }> = ({ table: { printed }, card }) => {
  const piece = printed.pieces.get(card);
  const figure = printed.figures.get(piece?.figure ?? "");
  if (!piece) return null;
  return (
    <div class="pt-look">
      <Card piece={piece} size={250} />
      {figure && (
        <p>
          <b>{thing("figure", figure.figure)}</b> {effectsOf(figure).join(" ")}
        </p>
      )}
    </div>
  );
};

/** Whose territory the question is about, where it isn't mine: where a tile goes, or would go. */
function elsewhere({ laying, question, talk }: PatchistoryView, own: number): number | null {
  const seat = question === "stealth" ? (talk?.loser ?? own) : (laying?.territory ?? own);
  return seat === own ? null : seat;
}

export const Board: FunctionComponent<BoardProps> = (props) => {
  const root = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>("now");
  const table = tableOf(props);
  const { view } = table;
  const own = ownSeat(table);
  const asked = table.mine ? view.question : "";
  useLayoutEffect(() => {
    if (!asked) return;
    show(elsewhere(view, own));
    setTab(ON_ROADS.includes(asked) ? "roads" : ON_LAND.includes(asked) ? "land" : "now");
  }, [asked]);
  const player = playerOf(table, own);
  const large = playerOf(table, shown ?? own) ?? player;
  return (
    <div
      class={`patchistory gameboard seats-${view.seats} tab-${tab} era-${view.era} ${asked ? `asks-${asked}` : ""}`}
      data-seq={table.seq}
      data-question={view.question}
      ref={root}
    >
      <Head table={table} />
      {large && (
        <Stage key={large.seat} table={table} player={large} back={large.seat === own ? null : () => show(null)} />
      )}
      <div class="pt-own">{player && <mine.Part table={table} player={player} />}</div>
      <div class="pt-tabs" role="group" aria-label={word("tab-title")}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} data-tab={one} onClick={() => setTab(one)}>
            {word(`tab-${one}`)}
          </button>
        ))}
      </div>
      <panel.Part table={table} />
      <roads.Part table={table} />
      <rivals.Part table={table} shown={shown} show={show} />
      <flights.Part table={table} board={root} before={props.before ? shownIn<PatchistoryView>(props.before) : null} />
      <Peek
        board={root}
        draw={(key) => <Look table={table} card={key} />}
        reasons={table.reasons}
        askWhy={table.askWhy}
        inspect={props.inspect}
      />
    </div>
  );
};
