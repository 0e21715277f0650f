/** The first game of The Flow of History: what a learner is shown, and how the table tells that it was done. */

import { l } from "../../learn";
import { canDo, did, movesNamed, type Lesson, type Situation, type Step } from "../../learn/lesson";
import { say } from "./text";
import { cardsOf, STACKS, type CardInfo, type FlowView, type NationView, type SlotView } from "./types";

const viewOf = ({ state }: Situation): FlowView => state.view as unknown as FlowView;

const mine = (situation: Situation): NationView | undefined => viewOf(situation).nations?.find((nation) => nation.seat === situation.me);

const TAKING = ["invest", "complete", "snipe", "gain"];
const TAKEN = ["completed", "sniped", "gained"];

const cardIn = (situation: Situation, slug: string | null | undefined): CardInfo | undefined =>
  slug ? cardsOf(situation.components).get(slug) : undefined;

/** The market places that a move of the learner is about. */
function placesOf(situation: Situation): SlotView[] {
  const { state, me } = situation;
  const slots = new Set(movesNamed(state, ...TAKING).map((move) => move.args["slot"]));
  const completes = canDo(situation, "complete");
  return (viewOf(situation).market ?? []).filter((place) => slots.has(place.slot) || (completes && place.investor === me));
}

/** The cards of a kind that a move of the learner gets, or begins to get. */
function reach(situation: Situation, fits: (card: CardInfo) => boolean): string[] {
  return placesOf(situation).flatMap(({ card }) => {
    const found = cardIn(situation, card);
    return found && fits(found) ? [found.card] : [];
  });
}

/** The cards that came to the learner. */
const got = (situation: Situation, fits: (card: CardInfo) => boolean): boolean =>
  situation.journal.some((entry) => {
    const found = entry.seat === situation.me && TAKEN.includes(entry.kind) ? cardIn(situation, entry.data["card"] as string | null) : undefined;
    return found !== undefined && fits(found);
  });

const isInstant = (card: CardInfo): boolean => card.timing === "Instant";
const isAttack = (card: CardInfo): boolean => card.timing === "Attack" || card.timing === "Attack all";
const isGlory = (card: CardInfo): boolean => card.type === "leader" || card.type === "wonder";
const stacksOn = (nation: NationView | undefined) => (card: CardInfo): boolean =>
  STACKS.some((type) => type === card.type && (nation?.stacks[type].length ?? 0) > 0);

const marketCards = (slugs: string[]): string[] => slugs.map((slug) => `.f-market [data-card="${slug}"]`);

/** A step about getting a card of some kind: rings those within reach, otherwise what it speaks of. */
function getting(id: "stack" | "instant" | "attack" | "glory", fits: (situation: Situation) => (card: CardInfo) => boolean, otherwise: string[]): Pick<Step, "id" | "words" | "ring" | "offered"> {
  const within = (situation: Situation): string[] => reach(situation, fits(situation));
  return {
    id,
    words: () => l().flow[id],
    offered: (situation) => within(situation).length > 0,
    ring: (situation) => (within(situation).length > 0 ? marketCards(within(situation)) : otherwise),
  };
}

const myPlace = (situation: Situation): SlotView | undefined => viewOf(situation).market?.find((place) => place.investor === situation.me);

/** What a snipe would pay for the bid that is about to be made: the rules' own order, 8.2 to 8.5. */
function snipePays(situation: Situation): string | null {
  const bid = situation.picked?.startsWith("invest ") ? Number(situation.picked.split(" ")[2]) : 0;
  const nation = mine(situation);
  if (!bid || !nation) return null;
  const pool = viewOf(situation).supply + bid;
  const traded = Math.min(nation.icons.trade, pool);
  return l().flowLive.snipePays(bid, traded + Math.floor((pool - traded) / 2));
}

function bonus(situation: Situation): string | null {
  const place = myPlace(situation);
  const icon = cardIn(situation, place?.card)?.indicator;
  const nation = mine(situation);
  if (!place || !icon || !nation || !canDo(situation, "complete")) return null;
  return l().flowLive.bonus(Math.min(nation.icons[icon], viewOf(situation).supply + place.tokens), say.icon(icon));
}

