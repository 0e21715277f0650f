/** The first game of The Flow of History: what a learner is shown, and how the table tells that it was done. The server
 * deals it from a published seed, and `course` names the moves for which that seed was chosen: with them every step comes
 * up in turn (tests/server/test_lesson.py). A learner who goes another way meets the steps as they become possible.
 */

import type { Arguments } from "../../i18n/render";
import { did, type Lesson, type Situation, type Step } from "../../learn/lesson";
import type { Message, Move } from "../../state/protocol";
import { keyOf, seatOf } from "../facts";
import { viewOf as viewIn } from "../table";
import { cardsOf, ICONS, STACKS } from "./names";
import type { CardFace, Nation, Slot, View } from "./views";

const viewOf = ({ state }: Situation): View => viewIn<View>(state);

const mine = (situation: Situation): Nation | undefined =>
  viewOf(situation).nations?.find((nation) => nation.seat === situation.me);

const TAKING = ["invest", "complete", "snipe", "gain"];
const TAKEN = ["completed", "sniped", "gained"];

const cardIn = (situation: Situation, slug: string | null | undefined): CardFace | undefined =>
  slug ? cardsOf(situation.components).get(slug) : undefined;

const myPlace = (situation: Situation): Slot | undefined =>
  viewOf(situation).market?.find((place) => place.investor === situation.me);

/** The market card that a move is about. */
function cardOf(move: Move, situation: Situation): string | null {
  if (!TAKING.includes(move.name)) return null;
  const place =
    move.name === "complete"
      ? myPlace(situation)
      : viewOf(situation).market?.find(({ slot }) => slot === move.args.slot);
  return place?.card ?? null;
}

type Fits = (card: CardFace, situation: Situation) => boolean;

/** A move that gets such a card, or begins to get it. */
const gets =
  (fits: Fits) =>
  (move: Move, situation: Situation): boolean => {
    const card = cardIn(situation, cardOf(move, situation));
    return card !== undefined && fits(card, situation);
  };

/** The move for a card of the course, with the bid that was found to hold. */
const aims =
  (card: string, bid = 0) =>
  (move: Move, situation: Situation): boolean =>
    cardOf(move, situation) === card && (move.name !== "invest" || move.args.tokens === bid);

/** Whether such a card came to the learner. */
const got =
  (fits: Fits) =>
  (situation: Situation): boolean =>
    situation.journal.some((entry) => {
      const found =
        entry.seat === situation.me && TAKEN.includes(entry.kind)
          ? cardIn(situation, keyOf(entry.say, "card"))
          : undefined;
      return found !== undefined && fits(found, situation);
    });

const isInstant: Fits = (card) => card.timing === "instant";
const isAttack: Fits = (card) => card.timing === "attack" || card.timing === "attack-all";
const isGlory: Fits = (card) => card.type === "leader" || card.type === "wonder";
const stacksHere: Fits = (card, situation) =>
  STACKS.some((type) => type === card.type && (mine(situation)?.stacks[type]?.length ?? 0) > 0);

const named =
  (...names: string[]) =>
  (move: Move): boolean =>
    names.includes(move.name);

const marketCard = (slug: string): string => `.f-market [data-card="${slug}"]`;

function strengths(situation: Situation): Message {
  const opponents = viewOf(situation)
    .nations.filter((nation) => nation.seat !== situation.me)
    .map(({ seat, strength }): Message => ({ id: "lesson-strength", args: { who: { seat }, strength } }));
  return {
    id: "lesson-attack-live",
    args: { attack: mine(situation)?.attack ?? 0, opponents: { list: opponents, link: "and" } },
  };
}

const struck = ({ journal, me }: Situation): boolean =>
  journal.some((entry) => entry.kind === "struck" && (entry.seat === me || seatOf(entry.say, "victim") === me));

/** The learner's top cards that cover another. */
const covering = (situation: Situation): string[] =>
  STACKS.flatMap((type) => {
    const stack = mine(situation)?.stacks[type] ?? [];
    return stack.length > 1 ? stack.slice(-1) : [];
  });

