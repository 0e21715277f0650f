/** The coach at the table: one step at a time, and a ring on what it speaks of. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { IconButton, Icon } from "../parts/Marks";
import { useLoad } from "../parts/Loaded";
import * as api from "../state/api";
import { pathTo } from "../state/router";
import type { Table } from "../state/table";
import { hasLesson, l, lessonOf } from ".";
import "./coach.css";
import { backward, finished, onward, standing, type Lesson, type Progress, type Situation, type Standing, type Step } from "./lesson";
import { standAt, type Box, type Stand } from "./place";
import { progressOf, setProgress } from "./progress";
import { bringIntoView, useSight, type Sight } from "./targets";

interface AtTable {
  table: Table;
  /** Opens the rules beside the table at a number. */
  showRule: (number: string) => void;
}

/** Nothing, unless this match is the one that a learner learns in. */
export function Coach({ table, showRule }: AtTable): JSX.Element | null {
  const game = table.state.value?.summary.game ?? "";
  const progress = hasLesson(game) ? progressOf(game) : null;
  if (!progress || progress.match !== table.match || !table.seats.length) return null;
  return <Lessons key={game} table={table} showRule={showRule} game={game} progress={progress} />;
}

function Lessons({ table, showRule, game, progress }: AtTable & { game: string; progress: Progress }): JSX.Element | null {
  const book = table.state.value?.summary.book;
  const loaded = useLoad(() => Promise.all([lessonOf(game), api.components(game, book)]), [game]);
  const { state, journal } = table.model.value;
  if (!loaded.value || !state || state.seat === null) return null;
  const [lesson, components] = loaded.value;
  const situation: Situation = { me: state.seat, state, journal, components, picked: table.picked.value };
  const change = (now: Progress): void => {
    setProgress(game, now);
    if (now.open !== progress.open) focusSoon(now.open ? ".coachhead .iconbutton" : ".coach.away button");
  };
  if (!progress.open) return <Away reopen={() => change({ ...progress, open: true })} />;
  if (finished(progress, lesson.steps)) return <Finished lesson={lesson} progress={progress} change={change} />;
  return <Shown lesson={lesson} situation={situation} progress={progress} change={change} showRule={showRule} />;
}

/** The button that was pressed is gone: the focus goes to the one that takes its place. */
function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }), 60);
}

const Away = ({ reopen }: { reopen: () => void }): JSX.Element => (
  <div class="coach away"><button type="button" onClick={reopen}><Icon name="book" />{l().reopen}</button></div>
);

interface Showing {
  lesson: Lesson;
  situation: Situation;
  progress: Progress;
  change: (progress: Progress) => void;
  showRule: (number: string) => void;
}

const CONFIRM = [".dock .decide .primary"];

function Shown({ lesson, situation, progress, change, showRule }: Showing): JSX.Element | null {
  const step = lesson.steps[progress.at];
  const how = step ? standing(step, situation) : "read";
  const rings = !step || how === "done" ? [] : how === "now" && situation.picked ? CONFIRM : step.ring(situation);
  const sight = useSight(rings);
  useEffect(() => {
    const timer = setTimeout(() => bringIntoView(rings), 250);
    return () => clearTimeout(timer);
  }, [progress.at, how]);
  if (!step) return null;
  const words = l();
  const said = step.words();
  return (
    <>
      <Panel sight={sight} class={`is-${how}`}>
        <Head at={progress.at} lesson={lesson} title={said.title} close={() => change({ ...progress, open: false })} />
        <p class="coachtext">{said.text}</p>
        <Next step={step} how={how} situation={situation} />
        <div class="coachfoot">
          <p class="coachrules">
            <Icon name="book" size={16} />
            {step.rules.map((number) => <button key={number} type="button" class="rule" aria-label={words.rule(number)} onClick={() => showRule(number)}>{number}</button>)}
          </p>
          <button type="button" disabled={progress.at === 0} onClick={() => change(backward(progress))}>{words.back}</button>
          <button type="button" class={how === "read" || how === "done" ? "primary" : ""} onClick={() => change(onward(progress, lesson.steps, how))}>
            {how === "read" || how === "done" ? words.next : words.skip}
          </button>
        </div>
      </Panel>
      <Announced text={`${words.of(progress.at + 1, lesson.steps.length)}. ${said.title}. ${how === "done" ? `${words.doneMark}. ${said.done}` : `${said.text} ${how === "read" ? said.todo : ""}`}`} about={`${progress.at} ${how === "done"}`} />
      <Rings boxes={sight.spoken} />
    </>
  );
}

