/** What a game's `reading/index.tsx` exports: pictures for the summary and the chapters of its rules. The sentences are in
 * the catalogues beside it: `summary-about`, `-lesson`, `-goal`, `-turn`, `-end`, `summary-act-<act>` and `figure-<figure>`.
 */

import type { FunctionComponent } from "preact";
import type { Arguments } from "../i18n/render";
import type { Components } from "../state/protocol";

export interface PictureProps {
  components: Components;
}

export type Picture = FunctionComponent<PictureProps>;

export interface Figure {
  /** Its caption is the message `figure-<name>`. */
  name: string;
  Picture: Picture;
}

/** The parts of a summary, in the order in which they are read. */
export const PARTS = ["goal", "turn", "end"] as const;
export type Part = (typeof PARTS)[number];

export interface Reading {
  /** The game as it is played, without a word in it: pages about several games show it too. */
  Scene: Picture;
  parts: Readonly<Record<Part, Picture>>;
  /** What can be done in a turn, in the order of the rules. */
  acts: readonly string[];
  /** The figures, by the number of the chapter that they stand in. */
  figures: Readonly<Record<string, readonly Figure[]>>;
  /** The numbers of the book that the sentences have as variables. */
  numbers?: (components: Components) => Arguments;
}