const steps: Step[] = [
  { id: "table", rules: ["1.2", "2.3", "3.6"], look: () => [".f-market"] },
  {
    id: "nation",
    rules: ["1.1", "1.3", "3.6"],
    look: () => [".mine .f-about", ".f-pools"],
  },
  {
    id: "invest",
    rules: ["6.1", "6.2", "8.2", "8.5"],
    look: () => [".f-market"],
    serves: named("invest"),
    course: aims("working-animal", 2),
    done: (now) => did(now, "invested"),
    told: ["invested"],
  },
  {
    id: "complete",
    rules: ["7.1", "7.2", "7.3"],
    look: (now) => [myPlace(now)?.card ?? ""].map((card) => (card ? marketCard(card) : ".f-market")),
    serves: named("complete"),
    done: (now) => did(now, "completed"),
    told: ["completed", "bonus"],
  },
  {
    id: "instant",
    rules: ["4.1", "4.7", "4.8"],
    look: () => [".f-market"],
    serves: gets(isInstant),
    course: aims("working-animal", 2),
    done: got(isInstant),
    told: ["took-reserve", "took-supply", "gained", "paid-tribute", "no-target"],
  },
  {
    id: "harvest",
    rules: ["10.1", "10.2", "10.3"],
    look: () => ['[data-place="supply"]'],
    serves: named("harvest"),
    done: (now) => did(now, "harvested", "grew"),
    told: ["grew", "harvested", "topped-up"],
  },
  {
    id: "snipe",
    rules: ["8.1", "8.2", "8.6"],
    look: () => [".f-market .slot-card:has(.f-stake)"],
    serves: named("snipe"),
    course: aims("ramesses-ii"),
    done: (now) => did(now, "sniped"),
    told: ["sniped", "traded", "shared"],
  },
  {
    id: "glory",
    rules: ["3.3", "3.4", "12.3", "12.4"],
    look: () => [".mine .f-sides"],
    serves: gets(isGlory),
    course: aims("ramesses-ii", 2),
    done: got(isGlory),
    shows: () => [".mine .f-sides"],
  },
  {
    id: "attack",
    rules: ["4.3", "4.4", "4.6"],
    look: () => [".mine .total-attack", ".mine .total-strength", ".rival .total-strength"],
    serves: (move, now) => move.name === "attack" || gets(isAttack)(move, now),
    course: aims("chariot", 2),
    done: (now) => struck(now) || (got(isAttack)(now) && asked(now) === null),
    live: strengths,
    told: ["struck", "raided", "razed", "wrecked", "no-target"],
  },
  {
    id: "stack",
    rules: ["3.1", "3.2", "3.5"],
    look: () => [".mine .f-stack"],
    serves: gets(stacksHere),
    course: aims("theocracy", 2),
    done: (now) => covering(now).length > 0,
    shows: (now) => covering(now).map((card) => `.mine [data-card="${card}"]`),
  },
  {
    id: "end",
    rules: ["12.1", "12.2", "12.6"],
    look: () => [".f-deck", ".mine .f-score"],
  },
];

function thing(move: Move, situation: Situation): string[] {
  const card = cardOf(move, situation);
  return card
    ? [marketCard(card)]
    : move.name === "harvest"
      ? ['[data-place="supply"]']
      : [".f-nation.target", ".f-chip.target"];
}

const asked = (situation: Situation): Message | null =>
  viewOf(situation).question === "action" ? null : situation.state.view.prompt;

/** What its sentences name: the icons, and the card that ends the game. */
function numbers({ components }: Situation): Arguments {
  const last = [...cardsOf(components).values()].find(({ type }) => type === null);
  return {
    icons: { list: ICONS.map((icon) => ({ icon })), link: "and" },
    ...(last && { last: { card: last.card } }),
  };
}

export const lesson: Lesson = {
  game: "flow",
  seats: 3,
  bot: "random",
  options: { first: 1 },
  dealt: true,
  steps,
  numbers,
  thing,
  asked,
};
