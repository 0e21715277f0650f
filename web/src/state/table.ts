/** The table this browser sits at: what it knows, and what it is about to do. */

import { computed, effect, signal, untracked } from "@preact/signals";
import { boxOf } from "../games/registry";
import { listed } from "../i18n";
import type { Change, Hinted, Looked, Previewed, Resolved, Settled } from "../messages";
import { freshId, type SocketLike } from "./connection";
import { openConnections, SPECTATOR } from "./connections";
import { meet, nonceToOpen } from "./fair";
import { handover } from "./handover";
import { mayBeHelped, takeCounsel } from "./hint";
import { hasGap, receive, waitsFor } from "./model";
import { firstOf, groupOf, groups, isChain, step } from "./moves";
import { keepNews } from "./news";
import { openPast } from "./past";
import { keepPreviews } from "./preview";
import type { Answer, Heard, Message, Move, Said, Summary } from "./protocol";
import { gatherReasons } from "./reasons";
import type { Notice, Table } from "./table.types";

export type { Notice, Table } from "./table.types";

/** What a seat has sent and not been answered. */
interface Waiting {
  kind: Said["type"];
  seat: number;
  seq: number;
  moves: number;
  /** The move itself: one that could not be stored is chosen still. */
  words: string | null;
}

const NOT_STORED = "not-stored";

