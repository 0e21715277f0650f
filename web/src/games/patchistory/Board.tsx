/** The table of Patchistory: one territory large, what is asked beside it, roads and the others' territories below. */

import type { FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { word } from "../../i18n";
import { Icon, SeatMark } from "../../parts/Marks";
import type { BoardProps } from "../board";
import { Peek } from "../Peek";
import "./board.css";
import { Card } from "./Card";
import { Head } from "./Head";
import { roomSaid } from "./labels";
import { Mine } from "./Mine";
import { MoveButton } from "./Move";
import { Steps } from "./Movement";
import { can } from "./moves";
import "./panel.css";
import { Panel } from "./Panel";
import { type Ghost, ghostOf, Ways } from "./Patch";
import { Rival } from "./Rivals";
import { Routes } from "./Routes";
import "./statuses.css";
import "./territory.css";
import { Territory } from "./Territory";
import { ownSeat, personOf, playerOf, type Table, tableOf, tint } from "./table";
import type { PlayerView } from "./views";

/** On a narrow screen one of these is seen at a time. */
type Tab = "land" | "now" | "rivals" | "roads";
const TABS: readonly Tab[] = ["land", "now", "rivals", "roads"];
/** Questions that are answered in a territory. */
const ON_LAND = ["patch", "room", "site", "trader", "sacrifice", "offering", "move"];

/** What stands under a territory while something is asked about it: how a card is laid, or the end of a plan. */
const LandBar: FunctionComponent<{ table: Table; hover: Ghost | null }> = ({ table, hover }) => {
  const { mine, view } = table;
  if (mine && view.question === "move")
    return (
      <div class="pt-patchbar narrow">
        <Steps table={table} />
        <MoveButton table={table} words="end" now kind="primary">
          {word("walk-end")}
        </MoveButton>
      </div>
    );
  if (mine && view.question === "offering")
    return (
      <div class="pt-patchbar narrow">
        <MoveButton table={table} words="decline" />
      </div>
    );
  if (!mine || view.question !== "patch") return null;
  const ghost = ghostOf(table, table.picked?.startsWith("patch") ? null : hover);
  return (
    <div class="pt-patchbar">
      <p>{word(ghost?.chosen ? "patch-chosen" : "patch-how")}</p>
      <Ways table={table} ghost={ghost} />
      {can(table, "discard") && <MoveButton table={table} words="discard" />}
    </div>
  );
};

const Stage: FunctionComponent<{ table: Table; player: PlayerView; back: (() => void) | null }> = ({
  table,
  player,
  back,
}) => {
  const [hover, setHover] = useState<Ghost | null>(null);
  useEffect(() => setHover(null), [table.seq]);
  const person = personOf(table, player.seat);
  return (
    <section class="pt-stage" style={tint(person)} aria-label={word("territory-title", { name: person.name })}>
      <Territory table={table} player={player} hover={hover} setHover={setHover} />
      {back && (
        <button type="button" class="pt-back" onClick={back}>
          <Icon name="back" size={18} />
          <SeatMark colour={person.colour} name={person.name} size={22} />
          {word("territory-back")}
        </button>
      )}
      <LandBar table={table} hover={hover} />
      <ul class="unseen" aria-label={word("territory-rooms", { name: person.name })}>
        {player.territory.rooms.map((room) => (
          <li key={room.cell}>{roomSaid(room)}</li>
        ))}
      </ul>
    </section>
  );
};

export const Board: FunctionComponent<BoardProps> = (props) => {
  const root = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>("now");
  const table = tableOf(props);
  const { view, mine } = table;
  const own = ownSeat(table);
  const asked = mine ? view.question : "";
  useEffect(() => {
    if (!asked) return;
    show(view.laying && view.laying.territory !== own ? view.laying.territory : null);
    setTab(ON_LAND.includes(asked) ? "land" : "now");
  }, [asked]);
  const player = playerOf(table, own);
  const large = playerOf(table, shown ?? own) ?? player;
  const rivals = view.players.filter(({ seat }) => seat !== own);
  const ordered = [...rivals.filter(({ seat }) => seat > own), ...rivals.filter(({ seat }) => seat < own)];
  return (
    <div
      class={`patchistory gameboard seats-${view.seats} tab-${tab} era-${view.era}`}
      data-seq={table.seq}
      data-question={view.question}
      ref={root}
    >
      <Head table={table} />
      {large && (
        <Stage key={large.seat} table={table} player={large} back={large.seat === own ? null : () => show(null)} />
      )}
      {player && <Mine table={table} player={player} />}
      <div class="pt-tabs" role="group" aria-label={word("tab-title")}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} data-tab={one} onClick={() => setTab(one)}>
            {word(`tab-${one}`)}
          </button>
        ))}
      </div>
      <Panel table={table} />
      <Routes table={table} />
      <div class="pt-rivals" style={{ "--rivals": ordered.length }}>
        {ordered.map((rival) => (
          <Rival
            key={rival.seat}
            table={table}
            player={rival}
            open={shown === rival.seat}
            toggle={() => show(shown === rival.seat ? null : rival.seat)}
          />
        ))}
      </div>
      <Peek
        board={root}
        draw={(key) => {
          const piece = table.printed.pieces.get(key);
          return piece ? <Card piece={piece} size={250} /> : null;
        }}
        reasons={table.reasons}
        askWhy={table.askWhy}
        inspect={props.inspect}
      />
    </div>
  );
};
