/** The table: the sentence, the board, the dock, and journal, chat and rules beside them. */

import type { ComponentChildren, JSX } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { say, t, word } from "../i18n";
import { useSitting } from "../i18n/say";
import { Coach } from "../learn/Coach";
import { Moment, Trouble, useGames, useLoad } from "../parts/Loaded";
import { Rulebook } from "../parts/Rulebook";
import { BoardHere } from "../parts/table/BoardHere";
import { Dock } from "../parts/table/Dock";
import { HandOver } from "../parts/table/HandOver";
import { Journal } from "../parts/table/Journal";
import { useKeys } from "../parts/table/keys";
import { Leaving } from "../parts/table/Leaving";
import { Lobby } from "../parts/table/Lobby";
import { LostSeat } from "../parts/table/LostSeat";
import { CardDialog, Question, Toast } from "../parts/table/Over";
import { PastBar } from "../parts/table/PastBar";
import { Seats } from "../parts/table/Seats";
import { Shuffle } from "../parts/table/Shuffle";
import { Chat, type Tab, Tabs } from "../parts/table/Side";
import { LineBanner, Top } from "../parts/table/Top";
import { loadThings } from "../parts/things";
import * as api from "../state/api";
import { callToTable, standDown } from "../state/calls";
import type { State } from "../state/protocol";
import { openTable, type Table } from "../state/table";

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
  if (first.error && !table.state.value)
    return (
      <div class="tablepage alone">
        <Top table={table} leave={null} />
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
  const [tab, setTab] = useState<Tab>(() => (matchMedia("(max-width: 900px)").matches ? "board" : "journal"));
  const [rule, setRule] = useState("");
  const [card, setCard] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [read, setRead] = useState(0);
  const model = table.model.value;
  const state = model.state;
  const game = state?.summary.game;
  const things = useLoad(() => (state && game ? loadThings(game, state.summary.book) : Promise.resolve(null)), [game]);
  const showRule = useCallback((number: string) => {
    setRule(number);
    setTab("rules");
  }, []);
  useEffect(() => {
    if (tab === "chat") setRead(model.chat.length);
  }, [tab, model.chat.length]);
  useSitting(game, state?.summary.seats.map((seat) => seat.name) ?? NOTHING, state?.seat ?? null);
  useSecrets(table, game);
  const dealt = state?.summary.deal.dealt ?? true;
  const covered = dealt ? table.handover.covered.value : null;
  const looking = table.past.looking.value;
  const touring = table.past.tour.value;
  const stepThrough = (): void => {
    if (tab !== "journal" || matchMedia("(max-width: 900px)").matches) setTab("board");
    table.past.start();
  };
  const canLeave = table.seats.length > 0 && state?.summary.status !== "over";
  return (
    <div class={`tablepage tab-${tab}`}>
      <Top table={table} leave={canLeave ? () => setLeaving(true) : null} />
      <LineBanner table={table} />
      {children}
      <main class="play" id="main">
        <h1 class="unseen">{state ? titleOf(state) : t("brand")}</h1>
        {covered !== null ? (
          table.handover.secrets.value && state ? (
            <HandOver table={table} seat={covered} />
          ) : (
            <Moment />
          )
        ) : (
          <>
            <section
              class={`boardroom ${touring ? "past" : ""}`}
              aria-label={touring ? t("past-title") : t("table-board")}
            >
              <Lobby table={table} />
              <PastBar table={table} />
              <BoardHere table={table} things={things.value} inspect={setCard} looking={looking} />
              {things.error && <Trouble error={things.error} again={things.again} />}
            </section>
            <Coach table={table} showRule={showRule} />
            {dealt && <Dock table={table} module={things.value?.module ?? null} showRule={showRule} />}
          </>
        )}
        <aside class="side" aria-label={t(`table-${tab}`)}>
          <Seats table={table} />
          {state && <Shuffle summary={state.summary} />}
          <Tabs tab={tab} choose={setTab} unread={read < model.chat.length} />
          <div class="panel">
            {tab === "rules" && game && <Rulebook game={game} at={rule} />}
            {tab === "chat" && (
              <Chat
                lines={model.chat}
                seats={state?.summary.seats ?? []}
                say={table.seats.length > 0 ? table.chat : null}
              />
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
              />
            )}
          </div>
        </aside>
      </main>
      <div class="over">
        {table.notice.value && (
          <Toast notice={table.notice.value} close={() => (table.notice.value = null)} showRule={showRule} />
        )}
        <Question table={table} />
      </div>
      {card && things.value && (
        <CardDialog
          card={card}
          components={things.value.components}
          module={things.value.module}
          close={() => setCard(null)}
        />
      )}
      {leaving && <Leaving table={table} close={() => setLeaving(false)} />}
    </div>
  );
}

const NOTHING: never[] = [];

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
