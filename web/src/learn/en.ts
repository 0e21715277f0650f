/** Every word of Learn in English; the other languages have the same shape. */

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
};

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widen<T[K]> };

export type LearnWords = Widen<typeof en>;
