/** The coach's sheet: its place, its head, and what a screen reader says. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { IconButton } from "../parts/Marks";
import type { Lesson, Progress, Situation } from "./lesson";

export interface Showing {
  lesson: Lesson;
  situation: Situation;
  progress: Progress;
  change: (progress: Progress) => void;
}

export function Head({
  at,
  lesson,
  title,
  close,
}: {
  at: number;
  lesson: Lesson;
  title: string;
  close: () => void;
}): JSX.Element {
  const all = lesson.steps.length;
  return (
    <div class="coachhead">
      <div>
        <span class="coachcount">{t("learn-of", { at: Math.min(at + 1, all), all })}</span>
        <h2>{title}</h2>
      </div>
      <IconButton icon="close" label={t("learn-close")} onClick={close} />
      <span class="coachbar" aria-hidden="true">
        <span style={{ width: `${(Math.min(at + 1, all) / all) * 100}%` }} />
      </span>
    </div>
  );
}

/** The panel: beside the board on a large screen, between board and dock on a small one; always the same place. What is
 * new on it is read from its beginning.
 */
export function Panel({
  class: name,
  about = "",
  children,
}: {
  class: string;
  about?: string;
  children: ComponentChildren;
}): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.scrollTo(0, 0), [name, about]);
  return (
    <section class={`coach ${name}`} aria-label={t("learn-coach")} ref={panel}>
      {children}
    </section>
  );
}

/** Told to a screen reader when a step comes or is fulfilled, and not at every move of the others. */
export function Announced({ text, about }: { text: string; about: string }): JSX.Element {
  const [told, setTold] = useState("");
  useEffect(() => setTold(text), [about]);
  return (
    <p class="unseen" role="status">
      {told}
    </p>
  );
}
