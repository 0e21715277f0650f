/** The end of a game as an event: the last move, the score source by source, the winner last; then where to go on. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameModule, ScoreSource } from "../../games/board";
import { listed, t } from "../../i18n";
import { hasWord, tell, word } from "../../i18n/say";
import * as api from "../../state/api";
import {
  countedAt,
  type FinaleStep,
  finaleSeen,
  placesAt,
  rememberFinale,
  staysAt,
  stepsOf,
  sumsAt,
  widthsOf,
} from "../../state/finale";
import { signed } from "../../state/preview";
import type { Ending, Summary, SummarySeat } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { reducedMotion } from "../../state/settings";
import { winners } from "../../state/standing";
import type { Table } from "../../state/table";
import { useLoad } from "../Loaded";
import { Icon, IconButton, SeatMark } from "../Marks";
import { Rematch } from "../Rematch";
import { called, isYou, subject } from "../you";
import { linesOf } from "./PastBar";

/** Shades of a seat's colour that its sources have in turn, in turns.css. */
const SHADES = 3;

/** Points as the game calls them: "12 points". */
export const counted = (points: number): string =>
  hasWord("standing-count") ? word("standing-count", { count: points }) : String(points);

/** "You win with 41 points." */
export function wonSentence(summary: Summary, seats: readonly number[]): string {
  const best = winners(summary.ranking);
  const named = best.flatMap(({ seat }) => summary.seats.filter((one) => one.seat === seat));
  const [first] = named;
  if (!first) return t("table-over");
  const mineFirst = named.toSorted((a, b) => Number(isYou(seats, b.seat)) - Number(isYou(seats, a.seat)));
  if (named.length > 1) return t("table-over-tie", { names: listed(mineFirst.map((seat) => called(seats, seat))) });
  return t("table-over-won", { ...subject(seats, first), points: counted(best[0]?.points ?? 0) });
}

/** Shown when the game ends on this screen, and to a player who comes back to a game that ended meanwhile. */
export function Finale({ table, module }: { table: Table; module: GameModule | null }): JSX.Element | null {
  const summary = table.state.value?.summary;
  const over = summary?.status === "over" && summary.ranking.length > 0;
  const wasPlaying = useRef(false);
  if (summary && !over) wasPlaying.current = true;
  const ending = useLoad(() => (over ? api.ending(table.match) : Promise.resolve(null)), [over, table.match]);
  useEffect(() => {
    if (over && !table.finale.value && (wasPlaying.current || (table.seats.length > 0 && !finaleSeen(table.match))))
      table.finale.value = true;
  }, [over]);
  if (!summary || !over || !module || !ending.value || !table.finale.value) return null;
  const sources = module.sources?.(ending.value.scoring) ?? [];
  return <Shown table={table} summary={summary} ending={ending.value} sources={sources} />;
}

interface Known {
  table: Table;
  summary: Summary;
  ending: Ending;
  sources: ScoreSource[];
}

function Shown({ table, summary, ending, sources }: Known): JSX.Element {
  const steps = stepsOf(sources, ending.ranking);
  const end = steps.length - 1;
  const [at, setAt] = useState(reducedMotion() ? end : 0);
  const box = useRef<HTMLElement>(null);
  const step = steps[at];
  const done = at >= end;
  const close = (): void => {
    table.finale.value = false;
    document.querySelector<HTMLElement>(".boardroom")?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (done) rememberFinale(table.match);
    if (done || !step) return undefined;
    const timer = setTimeout(() => setAt(at + 1), staysAt(steps, at));
    return () => clearTimeout(timer);
  }, [at, done]);
  useLayoutEffect(
    () => box.current?.querySelector<HTMLElement>(".primary")?.focus({ preventScroll: true }),
    [step?.kind === "last", done],
  );
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    if (done) close();
    else setAt(end);
  };
  return (
    <div class={`finaleroom ${step?.kind === "last" ? "low" : ""}`}>
      <section class="finale" ref={box} aria-label={t("finale-title")} onKeyDown={press}>
        {step?.kind === "last" ? (
          <LastMove table={table} next={() => setAt(1)} skip={() => setAt(end)} />
        ) : (
          <>
            <header>
              <h2>{done ? wonSentence(summary, table.seats) : t("finale-score")}</h2>
              {done && <IconButton icon="close" label={t("finale-board")} onClick={close} />}
            </header>
            <Score table={table} summary={summary} ending={ending} sources={sources} steps={steps} at={at} />
            {done ? (
              <Onward table={table} summary={summary} />
            ) : (
              <div class="row">
                <button type="button" class="primary" onClick={() => setAt(end)}>
                  {t("finale-skip")}
                </button>
              </div>
            )}
          </>
        )}
        <p class="unseen" role="status">
          {toldAt(step, done, summary, sources, table.seats)}
        </p>
      </section>
    </div>
  );
}

