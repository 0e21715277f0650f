import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Entry, State } from "../../state/protocol";
import { people, viewOf } from "../table";
import { breakable, parts, shorthand } from "./effect";
import { EMBLEMS } from "./emblems";
import { fan, heap } from "./fan";
import { flights } from "./flights";
import { wantedCards } from "./Gallery";
import { cardLabel, laidLabel, slotLabel, stripeWords } from "./labels";
import { deedOn, type FlowOffer, hintOn, isPicked, movesOf } from "./moves";
import { inSeatOrder } from "./order";
import { type CardInfo, cardsOf, type FlowView } from "./types";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../preview/fixtures/${name}.json`, import.meta.url), "utf8"));
const cards = cardsOf(read("components"));
const card = (slug: string): CardInfo => {
  const found = cards.get(slug);
  if (!found) throw new Error(`no card ${slug}`);
  return found;
};
const stateOf = (name: string): State => read(name) as State;
const offerOf = (name: string): FlowOffer => {
  const state = stateOf(name);
  return { view: viewOf<FlowView>(state), moves: state.moves, refusals: state.refusals, hinted: [] };
};

describe("which moves belong to which thing", () => {
  it("marks what a search proposes, and a click means that", () => {
    const offer = offerOf("mid-4");
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
    const taken = offer.view.market.find(({ investor }) => investor !== null && investor !== offer.view.to_move);
    expect(deedOn(offer, { kind: "slot", slot: taken?.slot ?? 0 })).toMatchObject({
      can: true,
      name: "snipe",
      words: `snipe ${taken?.slot}`,
    });
    const start = offerOf("start-4");
    const nothing = { ...start, moves: [] };
    const deed = deedOn(
      { ...nothing, refusals: { "invest 1 1": { sentence: "No.", code: "no", rule: "6.1", need: null, have: null } } },
      { kind: "slot", slot: 1 },
    );
    expect(deed).toMatchObject({ can: false, words: "invest 1 1" });
    expect(deedOn({ ...nothing, refusals: {} }, { kind: "slot", slot: 1 })).toBeNull();
  });

  it("completes on the card I have invested in", () => {
    const offer = offerOf("mid-2");
    const own = offer.view.nations.find(({ seat }) => seat === offer.view.to_move)?.investment;
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
  it("say the whole thing", () => {
    const slot = { slot: 2, card: "barracks", tokens: 3, investor: 1 };
    const label = slotLabel(slot, card("barracks"), people(stateOf("start-4")), 0, {
      can: true,
      words: "snipe 2",
      name: "snipe",
      refusal: null,
    });
    expect(label).toBe(
      "Market slot 2: Barracks, construction, age A, permanent: plus 1 defence. Stripe: 1 attack. Investor bonus per industry. Bertrand has invested 3 tokens. Snipe for 3.",
    );
  });

  it("say why not", () => {
    const refusal = { sentence: "You have 1 token.", code: "poor", rule: "8.1", need: 3, have: 1 };
    const label = slotLabel({ slot: 1, card: "frigate", tokens: 1, investor: "banker" }, card("frigate"), [], null, {
      can: false,
      words: "snipe 1",
      name: "snipe",
      refusal,
    });
    expect(label).toContain("obsolete when scoring.");
    expect(label).toContain("The Banker has invested 1 token. Not possible: You have 1 token.");
  });

  it("name empty slots, covered cards and starting cards", () => {
    expect(slotLabel({ slot: 3, card: null, tokens: 0, investor: null }, undefined, [], 0, null)).toBe(
      "Market slot 3: empty.",
    );
    expect(laidLabel(card("knight"), true)).toBe("Knight, covered, provides 2 attack.");
    expect(cardLabel(card("aristocracy"))).toBe("Aristocracy, government, starting card, No effect.");
    expect(stripeWords(["trade", "trade", "culture"])).toBe("1 culture, 2 trade");
  });
});

describe("effects", () => {
  it("keep every word", () => {
    for (const each of cards.values())
      expect(
        parts(each.effect)
          .map(({ text }) => text)
          .join(""),
      ).toBe(each.effect);
  });

  it("are short in a nation, and silent when spent", () => {
    expect(shorthand(card("warriors"))).toBeNull();
    expect(shorthand(card("castle"))).toBe("+1 attack per military card");
    expect(shorthand(card("columbus"))).toBe("Give up: gain the top card of the deck");
    for (const each of cards.values()) {
      const named = (text: string): number =>
        parts(text).filter(({ kind }) => kind === "icon" || kind === "type").length;
      expect(named(shorthand(each) ?? each.effect)).toBe(named(each.effect));
    }
    expect(shorthand(card("mercantilism"))).toBe("+1 token per trade icon");
    expect(shorthand(card("great-wall"))).toBe("+1 point / 2 defence icons");
  });

  it("break long names only", () => {
    expect(breakable("Crossbowman").split("\u00ad")).toEqual(["Cross", "bow", "man"]);
    expect(breakable("Knight")).toBe("Knight");
  });
});

describe("where things lie", () => {
  it("shows covered stripes whole while there is room, closer after that, never less than the least", () => {
    expect(fan(0, 19, 60, 9)).toEqual([]);
    expect(fan(2, 19, 60, 9)).toEqual([19, 38]);
    expect(fan(5, 19, 60, 9)).toEqual([12, 24, 36, 48, 60]);
    expect(fan(10, 19, 60, 9).at(-1)).toBe(90);
  });

  it("keeps a heap inside its tray", () => {
    const spots = heap(100, 96, 17, 24);
    expect(spots).toHaveLength(24);
    for (const { x } of spots) expect(x + 17).toBeLessThanOrEqual(96 + 17 * 0.3);
  });

  it("puts the others in the order in which they play after me", () => {
    const nations = [0, 1, 2, 3].map((seat) => ({ seat }));
    expect(inSeatOrder(nations, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(inSeatOrder(nations, null)).toHaveLength(4);
  });
});

describe("what moved", () => {
  const view = stateOf("mid-4").view as unknown as FlowView;
  const line = (kind: string, seat: number | null, data: Entry["data"]): Entry => ({
    move: 1,
    seat: seat ?? 0,
    text: "",
    citation: "",
    kind,
    data,
  });

  it("follows a snipe: tokens to the investor and the Supply, the card to its new nation, another from the deck", () => {
    const found = flights(
      [
        line("sniped", 1, { card: "napoleon", count: 4, investor: 0 }),
        line("refilled", 1, { card: "tank", slot: 4, count: 0 }),
      ],
      view,
    );
    expect(found.map(({ what, from, to }) => [what, from, to])).toEqual([
      ["tokens", "seat-1", "seat-0"],
      ["tokens", "slot-4", "supply"],
      ["card", "slot-4", "seat-1"],
      ["card", "deck", "slot-4"],
    ]);
  });

  it("shows nothing for nothing", () => {
    expect(
      flights([line("harvested", 1, { count: 0, card: null }), line("turn", 1, { count: 3, card: null })], view),
    ).toEqual([]);
  });
});

describe("gallery", () => {
  it("has a drawing for every card and finds by age, type and text", () => {
    const all = [...cards.values()];
    expect(all.filter(({ card: slug }) => !EMBLEMS[slug])).toEqual([]);
    expect(wantedCards(all, { age: null, type: null, text: "" })).toHaveLength(67);
    expect(wantedCards(all, { age: "A", type: null, text: "" })).toHaveLength(5);
    expect(wantedCards(all, { age: null, type: "leader", text: "wonder" }).map(({ name }) => name)).toEqual([
      "Ramesses II",
    ]);
  });
});
