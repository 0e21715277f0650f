/** What the coach shows: one step at a time, and a ring on what it speaks of. */

import "./words";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { lessonOf } from "../games/registry";
import { say, t } from "../i18n";
import { lessonIn, loadWords } from "../i18n/words";
import { useLoad } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import * as api from "../state/api";
import type { LessonsProps } from "./Coach";
import "./coach.css";
import { Finish } from "./Finish";
import { Free } from "./Free";
import {
  backward,
  clicked,
  finished,
  type Lesson,
  type Meanwhile,
  meanwhileOf,
  onward,
  type Progress,
  proposed,
  ringed,
  type Situation,
  type Standing,
  type Step,
  standing,
  stepNow,
  toldOf,
  wordsOf,
} from "./lesson";
import { Announced, Head, Panel, type Showing } from "./Panel";
import type { Box } from "./place";
import { setProgress } from "./progress";
import { useBoxes, useInView } from "./targets";

export function Lessons({ table, showRule, game, progress }: LessonsProps): JSX.Element | null {
  const book = table.state.value?.summary.book;
  const loaded = useLoad(
    () => Promise.all([lessonOf(game), api.components(game, book), loadWords(game), loadWords(lessonIn(game))]),
    [game],
  );
  const { state, journal } = table.model.value;
  const [lesson, components] = loaded.value ?? [];
  const situation: Situation | null =
    lesson && components && state && state.seat !== null
      ? { me: state.seat, state, journal, components, picked: table.picked.value }
      : null;
  const at = lesson && situation ? stepNow(progress, lesson.steps, situation) : progress.at;
  useEffect(() => {
    if (at !== progress.at) setProgress(game, { ...progress, at });
  }, [at, progress.at]);
  if (!lesson || !situation) return null;
  const change = (now: Progress): void => {
    setProgress(game, now);
    if (now.open !== progress.open) focusSoon(now.open ? ".coachhead .iconbutton" : ".coach.away button");
  };
  if (!progress.open) return <Away reopen={() => change({ ...progress, open: true })} />;
  const shown = { lesson, situation, progress: { ...progress, at }, change };
  const over = situation.state.summary.status === "over";
  return over || finished(shown.progress, lesson.steps) ? (
    <Finish {...shown} over={over} />
  ) : (
    <Shown {...shown} showRule={showRule} />
  );
}

/** The button that was pressed is gone: the focus goes to the one that takes its place. */
function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }), 60);
}

const Away = ({ reopen }: { reopen: () => void }): JSX.Element => (
  <div class="coach away">
    <button type="button" onClick={reopen}>
      <Icon name="book" />
      {t("learn-coach")}
    </button>
  </div>
);

function Shown({
  lesson,
  situation,
  progress,
  change,
  showRule,
}: Showing & { showRule: (number: string) => void }): JSX.Element | null {
  const step = lesson.steps[progress.at];
  const how = step ? standing(step, situation) : "read";
  const free = step ? meanwhileOf(lesson, step, progress, situation) : null;
  const rings = free ? freely(lesson, free, situation) : step ? ringed(lesson, step, how, situation) : [];
  const boxes = useBoxes(rings);
  useInView(rings, `${progress.at} ${how} ${free?.say.id}`);
  if (!step) return null;
  const close = (): void => change({ ...progress, open: false });
  const back = (
    <button
      type="button"
      disabled={progress.left.length === 0}
      onClick={() => change(backward(progress, lesson.steps))}
    >
      {t("learn-back")}
    </button>
  );
  if (free)
    return (
      <>
        <Free lesson={lesson} situation={situation} progress={progress} free={free} close={close} back={back} />
        <Rings boxes={boxes} />
      </>
    );
  const said = wordsOf(lesson, step, situation);
  return (
    <>
      <Panel class={`is-${how}`} about={step.id}>
        <Head at={progress.left.length} lesson={lesson} title={said.title} close={close} />
        <p class="coachtext">{said.text}</p>
        <Next lesson={lesson} step={step} how={how} situation={situation} />
        <div class="coachfoot">
          <p class="coachrules">
            <Icon name="book" size={16} />
            {step.rules.map((number) => (
              <button
                key={number}
                type="button"
                class="rule"
                aria-label={t("rule", { number })}
                onClick={() => showRule(number)}
              >
                {number}
              </button>
            ))}
          </p>
          {back}
          <button
            type="button"
            class={how === "read" || how === "done" ? "primary" : ""}
            onClick={() => change(onward(progress, lesson.steps, how))}
          >
            {how === "read" || how === "done" ? t("learn-next") : t("learn-skip")}
          </button>
        </div>
      </Panel>
      <Announced
        text={t(how === "done" ? "learn-said-done" : "learn-said", {
          where: t("learn-of", { at: progress.left.length + 1, all: lesson.steps.length }),
          title: said.title,
          text: how === "done" ? said.done : how === "read" ? `${said.text} ${said.todo}` : said.text,
        })}
        about={`${progress.at} ${how === "done"}`}
      />
      <Rings boxes={boxes} />
    </>
  );
}

/** What to click for the move that is proposed while no step is possible. */
const freely = (lesson: Lesson, { move }: Meanwhile, situation: Situation): string[] =>
  move ? clicked(lesson, situation.state.moves, move, situation) : [];

/** What to do next, or meanwhile, with the numbers of this moment. */
function Next({
  lesson,
  step,
  how,
  situation,
}: {
  lesson: Lesson;
  step: Step;
  how: Standing;
  situation: Situation;
}): JSX.Element | null {
  const said = wordsOf(lesson, step, situation);
  const asked = how === "wait" ? lesson.asked(situation) : null;
  const next: Record<Standing, [mark: string, text: string]> = {
    read: [t("learn-read-mark"), said.todo],
    done: [t("learn-done-mark"), said.done],
    now: [t("learn-now-mark"), said.todo],
    wait: [t("learn-wait-mark"), asked ? t("learn-asked", { question: say(asked) }) : said.wait],
    others: [t("learn-wait-mark"), t("learn-others")],
    over: [t("learn-wait-mark"), t("learn-over")],
  };
  const [mark, text] = next[how];
  const wanted = how === "now" ? proposed(step, situation) : null;
  const live = step.live?.(situation);
  const numbers =
    how === "done"
      ? [toldOf(step, situation).map(say).join(" ")]
      : [wanted && t("learn-try", { move: say((lesson.whole?.(wanted, situation) ?? wanted).say) }), live && say(live)];
  return (
    <div class="coachnext">
      <p>
        <b>
          {how === "done" && <Icon name="check" size={16} />}
          {mark}
        </b>{" "}
        <span>{text}</span>
      </p>
      {numbers.map(
        (line) =>
          line && (
            <p key={line} class="coachlive">
              {line}
            </p>
          ),
      )}
    </div>
  );
}

function Rings({ boxes }: { boxes: Box[] }): JSX.Element {
  const shown = useMemo(
    () =>
      boxes.map(({ left, top, width, height }) => ({
        left: `${left - 4}px`,
        top: `${top - 4}px`,
        width: `${width + 8}px`,
        height: `${height + 8}px`,
      })),
    [boxes],
  );
  return (
    <div class="coachrings" aria-hidden="true">
      {shown.map((style, index) => (
        <span key={index} style={style} />
      ))}
    </div>
  );
}
