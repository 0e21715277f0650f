/** Learn: what a first game teaches, and its beginning. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { boxedColours, firstLesson, hasLesson, lessonOf } from "../games/registry";
import { t } from "../i18n";
import { loadWords } from "../i18n/words";
import { Frame } from "../parts/Frame";
import { asApiError, Empty, Loaded, Moment, Trouble, useGames, useLoad } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import type { ApiError } from "../state/api";
import * as api from "../state/api";
import { go, pathTo } from "../state/router";
import { holdStarted, me, seatsAt } from "../state/seats";
import { settings } from "../state/settings";
import "./coach.css";
import { begin, finished, type Lesson, type Progress, titleOf } from "./lesson";
import { progressOf, setProgress } from "./progress";

/** "/learn" tells what there is to learn, "/learn/<game>" sits down at once. */
export function LearnPage({ game }: { game: string }): JSX.Element {
  return (
    <Frame title={t("learn-title")}>
      {game === "" ? (
        <About />
      ) : hasLesson(game) ? (
        <Starting game={game} />
      ) : (
        <Empty title={t("learn-title")} text={t("learn-no-lesson")} />
      )}
    </Frame>
  );
}

/** Whether a lesson can be gone on with: it is not finished, its seat is held here and its match goes on. */
async function canResume(progress: Progress | null): Promise<boolean> {
  if (!progress || seatsAt(progress.match).length === 0) return false;
  return api.summary(progress.match).then(
    (summary) => summary.status === "playing",
    () => false,
  );
}

async function startLesson(game: string): Promise<string> {
  const lesson = await lessonOf(game);
  const { name, colour } = me();
  const colours = boxedColours(game).filter((one) => one !== (colour ?? "red"));
  const bots = Array.from({ length: lesson.seats - 1 }, (_, index) => ({
    kind: "bot" as const,
    bot: lesson.bot,
    ...(colours[index] && { colour: colours[index] }),
  }));
  const started = await api.start({
    game,
    lesson: lesson.dealt,
    options: lesson.options,
    language: settings.value.language,
    seats: [{ kind: "me", ...(name && { name }), ...(colour && { colour }) }, ...bots],
  });
  holdStarted(started);
  setProgress(game, begin(started.match));
  return started.match;
}

/** One start at a time, however often the page is drawn. */
const starting = new Map<string, Promise<string>>();

function sitDown(game: string): Promise<string> {
  const known = starting.get(game);
  if (known) return known;
  const progress = progressOf(game);
  const asked = canResume(progress).then((can) => {
    if (!can || !progress) return startLesson(game);
    setProgress(game, { ...progress, open: true });
    return progress.match;
  });
  starting.set(game, asked);
  void asked.catch(() => undefined).then(() => starting.delete(game));
  return asked;
}

function Starting({ game }: { game: string }): JSX.Element {
  const [error, setError] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    setError(null);
    sitDown(game).then(
      (match) => wanted && go(pathTo("table", match), true),
      (failure: unknown) => wanted && setError(asApiError(failure)),
    );
    return () => {
      wanted = false;
    };
  }, [game, tries]);
  if (error) return <Trouble error={error} again={() => setTries(tries + 1)} />;
  return (
    <>
      <h1>
        {t("learn-title")}
        <small>{t("learn-starting")}</small>
      </h1>
      <Moment />
    </>
  );
}

/** Every game that is taught and that this server plays. */
function About(): JSX.Element {
  const games = useGames();
  return (
    <div class="learnpage">
      <h1>
        {t("learn-title")}
        <small>{t("learn-lead")}</small>
      </h1>
      <Loaded of={games}>
        {(list) =>
          list
            .filter((one) => hasLesson(one.name))
            .map((one) => <Course key={one.name} game={one.name} title={one.title} />)
        }
      </Loaded>
    </div>
  );
}

function Course({ game, title }: { game: string; title: string }): JSX.Element {
  const progress = progressOf(game);
  const all = useLoad(async () => {
    const [lesson, going] = await Promise.all([lessonOf(game), canResume(progress), loadWords(game)]);
    return { lesson, going };
  }, [game, progress?.match]);
  return (
    <section class="learncourse" aria-labelledby={`learn-${game}`}>
      <h2 id={`learn-${game}`}>{title}</h2>
      <Loaded of={all}>{({ lesson, going }) => <Contents lesson={lesson} progress={progress} going={going} />}</Loaded>
    </section>
  );
}

function Contents({
  lesson,
  progress,
  going,
}: {
  lesson: Lesson;
  progress: Progress | null;
  going: boolean;
}): JSX.Element {
  const afresh = (): void => {
    setProgress(lesson.game, null);
    go(pathTo("learn", lesson.game));
  };
  const mark = (id: string): JSX.Element | null =>
    progress?.skipped.includes(id) ? (
      <small>{t("learn-skipped-mark")}</small>
    ) : progress?.left.includes(id) ? (
      <small>
        <Icon name="check" size={16} />
        {t("learn-done-mark")}
      </small>
    ) : null;
  return (
    <>
      <p>{t("learn-bots", { count: lesson.seats - 1 })}</p>
      <p class="row">
        <a class="button primary big" href={pathTo("learn", lesson.game)}>
          <Icon name="play" />
          {going ? t("learn-resume") : t("learn-begin")}
        </a>
        {going && (
          <button type="button" class="big" onClick={afresh}>
            {t("learn-fresh")}
          </button>
        )}
      </p>
      <section aria-labelledby={`learnsteps-${lesson.game}`}>
        <h3 id={`learnsteps-${lesson.game}`}>{t("learn-steps")}</h3>
        <ol class="learnsteps">
          {lesson.steps.map((step) => (
            <li key={step.id}>
              <span>{titleOf(lesson, step)}</span>
              {mark(step.id)}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** On the home page, until the lesson has been finished. */
export function Invitation(): JSX.Element | null {
  const game = firstLesson();
  return game === null ? null : <Invite game={game} />;
}

function Invite({ game }: { game: string }): JSX.Element | null {
  const progress = progressOf(game);
  const lesson = useLoad(() => (progress ? lessonOf(game) : Promise.resolve(null)), []);
  const steps = lesson.value?.steps ?? [];
  if (progress && lesson.value && finished(progress, steps)) return null;
  const on = progress && lesson.value && progress.left.length > 0;
  return (
    <aside class="learninvite" aria-label={t("learn-title")}>
      <Icon name="book" size={30} />
      <p>
        <strong>{on ? t("learn-invite-back") : t("learn-invite-title")}</strong>
        {on ? t("learn-invite-on", { at: progress.left.length + 1, all: steps.length }) : t("learn-invite-text")}
      </p>
      <a class="button primary" href={pathTo("learn", game)}>
        {on ? t("learn-resume") : t("learn-invite-go")}
      </a>
    </aside>
  );
}
