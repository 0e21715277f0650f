/** What the coach proposes in the first game, on the board of the book. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { sitAt } from "../../../tests/unit/catalogues";
import { state } from "../../../tests/unit/states";
import { say } from "../../i18n/say";
import { begin, proposed, ringed, type Situation, type Step, standing, stepNow, wordsOf } from "../../learn/lesson";
import type { Entry, Message, Move } from "../../state/protocol";
import { lesson } from "./lessons";
import { samplePlayer, sampleView } from "./sample";
import type { FloorulerComponents, FloorulerView, ItemComponent, PlayerView, TileComponent } from "./views";

beforeEach(() => sitAt("flooruler", ["Ann", "Ben", "Cem"], 0));

const BOOK = fileURLToPath(new URL("../../../../src/watershed/games/flooruler/book.toml", import.meta.url));
const PLACES: Record<string, TileComponent["place"]> = {
  "*": "gold-fountain",
  FS: "floor-store",
  NS: "nuke-store",
  WS: "weapon-store",
  SS: "skill-store",
};
const LANDS = { r: "red", y: "yellow", g: "green", b: "blue" } as const;
const HOMES = "rygb";

/** The board as it is typed in the book. */
const tiles = [...readFileSync(BOOK, "utf8").matchAll(/^ {2}"(.*)",$/gm)].flatMap(([, line = ""], row) =>
  Array.from({ length: 21 }, (_, column): TileComponent | null => {
    const drawn = line.slice(3 * column, 3 * column + 2).trim();
    const number = /^\d$/.test(drawn);
    const letters = number ? (HOMES[Number(drawn) - 1] ?? "") : drawn in PLACES ? "" : drawn.toLowerCase();
    return drawn === ""
      ? null
      : {
          tile: `${String.fromCharCode(97 + column)}${row + 1}`,
          row,
          column,
          place: PLACES[drawn] ?? null,
          lands: [...letters].flatMap((letter) => LANDS[letter as keyof typeof LANDS] ?? []),
          number,
          gate: /^[RYGB]{2}$/.test(drawn),
        };
  }).filter((tile) => tile !== null),
);

const plan = (floors: number, price: number) => ({ floors, price, sources: {} });
const item = (slug: string, kind: ItemComponent["kind"], price: number, more: Partial<ItemComponent> = {}) => ({
  item: slug,
  name: slug,
  kind,
  effect: { id: "effect" },
  price,
  refill: null,
  range: null,
  damage: null,
  dice: false,
  ammo: null,
  uses: null,
  sources: {},
  ...more,
});
const ITEMS: ItemComponent[] = [
  item("knife", "weapon", 3, { range: 1 }),
  item("shotgun", "weapon", 8, { range: 2, ammo: 3 }),
  item("pistol", "weapon", 5, { range: 3, ammo: 5 }),
  item("grenade", "weapon", 6, { range: 3, uses: 3 }),
  item("healings", "skill", 1, { uses: 3 }),
  item("teleportation-tool", "skill", 2, { uses: 3 }),
  item("time-freeze", "skill", 9, { uses: 3 }),
];
const BOX: FloorulerComponents = {
  title: "",
  health: 10,
  sources: {},
  stores: [],
  printed: {},
  tiles,
  floors: 24,
  floor_plans: [plan(1, 2), plan(2, 3), plan(4, 5), plan(8, 12)],
  nuke_plans: [plan(2, 4), plan(8, 10)],
  items: ITEMS,
};

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView =>
  samplePlayer(seat, {
    tile: ["k18", "e11", "k7"][seat] ?? "",
    place: tiles.find((one) => one.tile === more.tile)?.place ?? null,
    ...more,
  });

const view = (me: Partial<PlayerView>, more: Partial<FloorulerView> = {}): FloorulerView =>
  sampleView({
    players: [player(0, me), player(1), player(2)],
    items: ITEMS.map(({ item: slug, ammo }) => ({ item: slug, holder: null, counter: ammo ?? 0 })),
    ...more,
  });

const ARGS: Record<string, string> = { tile: "tile", buy: "item", use: "item", attack: "item" };
function move(words: string): Move {
  const [name = "", first = "", last = ""] = words.split(" ");
  return { name, words, args: { [ARGS[name] ?? "floors"]: first, seat: last }, say: { id: `move-${name}` } };
}

interface More {
  components?: Partial<FloorulerComponents>;
  journal?: Entry[];
}
const now = (seen: FloorulerView, words: string[], { components, journal = [] }: More = {}): Situation => ({
  me: 0,
  journal,
  picked: null,
  components: { ...BOX, ...components },
  state: state(1, { view: { ...state(1).view, ...seen }, moves: words.map(move) }),
});
const did = (kind: string, args: Message["args"] = {}): Entry => ({ move: 1, seat: 0, kind, say: { id: kind, args } });
const step = (id: string): Step => lesson.steps.find((one) => one.id === id)!;
const tries = (id: string, situation: Situation): string | undefined => proposed(step(id), situation)?.words;
const ends = (...names: string[]): string[] => names.map((name) => `tile ${name}`);

