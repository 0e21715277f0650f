/** What somebody shares: their results, for everybody who has the link. */

import "./words";
import type { JSX } from "preact";
import { listed, t } from "../i18n";
import type { PlayedMatch, ResultsPage } from "../messages";
import { Frame } from "../parts/Frame";
import { Empty, Loaded, useGames, useLoad } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import * as mine from "../state/mine";
import { pathTo } from "../state/router";
import { dayOf } from "./dates";
import { Results } from "./Results";
import "./you.css";

const NOT_SHARED = 404;

export function PlayerPage({ person }: { person: string }): JSX.Element {
  const page = useLoad(() => mine.shared(person), [person]);
  const name = page.value?.name;
  const title = name ? t("player-title", { name }) : t("player-unnamed");
  return (
    <Frame title={title}>
      {page.error?.status === NOT_SHARED ? (
        <NotShared />
      ) : (
        <Loaded of={page}>{(told) => <Page page={told} title={title} />}</Loaded>
      )}
    </Frame>
  );
}

const NotShared = (): JSX.Element => (
  <section class="nobody">
    <h1 class="unseen">{t("player-none")}</h1>
    <Empty title={t("player-none")} text={t("player-none-about")} />
    <a class="button primary" href="/">
      {t("notfound-home")}
    </a>
  </section>
);

function Page({ page, title }: { page: ResultsPage; title: string }): JSX.Element {
  return (
    <>
      <h1>
        {title}
        <small>{t("player-lead", { day: dayOf(page.since) })}</small>
      </h1>
      <section class="sheetcard" aria-labelledby="results">
        <h2 id="results">{t("player-results")}</h2>
        {page.results.played === 0 ? (
          <Empty title={t("you-results-none")} text={t("player-results-none")} />
        ) : (
          <Results results={page.results} name={page.name ?? ""} />
        )}
      </section>
      <section class="sheetcard" aria-labelledby="played">
        <h2 id="played">{t("player-matches")}</h2>
        {page.matches.length === 0 ? (
          <Empty title={t("player-matches-none")} text={t("player-matches-none-about")} />
        ) : (
          <ol class="plain played">
            {page.matches.map((match) => (
              <li key={match.match}>
                <Played match={match} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

function Played({ match }: { match: PlayedMatch }): JSX.Element {
  const games = useGames().value ?? [];
  const title = games.find((one) => one.name === match.game)?.title ?? match.title;
  const others = match.names.filter((_, seat) => seat !== match.seat);
  const points = match.ranking.find((one) => one.seat === match.seat)?.points ?? 0;
  return (
    <article class="playedrow">
      <div class="what">
        <h3>{title}</h3>
        <p>
          <b>
            {t("you-result", { place: match.place, seats: match.names.length })} · {t("you-points", { points })}
          </b>{" "}
          <span class="dim">{t("you-with", { names: listed(others) })}</span>
        </p>
        <p class="dim">
          <time dateTime={match.ended ?? match.created}>{dayOf(match.ended ?? match.created)}</time>
        </p>
      </div>
      <div class="ways">
        <a class="button" href={pathTo("replay", match.match, "move=0")}>
          <Icon name="play" />
          {t("you-to-replay")}
          <span class="unseen">: {title}</span>
        </a>
      </div>
    </article>
  );
}
