/** The game in one minute: what it is, its goal, a turn, and how it ends. */

import type { JSX } from "preact";
import { PARTS, type Part } from "../games/reading";
import { hasLesson } from "../games/registry";
import { t } from "../i18n";
import { useSitting, word } from "../i18n/say";
import { pathTo } from "../state/router";
import { Icon } from "./Marks";
import type { Told } from "./told";
import "./summary.css";

const Acts = ({ acts }: { acts: readonly string[] }): JSX.Element => (
  <ul class="acts">
    {acts.map((act) => (
      <li key={act}>
        <b>{word(`summary-act-${act}`)}</b> {word(`summary-act-${act}-text`)}
      </li>
    ))}
  </ul>
);

function OnePart({ part, told }: { part: Part; told: Told }): JSX.Element {
  const Picture = told.reading.parts[part];
  return (
    <section class={`part-${part}`}>
      <Picture components={told.components} />
      <h3>{t(`told-${part}`)}</h3>
      <p>{word(`summary-${part}`, told.numbers)}</p>
      {part === "turn" && <Acts acts={told.reading.acts} />}
    </section>
  );
}

export function Summary({ game, told }: { game: string; told: Told }): JSX.Element {
  useSitting(game);
  return (
    <section class="summary" aria-labelledby="summary">
      <h2 id="summary">{t("told-title")}</h2>
      <p class="lead">{word("summary-about", told.numbers)}</p>
      <div class="summaryparts">
        {PARTS.map((part) => (
          <OnePart key={part} part={part} told={told} />
        ))}
      </div>
      <nav class="row" aria-label={t("told-on")}>
        <a class="button" href={pathTo("rules", game, "contents")}>
          <Icon name="book" />
          {t("learn-all-rules")}
        </a>
        {hasLesson(game) && (
          <a class="button" href={pathTo("learn", game)}>
            <Icon name="play" />
            {t("learn-invite-go")}
          </a>
        )}
        <a class="button" href={pathTo("gallery", game)}>
          {t("gallery-title")}
        </a>
      </nav>
    </section>
  );
}
