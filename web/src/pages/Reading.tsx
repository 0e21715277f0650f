/** The pages that are read: rules, gallery, about, and the one that is not there. */

import type { JSX } from "preact";
import { moduleOf } from "../games/registry";
import { t } from "../i18n";
import { Frame, Segments } from "../parts/Frame";
import { Loaded, useLoad } from "../parts/Loaded";
import { Rulebook } from "../parts/Rulebook";
import * as api from "../state/api";
import type { GameInfo } from "../state/protocol";
import { go, type Page, pathTo } from "../state/router";

function Which({ games, game, page }: { games: GameInfo[]; game: string; page: Page }): JSX.Element | null {
  if (games.length < 2) return null;
  return (
    <Segments
      label={t().home.choose}
      hideLabel
      value={game}
      choose={(name) => go(pathTo(page, name))}
      options={games.map((one) => ({ value: one.name, text: one.title }))}
    />
  );
}

export function RulesPage({ game, hash }: { game: string; hash: string }): JSX.Element {
  const games = useLoad(api.games, []);
  return (
    <Frame title={t().rules.title}>
      <Loaded of={games}>
        {(list) => {
          const name = game || list[0]?.name || "";
          return (
            <>
              <h1>
                {t().rules.title}
                <small>{list.find((one) => one.name === name)?.title}</small>
              </h1>
              <Which games={list} game={name} page="rules" />
              <Rulebook game={name} at={hash} contents />
            </>
          );
        }}
      </Loaded>
    </Frame>
  );
}

export function GalleryPage({ game }: { game: string }): JSX.Element {
  const all = useLoad(async () => {
    const list = await api.games();
    const name = game || list[0]?.name || "";
    const [components, { Gallery }] = await Promise.all([api.components(name), moduleOf(name)]);
    return { list, name, components, Gallery };
  }, [game]);
  return (
    <Frame title={t().gallery.title} wide>
      <h1>
        {t().gallery.title}
        <small>{t().gallery.lead}</small>
      </h1>
      <Loaded of={all}>
        {({ list, name, components, Gallery }) => (
          <>
            <Which games={list} game={name} page="gallery" />
            <Gallery components={components} />
          </>
        )}
      </Loaded>
    </Frame>
  );
}

export function About(): JSX.Element {
  const words = t().about;
  return (
    <Frame title={words.title}>
      <article class="prose">
        <h1>{words.title}</h1>
        {words.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{words.keysTitle}</h2>
        <dl class="keys">
          {words.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </article>
    </Frame>
  );
}

export function Lost(): JSX.Element {
  return (
    <Frame title={t().lost.title}>
      <div class="lostpage">
        <svg viewBox="0 0 240 130" width="240" height="130" aria-hidden="true">
          <path class="ridge" d="M10 96 74 26l30 44 40-60 86 86" />
          <path class="stream" d="M20 112q14-12 28 0t28 0 28 0" />
          <path class="stream broken" d="M150 112q14-12 28 0t28 0" />
        </svg>
        <h1>{t().lost.title}</h1>
        <p>{t().lost.text}</p>
        <a class="button primary" href="/">
          {t().lost.home}
        </a>
      </div>
    </Frame>
  );
}
