/** Start, join, resume, watch. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Invitation } from "../learn/Invitation";
import { Frame, Segments } from "../parts/Frame";
import { later } from "../parts/Later";
import { LidFacts } from "../parts/LidFacts";
import {
  asApiError,
  Empty,
  Loaded,
  type Loading,
  sentenceOf,
  Trouble,
  useGames,
  useLoad,
  usePolled,
} from "../parts/Loaded";
import { Icon, type IconName } from "../parts/Marks";
import { MatchCard } from "../parts/MatchCard";
import { Lid, Scene } from "../parts/Scene";
import { useName } from "../parts/useName";
import * as api from "../state/api";
import { myMatches } from "../state/person";
import type { GameInfo, Mine, Summary } from "../state/protocol";
import { go, pathTo } from "../state/router";
import { held, holdStarted, me } from "../state/seats";
import { settings } from "../state/settings";
import { chairsFor, type Preset, usualCount, wishes } from "../state/setup";
import { expect, expected, oneEach } from "../state/urgent";

/** Tables of strangers, finished games and those to watch come after the page. */
const HomeBelow = later(() => import("./HomeBelow").then((part) => part.HomeBelow));

const EVERY = 30_000; // milliseconds

export function Home(): JSX.Element {
  const games = useGames();
  const mine = useMine();
  const list = mine.value ?? [];
  const known = games.value ?? [];
  return (
    <Frame title={t("brand")}>
      <section class={`hero ${coming(mine) > 0 ? "low" : ""}`}>
        <Scene />
        <div>
          <h1>{t("home-title")}</h1>
          <p>{t("home-lead")}</p>
        </div>
      </section>
      <Going games={known} mine={mine} />
      <Loaded of={games}>{(all) => <Start games={all} />}</Loaded>
      <Invitation />
      {games.value && <HomeBelow games={known} list={list} />}
    </Frame>
  );
}

export interface MyGame {
  match: Summary;
  /** What my token opens there; null where my time ran out. */
  mine: Mine | null;
}

/** My games as the server has them, and those whose seat I lost. */
function useMine(): Loading<MyGame[]> {
  const load = async (): Promise<MyGame[]> => {
    const mine = await myMatches();
    const lost = await seatsLost(mine);
    return [
      ...lost.map((match) => ({ match, mine: null })),
      ...oneEach(mine).map((one) => ({ match: one, mine: one })),
    ];
  };
  const found = usePolled(useLoad(load, []), EVERY);
  const going = found.value?.filter(goesOn).length;
  useEffect(() => {
    if (going !== undefined) expect(going);
  }, [going]);
  return found;
}

export const goesOn = ({ match }: MyGame): boolean => match.status !== "over";

/** How many games go on, or went on when this page was here last. */
const coming = ({ value, error }: Loading<MyGame[]>): number =>
  value ? value.filter(goesOn).length : error ? 0 : expected();

const FIRST = 6;

/** Your turn, and all that goes on. Room is kept while they are on their way. */
function Going({ games, mine }: { games: GameInfo[]; mine: Loading<MyGame[]> }): JSX.Element | null {
  const [all, setAll] = useState(false);
  const count = coming(mine);
  if (mine.error) return <Trouble error={mine.error} again={mine.again} />;
  if (count === 0) return null;
  const list = mine.value?.filter(goesOn) ?? [];
  const turns = list.filter((one) => one.mine?.your_turn).length;
  return (
    <section class="going" aria-labelledby="mine">
      <h2 id="mine">
        {t("home-mine")}
        {turns > 0 && <b class="badge">{t("home-turns", { count: turns })}</b>}
      </h2>
      <ul class="plain" style={{ "--rows": Math.min(count, FIRST) }}>
        {list.slice(0, all ? list.length : FIRST).map((one) => (
          <MyCard key={one.match.match} one={one} games={games} />
        ))}
      </ul>
      {list.length > FIRST && !all && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {t("home-all", { count: list.length })}
        </button>
      )}
    </section>
  );
}

export const MyCard = ({ one: { match, mine }, games }: { one: MyGame; games: GameInfo[] }): JSX.Element => (
  <li>
    <MatchCard
      match={match}
      title={titleIn(games, match)}
      {...(mine ? { seat: mine.seat, yourTurn: mine.your_turn } : { lost: true })}
      mine
    />
  </li>
);

const PRESETS: { preset: Preset; icon: IconName }[] = [
  { preset: "bots", icon: "bot" },
  { preset: "friends", icon: "open" },
  { preset: "screen", icon: "screen" },
];

function Start({ games }: { games: GameInfo[] }): JSX.Element {
  const [name, setName] = useState(games[0]?.name ?? "");
  const [count, setCount] = useState(0);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const { question, named } = useName();
  const game = games.find((one) => one.name === name);
  if (!game) return <Empty title={t("home-no-games")} text={t("home-no-games-about")} />;
  const players = game.seats.includes(count) ? count : usualCount(game);

  /** Who invites others has a name. */
  const begin = (preset: Preset): void => {
    if (busy) return;
    if (preset === "friends") named(() => void start(preset));
    else void start(preset);
  };

  async function start(preset: Preset): Promise<void> {
    if (!game) return;
    setBusy(true);
    try {
      const started = await api.start({
        game: game.name,
        language: settings.value.language,
        seats: wishes(chairsFor(preset, players, game, me())),
      });
      holdStarted(started);
      go(pathTo("table", started.match));
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
      setBusy(false);
    }
  }

  return (
    <section class="start" aria-label={t("home-choose")}>
      <div class="lids" role="group" aria-label={t("home-choose")}>
        {games.map((one) => (
          <button
            key={one.name}
            type="button"
            class="lid"
            aria-pressed={one.name === name}
            onClick={() => setName(one.name)}
          >
            <Lid game={one.name} />
            <span class="lidtitle">{one.title}</span>
            <span class="lidabout">{one.about}</span>
            <LidFacts game={one} />
          </button>
        ))}
      </div>
      <div class="tiles">
        <Segments
          label={t("home-players")}
          value={players}
          choose={setCount}
          options={game.seats.toSorted((a, b) => a - b).map((value) => ({ value, text: String(value) }))}
        />
        {PRESETS.map(({ preset, icon }) => (
          <button key={preset} type="button" class={`tile ${preset}`} disabled={busy} onClick={() => begin(preset)}>
            <Icon name={icon} size={34} />
            <span>
              <strong>{t(`home-${preset}`)}</strong>
              <span>{t(`home-${preset}-about`)}</span>
            </span>
          </button>
        ))}
        {trouble && (
          <p class="wrong" role="alert">
            {trouble}
          </p>
        )}
        <a class="quiet" href={pathTo("new", game.name)}>
          {t("home-detail")}
        </a>
        {question}
      </div>
    </section>
  );
}

/** How a match's game is called in the language of the settings. */
export const titleIn = (games: GameInfo[], match: Summary): string | undefined =>
  games.find((one) => one.name === match.game)?.title;

/** Matches that go on and whose seat this browser held until its time ran out. */
async function seatsLost(mine: Mine[]): Promise<Summary[]> {
  const gone = held()
    .filter((one) => mine.every((match) => match.match !== one.match))
    .slice(0, 6);
  const found = await Promise.all(
    gone.map(({ match, seat }) =>
      api.summary(match).then(
        (summary) => (summary.status !== "over" && summary.seats[seat]?.after?.why === "time" ? [summary] : []),
        () => [],
      ),
    ),
  );
  return found.flat();
}
