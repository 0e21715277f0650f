/** The rules as numbered sentences: searchable, and open at any number. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { folded } from "../i18n/folded";
import * as api from "../state/api";
import type { Chapter, Rules } from "../state/protocol";
import { pathTo } from "../state/router";
import { settings } from "../state/settings";
import { Loaded, useLoad } from "./Loaded";

/** The chapters with only the sentences that have all the words. */
export function search(rules: Rules, query: string): Chapter[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const fits = (text: string): boolean => words.every((word) => folded(text).includes(word));
  return rules.chapters
    .map((chapter) => ({
      ...chapter,
      sentences: chapter.sentences.filter((one) => fits(`${one.number} ${one.text} ${chapter.title}`)),
    }))
    .filter((chapter) => chapter.sentences.length > 0);
}

/** The rules beside a table. */
export function Rulebook({ game, at }: { game: string; at: string }): JSX.Element {
  const rules = useLoad(() => api.rules(game), [game, settings.value.language]);
  return <Loaded of={rules}>{(loaded) => <Pages game={game} rules={loaded} at={at} />}</Loaded>;
}

interface PagesProps {
  game: string;
  rules: Rules;
  at: string;
  /** Whether the chapters are listed, to go to. */
  contents?: boolean;
  /** What stands under the sentences of a chapter, by its number. */
  figures?: (chapter: string) => ComponentChildren;
}

export function Pages({ game, rules, at, contents = false, figures }: PagesProps): JSX.Element {
  const [query, setQuery] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setQuery(""), [at]);
  useEffect(() => {
    const reached = at && box.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`);
    if (reached) reached.scrollIntoView({ block: reached.matches("p") ? "center" : "start" });
  }, [at, rules]);
  const chapters = search(rules, query);
  const count = chapters.reduce((sum, chapter) => sum + chapter.sentences.length, 0);
  return (
    <div class={`rulebook ${contents ? "full" : ""}`} ref={box}>
      <div class="rulesearch">
        <input
          type="search"
          aria-label={t("rules-search")}
          placeholder={t("rules-search")}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {rules.language !== settings.value.language && <small>{t("rules-english")}</small>}
        {query && <span role="status">{count > 0 ? t("rules-found", { count }) : t("rules-none")}</span>}
      </div>
      {contents && (
        <nav class="contents" data-rule="contents" aria-label={t("rules-chapters")}>
          {rules.chapters.map((chapter) => (
            <a key={chapter.number} lang={rules.language} href={pathTo("rules", game, chapter.number)}>
              {chapter.number}. {chapter.title}
            </a>
          ))}
        </nav>
      )}
      <div class="chapters" lang={rules.language}>
        {chapters.map((chapter) => (
          <section key={chapter.number} data-rule={chapter.number} class={at === chapter.number ? "at" : ""}>
            <h3>
              <span>{chapter.number}</span>
              {chapter.title}
            </h3>
            {chapter.sentences.map((sentence) => (
              <p key={sentence.number} data-rule={sentence.number} class={at === sentence.number ? "at" : ""}>
                <a
                  class="number"
                  href={pathTo("rules", game, sentence.number)}
                  aria-label={t("rules-link", { number: sentence.number })}
                >
                  {sentence.number}
                </a>
                <span>{sentence.text}</span>
              </p>
            ))}
            {figures?.(chapter.number)}
          </section>
        ))}
      </div>
    </div>
  );
}