describe("gold and floors", () => {
  it("leads to the fountain, then to its gold", () => {
    expect(tries("go", now(view({}, { question: "go" }), ends("k20", "k14", "k17")))).toBe("tile k14");
    expect(tries("gold", now(view({}), ["pass", "move"]))).toBe("move");
    expect(tries("gold", now(view({ tile: "k12" }), ["pass", "collect", "move"]))).toBe("collect");
  });

  it("fetches the gold for the plan, goes to the store, and buys it", () => {
    expect(tries("build", now(view({ tile: "k12", gold: 4 }), ["collect", "move"]))).toBe("collect");
    expect(tries("build", now(view({ tile: "k12", gold: 5 }), ["collect", "move"]))).toBe("move");
    expect(tries("build", now(view({ tile: "k12", gold: 5 }, { question: "go" }), ends("i13", "k11")))).toBe(
      "tile i13",
    );
    expect(tries("build", now(view({ tile: "i13", gold: 5 }), ["build 1", "build 2", "build 4", "move"]))).toBe(
      "build 4",
    );
    expect(tries("build", now(view({ tile: "i13", gold: 3 }), ["build 1", "build 2", "move"]))).toBe("move");
  });

  it("names the plan that it proposes: the cheapest by the floor in the book that is played by", () => {
    const said = (floor_plans: FloorulerComponents["floor_plans"]) =>
      wordsOf(lesson, step("build"), now(view({}), [], { components: { floor_plans } }));
    expect(said(BOX.floor_plans).todo).toBe("Collect 5 gold. Then go to the Floor Store and buy the plan of 4.");
    expect(said([plan(1, 1), plan(3, 5), plan(6, 9)]).text).toContain("the plan of 1 floor is the cheapest");
    expect(said([plan(3, 5), plan(6, 9)]).todo).toContain("Collect 9 gold");
  });

  it("goes round the floors of the others, where there is a way round", () => {
    const wall = Object.fromEntries(["j12", "k12", "k13"].map((tile) => [tile, 1]));
    const open = ends("k14", "l12", "j16");
    expect(tries("gold", now(view({ tile: "k15" }, { question: "go" }), open))).toBe("tile l12");
    const walled = view({ tile: "k15" }, { question: "go", floors: wall });
    expect(tries("gold", now(walled, ends("k14", "j14", "l14")))).toBe("tile l14");
  });

  it("lays floors on land that is nobody else's and no gate, near home", () => {
    const asked = now(view({}, { question: "place", left: 3 }), ends("j13", "j12", "k17", "l19"));
    expect(tries("lay", asked)).toBe("tile k17");
  });
});

describe("a skill", () => {
  it("is bought and used, and puts the learner where the next step begins", () => {
    expect(tries("skill", now(view({ tile: "m13", gold: 2 }), ["buy healings", "buy teleportation-tool"]))).toBe(
      "buy teleportation-tool",
    );
    const holding = { tile: "m13", items: ["teleportation-tool"] };
    expect(tries("use", now(view(holding), ["move", "use teleportation-tool"]))).toBe("use teleportation-tool");
    const all = tiles.map((tile) => `tile ${tile.tile}`);
    const lands = (gold: number) => tries("use", now(view({ ...holding, gold }, { question: "land" }), all));
    expect(tiles.find((tile) => `tile ${tile.tile}` === lands(0))?.place).toBe("gold-fountain");
    expect(lands(5)).toBe("tile i9");
  });

  it("is another where somebody has the first, and the words name it", () => {
    const sold = view({ gold: 9 }, { items: [{ item: "teleportation-tool", holder: 1, counter: 0 }] });
    expect(tries("skill", now(sold, ["buy healings", "buy time-freeze"]))).toBe("buy time-freeze");
    expect(wordsOf(lesson, step("skill"), now(sold, [])).todo).toContain("buy Time Freeze for 9 gold");
  });

  it("saves a walk later, if it isn't a short one", () => {
    const holding = { items: ["teleportation-tool"], gold: 9 };
    const words = ["move", "use teleportation-tool"];
    expect(tries("weapon", now(view({ ...holding, tile: "k12" }), words))).toBe("use teleportation-tool");
    expect(tries("weapon", now(view({ ...holding, tile: "j9" }), words))).toBe("move");
  });
});

