import { describe, expect, test } from "vitest";
import type { Entry } from "../../state/protocol";
import { type Flight, flights } from "./flights";
import type { PatchistoryView } from "./views";

const line = (kind: string, args: Entry["say"]["args"], seat: number | null = 0): Entry =>
  ({ move: 1, seat, kind, say: { id: kind, args } }) as Entry;

const room = (cell: string, workers: number, cells = [cell]) => ({ cell, cells, workers });

const view = (rooms: ReturnType<typeof room>[], more: object = {}): PatchistoryView =>
  ({
    players: [{ seat: 0, territory: { rooms } }],
    routes: [{ route: 1, owner: 0, other: 1, space: 2 }],
    allied: [
      {
        route: 15,
        ends: [
          { seat: 1, space: null },
          { seat: 0, space: 1 },
        ],
      },
    ],
    auction: { cards: [{ card: 2, piece: "i-01-white", back: null }] },
    ...more,
  }) as unknown as PatchistoryView;

const now = view([room("e6", 0), room("f6", 1, ["f6", "f7"])]);
const before = view([room("e6", 1), room("f6", 0, ["f6", "f7"])]);

const ways = (...entries: Entry[]): Pick<Flight, "what" | "from" | "to">[] =>
  flights(entries, before, now).map(({ what, from, to }) => ({
    what,
    from: from.slice(0, 1),
    to: to?.slice(0, 1) ?? null,
  }));

const inRoom = (cell: string): string[] => [`.pt-land[data-territory="0"] [data-cell="${cell}"]`];
const mine = ['.pt-mine[data-seat="0"]'];

describe("what travels", () => {
  test("a worker walks from room to room, by the cell of the room", () => {
    expect(ways(line("walked", { cell: "f7", from: "e6" }))).toEqual([
      { what: "worker", from: inRoom("e6"), to: inRoom("f6") },
    ]);
  });

  test("a worker travels from where it was, rests, goes to war and comes home", () => {
    expect(ways(line("travelled", { route: 1, space: 4 }))).toEqual([
      { what: "worker", from: ['[data-at="1 2"]'], to: ['[data-at="1 4"]'] },
    ]);
    expect(ways(line("rested", { route: 1 }))[0]?.to).toEqual(['[data-at="1 7"]']);
    expect(ways(line("went-to-war", { route: 1 }))[0]?.to).toEqual(['[data-at="1 6"]']);
    expect(ways(line("came-home", { route: 1, cell: "e6" }))[0]?.to).toEqual(inRoom("e6"));
  });

  test("on an allied road, spaces are counted from the worker's own end", () => {
    expect(ways(line("travelled", { route: 15, space: 2 }))).toEqual([
      { what: "worker", from: ['[data-at="15 4"]'], to: ['[data-at="15 3"]'] },
    ]);
  });

  test("a worker who trades leaves the room where one is missing", () => {
    expect(ways(line("traded", { route: 1, food: 2 }))).toEqual([
      { what: "worker", from: inRoom("e6"), to: ['[data-at="1 0"]'] },
    ]);
  });

  test("a new worker comes from what its player holds, and one who is paid leaves", () => {
    expect(ways(line("settled", { cell: "e6" }))).toEqual([{ what: "worker", from: mine, to: inRoom("e6") }]);
    expect(ways(line("paid-worker", { cell: "e6" }))).toEqual([{ what: "worker", from: inRoom("e6"), to: null }]);
  });

  test("a card goes from its lot into the territory, or out of the game", () => {
    const piece = { piece: { piece: "i-01-white" } };
    expect(ways(line("patched", piece))).toEqual([
      {
        what: "card",
        from: ['[data-lot="2"]'],
        to: ['.pt-land[data-territory="0"] [data-card="i-01-white"]'],
      },
    ]);
    expect(ways(line("discarded", piece))[0]?.to).toBeNull();
  });

  test("a tile goes to whoever's territory it is laid on", () => {
    expect(ways(line("built", { cell: "e6", tile: { tile: "culture-1" } }))[0]).toMatchObject({
      what: "tile",
      to: inRoom("e6"),
    });
    expect(ways(line("reclaimed", { cell: "e6", owner: { seat: 1 } }))[0]?.to).toEqual([
      '.pt-land[data-territory="1"] [data-cell="e6"]',
    ]);
  });

  test("goods that go the same way go together, and none where there are none", () => {
    const found = flights(
      [line("produced", { food: 2, minerals: 0, money: 3 }), line("produced-vp", { vp: 1 })],
      before,
      now,
    );
    expect(found.map(({ goods }) => goods)).toEqual([{ food: 2, money: 3, vp: 1 }]);
    expect(ways(line("threatened", { good: { good: "vp" }, count: 0, victim: { seat: 1 } }))).toEqual([]);
  });

  test("what is given comes from whoever gives it", () => {
    const goods = { list: [{ id: "amount", args: { good: { good: "food" }, count: 3 } }], link: "and" };
    const aid = flights([line("aid-accepted", { goods, giver: { seat: 2 } })], before, now);
    expect(aid).toMatchObject([{ what: "good", goods: { food: 3 } }]);
    expect(aid[0]?.from[0]).toBe('.pt-mine[data-seat="2"]');
  });

  test("what nobody does and what is only said moves nothing", () => {
    expect(ways(line("era-ended", { era: 1 }, null), line("ended", {}))).toEqual([]);
  });
});
