/** The table this browser sits at: one line for each seat it holds, and what it is about to do. */

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { boxOf } from "../games/registry";
import type { Hinted, Looked, Tried } from "../messages";
import { now } from "./clock";
import { type Handover, handover } from "./handover";
import { type Hint, mayBeHelped, takeCounsel } from "./hint";
import { freshId, type Line, type LineStatus, openLine, type SocketLike } from "./line";
import { blank, hasGap, type Model, receive } from "./model";
import { type Group, groupOf, groups, step } from "./moves";
import { keepNews, type News } from "./news";
import { openPast, type Past } from "./past";
import { foresee, type Preview } from "./preview";
import type { Answer, Heard, Said, State } from "./protocol";
import { letGo, seatsAt } from "./seats";

/** Something said over the board: why not, or what went wrong. */
export interface Notice {
  sentence: string;
  rule: string;
}

/** What a seat has sent and not been answered. */
interface Waiting {
  kind: Said["type"];
  seat: number;
  moves: number;
}

export interface Table {
  match: string;
  /** The seats held here; empty for a spectator. */
  seats: number[];
  status: Signal<LineStatus>;
  reason: Signal<string>;
  /** A seat that is no longer ours: its time ran out, or it was given up elsewhere. */
  lost: ReadonlySignal<number | null>;
  model: ReadonlySignal<Model>;
  state: ReadonlySignal<State | null>;
  mine: ReadonlySignal<boolean>;
  /** The legal moves; those that differ only in how many are one choice. */
  groups: ReadonlySignal<Group[]>;
  picked: Signal<string | null>;
  /** What the picked move would change. */
  preview: ReadonlySignal<Preview | null>;
  /** What a search would play, where one has asked. */
  hint: ReadonlySignal<Hint | null>;
  /** Whether one may ask: it is our turn, and nobody elsewhere plays. */
  helped: ReadonlySignal<boolean>;
  sending: ReadonlySignal<boolean>;
  notice: Signal<Notice | null>;
  /** The last move that is no news here. */
  acted: ReadonlySignal<number>;
  news: News;
  past: Past;
  handover: Handover;
  propose(words: string): void;
  /** Plays a legal move at once. */
  play(words: string): void;
  explain(words: string): void;
  raise(by: number): void;
  confirm(): void;
  takeBack(): void;
  undo(): void;
  askHint(): void;
  dropHint(): void;
  consent(yes: boolean): void;
  chat(text: string): void;
  hurry(): void;
  close(): void;
}

/** What the time of day is ahead of the page's own clock, which may stand still while a computer sleeps. */
const dayOffset = (): number => Date.now() - now();
const SLEPT = 2000;

const SPECTATOR = -1;
const BAD_TOKEN = 4401;

