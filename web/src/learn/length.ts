/** How long a lesson takes. */

/** A step is read in half a minute and done in another. */
const MINUTES_A_STEP = 1;
const ROUNDED_TO = 5;

/** About how many minutes a lesson with that many steps takes. It is rounded, since it is a guess. */
export const minutesFor = (steps: number): number =>
  Math.max(1, Math.round((steps * MINUTES_A_STEP) / ROUNDED_TO)) * ROUNDED_TO;
