/** How somebody did, by game and by opponent. */

import type { JSX } from "preact";
import { t } from "../i18n";
import type { GameResult, OpponentResult, Results as Told } from "../messages";
import { useGames } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import type { GameInfo } from "../state/protocol";

/** `name` where they are somebody else's. */
export function Results({ results, name }: { results: Told; name?: string }): JSX.Element {
  const games = useGames().value ?? [];
  return (
    <>
      <p>{t("you-results-lead", { played: results.played, won: results.won })}</p>
      <div class="tables">
        <ByGame rows={results.games} games={games} />
        {results.opponents.length > 0 && (
          <ByOpponent
            rows={results.opponents}
            games={games}
            ahead={name === undefined ? t("you-col-ahead") : t("you-col-ahead-of", { name })}
          />
        )}
      </div>
    </>
  );
}

const average = ({ place, seats }: GameResult): string => t("you-average", { place, seats });

function ByGame({ rows, games }: { rows: GameResult[]; games: GameInfo[] }): JSX.Element {
  const titleOf = (row: GameResult): string => games.find((one) => one.name === row.game)?.title ?? row.title;
  return (
    <div class="scrolls">
      <table>
        <caption>{t("you-by-game")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("you-col-game")}</th>
            <th scope="col">{t("you-col-played")}</th>
            <th scope="col">{t("you-col-won")}</th>
            <th scope="col">{t("you-col-place")}</th>
            <th scope="col">{t("you-col-best")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.game}>
              <th scope="row">{titleOf(row)}</th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{average(row)}</td>
              <td>{t("you-place", { place: row.best })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ByOpponent(props: { rows: OpponentResult[]; games: GameInfo[]; ahead: string }): JSX.Element {
  const { rows, games, ahead } = props;
  const bots = games.flatMap((game) => game.bots);
  const nameOf = (row: OpponentResult): string =>
    row.kind === "bot" ? (bots.find((bot) => bot.name === row.name)?.title ?? row.name) : row.name;
  return (
    <div class="scrolls">
      <table>
        <caption>{t("you-by-opponent")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("you-col-opponent")}</th>
            <th scope="col">{t("you-col-played")}</th>
            <th scope="col">{ahead}</th>
            <th scope="col">{t("you-col-behind")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name}`}>
              <th scope="row">
                <span class="opponent">
                  <Icon name={row.kind === "bot" ? "bot" : "me"} size={18} />
                  <span>
                    {nameOf(row)}
                    {row.kind === "bot" && <span class="unseen"> ({t("you-bot")})</span>}
                  </span>
                </span>
              </th>
              <td>{row.played}</td>
              <td>{row.ahead}</td>
              <td>{row.behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