const address = (match: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live/${encodeURIComponent(match)}`;

export function openTable(match: string, connect?: (url: string) => SocketLike, url = address(match)): Table {
  const held = seatsAt(match);
  const seats = held.map((one) => one.seat);
  const keys = seats.length > 0 ? seats : [SPECTATOR];
  const models = signal<Record<number, Model>>(Object.fromEntries(keys.map((key) => [key, blank])));
  const statuses = signal<Record<number, LineStatus>>({});
  const status = signal<LineStatus>("connecting");
  const reason = signal("");
  const lost = signal<number | null>(null);
  const waiting = signal<Record<string, Waiting>>({});
  const picked = signal<string | null>(null);
  const notice = signal<Notice | null>(null);
  const lines: Record<number, Line> = {};
  const modelOf = (key: number): Model => models.value[key] ?? blank;
  let awake = dayOffset();
  let lastActive = keys[0] ?? SPECTATOR;

  /** The seat the screen belongs to: the one that decides, otherwise the one that did. */
  const active = computed(() => {
    const deciding = keys.find((key) => key >= 0 && modelOf(key).state?.summary.to_move === key);
    lastActive = deciding ?? lastActive;
    return lastActive;
  });
  const model = computed(() => modelOf(active.value));
  const state = computed(() => model.value.state);
  const choices = computed(() => groups(state.value?.moves ?? [], boxOf(state.value?.summary.game ?? "")?.amount));
  const mine = computed(
    () =>
      active.value >= 0 && state.value?.summary.to_move === active.value && state.value.summary.status === "playing",
  );
  const sending = computed(() => Object.values(waiting.value).some((one) => one.kind === "move"));

  const ask = (message: Said): string => {
    say(message);
    return message.id;
  };
  const forget = (id: string): void => {
    settle(id);
    for (const line of Object.values(lines)) line.forget(id);
  };
  const foresight = foresee(
    (words) => ask({ type: "try", id: freshId(), seen: state.value?.seq ?? 0, move: words }),
    forget,
  );
  const counsel = takeCounsel((seq) => ask({ type: "hint", id: freshId(), seen: seq }), forget);
  const helped = computed(() => mine.value && state.value !== null && mayBeHelped(state.value.summary, seats));
  const news = keepNews(match, seats, model);
  /** `seq` counts moves played and taken back: the difference tells how many were taken back. */
  const epoch = computed(() => `${active.value} ${(state.value?.seq ?? 0) - (state.value?.summary.moves ?? 0)}`);
  const past = openPast({ news: news.moves, epoch, look: (move) => ask({ type: "look", id: freshId(), move }) });
  const stop = effect(() => {
    const standing = helped.value ? (state.value?.seq ?? -1) : -1;
    untracked(() => counsel.follow(standing));
    const group = picked.value === null ? undefined : groupOf(choices.value, picked.value);
    const words = group ? picked.value : null;
    const seq = state.value?.seq ?? 0;
    untracked(() => foresight.want(words, group?.key ?? "", seq));
  });

  function hear(key: number, message: Heard): void {
    if (message.type === "answer") answered(message);
    else if (message.type === "tried" || message.type === "looked" || message.type === "hinted") told(message);
    else if (hasGap(modelOf(key), message)) lines[key]?.afresh();
    else follow(key, message);
  }

  function told(message: Tried | Looked | Hinted): void {
    settle(message.id);
    if (message.type === "tried") foresight.hear(message);
    else if (message.type === "looked") past.hear(message);
    else counsel.hear(message);
  }

  function follow(key: number, message: Exclude<Heard, Answer | Tried | Looked | Hinted>): void {
    const before = modelOf(key).state?.seq;
    models.value = { ...models.value, [key]: receive(modelOf(key), message) };
    if (message.type !== "state") return;
    news.follow(key, message.summary.moves, before === undefined);
    if (key === active.value && before !== message.seq) picked.value = null;
  }

  function settle(id: string): Waiting | undefined {
    const { [id]: asked, ...rest } = waiting.value;
    if (asked) waiting.value = rest;
    return asked;
  }

  function answered(answer: Answer): void {
    const asked = answer.id === null ? undefined : settle(answer.id);
    if (answer.id !== null && !asked) return;
    if (answer.ok) {
      if (asked?.kind === "move") news.act(asked.seat, asked.moves + 1);
      return;
    }
    if (asked?.kind === "hint" && answer.id !== null) counsel.fail(answer.id);
    if (asked?.kind === "look" && answer.id !== null) {
      past.fail(answer.id);
    } else if (asked?.kind !== "try" && answer.code !== "bad-token") {
      notice.value = answer;
    }
  }

  function say(message: Said): void {
    const seat = active.value;
    waiting.value = {
      ...waiting.value,
      [message.id]: { kind: message.type, seat, moves: state.value?.summary.moves ?? 0 },
    };
    lines[seat]?.say(message);
  }

  function setStatus(key: number, is: LineStatus, why: string, code: number): void {
    statuses.value = { ...statuses.value, [key]: is };
    const all = Object.values(statuses.value);
    reason.value = why;
    status.value = (["refused", "lost", "connecting"] as const).find((one) => all.includes(one)) ?? "live";
    if (code !== BAD_TOKEN || key === SPECTATOR) return;
    letGo(match, key);
    lost.value = key;
  }

  for (const key of keys) {
    lines[key] = openLine({
      url,
      token: held.find((one) => one.seat === key)?.token ?? null,
      have: () => modelOf(key).state?.seq ?? null,
      heard: (message) => hear(key, message),
      status: (is, why, code) => setStatus(key, is, why, code),
      ...(connect && { connect }),
    });
  }

  function explain(words: string): void {
    const known = state.value?.refusals[words];
    if (known) notice.value = known;
    else say({ type: "why", id: freshId(), move: words });
  }

  const table: Table = {
    match,
    seats,
    status,
    reason,
    lost,
    model,
    state,
    mine,
    groups: choices,
    picked,
    preview: foresight.shown,
    hint: counsel.shown,
    helped,
    sending,
    notice,
    acted: news.last,
    news,
    past,
    explain,
    handover: handover(seats, active),
    propose(words) {
      if (sending.value) return;
      notice.value = null;
      if (!state.value?.moves.some((move) => move.words === words)) return explain(words);
      past.end();
      picked.value = words;
    },
    raise(by) {
      const group = picked.value && groupOf(choices.value, picked.value);
      if (group) picked.value = step(group, picked.value ?? "", by)?.words ?? picked.value;
    },
    confirm() {
      if (!picked.value || !state.value || sending.value) return;
      say({ type: "move", id: freshId(), seen: state.value.seq, move: picked.value });
      picked.value = null;
    },
    play(words) {
      table.propose(words);
      if (picked.value === words) table.confirm();
    },
    takeBack: () => (picked.value = null),
    undo() {
      if (state.value) say({ type: "undo", id: freshId(), seen: state.value.seq });
    },
    askHint() {
      if (!helped.value || !state.value || sending.value) return;
      past.end();
      counsel.want(state.value.seq);
    },
    dropHint: counsel.drop,
    consent(yes) {
      const asked = model.value.asked;
      if (asked) say({ type: "consent", id: freshId(), undo: asked.undo, yes });
      models.value = { ...models.value, [active.value]: { ...model.value, asked: null } };
    },
    chat: (text) => say({ type: "chat", id: freshId(), text }),
    hurry() {
      const slept = Math.abs(dayOffset() - awake) > SLEPT;
      awake = dayOffset();
      for (const key of keys) {
        if (slept && statuses.value[key] === "live") lines[key]?.afresh();
        lines[key]?.hurry();
      }
    },
    close() {
      stop();
      foresight.close();
      past.close();
      for (const line of Object.values(lines)) line.close();
    },
  };
  return table;
}
