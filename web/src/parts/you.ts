/** What players are called on this screen: whoever sits here alone is You, everywhere; others have their names. */

import { t } from "../i18n";

interface Named {
  seat: number;
  name: string;
}

/** Whether a seat is spoken to: not where several people share the screen. */
export const isYou = (seats: readonly number[], seat: number): boolean => seats.length === 1 && seats[0] === seat;

export const called = (seats: readonly number[], seat: Named): string =>
  isYou(seats, seat.seat) ? t("you") : seat.name;

/** For sentences with a verb: `$is` is "you" or "other". */
export const subject = (seats: readonly number[], seat: Named): { name: string; is: string } => ({
  name: called(seats, seat),
  is: isYou(seats, seat.seat) ? "you" : "other",
});

/** The seats as they are called here. */
export const calledAll = <Seat extends Named>(seats: readonly number[], all: readonly Seat[]): Seat[] =>
  all.map((seat) => ({ ...seat, name: called(seats, seat) }));
