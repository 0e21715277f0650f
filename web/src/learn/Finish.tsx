/** The end of the lesson: what was learned, what never came up, and where to go on. */

import type { JSX } from "preact";
import { t } from "../i18n";
import { Icon } from "../parts/Marks";
import { go, pathTo } from "../state/router";
import { backward, learned, titleOf, wordsOf } from "./lesson";
import { Announced, Head, Panel, type Showing } from "./Panel";
import { setProgress } from "./progress";

export function Finish({ lesson, situation, progress, change, over }: Showing & { over: boolean }): JSX.Element {
  const { met, unmet } = learned(progress, lesson.steps, situation);
  const how = !over ? "finished" : unmet.length > 0 ? "ended" : "over";
  const away = (): void => change({ ...progress, open: false });
  const afresh = (): void => {
    setProgress(lesson.game, null);
    go(pathTo("learn", lesson.game));
  };
  return (
    <>
      <Panel class="is-done finish">
        <Head
          at={lesson.steps.length}
          lesson={lesson}
          title={how === "ended" ? t("learn-ended-title") : t("learn-finished-title")}
          close={away}
        />
        <section class="coachgo">
          <h3>{t("learn-go-on")}</h3>
          <p>{t(`learn-${how}-text`)}</p>
          <div class="coachways">
            {over ? (
              <a class="button primary" href={pathTo("end", progress.match)}>
                {t("learn-result")}
              </a>
            ) : (
              <button type="button" class="primary" onClick={away}>
                {t("learn-play-on")}
              </button>
            )}
            <a class="button" href={pathTo("new", lesson.game)}>
              {t("learn-new-game")}
            </a>
            <a class="button" href={pathTo("rules", lesson.game)}>
              {t("learn-all-rules")}
            </a>
            <a class="button" href={pathTo("gallery", lesson.game)}>
              {t("gallery-title")}
            </a>
            <button type="button" onClick={afresh}>
              {t("learn-again")}
            </button>
            {!over && (
              <button type="button" onClick={() => change(backward(progress, lesson.steps))}>
                {t("learn-back")}
              </button>
            )}
          </div>
        </section>
        <section class="coachmet">
          <h3>{t("learn-met")}</h3>
          <ul class="plain">
            {met.map((step) => (
              <li key={step.id}>
                <Icon name="check" size={16} />
                {titleOf(lesson, step)}
              </li>
            ))}
          </ul>
        </section>
        {unmet.length > 0 && (
          <section class="coachunmet">
            <h3>{t("learn-unmet")}</h3>
            {unmet.map((step) => (
              <details key={step.id}>
                <summary>{titleOf(lesson, step)}</summary>
                <p>{wordsOf(lesson, step, situation).text}</p>
              </details>
            ))}
          </section>
        )}
      </Panel>
      <Announced text={t(`learn-${how}-said`)} about={how} />
    </>
  );
}
