/** The table: the sentence, the board, the dock, and journal, chat and rules beside them. */

import type { ComponentChildren, JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { soon } from "../games/soon";
import { say, t, word } from "../i18n";
import { useSitting } from "../i18n/say";
import { Coach } from "../learn/Coach";
import { later } from "../parts/Later";
import { Moment, Trouble, useGames, useLoad } from "../parts/Loaded";
import { Rulebook } from "../parts/Rulebook";
import { BoardHere } from "../parts/table/BoardHere";
import { Dock } from "../parts/table/Dock";
import { Finale } from "../parts/table/Finale";
import { useFocusBack } from "../parts/table/focus";
import { HandOver } from "../parts/table/HandOver";
import { Journal } from "../parts/table/Journal";
import { KeysDialog } from "../parts/table/Keys";
import { useKeys } from "../parts/table/keys";
import { LostSeat } from "../parts/table/LostSeat";
import { Asking, CardDialog, LegendDialog, laterDialog, Question, Toast } from "../parts/table/Over";
import { PastBar } from "../parts/table/PastBar";
import { Seats } from "../parts/table/Seats";
import { Shuffle } from "../parts/table/Shuffle";
import { type Tab, Tabs } from "../parts/table/Side";
import { newsAt, Since } from "../parts/table/Since";
import { isSlow, TellMe } from "../parts/table/TellMe";
import { LineBanner, Top } from "../parts/table/Top";
import { loadThings } from "../parts/things";
import * as api from "../state/api";
import { callToTable, standDown } from "../state/calls";
import { findSeats } from "../state/person";
import { watchPresses } from "../state/pressed";
import type { State } from "../state/protocol";
import { openTable, type Table } from "../state/table";

const Lobby = later(() => import("../parts/table/Lobby").then((part) => part.Lobby), true);
const Leaving = laterDialog(() => import("../parts/table/Leaving").then((part) => part.Leaving));

export function TablePage({ match }: { match: string }): JSX.Element {
  const [sitting, setSitting] = useState(0);
  const [lost, setLost] = useState<number | null>(null);
  const table = useMemo(() => openTable(match), [match, sitting]);
  const gone = table.lost.value;
  useEffect(() => {
    if (gone === null) return;
    setLost(gone);
    setSitting((times) => times + 1);
  }, [gone]);
  const seated = (): void => {
    setLost(null);
    setSitting((times) => times + 1);
  };
  useOtherSeats(table, lost !== null, seated);
  const first = useLoad(() => api.summary(match), [match]);
  useEffect(() => {
    const hurry = (): void => {
      if (document.hidden) return;
      table.hurry();
      table.news.comeBack();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      table.close();
      standDown();
    };
  }, [table]);
  useTurnCall(table);
  useKeys(table);
  useFocusBack(table);
  useEffect(watchPresses, []);
  if (first.error && !table.state.value)
    return (
      <div class="tablepage alone">
        <Top table={table} module={null} leave={null} legend={null} />
        <main>
          <Trouble error={first.error} again={first.again} />
        </main>
      </div>
    );
  return (
    <Laid key={sitting} table={table}>
      {lost !== null && (
        <LostSeat
          match={match}
          seat={lost}
          shared={table.seats.length > 0}
          seated={seated}
          close={() => setLost(null)}
        />
      )}
    </Laid>
  );
}

function Laid({ table, children }: { table: Table; children?: ComponentChildren }): JSX.Element {
  const [tab, setTab] = useState<Tab>(() => (isNarrow() ? "board" : "journal"));
  const [rule, setRule] = useState("");
  const [card, setCard] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [legend, setLegend] = useState(false);
  const [read, setRead] = useState(0);
  const [seen, setSeen] = useState(0);
  const model = table.model.value;
  const state = model.state;
  const game = state?.summary.game;
  const things = useLoad(() => (state && game ? loadThings(game, state.summary.book) : Promise.resolve(null)), [game]);
  const live = table.status.value === "live";
  useEffect(() => {
    if (live && things.error) things.again();
  }, [live]);
  const showRule = useCallback((number: string) => {
    setRule(number);
    setTab("rules");
  }, []);
  useEffect(() => {
    if (tab === "chat") setRead(model.chat.length);
  }, [tab, model.chat.length]);
  useSitting(
    game,
    state?.summary.seats.map((seat) => seat.name) ?? NOTHING,
    state?.seat ?? null,
    table.seats.length > 1,
  );
  const moves = state?.summary.moves ?? 0;
  const reading = tab === "journal" || (tab === "board" && !isNarrow());
  useEffect(() => {
    if (reading) setSeen(moves);
  }, [reading, moves]);
  const unseen = reading ? 0 : newsAt(table).filter((entry) => entry.move > seen).length;
  useSecrets(table, game);
  const dealt = state?.summary.deal.dealt ?? true;
  const covered = dealt ? table.handover.covered.value : null;
  const looking = table.past.looking.value;
  const touring = table.past.tour.value;
  const stepThrough = (): void => {
    if (tab !== "journal" || isNarrow()) setTab("board");
    table.past.start();
  };
  const someoneAway = (state?.summary.away.length ?? 0) > 0;
  const module = things.value?.module ?? null;
  const canLeave = table.seats.length > 0 && state?.summary.status !== "over";
  return (
    <div class={`tablepage tab-${tab}`}>
      <Top
        table={table}
        module={module}
        leave={canLeave ? () => setLeaving(true) : null}
        legend={module?.Legend ? () => setLegend(true) : null}
      />
      <LineBanner table={table} />
      {children}
      {someoneAway && <Away.Part table={table} />}
      <main class="play" id="main">
        <h1 class="unseen">{state ? titleOf(state) : t("brand")}</h1>
        {covered !== null ? (
          table.handover.ready.value && state ? (
            <HandOver table={table} seat={covered} />
          ) : (
            <Moment />
          )
        ) : (
          <>
            <section
              class={`boardroom ${touring ? "past" : ""}`}
              aria-label={touring ? t("past-title") : t("table-board")}
              tabIndex={-1}
            >
              {state?.summary.status === "waiting" && <Lobby table={table} />}
              {things.error ? (
                <Trouble error={things.error} again={things.again} />
              ) : (
                <BoardHere table={table} things={things.value} inspect={setCard} looking={looking} />
              )}
            </section>
            <PastBar table={table} />
            <Since table={table} open={() => setTab("journal")} />
            <Coach table={table} showRule={showRule} />
            {dealt && <Dock table={table} module={module} showRule={showRule} />}
          </>
        )}
        <aside class="side" aria-label={t(`table-${tab}`)}>
          <Seats table={table} module={module} />
          {state && <Shuffle summary={state.summary} />}
          {isSlow(table) && <TellMe table={table} />}
          <Tabs tab={tab} choose={setTab} unread={read < model.chat.length} news={unseen} />
          <div class="panel">
            {tab === "rules" && game && <Rulebook game={game} at={rule} />}
            {tab === "chat" && <ChatRoom.Part table={table} />}
            {tab === "notes" && covered === null && state && (
              <Notes key={state.seat} match={table.match} seat={state.seat} />
            )}
            {(tab === "journal" || tab === "board") && covered === null && (
              <Journal
                key={tab}
                journal={model.journal}
                seats={state?.summary.seats ?? []}
                acted={table.acted.value}
                showRule={showRule}
                past={touring ? (touring.moves[touring.at] ?? null) : null}
                stepThrough={stepThrough}
                watching={table.seats.length === 0}
                mine={table.seats}
              />
            )}
          </div>
        </aside>
      </main>
      <div class="over">
        {table.notice.value && (
          <Toast notice={table.notice.value} close={() => (table.notice.value = null)} showRule={showRule} />
        )}
        <Asking table={table} />
        <Question table={table} />
        {model.proposed && <Proposal.Part table={table} />}
      </div>
      {covered === null && <Finale table={table} module={module} />}
      <KeysDialog />
      {card && things.value && (
        <CardDialog
          card={card}
          components={things.value.components}
          module={things.value.module}
          close={() => setCard(null)}
        />
      )}
      {legend && things.value && <LegendDialog things={things.value} close={() => setLegend(false)} />}
      {leaving && <Leaving table={table} close={() => setLeaving(false)} />}
    </div>
  );
}

/** Sits down on the seats that I took on another device, where this browser has none or has just lost one. */
function useOtherSeats(table: Table, lost: boolean, seated: () => void): void {
  const looked = useRef<Table>(null);
  useEffect(() => {
    if (looked.current === table || (table.seats.length > 0 && !lost)) return;
    looked.current = table;
    let wanted = true;
    findSeats(table.match).then(
      (found) => found && wanted && seated(),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [table, lost]);
}

const Notes = later(() => import("../parts/notes/Notes").then((part) => part.Notes));
const NOTHING: never[] = [];

const Away = soon(() => import("../parts/table/Away").then((part) => part.Away));
const ChatRoom = soon(() => import("../parts/table/ChatRoom").then((part) => part.ChatRoom));
const Proposal = soon(() => import("../parts/table/Away").then((part) => part.Proposal));

/** Where the journal is a tab of its own; phone.css knows the same number. */
const isNarrow = (): boolean => matchMedia("(max-width: 900px)").matches;

/** The game as it is called in the language of the settings. */
const titleOf = (state: State): string => word("title") || state.summary.title;

/** Whether the game has secrets, which decides if the screen is covered between two people. */
function useSecrets(table: Table, game: string | undefined): void {
  const games = useGames();
  const { secrets } = table.handover;
  useEffect(() => {
    if (games.error) secrets.value = true;
    if (game && games.value) secrets.value = games.value.find((one) => one.name === game)?.secrets ?? true;
  }, [table, game, games.value, games.error]);
}

function useTurnCall(table: Table): void {
  const mine = table.mine.value;
  const state = table.state.value;
  const title = state ? titleOf(state) : t("brand");
  const prompt = state?.view.prompt;
  useEffect(() => callToTable(mine, title, mine && prompt ? say(prompt) : ""), [mine, title]);
}
