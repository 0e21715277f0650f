/** What comes after the boxes on the home page: open tables, finished games, and games to watch. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Empty, Loaded, useLoad } from "../parts/Loaded";
import { MatchCard } from "../parts/MatchCard";
import { OpenTables } from "../parts/OpenTables";
import * as api from "../state/api";
import type { GameInfo } from "../state/protocol";
import { go, pathTo } from "../state/router";
import { goesOn, MyCard, type MyGame, titleIn } from "./Home";

export function HomeBelow({ games, list }: { games: GameInfo[]; list: MyGame[] }): JSX.Element {
  return (
    <div class="columns">
      <section aria-labelledby="open" class="open">
        <h2 id="open">{t("tables-title")}</h2>
        <OpenTables games={games} />
      </section>
      <div class="stackedsections">
        <Finished games={games} list={list} />
        <Public games={games} />
      </div>
    </div>
  );
}

const LATELY = 6;

/** What is over, and the way to a game whose link I have. */
function Finished({ games, list }: { games: GameInfo[]; list: MyGame[] }): JSX.Element {
  const over = list.filter((one) => !goesOn(one));
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{list.length > over.length || over.length > 0 ? t("home-finished") : t("home-mine")}</h2>
      {over.length > 0 ? (
        <ul class="plain">
          {over.slice(0, LATELY).map((one) => (
            <MyCard key={one.match.match} one={one} games={games} />
          ))}
        </ul>
      ) : list.length > 0 ? (
        <p class="dim">{t("home-finished-none")}</p>
      ) : (
        <Empty title={t("home-none")} text={t("home-none-about")} />
      )}
      <JoinByLink />
    </section>
  );
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
