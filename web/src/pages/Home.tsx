/** Start, join, resume, watch. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Invitation } from "../learn/Invitation";
import { Frame, Segments } from "../parts/Frame";
import { asApiError, Empty, Loaded, sentenceOf, useGames, useLoad } from "../parts/Loaded";
import { Icon, type IconName } from "../parts/Marks";
import { MatchCard } from "../parts/MatchCard";
import { Lid, Scene } from "../parts/Scene";
import * as api from "../state/api";
import { myMatches } from "../state/person";
import type { GameInfo, Mine, Summary } from "../state/protocol";
import { go, pathTo } from "../state/router";
import { held, holdStarted, me } from "../state/seats";
import { settings } from "../state/settings";
import { chairsFor, type Preset, usualCount, wishes } from "../state/setup";

export function Home(): JSX.Element {
  const games = useGames();
  return (
    <Frame title={t("brand")}>
      <section class="hero">
        <Scene />
        <div>
          <h1>{t("home-title")}</h1>
          <p>{t("home-lead")}</p>
        </div>
      </section>
      <Loaded of={games}>{(list) => <Start games={list} />}</Loaded>
      <Invitation />
      <div class="columns">
        <MyGames games={games.value ?? []} />
        <Public games={games.value ?? []} />
      </div>
    </Frame>
  );
}

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
  const game = games.find((one) => one.name === name);
  if (!game) return <Empty title={t("home-no-games")} text={t("home-no-games-about")} />;
  const players = game.seats.includes(count) ? count : usualCount(game);

  async function begin(preset: Preset): Promise<void> {
    if (!game || busy) return;
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
          <button
            key={preset}
            type="button"
            class={`tile ${preset}`}
            disabled={busy}
            onClick={() => void begin(preset)}
          >
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
      </div>
    </section>
  );
}

/** How a match's game is called in the language of the settings. */
const titleIn = (games: GameInfo[], match: Summary): string | undefined =>
  games.find((one) => one.name === match.game)?.title;

function MyGames({ games }: { games: GameInfo[] }): JSX.Element {
  const mine = useLoad<Mine[]>(myMatches, []);
  const lost = useLoad(() => (mine.value ? seatsLost(mine.value) : Promise.resolve([])), [mine.value]);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t("home-mine")}</h2>
      <Loaded of={mine}>
        {(list) =>
          list.length + (lost.value?.length ?? 0) === 0 ? (
            <Empty title={t("home-none")} text={t("home-none-about")} />
          ) : (
            <ul class="plain">
              {lost.value?.map((match) => (
                <li key={match.match}>
                  <MatchCard match={match} title={titleIn(games, match)} mine lost />
                </li>
              ))}
              {oneEach(list).map((match) => (
                <li key={match.match}>
                  <MatchCard
                    match={match}
                    title={titleIn(games, match)}
                    seat={match.seat}
                    mine
                    yourTurn={match.your_turn}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <JoinByLink />
    </section>
  );
}

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

/** A match in which several seats are mine is listed once, with the seat that has to move; mine to move come first. */
export function oneEach(list: Mine[]): Mine[] {
  const found = new Map<string, Mine>();
  for (const match of list) if (!found.has(match.match) || match.your_turn) found.set(match.match, match);
  const weight = (match: Mine): number => (match.your_turn ? 0 : match.status === "over" ? 2 : 1);
  return [...found.values()].toSorted((a, b) => weight(a) - weight(b)).slice(0, 12);
}

/** "https://…/join/k3f", "/table/k3f" or "k3f" as "k3f". */
export const codeIn = (text: string): string =>
  text
    .trim()
    .replace(/[#?].*$/, "")
    .replace(/\/+$/, "")
    .split("/")
    .at(-1) ?? "";

function JoinByLink(): JSX.Element {
  const [link, setLink] = useState("");
  const code = codeIn(link);
  return (
    <form
      class="joinlink"
      onSubmit={(event) => {
        event.preventDefault();
        if (code) go(pathTo("join", code));
      }}
    >
      <label for="code">{t("home-invited")}</label>
      <span class="row">
        <input
          id="code"
          value={link}
          placeholder={t("home-code")}
          autocomplete="off"
          onInput={(event) => setLink(event.currentTarget.value)}
        />
        <button type="submit" disabled={!code}>
          {t("home-join")}
        </button>
      </span>
    </form>
  );
}

function Public({ games }: { games: GameInfo[] }): JSX.Element {
  const matches = useLoad(api.publicMatches, []);
  return (
    <section aria-labelledby="watch">
      <h2 id="watch">{t("home-watch")}</h2>
      <Loaded of={matches}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={t("home-watch-none")} text={t("home-watch-none-about")} />
          ) : (
            <ul class="plain">
              {list.slice(0, 10).map((match) => (
                <li key={match.match}>
                  <MatchCard match={match} title={titleIn(games, match)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
