/** Whose turn, what happened, who is ahead. */

import { beforeEach, describe, expect, test } from "vitest";
import { say, sitting, tell } from "../../src/i18n/say";
import { learnWords } from "../../src/i18n/words";
import { called, isYou, subject } from "../../src/parts/you";
import type { SocketLike } from "../../src/state/connection";
import { countedAt, placesAt, staysAt, stepsOf, sumsAt, widthsOf } from "../../src/state/finale";
import { blank, receive } from "../../src/state/model";
import { beside } from "../../src/state/pressed";
import type { Entry } from "../../src/state/protocol";
import { hold, letGo } from "../../src/state/seats";
import { deedsSince, hitSince, seatIn, standings, winners } from "../../src/state/standing";
import { openTable } from "../../src/state/table";
import { entry, move, state, summary } from "./states";

describe("who is ahead", () => {
  const { seats } = summary();
  test("the one with most points leads", () => {
    expect(standings(seats, [3, 7]).map(({ points, leads }) => [points, leads])).toEqual([
      [3, false],
      [7, true],
    ]);
  });
  test("nobody leads while all have the same", () => {
    expect(standings(seats, [0, 0]).some(({ leads }) => leads)).toBe(false);
  });
});

describe("what happened", () => {
  const blow = (move: number, victim: number): Entry => ({
    ...entry(move, 1, "struck"),
    say: { id: "struck", args: { who: { seat: 1 }, victim: { seat: victim } } },
  });
  const hits = (line: Entry): number[] => (line.kind === "struck" ? seatIn(line, "victim") : []);

  test("a seat is marked as hit until one has moved again", () => {
    const journal = [blow(3, 0), blow(5, 1), blow(6, 1), entry(7, 1)];
    expect(hitSince(journal, 4, hits)).toEqual([1]);
    expect(hitSince(journal, 2, hits)).toEqual([0, 1]);
    expect(hitSince(journal, 6, hits)).toEqual([]);
    expect(hitSince(journal, 0, undefined)).toEqual([]);
  });

  test("what others did is news; what I did, turns and undos are not", () => {
    const journal = [entry(4, 0), entry(5, 1), entry(5, 1, "turn"), entry(6, 0), entry(6, 1, "undone"), entry(7, 1)];
    expect(deedsSince(journal, 4, [0]).map(({ move }) => move)).toEqual([5, 7]);
  });

  test("an undo leaves its line when the game goes on", () => {
    const first = receive(blank, state(3, { entries: [entry(1), entry(2), entry(2, 1, "undone")] }));
    const next = receive(first, state(4, { summary: summary({ moves: 3 }), entries: [entry(3)], from: 2 }));
    expect(next.journal.map(({ kind }) => kind)).toEqual(["did", "did", "undone", "did"]);
  });
});

describe("the end", () => {
  const sources = [
    { label: "a", points: [5, 2, 2] },
    { label: "b", points: [1, 6, 1] },
  ];
  const ranking = [
    { seat: 1, place: 1, points: 8 },
    { seat: 0, place: 2, points: 6 },
    { seat: 2, place: 3, points: 3 },
  ];
  const steps = stepsOf(sources, ranking);

  test("is the last move, each source, and the places with the winner last", () => {
    expect(steps.map((step) => (step.kind === "place" ? step.place : step.kind))).toEqual([
      "last",
      "source",
      "source",
      3,
      2,
      1,
    ]);
  });

  test("adds up source by source", () => {
    expect([0, 1, 2, 3].map((at) => countedAt(steps, at))).toEqual([0, 1, 2, 2]);
    expect([0, 1, 2].map((counted) => sumsAt(sources, counted))).toEqual([
      [0, 0, 0],
      [5, 2, 2],
      [6, 8, 3],
    ]);
  });

  test("takes no longer with many sources than with some", () => {
    const many = Array.from({ length: 15 }, () => ({ label: "", points: [] }));
    expect([0, 1, 3].map((at) => staysAt(steps, at))).toEqual([4500, 1900, 1100]);
    expect(staysAt(stepsOf(many, ranking), 1)).toBe(800);
  });

  test("draws a bar as wide as its sum, also when something was lost", () => {
    expect(widthsOf([5, 1])).toEqual([5, 1]);
    expect(widthsOf([6, 2, -4])).toEqual([3, 1, 0]);
    expect(widthsOf([3, -5])).toEqual([0, 0]);
    expect(widthsOf([])).toEqual([]);
  });

  test("shows no place before everything is counted", () => {
    expect([2, 3, 4, 5].map((at) => placesAt(steps, at))).toEqual([[], [3], [3, 2], [3, 2, 1]]);
    expect(winners(ranking).map(({ seat }) => seat)).toEqual([1]);
  });

  test("two who share a place are shown together", () => {
    const tie = ranking.map((one) => ({ ...one, place: one.place === 2 ? 1 : one.place }));
    expect(stepsOf([], tie).filter(({ kind }) => kind === "place")).toHaveLength(2);
  });
});

