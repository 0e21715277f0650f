/** Learn: what a first game teaches, and its beginning. */

import "./words";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { boxedColours, hasLesson, hasReading, lessonOf } from "../games/registry";
import { t } from "../i18n";
import { wordOf } from "../i18n/say";
import { lessonIn, loadWords } from "../i18n/words";
import { Frame } from "../parts/Frame";
import { asApiError, Empty, Loaded, Moment, Trouble, useGames, useLoad } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import { Lid } from "../parts/Scene";
import { loadTold, type Told } from "../parts/told";
import type { ApiError } from "../state/api";
import * as api from "../state/api";
import type { GameInfo } from "../state/protocol";
import { go, pathTo } from "../state/router";
import { holdStarted, me, seatsAt } from "../state/seats";
import { settings } from "../state/settings";
import { begin, finished, type Lesson, type Progress, titleOf } from "./lesson";
import "./learn.css";
import { minutesFor } from "./length";
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

/** Every game that is taught, or told about, and that this server plays. */
function About(): JSX.Element {
  const games = useGames();
  return (
    <div class="learnpage">
      <h1>
        {t("learn-title")}
        <small>{t("learn-lead")}</small>
      </h1>
      <Loaded of={games}>
        {(list) => <Courses games={list.filter(({ name }) => hasLesson(name) || hasReading(name))} />}
      </Loaded>
    </div>
  );
}

function Courses({ games }: { games: GameInfo[] }): JSX.Element {
  if (games.length === 0) return <Empty title={t("learn-title")} text={t("learn-no-lesson")} />;
  return (
    <>
      {games.map((game) => (
        <section key={game.name} class="learncourse" aria-labelledby={`learn-${game.name}`}>
          <h2 id={`learn-${game.name}`}>{game.title}</h2>
          {hasLesson(game.name) ? <Course game={game} /> : <Untaught game={game} />}
        </section>
      ))}
      <section class="learnafter" aria-labelledby="learn-after">
        <h2 id="learn-after">{t("learn-after-title")}</h2>
        <ul>
          {AFTER.map((way) => (
            <li key={way}>{t(`learn-after-${way}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What to do when the lessons are done. */
const AFTER = ["bots", "hints", "friends", "replay"] as const;

interface CourseProps {
  game: GameInfo;
  lesson: Lesson;
  told: Told | null;
  progress: Progress | null;
  /** Whether its first game waits to be gone on with. */
  going: boolean;
}

function Course({ game }: { game: GameInfo }): JSX.Element {
  const { name } = game;
  const progress = progressOf(name);
  const all = useLoad(async () => {
    const loads = [
      lessonOf(name),
      loadTold(name),
      canResume(progress),
      loadWords(name),
      loadWords(lessonIn(name)),
    ] as const;
    const [lesson, told, going] = await Promise.all(loads);
    return { lesson, told, going };
  }, [name, progress?.match]);
  return <Loaded of={all}>{(loaded) => <Contents game={game} progress={progress} {...loaded} />}</Loaded>;
}

/** A game without a lesson: what it is about, and the ways on. */
function Untaught({ game }: { game: GameInfo }): JSX.Element {
  const all = useLoad(() => Promise.all([loadTold(game.name), loadWords(game.name)]), [game.name]);
  return (
    <Loaded of={all}>
      {([told]) => (
        <div class="learnhead">
          <Picture game={game} told={told} />
          <div class="learnabout">
            <p>{told ? wordOf(game.name, "summary-about", told.numbers) : game.about}</p>
            <p>{t("learn-no-lesson")}</p>
            <ul class="learnfacts">
              <Players game={game} />
            </ul>
            <Ways name={game.name} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

const Picture = ({ game, told }: { game: GameInfo; told: Told | null }): JSX.Element => (
  <div class="learnpicture lidhead">
    {told ? <told.reading.Scene components={told.components} /> : <Lid game={game.name} />}
  </div>
);

const Players = ({ game: { seats } }: { game: GameInfo }): JSX.Element => (
  <li>{t("learn-players", { least: Math.min(...seats), most: Math.max(...seats) })}</li>
);

const Ways = ({ name }: { name: string }): JSX.Element => (
  <p class="row learnways">
    <a href={pathTo("rules", name)}>{t("rules-title")}</a>
    <a href={pathTo("gallery", name)}>{t("gallery-title")}</a>
    <a href={pathTo("new", name)}>{t("learn-play-bots")}</a>
  </p>
);

function Contents(props: CourseProps): JSX.Element {
  const { game, lesson, told } = props;
  const said = (id: string): string => wordOf(game.name, id, told?.numbers);
  const minutes = minutesFor(lesson.steps.length);
  return (
    <>
      <div class="learnhead">
        <Picture game={game} told={told} />
        <div class="learnabout">
          <p>{told ? said("summary-about") : game.about}</p>
          {told && <p>{said("summary-lesson")}</p>}
          <ul class="learnfacts">
            <li>{t("learn-bots", { count: lesson.seats - 1, minutes })}</li>
            <Players game={game} />
          </ul>
          <Begin {...props} />
        </div>
      </div>
      <Steps {...props} />
    </>
  );
}

/** How far one has come, and the ways from here. */
function Begin({ game: { name }, lesson, progress, going }: CourseProps): JSX.Element {
  const done = progress !== null && finished(progress, lesson.steps);
  const afresh = (): void => {
    setProgress(name, null);
    go(pathTo("learn", name));
  };
  return (
    <>
      {done && (
        <p class="learndone">
          <Icon name="check" size={18} />
          {t("learn-all-done")}
        </p>
      )}
      {going && !done && progress && (
        <p class="learndone">{t("learn-invite-on", { at: progress.left.length + 1, all: lesson.steps.length })}</p>
      )}
      <p class="row">
        <a class="button primary big" href={pathTo("learn", name)}>
          <Icon name="play" />
          {going ? t("learn-resume") : t("learn-begin")}
        </a>
        {going && (
          <button type="button" class="big" onClick={afresh}>
            {t("learn-fresh")}
          </button>
        )}
      </p>
      <Ways name={name} />
    </>
  );
}

function Steps({ lesson, progress }: CourseProps): JSX.Element {
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
  );
}