const address = (match: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live/${encodeURIComponent(match)}`;

/** Whether the same moves are possible as before. Then a choice is kept, though somebody else has answered meanwhile. */
const sameMoves = (before: readonly Move[], after: readonly Move[]): boolean =>
  before.length > 0 && before.map((move) => move.words).join("\n") === after.map((move) => move.words).join("\n");

const ANSWERS = { granted: "undo-granted", declined: "undo-declined", lapsed: "undo-lapsed" };

/** How a question about an undo ended, for the one who asked. */
const settledNotice = ({ how, who }: Settled): Notice => ({ own: ANSWERS[how], args: { who: who ?? "" } });

const RESOLVED = {
  granted: "away-granted",
  declined: "away-declined",
  lapsed: "away-lapsed",
  back: "away-back",
};

/** How a proposal that a bot plays on ended, for everybody who plays here. */
const resolvedNotice = ({ how, who }: Resolved): Notice => ({
  own: RESOLVED[how],
  args: { names: listed(who), count: who.length },
});

/** What everybody is told by `settled` needs no second answer. */
const isSettled = (kind: Said["type"], code: string): boolean =>
  kind === "undo" && (code === "declined" || code === "lapsed");

export function openTable(match: string, connect?: (url: string) => SocketLike, url = address(match)): Table {
  const connections = openConnections(match, url, hear, connect);
  const { seats, keys, models, modelOf } = connections;
  const waiting = signal<Record<string, Waiting>>({});
  const picked = signal<string | null>(null);
  const notice = signal<Notice | null>(null);
  let lastActive = keys[0] ?? SPECTATOR;
  let next: (() => void) | null = null;

  /** The seat the screen belongs to: one that has to decide, otherwise the one that did. */
  const active = computed(() => {
    const decides = (key: number): boolean => key !== SPECTATOR && waitsFor(modelOf(key).state, key);
    if (!decides(lastActive)) lastActive = keys.find(decides) ?? lastActive;
    return lastActive;
  });
  const model = computed(() => modelOf(active.value));
  const state = computed(() => model.value.state);
  const choices = computed(() => groups(state.value?.moves ?? [], boxOf(state.value?.summary.game ?? "")?.amount));
  const mine = computed(() => active.value !== SPECTATOR && waitsFor(state.value, active.value));
  const sending = computed(() =>
    Object.values(waiting.value).some(({ kind }) => kind === "move" || kind === "withdraw"),
  );

  /** The new table comes before the answer to the move that led to it. What is clicked on it in between is done when the
   * answer is here. What is clicked on the old table isn't: that is a double click.
   */
  const comesLater = (act: () => void): boolean => {
    if (!sending.value) return false;
    const sent = Object.values(waiting.value).filter(({ kind }) => kind === "move" || kind === "withdraw");
    if (sent.every(({ seq }) => (state.value?.seq ?? 0) > seq)) next = act;
    return true;
  };
  const met = computed(() => seats.every((seat) => seat === connections.lost.value || modelOf(seat).state !== null));
  const ask = (message: Said): string => {
    say(message);
    return message.id;
  };
  const forget = (id: string): void => {
    settle(id);
    connections.forget(id);
  };
  /** The search stops too, so that another hint can be asked for. */
  const dropHint = (id: string): void => {
    const { seat } = waiting.value[id] ?? {};
    forget(id);
    if (seat !== undefined) connections.say(seat, { type: "forget", id: freshId(), hint: id });
  };
  const askPreview = (move: string): string =>
    ask({ type: "preview", id: freshId(), seen: state.value?.seq ?? 0, move });
  const previews = keepPreviews(askPreview, forget);
  const weighed: Record<string, (changes: Change[] | null) => void> = {};
  const reasons = gatherReasons(
    (words) => ask({ type: "why", id: freshId(), move: words }),
    (why) => (notice.value = { say: why }),
  );
  const counsel = takeCounsel((seq) => ask({ type: "hint", id: freshId(), seen: seq }), dropHint);
  const helped = computed(() => mine.value && state.value !== null && mayBeHelped(state.value.summary, seats));
  const news = keepNews(match, seats, model);
  /** `seq` counts moves played and undone: the difference is how many were undone. */
  const epoch = computed(() => `${active.value} ${(state.value?.seq ?? 0) - (state.value?.summary.moves ?? 0)}`);
  const past = openPast({ news: news.moves, epoch, look: (move) => ask({ type: "look", id: freshId(), move }) });
  const stop = effect(() => {
    const standing = helped.value ? (state.value?.seq ?? -1) : -1;
    untracked(() => counsel.follow(standing));
    const group = picked.value === null ? undefined : groupOf(choices.value, firstOf(picked.value));
    const words = group ? picked.value : null;
    const seq = state.value?.seq ?? 0;
    untracked(() => previews.want(words, group?.key ?? "", seq));
  });
  const stopReasons = effect(() => {
    void [active.value, state.value?.seq];
    untracked(reasons.forget);
  });

  function hear(key: number, message: Heard): void {
    if (message.type === "answer") answered(key, message);
    else if (message.type === "preview" || message.type === "looked" || message.type === "hinted") told(message);
    else if (hasGap(modelOf(key), message)) connections.afresh(key);
    else follow(key, message);
  }

  function told(message: Previewed | Looked | Hinted): void {
    settle(message.id);
    if (message.type === "preview") {
      previews.hear(message);
      weighed[message.id]?.(message.changes);
    } else if (message.type === "looked") past.hear(message);
    else counsel.hear(message);
  }

  function follow(key: number, message: Exclude<Heard, Answer | Previewed | Looked | Hinted>): void {
    const before = modelOf(key).state;
    models.value = { ...models.value, [key]: receive(modelOf(key), message) };
    if (message.type === "settled" && seats.includes(message.seat)) notice.value = settledNotice(message);
    if (message.type === "resolved" && seats.length > 0) notice.value = resolvedNotice(message);
    if (message.type === "state" || message.type === "presence") playFair(key, message.summary);
    if (message.type !== "state") return;
    news.follow(key, message.summary.moves, before === null);
    if (key === active.value && before?.seq !== message.seq && !sameMoves(before?.moves ?? [], message.moves))
      picked.value = null;
  }

  /** Keeps what was promised, and opens our nonce when everyone sits. */
  function playFair(key: number, summary: Summary): void {
    meet(summary);
    const nonce = key === SPECTATOR ? null : nonceToOpen(summary, key);
    if (nonce !== null) connections.say(key, { type: "open", id: freshId(), nonce });
  }

  function settle(id: string): Waiting | undefined {
    const { [id]: asked, ...rest } = waiting.value;
    if (asked) waiting.value = rest;
    return asked;
  }

  /** An answer without an id is about the hello, or about a message that the server could not read. */
  function answered(key: number, answer: Answer): void {
    if (!answer.ok && answer.id === null) {
      connections.reason.value = answer.say;
      if (connections.isLive(key) && answer.code !== "bad-token") notice.value = { say: answer.say };
    }
    if (answer.id === null) return;
    const asked = settle(answer.id);
    const act = sending.value ? null : next;
    if (act) next = null;
    if (asked?.kind === "why") reasons.hear(answer.id, answer.ok ? null : answer.say);
    else if (answer.ok && asked?.kind === "report") notice.value = { own: "report-sent" };
    else if (answer.ok && asked?.kind === "move") news.act(asked.seat, asked.moves + 1);
    else if (!answer.ok && asked && !isSettled(asked.kind, answer.code)) {
      refused(asked.kind, answer.id, answer.say);
      if (answer.code === NOT_STORED && asked.words && asked.seat === active.value) picked.value = asked.words;
    }
    if (answer.ok) act?.();
  }

  function refused(kind: Said["type"], id: string, why: Message): void {
    if (kind === "hint") counsel.fail(id);
    if (kind === "look") past.fail(id);
    else if (kind === "preview") weighed[id]?.(null);
    else notice.value = { say: why };
  }

  function say(message: Said): void {
    const seat = active.value;
    waiting.value = {
      ...waiting.value,
      [message.id]: {
        kind: message.type,
        seat,
        seq: state.value?.seq ?? 0,
        moves: state.value?.summary.moves ?? 0,
        words: message.type === "move" ? message.move : null,
      },
    };
    connections.say(seat, message);
  }

  const table: Table = {
    match,
    seats,
    status: connections.status,
    reason: connections.reason,
    lost: connections.lost,
    model,
    state,
    mine,
    groups: choices,
    picked,
    preview: previews.shown,
    scales: {
      ask: (words) => new Promise((done) => (weighed[askPreview(words)] = done)),
      shown: signal(null),
    },
    hint: counsel.shown,
    helped,
    sending,
    notice,
    reasons: reasons.known,
    acted: news.last,
    news,
    past,
    finale: signal(false),
    explain: (words) => reasons.want(words, true),
    askWhy: (words) => reasons.want(words, false),
    handover: handover(seats, active, met),
    propose(words) {
      if (comesLater(() => table.propose(words))) return;
      notice.value = null;
      if (!state.value?.moves.some((move) => move.words === firstOf(words))) return table.explain(firstOf(words));
      past.end();
      picked.value = words;
    },
    raise(by) {
      const group = picked.value && !isChain(picked.value) && groupOf(choices.value, picked.value);
      if (group) picked.value = step(group, picked.value ?? "", by)?.words ?? picked.value;
    },
    confirm() {
      if (!picked.value || !state.value || sending.value) return;
      say({ type: "move", id: freshId(), seen: state.value.seq, move: picked.value });
      picked.value = null;
    },
    play(words) {
      if (comesLater(() => table.play(words))) return;
      table.propose(words);
      if (picked.value === words) table.confirm();
    },
    cancel: () => (picked.value = null),
    undo() {
      const { seq, undo } = state.value ?? {};
      if (seq !== undefined) say({ type: undo === "withdraw" ? "withdraw" : "undo", id: freshId(), seen: seq });
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
    proposeBot: () => say({ type: "propose", id: freshId() }),
    agree(yes) {
      const { proposed } = model.value;
      if (proposed) say({ type: "agree", id: freshId(), proposal: proposed.proposal, yes });
      models.value = { ...models.value, [active.value]: { ...model.value, proposed: null } };
    },
    chat: (text) => say({ type: "chat", id: freshId(), text }),
    report: (about) => say({ type: "report", id: freshId(), ...about }),
    hurry: connections.hurry,
    close() {
      stop();
      stopReasons();
      previews.close();
      past.close();
      connections.close();
    },
  };
  return table;
}
