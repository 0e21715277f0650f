/** The end of the lesson: what was learned, what never came up, and where to go on. */

import type { JSX } from "preact";
import { Icon } from "../parts/Marks";
import { go, pathTo } from "../state/router";
import { l } from ".";
import { backward, learned } from "./lesson";
import { Announced, Head, Panel, type Showing } from "./Panel";
import { setProgress } from "./progress";
import { useSight } from "./targets";

export function Finish({ lesson, situation, progress, change, over }: Showing & { over: boolean }): JSX.Element {
  const words = l();
  const { met, unmet } = learned(progress, lesson.steps, situation);
  const away = (): void => change({ ...progress, open: false });
  const afresh = (): void => {
    setProgress(lesson.game, null);
    go(pathTo("learn", lesson.game));
  };
  return (
    <>
      <Panel sight={useSight([])} class="is-done finish" fixed>
        <Head at={lesson.steps.length} lesson={lesson} title={words.finishedTitle} close={away} />
        <section class="coachmet">
          <h3>{words.met}</h3>
          <ul class="plain">
            {met.map((step) => (
              <li key={step.id}>
                <Icon name="check" size={16} />
                {step.words().title}
              </li>
            ))}
          </ul>
        </section>
        <section class="coachgo">
          <h3>{words.goOn}</h3>
          <p>{words.finishedText}</p>
          <div class="coachways">
            {over ? (
              <a class="button primary" href={pathTo("end", progress.match)}>
                {words.result}
              </a>
            ) : (
              <button type="button" class="primary" onClick={away}>
                {words.playOn}
              </button>
            )}
            <a class="button" href={pathTo("new", lesson.game)}>
              {words.newGame}
            </a>
            <a class="button" href={pathTo("rules", lesson.game)}>
              {words.allRules}
            </a>
            <button type="button" onClick={afresh}>
              {words.again}
            </button>
            {!over && (
              <button type="button" onClick={() => change(backward(progress, lesson.steps))}>
                {words.back}
              </button>
            )}
          </div>
        </section>
        {unmet.length > 0 && (
          <section class="coachunmet">
            <h3>{words.unmet}</h3>
            {unmet.map((step) => (
              <details key={step.id}>
                <summary>{step.words().title}</summary>
                <p>{step.words().text}</p>
              </details>
            ))}
          </section>
        )}
      </Panel>
      <Announced text={`${words.finishedTitle}. ${words.finishedText}`} about="finished" />
    </>
  );
}