/** What a screen reader says at a step. */
function toldAt(
  step: FinaleStep | undefined,
  done: boolean,
  summary: Summary,
  sources: ScoreSource[],
  seats: readonly number[],
): string {
  if (done) return wonSentence(summary, seats);
  if (step?.kind !== "source") return "";
  const { label, points } = sources[step.source] ?? { label: "", points: [] };
  const all = summary.seats.map((seat) =>
    t("finale-adds", { name: called(seats, seat), points: points[seat.seat] ?? 0 }),
  );
  return t("finale-told", { source: label, all: listed(all) });
}

/** The board stays in sight: it shows the move. */
function LastMove({ table, next, skip }: { table: Table; next: () => void; skip: () => void }): JSX.Element {
  const { journal, state } = table.model.value;
  const lines = linesOf(journal, state?.summary.moves ?? 0);
  const seat = state?.summary.seats.find((one) => one.seat === lines.find((line) => line.seat !== null)?.seat);
  return (
    <>
      <header>
        <h2>{t("finale-last")}</h2>
      </header>
      <p class="lastmove" role="status">
        {seat && <SeatMark colour={seat.colour} name={called(table.seats, seat)} size={22} />}
        <span>{lines.map((line) => tell(line.say)).join(" ")}</span>
      </p>
      <div class="row">
        <button type="button" class="primary" onClick={next}>
          {t("finale-next")}
          <Icon name="forward" />
        </button>
        <button type="button" onClick={skip}>
          {t("finale-skip")}
        </button>
      </div>
    </>
  );
}

/** A row for each seat, in seat order, so that nothing changes its place: what it got, the sum so far, and at last its place. */
function Score({
  table,
  summary,
  ending,
  sources,
  steps,
  at,
}: Known & { steps: FinaleStep[]; at: number }): JSX.Element {
  const shown = countedAt(steps, at);
  const sums = sources.length > 0 ? sumsAt(sources, shown) : summary.seats.map(() => 0);
  const places = placesAt(steps, at);
  const adds = places.length === 0 ? (sources[shown - 1]?.points ?? null) : null;
  const most = Math.max(1, ...ending.ranking.map(({ points }) => points));
  return (
    <>
      <ol class="plain finalesources">
        {sources.map(({ label }, index) => (
          <li key={label} class={`${index < shown ? "shown" : ""} ${index === shown - 1 ? "now" : ""}`}>
            <i class={`swatch source-${index % SHADES}`} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ol>
      <ul class="plain finalerows">
        {summary.seats.map((seat) => {
          const standing = ending.ranking.find((one) => one.seat === seat.seat);
          const placed = standing && places.includes(standing.place) ? standing.place : null;
          const sum = placed === null && sources.length > 0 ? (sums[seat.seat] ?? 0) : (standing?.points ?? 0);
          return (
            <li
              key={seat.seat}
              class={placed === 1 ? "won" : placed === null ? "" : "placed"}
              style={{ "--seat": `var(--seat-${seat.colour})` }}
            >
              <span class="place">{placed === null ? "" : t("finale-place", { place: placed })}</span>
              <SeatMark colour={seat.colour} name={called(table.seats, seat)} size={26} />
              <span class="who">{called(table.seats, seat)}</span>
              <Bar seat={seat} sources={sources} shown={shown} most={most} sum={sum} />
              <b>
                {adds !== null && <small class="adds">{signed({ before: 0, after: adds[seat.seat] ?? 0 })}</small>}{" "}
                {sum}
              </b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Bar(props: {
  seat: SummarySeat;
  sources: ScoreSource[];
  shown: number;
  most: number;
  sum: number;
}): JSX.Element {
  const { seat, sources, shown, most, sum } = props;
  const wide = (points: number): string => `${(Math.max(0, points) / most) * 100}%`;
  const own = sources.map(({ points }) => points[seat.seat] ?? 0);
  const widths = widthsOf(own.slice(0, shown));
  return (
    <span class="finalebar" aria-hidden="true">
      {sources.length === 0 && <i style={{ width: wide(sum) }} />}
      {sources.map(({ label }, index) => (
        <i key={label} class={`source-${index % SHADES}`} style={{ width: wide(widths[index] ?? 0) }}>
          {index < shown && (own[index] ?? 0) > 0 ? own[index] : ""}
        </i>
      ))}
    </span>
  );
}

function Onward({ table, summary }: { table: Table; summary: Summary }): JSX.Element {
  return (
    <div class="row exits">
      <a class="button primary" href={pathTo("end", table.match)}>
        {t("table-result")}
      </a>
      <a class="button" href={pathTo("end", table.match, "turned")}>
        <Icon name="lamp" />
        {t("finale-analysis")}
      </a>
      <a class="button" href={pathTo("replay", table.match, "move=0")}>
        <Icon name="play" />
        {t("end-replay")}
      </a>
      {!summary.what_if && <Rematch match={summary.match} />}
    </div>
  );
}
