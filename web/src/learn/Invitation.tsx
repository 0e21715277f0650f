/** The invitation to the first lesson. */

import type { JSX } from "preact";
import { firstLesson, lessonOf } from "../games/registry";
import { t } from "../i18n";
import { useLoad } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import { pathTo } from "../state/router";
import { finished } from "./path";
import { progressOf } from "./progress";

/** On the home page, until the lesson has been finished. */
export function Invitation(): JSX.Element | null {
  const game = firstLesson();
  return game === null ? null : <Invite game={game} />;
}

function Invite({ game }: { game: string }): JSX.Element | null {
  const progress = progressOf(game);
  const lesson = useLoad(() => (progress ? lessonOf(game) : Promise.resolve(null)), []);
  const steps = lesson.value?.steps ?? [];
  // Until we know how long the lesson is, nobody is invited to what they may have finished.
  const unknown = progress && !lesson.value && !lesson.error;
  if (unknown || (progress && lesson.value && finished(progress, steps))) return null;
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
