import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sitAt } from "../../../tests/unit/catalogues";
import { say, thing } from "../../i18n/say";
import type { Argument } from "../../messages";
import type { Components, Entry, State } from "../../state/protocol";
import type { BoardProps } from "../board";
import { codes } from "../offer";
import { viewOf } from "../table";
import { stacksOf } from "./coins";
import { EMBLEMS } from "./emblems";
import { flights } from "./flights";
import { wantedCards } from "./Gallery";
import { cardLabel, laidLabel, nationLabel, slotLabel, stripeLabel } from "./labels";
import { deedOn, type FlowOffer, hintOn, isPicked, movesOf } from "./moves";
import { cardsOf } from "./names";
import { inSeatOrder } from "./order";
import { lasts, type Step, stepsOf } from "./steps";
import { tableOf } from "./table";
import type { CardFace, View } from "./views";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../preview/fixtures/${name}.json`, import.meta.url), "utf8"));
const NAMES = ["Ann", "Bertrand", "Chiara", "Dmitri"];
sitAt("flow", NAMES, 0);
const components = read("components") as Components;
const cards = cardsOf(components);
const card = (slug: string): CardFace => {
  const found = cards.get(slug);
  if (!found) throw new Error(`no card ${slug}`);
  return found;
};
const stateOf = (name: string): State => read(name) as State;
const offerOf = (name: string): FlowOffer => {
  const state = stateOf(name);
  return { view: viewOf<View>(state), moves: state.moves, refused: codes(state.refusals), hinted: [] };
};
const props = (name: string): BoardProps => ({
  state: stateOf(name),
  components,
  picked: null,
  recent: [],
  reduced: true,
  reasons: {},
  choose: () => undefined,
  play: () => undefined,
  explain: () => undefined,
  askWhy: () => undefined,
  inspect: () => undefined,
});

describe("which moves belong to which thing", () => {
  it("marks what a search proposes, and a click means that", () => {
    const offer = offerOf("start-4");
    const slots = offer.view.market
      .map(({ slot }) => ({ kind: "slot", slot }) as const)
      .filter((thing) => movesOf(offer, thing).length > 1);
    const [thing] = slots;
    const best = movesOf(offer, thing!).at(-1)!.words;
    const hinted = { ...offer, hinted: ["harvest", best] };
    expect([hintOn(hinted, thing!), hintOn(hinted, { kind: "supply" }), hintOn(offer, thing!)]).toEqual([2, 1, null]);
    expect([deedOn(hinted, thing!)?.words, deedOn(offer, thing!)?.words]).toEqual([
      best,
      movesOf(offer, thing!)[0]!.words,
    ]);
  });

  it.each([
    "start-2",
    "start-3",
    "start-4",
    "start-5",
    "mid-2",
    "mid-3",
    "mid-4",
    "mid-5",
    "gain-4",
    "target-4",
    "wonder-5",
  ])("finds a thing for every move of %s", (name) => {
    const offer = offerOf(name);
    const things = [
      ...offer.view.market.map(({ slot }) => ({ kind: "slot", slot }) as const),
      ...offer.view.nations.map(({ seat }) => ({ kind: "nation", seat }) as const),
      ...offer.view.nations.flatMap(({ uncovered }) =>
        uncovered.map((slug) => ({ kind: "card", card: slug }) as const),
      ),
      { kind: "supply" } as const,
    ];
    const found = things.flatMap((thing) => movesOf(offer, thing).map((move) => move.words));
    expect(new Set(found)).toEqual(new Set(offer.moves.map((move) => move.words)));
    expect(found.length).toBe(offer.moves.length);
  });

  it("offers a snipe of what another has invested in and explains what is not possible", () => {
    const offer = offerOf("mid-4");
    const taken = offer.view.market.find(({ investor }) => investor !== null && investor !== offer.view.turn);
    expect(deedOn(offer, { kind: "slot", slot: taken?.slot ?? 0 })).toMatchObject({
      can: true,
      name: "snipe",
      words: `snipe ${taken?.slot}`,
    });
    const start = offerOf("start-4");
    const nothing = { ...start, moves: [] };
    const deed = deedOn({ ...nothing, refused: codes({ no: ["invest 1 1"] }) }, { kind: "slot", slot: 1 });
    expect(deed).toMatchObject({ can: false, words: "invest 1 1", code: "no" });
    expect(deedOn({ ...nothing, refused: new Map() }, { kind: "slot", slot: 1 })).toBeNull();
  });

  it("completes on the card I have invested in", () => {
    const offer = offerOf("mid-2");
    const own = offer.view.nations.find(({ seat }) => seat === offer.view.turn)?.investment;
    expect(deedOn(offer, { kind: "slot", slot: own ?? 0 })).toMatchObject({ can: true, words: "complete" });
  });

  it("knows what is picked whatever the amount", () => {
    const offer = offerOf("start-4");
    expect(isPicked(offer, { kind: "slot", slot: 2 }, "invest 2 3")).toBe(true);
    expect(isPicked(offer, { kind: "slot", slot: 1 }, "invest 2 3")).toBe(false);
    expect(isPicked(offer, { kind: "supply" }, null)).toBe(false);
  });
});

describe("labels", () => {
  const table = tableOf({ ...props("start-4"), reasons: { "snipe 1": { id: "refused-game-over" } } });
  const deed = { can: true, words: "snipe 2", name: "snipe", code: null };

  it("say the whole thing", () => {
    const label = slotLabel(table, { slot: 2, card: "barracks", tokens: 3, investor: 1 }, card("barracks"), deed);
    expect(label).toBe(
      "Market slot 2. Barracks, construction, age A. Permanent: +1 defence. Stripe: 1 attack. Investor bonus for industry. Bertrand has invested 3 tokens. Snipe for 3.",
    );
  });

  it("say which bonus is ours", () => {
    const slot = { slot: 2, card: "barracks", tokens: 0, investor: null };
    const from = (indicator: CardFace["sources"][string]): string => {
      const barracks = card("barracks");
      return slotLabel(table, slot, barracks && { ...barracks, sources: { ...barracks.sources, indicator } }, null);
    };
    expect(from("reconstructed")).toContain("Investor bonus for industry (reconstructed by us).");
    expect(from("rulebook")).toContain("Investor bonus for industry.");
  });

  it("say why not, as soon as somebody has asked", () => {
    const slot = { slot: 1, card: "frigate", tokens: 1, investor: "banker" } as const;
    const refused = { can: false, words: "snipe 1", name: "snipe", code: "game-over" };
    const label = slotLabel(table, slot, card("frigate"), refused);
    expect(label).toContain("Doesn't count when scoring.");
    expect(label).toContain("The Banker has invested 1 token. The game is over.");
    expect(slotLabel({ ...table, reasons: {} }, slot, card("frigate"), refused)).toContain("Not possible. Press Enter");
  });

  it("name empty slots, covered cards and starting cards", () => {
    expect(slotLabel(table, { slot: 3, card: null, tokens: 0, investor: null }, undefined, null)).toBe(
      "Market slot 3. Empty.",
    );
    expect(laidLabel(card("knight"), true)).toBe("Knight, covered. Stripe: 2 attack.");
    expect(cardLabel(card("aristocracy"))).toBe("Aristocracy, government, starting card. No effect.");
    expect(cardLabel(card("the-future"))).toBe("The Future, age V. Ends the game.");
    expect(stripeLabel(["trade", "trade", "culture"])).toBe("Stripe: 1 culture and 2 trade.");
  });

  it("speak to me as you, and of the others by name", () => {
    const [mine, other] = table.view.nations;
    expect(nationLabel(mine!, true)).toMatch(/^Your nation \(to move\): 4 tokens, /);
    expect(nationLabel(other!, false)).toMatch(/^Bertrand’s nation: 4 tokens, /);
  });
});

describe("effects", () => {
  const said = (steps: Step[]): string =>
    steps
      .flatMap(({ pieces }) => pieces)
      .map((piece) => (typeof piece === "string" ? piece : `[${piece.kind} ${piece.key}]`))
      .join("");

  it("are drawn from their arguments, in the order of every language", () => {
    expect(said(stepsOf(card("castle").brief))).toBe("+1 [icon attack] per [type military] card.");
    expect(said(stepsOf(card("mercantilism").brief))).toMatch(/^Take \[token 1\] from the \w+ per \[icon trade\]\.$/);
    sitAt("flow", NAMES, 0, "fr");
    expect(said(stepsOf(card("castle").brief))).toBe("+1 [icon attack] par carte [type military].");
    expect(said(stepsOf(card("great-wall").effect))).toContain("icônes de [icon defence]");
    sitAt("flow", NAMES, 0);
  });

  it("have no mark left in any sentence, and lose no word", () => {
    for (const language of ["en", "fr"] as const) {
      sitAt("flow", NAMES, 0, language);
      for (const { effect, brief } of cards.values()) {
        for (const message of [effect, brief])
          expect(said(stepsOf(message))).not.toMatch(/[\uE000-\uF8FF]|brief-|step-|undefined/);
        const words = stepsOf(effect).map(({ pieces }) =>
          pieces.map((piece) => (typeof piece === "string" ? piece : thing(piece.kind, piece.key))).join(""),
        );
        expect(words.join(" ")).toBe(say(effect));
      }
    }
    sitAt("flow", NAMES, 0);
  });

  it("say what they are about where no argument does", () => {
    expect(stepsOf(card("warriors").effect)[0]?.mark).toBe("token");
    expect(stepsOf(card("great-wall").effect)[0]?.mark).toBe("points");
    expect(stepsOf(card("frigate").effect).at(-1)?.mark).toBe("obsolete");
  });

  it("are silent when spent", () => {
    expect([lasts(card("warriors")), lasts(card("castle")), lasts(card("columbus"))]).toEqual([false, true, true]);
  });
});

describe("where things lie", () => {
  it("stacks tokens, full stacks first, and draws no more than there is room for", () => {
    expect(stacksOf(0, 5, 4)).toEqual([]);
    expect(stacksOf(3, 5, 4)).toEqual([3]);
    expect(stacksOf(12, 5, 4)).toEqual([5, 5, 2]);
    expect(stacksOf(60, 5, 4)).toEqual([5, 5, 5, 5]);
  });

  it("puts the others in the order in which they play after me", () => {
    const nations = [0, 1, 2, 3].map((seat) => ({ seat }));
    expect(inSeatOrder(nations, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(inSeatOrder(nations, null)).toHaveLength(4);
  });
});

describe("what moved", () => {
  const view = viewOf<View>(stateOf("mid-4"));
  const { slot, card: held } = view.market[1]!;
  const place = `slot-${slot}`;
  const line = (kind: string, seat: number, args: Record<string, Argument>): Entry => ({
    move: 1,
    seat,
    kind,
    say: { id: kind, args },
  });

  it("follows a snipe: tokens to the investor and the Supply, the card to its new nation, another from the deck", () => {
    const found = flights(
      [
        line("sniped", 1, { card: { card: held! }, count: 4, investor: { seat: 0 } }),
        line("refilled", 1, { card: { card: "tank" }, slot, count: 0 }),
      ],
      view,
    );
    expect(found.map(({ what, from, to }) => [what, from, to])).toEqual([
      ["tokens", "seat-1", "seat-0"],
      ["tokens", place, "supply"],
      ["card", place, "seat-1"],
      ["card", "deck", place],
    ]);
  });

  it("pays the Supply for what the Banker held, whose tokens go back to the Reserve", () => {
    const found = flights([line("sniped", 1, { card: { card: held! }, count: 2, investor: { id: "banker" } })], view);
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      ["seat-1", "supply"],
      [place, "reserve"],
      [place, "seat-1"],
    ]);
  });

  it("shows nothing for nothing", () => {
    expect(flights([line("harvested", 1, { count: 0 }), line("turn", 1, { count: 3 })], view)).toEqual([]);
  });
});

describe("gallery", () => {
  it("has a drawing for every card and finds by age, type and text", () => {
    const all = [...cards.values()];
    expect(all.filter(({ card: slug }) => !EMBLEMS[slug])).toEqual([]);
    expect(wantedCards(all, { age: null, type: null, text: "" })).toHaveLength(67);
    expect(wantedCards(all, { age: "A", type: null, text: "" })).toHaveLength(5);
    expect(wantedCards(all, { age: null, type: "leader", text: "wonder" }).map((one) => one.card)).toEqual([
      "ramesses-ii",
    ]);
  });
});