function Head({ at, lesson, title, close }: { at: number; lesson: Lesson; title: string; close: () => void }): JSX.Element {
  const all = lesson.steps.length;
  return (
    <div class="coachhead">
      <div>
        <span class="coachcount">{l().of(Math.min(at + 1, all), all)}</span>
        <h2>{title}</h2>
      </div>
      <IconButton icon="close" label={l().close} onClick={close} />
      <span class="coachbar" aria-hidden="true"><span style={{ width: `${(Math.min(at + 1, all) / all) * 100}%` }} /></span>
    </div>
  );
}

/** What to do next, or meanwhile. */
function Next({ step, how, situation }: { step: Step; how: Standing; situation: Situation }): JSX.Element | null {
  const words = l();
  const said = step.words();
  const live = how === "done" ? null : step.live?.(situation);
  const next: Record<Standing, [mark: string, text: string]> = {
    read: [words.readMark, said.todo],
    done: [words.doneMark, said.done],
    now: [words.nowMark, said.todo],
    wait: [words.waitMark, said.wait],
    others: [words.waitMark, words.others],
    over: [words.waitMark, words.over],
  };
  const [mark, text] = next[how];
  return (
    <div class="coachnext">
      <p><b>{how === "done" && <Icon name="check" size={16} />}{mark}</b> <span>{text}</span></p>
      {live && <p class="coachlive">{live}</p>}
      {how === "done" && situation.state.summary.status === "over" && <a href={pathTo("end", situation.state.summary.match)}>{words.result}</a>}
    </div>
  );
}

function Finished({ lesson, progress, change }: { lesson: Lesson; progress: Progress; change: (progress: Progress) => void }): JSX.Element {
  const sight = useSight([]);
  const words = l();
  return (
    <>
      <Panel sight={sight} class="is-done">
        <Head at={lesson.steps.length} lesson={lesson} title={words.finishedTitle} close={() => change({ ...progress, open: false })} />
        <p class="coachtext kept">{words.finishedText}</p>
        <div class="coachfoot">
          <button type="button" onClick={() => change(backward(progress))}>{words.back}</button>
          <button type="button" onClick={() => change({ ...progress, at: 0 })}>{words.again}</button>
        </div>
      </Panel>
      <Announced text={`${words.finishedTitle}. ${words.finishedText}`} about="finished" />
    </>
  );
}

/** Whether there is room for it over the board; coach.css knows the same numbers. */
const floats = (): boolean => matchMedia("(min-width: 1150px) and (min-height: 821px)").matches;

/** The panel: on a large screen in a corner of the board, on a small one between board and dock. */
function Panel({ sight, class: name, children }: { sight: Sight; class: string; children: JSX.Element[] }): JSX.Element {
  const box = useRef<HTMLElement>(null);
  const [at, setAt] = useState<Stand | null>(null);
  useEffect(() => {
    const panel = box.current;
    if (!panel || !sight.room || !floats()) return setAt(null);
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const { room, spoken, dear } = sight;
    setAt((before) => standAt(room, size, spoken, dear, before?.corner ?? null));
  }, [sight, children.length, name]);
  const style = at ? { left: `${at.box.left}px`, top: `${at.box.top}px`, bottom: "auto" } : {};
  return <section ref={box} class={`coach ${name}`} style={style} aria-label={l().coach}>{children}</section>;
}

/** Told to a screen reader when a step comes or is fulfilled, and not at every move of the others. */
function Announced({ text, about }: { text: string; about: string }): JSX.Element {
  const [told, setTold] = useState("");
  useEffect(() => setTold(text), [about]);
  return <p class="unseen" role="status">{told}</p>;
}

function Rings({ boxes }: { boxes: Box[] }): JSX.Element {
  const shown = useMemo(() => boxes.map(({ left, top, width, height }) => ({ left: `${left - 4}px`, top: `${top - 4}px`, width: `${width + 8}px`, height: `${height + 8}px` })), [boxes]);
  return <div class="coachrings" aria-hidden="true">{shown.map((style, index) => <span key={index} style={style} />)}</div>;
}
