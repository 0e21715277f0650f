/** The pages that are read: rules, gallery, about, and the one that is not there. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { useSitting, word } from "../i18n/say";
import { Frame, Segments } from "../parts/Frame";
import { Loaded, useGames, useLoad } from "../parts/Loaded";
import { Pages } from "../parts/Rulebook";
import { Summary } from "../parts/Summary";
import { KeyList } from "../parts/table/Keys";
import { loadThings } from "../parts/things";
import { loadTold, type Told } from "../parts/told";
import * as api from "../state/api";
import type { GameInfo } from "../state/protocol";
import { go, type Page, pathTo } from "../state/router";
import { settings } from "../state/settings";

function Which({ games, game, page }: { games: GameInfo[]; game: string; page: Page }): JSX.Element | null {
  if (games.length < 2) return null;
  return (
    <Segments
      label={t("home-choose")}
      hideLabel
      value={game}
      choose={(name) => go(pathTo(page, name))}
      options={games.map((one) => ({ value: one.name, text: one.title }))}
    />
  );
}

export function RulesPage({ game, hash }: { game: string; hash: string }): JSX.Element {
  const games = useGames();
  return (
    <Frame title={t("rules-title")}>
      <Loaded of={games}>
        {(list) => {
          const name = game || list[0]?.name || "";
          return (
            <>
              <h1>
                {t("rules-title")}
                <small>{list.find((one) => one.name === name)?.title}</small>
              </h1>
              <Which games={list} game={name} page="rules" />
              <Rules key={name} game={name} at={hash} />
            </>
          );
        }}
      </Loaded>
    </Frame>
  );
}

/** The summary and the rules with their figures. They come together, so that a link to a rule finds it where it stays; pictures
 * that do not come are no reason to withhold the rules.
 */
function Rules({ game, at }: { game: string; at: string }): JSX.Element {
  const both = useLoad(async () => {
    const [rules, told] = await Promise.all([api.rules(game), loadTold(game).catch(() => null)]);
    return { rules, told };
  }, [game, settings.value.language]);
  return (
    <Loaded of={both}>
      {({ rules, told }) => (
        <>
          {told && <Summary game={game} told={told} />}
          <Pages
            game={game}
            rules={rules}
            at={at}
            contents
            figures={(chapter) => told && <Figures told={told} chapter={chapter} />}
          />
        </>
      )}
    </Loaded>
  );
}

/** Captions are in the language of the page, also where the rules are English only. */
const Figures = ({ told, chapter }: { told: Told; chapter: string }): JSX.Element => (
  <>
    {(told.reading.figures[chapter] ?? []).map(({ name, Picture }) => (
      <figure key={name} lang={settings.value.language} class={`of-${name}`}>
        <figcaption>{word(`figure-${name}`, told.numbers)}</figcaption>
        <Picture components={told.components} />
      </figure>
    ))}
  </>
);

export function GalleryPage({ game }: { game: string }): JSX.Element {
  const games = useGames();
  const name = game || games.value?.[0]?.name;
  return (
    <Frame title={t("gallery-title")} wide>
      <h1>
        {t("gallery-title")}
        <small>{t("gallery-lead")}</small>
      </h1>
      <Loaded of={games}>{(list) => <Which games={list} game={name ?? ""} page="gallery" />}</Loaded>
      {name && <Drawn key={name} game={name} books={games.value?.find((one) => one.name === name)?.books ?? []} />}
    </Frame>
  );
}

function Drawn({ game, books }: { game: string; books: GameInfo["books"] }): JSX.Element {
  const [book, setBook] = useState<string>();
  const things = useLoad(() => loadThings(game, book), [game, book]);
  useSitting(game);
  return (
    <>
      {books.length > 1 && (
        <label class="field edition">
          <span>{t("setup-book")}</span>
          <select value={book ?? books[0]?.name} onChange={(event) => setBook(event.currentTarget.value)}>
            {books.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <Loaded of={things}>{({ components, module: { Gallery } }) => <Gallery components={components} />}</Loaded>
    </>
  );
}

const PARAGRAPHS = [1, 2, 3, 4];

export function About(): JSX.Element {
  return (
    <Frame title={t("about-title")}>
      <article class="prose">
        <h1>{t("about-title")}</h1>
        {PARAGRAPHS.map((number) => (
          <p key={number}>{t(`about-text-${number}`)}</p>
        ))}
        <h2>{t("about-keys")}</h2>
        <KeyList />
      </article>
    </Frame>
  );
}

export function Lost(): JSX.Element {
  return (
    <Frame title={t("notfound-title")}>
      <div class="lostpage">
        <svg viewBox="0 0 240 130" width="240" height="130" aria-hidden="true">
          <path class="ridge" d="M10 96 74 26l30 44 40-60 86 86" />
          <path class="stream" d="M20 112q14-12 28 0t28 0 28 0" />
          <path class="stream broken" d="M150 112q14-12 28 0t28 0" />
        </svg>
        <h1>{t("notfound-title")}</h1>
        <p>{t("notfound-text")}</p>
        <a class="button primary" href="/">
          {t("notfound-home")}
        </a>
      </div>
    </Frame>
  );
}
