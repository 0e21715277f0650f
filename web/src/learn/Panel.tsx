/** The coach's sheet: its place, its head, and what a screen reader says. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { IconButton } from "../parts/Marks";
import type { Lesson, Progress, Situation } from "./lesson";
import { type Stand, standAt } from "./place";
import type { Sight } from "./targets";

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

/** Whether there is room for it over the board; coach.css knows the same numbers. */
const floats = (): boolean => matchMedia("(min-width: 1150px) and (min-height: 821px)").matches;

/** The panel: on a large screen in a corner of the board, on a small one between board and dock. */
export function Panel({
  sight,
  class: name,
  fixed = false,
  children,
}: {
  sight: Sight;
  class: string;
  fixed?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const box = useRef<HTMLElement>(null);
  const [at, setAt] = useState<Stand | null>(null);
  useEffect(() => {
    const panel = box.current;
    if (!panel || fixed) return setAt(null);
    const stand = (): void => {
      const { room, spoken, dear } = sight;
      const size = { width: panel.offsetWidth, height: panel.offsetHeight };
      setAt((before) => (room && floats() ? standAt(room, size, spoken, dear, before?.corner ?? null) : null));
    };
    stand();
    const grown = new ResizeObserver(stand);
    grown.observe(panel);
    return () => grown.disconnect();
  }, [sight, name, fixed]);
  const style = at ? { left: `${at.box.left}px`, top: `${at.box.top}px`, bottom: "auto" } : {};
  return (
    <section ref={box} class={`coach ${name}`} style={style} aria-label={t("learn-coach")}>
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