describe("one name for me", () => {
  const [ann, ben] = summary().seats;
  test("whoever sits here alone is You, the others have names", () => {
    expect(ann && ben && [called([0], ann), called([0], ben)]).toEqual(["You", "Ben"]);
    expect(ann && subject([0], ann)).toEqual({ name: "You", is: "you" });
  });
  test("on a shared screen, and for those who watch, everybody has a name", () => {
    expect(ann && [called([0, 1], ann), called([], ann)]).toEqual(["Ann", "Ann"]);
    expect(isYou([0, 1], 0)).toBe(false);
  });
  test("the journal says you, except where people share a screen; a question always does", () => {
    learnWords("flow", "en", "did = { $who_is ->\n    [you] You do\n   *[other] { $who } does\n  } it.\n");
    const message = { id: "did", args: { who: { seat: 0 } } };
    sitting.value = { game: "flow", names: ["Ann", "Ben"], you: 0 };
    expect([tell(message), say(message)]).toEqual(["You do it.", "You do it."]);
    sitting.value = { game: "flow", names: ["Ann", "Ben"], you: 0, shared: true };
    expect([tell(message), say(message)]).toEqual(["Ann does it.", "You do it."]);
  });
});

describe("a toast stands beside what was pressed", () => {
  const page = { width: 400, height: 800 };
  const size = { width: 200, height: 60 };
  test("under it", () => {
    expect(beside({ left: 100, top: 100, right: 140, bottom: 140 }, size, page)).toEqual({ left: 20, top: 148 });
  });
  test("over it, where there is no room under it", () => {
    expect(beside({ left: 380, top: 740, right: 400, bottom: 790 }, size, page)).toEqual({ left: 192, top: 672 });
  });
  test("nowhere, beside what fills the page", () => {
    expect(beside({ left: 0, top: 0, right: 400, bottom: 800 }, size, page)).toBeNull();
  });
});

describe("asking", () => {
  let sent: Record<string, unknown>[];
  let hear: (message: unknown) => void;
  let table: ReturnType<typeof openTable>;
  beforeEach(() => {
    sent = [];
    letGo("m1");
    hold({ match: "m1", seat: 0, token: "t0" });
    let socket: SocketLike;
    table = openTable(
      "m1",
      () => {
        socket = {
          send: (text: string) => void sent.push(JSON.parse(text)),
          close: () => undefined,
          onopen: null,
          onmessage: null,
          onclose: null,
        };
        return socket;
      },
      "ws://x",
    );
    hear = (message) => socket.onmessage?.({ data: JSON.stringify(message) });
    hear(state(1, { moves: [move("harvest")], undo: "ask" }));
  });

  test("a hint that is closed is stopped on the server, and can be asked for again", () => {
    table.askHint();
    const first = sent.at(-1);
    table.dropHint();
    expect(sent.at(-1)).toMatchObject({ type: "forget", hint: first?.id });
    table.askHint();
    expect(sent.at(-1)).toMatchObject({ type: "hint" });
    expect(sent.at(-1)?.id).not.toBe(first?.id);
  });

  test("the one who asked for an undo sees that it was asked, and how it ended, once", () => {
    table.undo();
    const { id } = sent.at(-1) ?? {};
    hear({ type: "asked", undo: 1, seat: 0, name: "Ann" });
    expect(table.model.value.asked?.seat).toBe(0);
    hear({ type: "settled", undo: 1, seat: 0, how: "declined", who: "Ben" });
    hear({ type: "answer", id, ok: false, code: "declined", say: { id: "error-declined" }, sentence: "" });
    expect(table.model.value.asked).toBeNull();
    expect(table.notice.value).toEqual({ own: "undo-declined", args: { who: "Ben" } });
  });

  test("the others only see the question go", () => {
    hear({ type: "asked", undo: 1, seat: 1, name: "Ben" });
    hear({ type: "settled", undo: 1, seat: 1, how: "lapsed", who: null });
    expect([table.model.value.asked, table.notice.value]).toEqual([null, null]);
  });
});