describe("a shot", () => {
  const armed = { tile: "i9", items: ["pistol"] };

  it("needs a weapon: the cheapest that reaches far, with gold for a nuke from the same trip", () => {
    const at = (gold: number) => tries("weapon", now(view({ tile: "k11", gold }), ["collect", "move"]));
    expect([at(5), at(8), at(9)]).toEqual(["collect", "collect", "move"]);
    expect(tries("weapon", now(view({ tile: "i9", gold: 9 }), ["buy grenade", "buy knife", "buy pistol"]))).toBe(
      "buy pistol",
    );
    expect(
      standing(step("weapon"), now(view({}), [], { journal: [did("bought", { item: { item: "healings" } })] })),
    ).not.toBe("done");
    expect(standing(step("weapon"), now(view({}), [], { journal: [did("bought", { item: { item: "knife" } })] }))).toBe(
      "done",
    );
  });

  it("is taken where it can be, and waits for a weapon that is loaded", () => {
    expect(tries("shot", now(view(armed), ["move", "attack pistol 2"]))).toBe("attack pistol 2");
    expect(standing(step("shot"), now(view({ tile: "i9" }), ["move"]))).toBe("wait");
    const empty = view(armed, { items: [{ item: "pistol", holder: 0, counter: 0 }] });
    expect(standing(step("shot"), now(empty, ["move"]))).toBe("wait");
    const aimed = now(view(armed), ["attack pistol 2"]);
    expect(ringed(lesson, step("shot"), "now", aimed)).toEqual(['.fr-player.mine [data-card="pistol"]']);
    expect(ringed(lesson, step("shot"), "now", { ...aimed, picked: "attack pistol 2" })).toEqual([
      '[data-piece^="2 "]',
      ".dock .decide .primary",
    ]);
  });

  it("goes to where the server says somebody is in range, most of them first; otherwise nearer to somebody", () => {
    expect(tries("shot", now(view(armed), ["move"]))).toBe("move");
    const aims = {
      i11: [{ seat: 1, tiles: 3 }],
      j9: [
        { seat: 1, tiles: 2 },
        { seat: 2, tiles: 1 },
      ],
    };
    const going = (more: Partial<PlayerView>, seen = aims) =>
      tries("shot", now(view({ ...armed, ...more }, { question: "go", aims: seen }), ends("i9", "i11", "j9", "j10")));
    expect(going({})).toBe("tile j9");
    expect(going({ items: ["shotgun"] }, { ...aims, j9: [] })).not.toBe("tile i11");
    expect(going({}, { i11: [], j9: [] })).toBe("tile j9");
  });

  it("is told before it is fired, as the server does", () => {
    const ranges = { "2": { line: ["i9"], blind: [] }, "3": { line: ["i9", "k7"], blind: ["e11"] } };
    const live = (more: Partial<FloorulerView>, me = armed) => {
      const message = step("shot").live?.(now(view(me, { ranges, ...more }), []));
      return message ? say(message) : null;
    };
    expect(live({})).toBe("From here, your Pistol reaches Cem.");
    expect(live({}, { ...armed, items: ["shotgun"] })).toBe("From here, your Shotgun reaches nobody.");
    expect(live({ asked: 1 })).toBeNull();
    expect(live({}, { ...armed, items: [] })).toBeNull();
  });
});

describe("a nuke", () => {
  const built = (floors: number, me: Partial<PlayerView> = {}, more: Partial<FloorulerView> = {}) =>
    view({}, { players: [player(0, me), player(1), player(2, { floors })], ...more });

  it("waits until somebody has floors enough, then is paid for, bought and dropped", () => {
    expect(standing(step("nuke"), now(built(1), ["move", "collect"]))).toBe("wait");
    expect(tries("nuke", now(built(2, { tile: "k11", gold: 3 }), ["move", "collect"]))).toBe("collect");
    expect(tries("nuke", now(built(2, { tile: "k11", gold: 4 }), ["move", "collect"]))).toBe("move");
    const bought = now(built(9, { tile: "m9", gold: 12 }), ["nuke 2 2", "nuke 8 2", "move"]);
    expect(tries("nuke", bought)).toBe("nuke 2 2");
    expect(ringed(lesson, step("nuke"), "now", bought)).toEqual(['.fr-ware[data-card="nuke-plan-2"]']);
  });

  it("is dropped on a floor that a piece stands on, if there is one, and is done with the last floor", () => {
    const dropping = (...names: string[]): Situation =>
      now(built(2, {}, { question: "remove", left: 2 }), ends(...names), { journal: [did("removed")] });
    expect(tries("nuke", dropping("k5", "k6"))).toBe("tile k5");
    const deadly = dropping("k5", "k6");
    deadly.state.moves[1]!.say = { id: "move-remove-kill" };
    expect(tries("nuke", deadly)).toBe("tile k6");
    expect(standing(step("nuke"), deadly)).toBe("now");
    expect(standing(step("nuke"), now(built(0), ["move"], { journal: [did("removed")] }))).toBe("done");
  });
});

describe("the way through the lesson", () => {
  it("takes what is possible first, where a step has to wait", () => {
    const at = lesson.steps.findIndex((one) => one.id === "shot");
    const left = lesson.steps.slice(0, at).map((one) => one.id);
    const unarmed = now(
      view({ tile: "k11" }, { players: [player(0, { tile: "k11" }), player(1, { floors: 4 }), player(2)] }),
      ["move", "collect"],
    );
    expect(lesson.steps[stepNow({ ...begin("m1"), at, left }, lesson.steps, unarmed)]?.id).toBe("nuke");
  });

  it("teaches everything by doing, but what is only to be seen", () => {
    const read = lesson.steps.filter((one) => !one.done).map((one) => one.id);
    expect(read).toEqual(["board", "you", "end"]);
    for (const one of lesson.steps.filter((all) => all.done))
      expect([one.id, one.serves !== undefined, one.told !== undefined]).toEqual([one.id, true, true]);
  });
});
