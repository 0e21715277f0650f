/** Every word of Learn in English; the other languages have the same shape. */

import type { StepWords } from "./lesson";

export const en = {
  title: "Learn",
  lead: "Play a real first game while a coach at the edge of the table explains what you see, one step at a time.",
  coach: "Coach",
  of: (at: number, all: number): string => `Step ${at} of ${all}`,
  next: "Next",
  skip: "Skip",
  back: "Back",
  close: "Put the coach away",
  reopen: "Coach",
  rule: (number: string): string => `Rule ${number}`,
  doneMark: "Done",
  skippedMark: "Skipped",
  nowMark: "Now",
  waitMark: "Meanwhile",
  readMark: "Look",
  others: "The others are moving. Watch what they do.",
  over: "This game is over.",
  tryThis: (move: string): string => `Try this: ${move}.`,
  asked: (question: string): string => `The table asks you something first. ${question}`,
  finishedTitle: "You know how to play",
  finishedText:
    "Play this game to its end, or start one against people or sharper bots. Every rule is one click away, beside the table.",
  met: "What you learned",
  unmet: "What you did not meet",
  goOn: "Where to go on",
  playOn: "Finish this game",
  newGame: "A new game",
  allRules: "All the rules",
  again: "Begin again",
  steps: "What you will do",
  starting: "Laying out your first game…",
  noLesson: "Nobody teaches this game yet.",
  begin: "Start the first game",
  resume: "Go on learning",
  fresh: "Start afresh",
  result: "See the result",
  bots: (count: number): string =>
    `You play against ${count} easygoing bots. It takes about ten minutes; you can leave and come back.`,
  inviteTitle: "New here?",
  inviteBack: "Welcome back.",
  inviteText: "Learn by playing: a first game with a coach at your side.",
  inviteGo: "Learn by playing",
  inviteOn: (at: number, all: number): string => `Your first game waits at step ${at} of ${all}.`,
  flow: {
    table: {
      title: "The table",
      text: "In the middle lies the market: achievements that anyone may bid for. A card shows its type by colour and symbol, what it does, and at its foot a stripe of icons that your nation keeps. The deck beside it counts the ages still to come.",
      todo: "Point at a few cards, or press and hold them, to see them large. Then go on.",
      wait: "",
      done: "",
    },
    nation: {
      title: "Your nation, and two pools",
      text: "Here are your tokens, which pay for everything, and your seven icons: culture, science, industry, trade, harvest, attack and defence. The Supply is shared: tokens from finished cards gather there, and everyone draws on it. The Reserve stands behind it and never runs dry.",
      todo: "Compare your icons with those of your rivals. Then go on.",
      wait: "",
      done: "",
    },
    invest: {
      title: "Invest",
      text: "Claim a free card by putting tokens on it. A rival may still snipe it by paying you as much as lies there, so a high bid keeps them away and a low one invites them. Being sniped is not all bad: you also draw from the Supply, one token for each trade icon and then half of the rest.",
      todo: "Choose the ringed card on the market, set your bid and confirm.",
      wait: "You already have a card claimed, or no tokens. Complete your card, or harvest.",
      done: "Your marker lies on the card. Now see how the others answer.",
    },
    harvest: {
      title: "Harvest",
      text: "Short of tokens? Harvest. Each of your harvest icons moves a token from the Reserve into the Supply, and then half of the Supply is yours. If that leaves you with fewer tokens than the number of the age, you are topped up to it.",
      todo: "Choose the Supply, or Harvest in the list of moves, and confirm.",
      wait: "Answer what the table asks you first.",
      done: "It took a turn, in which the others could claim and take. That is the rhythm: claim, gather, take.",
    },
    complete: {
      title: "Complete, and the investor bonus",
      text: "In a later turn you may take the card you claimed. Its tokens go to the Supply, but some come straight back: the card shows one icon as its bonus, and you draw a token for each of those in your nation. Cards that suit your nation are cheap for you.",
      todo: "Choose your own card on the market and confirm.",
      wait: "You have nothing claimed to complete. Invest in a card, and finish it in your next turn.",
      done: "The card is yours, with its icons and its effect.",
    },
    snipe: {
      title: "Snipe",
      text: "A card that a rival claimed can be yours at once: pay the rival as many tokens as lie on it. You get no bonus, and the rival is well paid. Do it when the card is worth more to you than your tokens are to them.",
      todo: "Choose the ringed card and confirm.",
      wait: "No rival’s card is within your means. Gather tokens or play as you like; the chance will come.",
      done: "Sniped. Look at your rival’s tokens: they can do it to you as well.",
    },
    stack: {
      title: "Stack and cover",
      text: "A new card goes on top of your cards of the same type. What it covers keeps its icons, but its effect is gone. So cover what has had its day, and think twice before you bury an effect that still serves you.",
      todo: "Get a card of a type you already have: claim the ringed one, and complete it in your next turn.",
      wait: "Nothing within reach fits your stacks. Take another card or harvest, and look again.",
      done: "See the stripe under the top card: those icons still count.",
    },
    instant: {
      title: "At once, and only once",
      text: "The symbol beside an effect says when it happens. An instant effect happens as soon as you get the card, in whatever way you got it. A permanent one holds while nothing covers it; a turn action can be used instead of another action, again and again.",
      todo: "Get a card with an instant effect: the ringed one has it.",
      wait: "No instant card is within reach. Take another card or harvest, and look again.",
      done: "The journal tells what the effect brought you.",
    },
    attack: {
      title: "Attack and strength",
      text: "An attack card hits a rival who is weaker than you. You count your attack icons, those of the new card included; the rival counts attack and defence together, and a tie protects. Some attacks hit every weaker rival at once.",
      todo: "Get an attack card: claim the ringed one, and complete it in your next turn. It attacks as soon as it is yours.",
      wait: "No attack card is within reach. Compare the strengths, then play on or skip this step.",
      done: "An attack was made. Defence icons are the answer to the next one.",
    },
    glory: {
      title: "Leader, wonders and points",
      text: "You have one leader at a time; a new one sends the old one away. Wonders lie side by side and never cover each other. In the end each culture icon is a point, all your other icons give one for every two, and scoring effects add theirs.",
      todo: "Get a leader or a wonder: the ringed one is within reach.",
      wait: "No leader or wonder is within reach. Play on; they come in every age.",
      done: "Your newest one lies beside your stacks, and nothing of yours will cover it.",
    },
    end: {
      title: "How it ends",
      text: "The deck runs through five ages. When The Future turns up, the turn is finished and the game is over. Effects marked as obsolete are switched off before the count, so do not lean on them for points.",
      todo: "See how many cards are left, and how many points you have now. Then go on.",
      wait: "",
      done: "",
    },
  } satisfies Record<string, StepWords>,
  flowLive: {
    strengths: (mine: number, rivals: string): string => `Your attack now: ${mine}. Against it: ${rivals}.`,
  },
};

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widen<T[K]> };

export type LearnWords = Widen<typeof en>;