function strengths(situation: Situation): string | null {
  const { nations = [], names } = viewOf(situation);
  const rivals = nations.filter((nation) => nation.seat !== situation.me).map((nation) => `${names[nation.seat] ?? ""} ${nation.strength}`);
  return l().flowLive.strengths(mine(situation)?.attack ?? 0, rivals.join(", "));
}

function cheapest(situation: Situation): string | null {
  const { state } = situation;
  const slots = new Set(movesNamed(state, "snipe").map((move) => move.args["slot"]));
  const [place] = viewOf(situation).market.filter(({ slot }) => slots.has(slot)).toSorted((a, b) => a.tokens - b.tokens);
  return typeof place?.investor === "number" ? l().flowLive.price(place.tokens, viewOf(situation).names[place.investor] ?? "") : null;
}

const struck = ({ journal, me }: Situation): boolean =>
  journal.some((entry) => entry.kind === "struck" && (entry.seat === me || entry.data["victim"] === me));

const steps: Step[] = [
  { id: "table", words: () => l().flow.table, rules: ["1.2", "2.3", "3.6"], ring: () => [".f-market"] },
  { id: "nation", words: () => l().flow.nation, rules: ["1.1", "1.3", "3.6"], ring: () => [".mine .f-about", ".f-pools"] },
  {
    id: "invest", words: () => l().flow.invest, rules: ["6.1", "6.2", "8.2", "8.5"],
    ring: () => [".f-market"],
    offered: (now) => canDo(now, "invest"),
    done: (now) => did(now, "invested"),
    live: snipePays,
  },
  {
    id: "harvest", words: () => l().flow.harvest, rules: ["10.1", "10.2", "10.3"],
    ring: () => ['[data-place="supply"]'],
    offered: (now) => canDo(now, "harvest"),
    done: (now) => did(now, "harvested", "grew"),
  },
  {
    id: "complete", words: () => l().flow.complete, rules: ["7.1", "7.2", "7.3"],
    ring: (now) => {
      const card = myPlace(now)?.card;
      return card ? marketCards([card]) : [".f-market"];
    },
    offered: (now) => canDo(now, "complete"),
    done: (now) => did(now, "completed"),
    live: bonus,
  },
  {
    id: "snipe", words: () => l().flow.snipe, rules: ["8.1", "8.2", "8.6"],
    ring: (now) => (canDo(now, "snipe") ? [".f-market .slot-card:has(.deed-snipe)"] : [".f-market .slot-card:has(.f-stake)"]),
    offered: (now) => canDo(now, "snipe"),
    done: (now) => did(now, "sniped"),
    live: cheapest,
  },
  {
    ...getting("stack", (now) => stacksOn(mine(now)), [".mine .f-stack"]), rules: ["3.1", "3.2", "3.5"],
    done: (now) => STACKS.some((type) => (mine(now)?.stacks[type].length ?? 0) > 1),
  },
  { ...getting("instant", () => isInstant, [".f-market"]), rules: ["4.1", "4.7", "4.8"], done: (now) => got(now, isInstant) },
  {
    ...getting("attack", () => isAttack, [".mine .total-attack", ".mine .total-strength", ".rival .total-strength"]), rules: ["4.3", "4.4", "4.6"],
    done: (now) => struck(now) || got(now, isAttack),
    live: strengths,
  },
  { ...getting("glory", () => isGlory, [".mine .f-sides"]), rules: ["3.3", "3.4", "12.3", "12.4"], done: (now) => got(now, isGlory) },
  {
    id: "end", words: () => l().flow.end, rules: ["12.1", "12.2", "12.6"],
    ring: () => [".f-deck", ".mine .f-score"],
    done: ({ state }) => state.summary.status === "over",
  },
];

export const lesson: Lesson = { game: "flow", seats: 3, bot: "random", options: { first: 1 }, steps };
