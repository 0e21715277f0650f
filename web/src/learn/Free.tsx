/** Between the steps of a long game the learner plays on: the coach says what is asked, and proposes something. */

import type { JSX } from "preact";
import { listed, say, t } from "../i18n";
import { wordOf } from "../i18n/say";
import { type Lesson, type Meanwhile, type Progress, type Situation, titleOf, toCome } from "./lesson";
import { Announced, Head, Panel } from "./Panel";

/** What is asked, a proposal, and what is still to come. */
export function Free({
  lesson,
  situation,
  progress,
  free,
  close,
  back,
}: {
  lesson: Lesson;
  situation: Situation;
  progress: Progress;
  free: Meanwhile;
  close: () => void;
  back: JSX.Element;
}): JSX.Element {
  const title = wordOf(lesson.game, "lesson-free-title");
  const titles = toCome(progress, lesson.steps, situation).map((step) => titleOf(lesson, step));
  const where = t("learn-of", { at: progress.left.length + 1, all: lesson.steps.length });
  return (
    <>
      <Panel class={free.move ? "is-free" : "is-free is-others"} about={free.say.id}>
        <Head at={progress.left.length} lesson={lesson} title={title} close={close} />
        <div class="coachnext">
          <p>{say(free.say)}</p>
          {free.move && <p class="coachlive">{t("learn-try", { move: say(free.move.say) })}</p>}
        </div>
        <p class="coachtext">{wordOf(lesson.game, "lesson-free-next", { steps: listed(titles) })}</p>
        <div class="coachfoot">{back}</div>
      </Panel>
      <Announced text={t("learn-said", { where, title, text: say(free.say) })} about={`free ${free.say.id}`} />
    </>
  );
}
