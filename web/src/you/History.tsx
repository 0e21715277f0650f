/** My games, the newest first: filtered, a page at a time, each with how it went and the ways into it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { MyMatch } from "../messages";
import { Segments } from "../parts/Frame";
import { asApiError, Empty, Moment, Trouble, useGames } from "../parts/Loaded";
import type { ApiError } from "../state/api";
import type { Filters } from "../state/mine";
import * as mine from "../state/mine";
import type { GameInfo } from "../state/protocol";
import { holdAlso } from "../state/seats";
import { Row } from "./Row";

interface Listed {
  matches: MyMatch[];
  next: string | null;
}

/** Loads page after page; `filters` begins again. */
function usePages(me: string, filters: Filters): { listed: Listed | null; error: ApiError | null; more: () => void } {
  const [listed, setListed] = useState<Listed | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [wanted, setWanted] = useState<{ before: string | null; tries: number }>({ before: null, tries: 0 });
  useEffect(() => {
    let here = true;
    setError(null);
    mine.matches(me, filters, wanted.before).then(
      ({ matches, next }) => {
        holdAlso(...matches.flatMap((one) => one.mine.map((seat) => ({ match: one.match, seat, token: me }))));
        if (here) setListed((old) => ({ matches: [...(wanted.before ? (old?.matches ?? []) : []), ...matches], next }));
      },
      (failure: unknown) => here && setError(asApiError(failure)),
    );
    return () => {
      here = false;
    };
  }, [me, filters, wanted]);
  const more = (): void =>
    setWanted({ before: error ? wanted.before : (listed?.next ?? null), tries: wanted.tries + 1 });
  return { listed, error, more };
}

export function History({ me }: { me: string }): JSX.Element {
  const [filters, setFilters] = useState<Filters>({});
  return (
    <section class="sheetcard history" aria-labelledby="history">
      <h2 id="history">{t("you-history")}</h2>
      <FilterRow filters={filters} choose={(change) => setFilters({ ...filters, ...change })} />
      <List key={JSON.stringify(filters)} me={me} filters={filters} />
    </section>
  );
}

const ANY = "";

function FilterRow({ filters, choose }: { filters: Filters; choose: (change: Filters) => void }): JSX.Element {
  const games = useGames().value ?? [];
  return (
    <div class="youfilters" role="group" aria-label={t("you-filters")}>
      {games.length > 1 && (
        <label class="field">
          <span>{t("you-filter-game")}</span>
          <select value={filters.game ?? ANY} onChange={(event) => choose({ game: event.currentTarget.value || null })}>
            <option value={ANY}>{t("you-filter-any")}</option>
            {games.map((game) => (
              <option key={game.name} value={game.name}>
                {game.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <Segments
        label={t("you-filter-status")}
        value={filters.status ?? ANY}
        choose={(value) => choose({ status: value || null })}
        options={[
          { value: ANY, text: t("you-filter-all") },
          { value: "going", text: t("you-filter-going") },
          { value: "over", text: t("you-filter-over") },
        ]}
      />
      <Segments
        label={t("you-filter-with")}
        value={filters.opponents ?? ANY}
        choose={(value) => choose({ opponents: value || null })}
        options={[
          { value: ANY, text: t("you-filter-everybody") },
          { value: "people", text: t("you-filter-people") },
          { value: "bots", text: t("you-filter-bots") },
        ]}
      />
    </div>
  );
}

function List({ me, filters }: { me: string; filters: Filters }): JSX.Element {
  const games: GameInfo[] = useGames().value ?? [];
  const { listed, error, more } = usePages(me, filters);
  if (!listed) return error ? <Trouble error={error} again={more} /> : <Moment />;
  if (listed.matches.length === 0)
    return Object.values(filters).some(Boolean) ? (
      <Empty title={t("you-history-none")} text={t("you-history-none-about")} />
    ) : (
      <Empty title={t("you-none")} text={t("you-none-about")} />
    );
  return (
    <>
      <ol class="plain played">
        {listed.matches.map((match) => (
          <li key={match.match}>
            <Row match={match} title={games.find((one) => one.name === match.game)?.title ?? match.title} />
          </li>
        ))}
      </ol>
      <p class="unseen" role="status">
        {t("you-history-shown", { count: listed.matches.length })}
      </p>
      {error && <Trouble error={error} again={more} />}
      {listed.next && !error && (
        <button type="button" class="more" onClick={more}>
          {t("you-history-more")}
        </button>
      )}
    </>
  );
}
