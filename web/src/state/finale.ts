/** The end of a game as a row of steps: the last move, each source of points, then the places from the last to the first. */

import type { ScoreSource } from "../games/board";
import { keep, read } from "./kept";
import type { Place } from "./protocol";

export type FinaleStep = { kind: "last" } | { kind: "source"; source: number } | { kind: "place"; place: number };

/** How long each step stays, in milliseconds, and how long all sources together do at most. */
const STAYS = { last: 4500, source: 1900, place: 1100 };
const ALL_SOURCES = 12_000;

export function staysAt(steps: readonly FinaleStep[], at: number): number {
  const kind = steps[at]?.kind ?? "last";
  return kind === "source" ? Math.min(STAYS.source, ALL_SOURCES / countedAt(steps, steps.length)) : STAYS[kind];
}

export function stepsOf(sources: readonly ScoreSource[], ranking: readonly Place[]): FinaleStep[] {
  const places = [...new Set(ranking.map(({ place }) => place))].toSorted((a, b) => b - a);
  return [
    { kind: "last" },
    ...sources.map((_, source) => ({ kind: "source" as const, source })),
    ...places.map((place) => ({ kind: "place" as const, place })),
  ];
}

/** How many of the sources have been counted at a step. */
export const countedAt = (steps: readonly FinaleStep[], at: number): number =>
  steps.slice(0, at + 1).filter((step) => step.kind === "source").length;

/** The sum of what has been counted so far, by seat. */
export const sumsAt = (sources: readonly ScoreSource[], counted: number): number[] =>
  (sources[0]?.points ?? []).map((_, seat) =>
    sources.slice(0, counted).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );

/** How wide each of a seat's sources is drawn. Together they are as wide as their sum, so what was lost takes its share of each. */
export function widthsOf(points: readonly number[]): number[] {
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  const gained = points.map((one) => Math.max(0, one));
  const left = Math.max(0, sum(points)) / Math.max(1, sum(gained));
  return gained.map((one) => one * left);
}

/** The places that have been revealed at a step. */
export const placesAt = (steps: readonly FinaleStep[], at: number): number[] =>
  steps.slice(0, at + 1).flatMap((step) => (step.kind === "place" ? [step.place] : []));

/** Whether the end of a match was shown in this browser. */
export const finaleSeen = (match: string): boolean => read<boolean>(`finale.${match}`, false);

export const rememberFinale = (match: string): void => keep(`finale.${match}`, true);
