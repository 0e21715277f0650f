/** What is known of a game before its board is loaded: the box on the shelf. */

import type { FunctionComponent } from "preact";
import type { Colour } from "../state/protocol";

export interface Box {
  /** Its place on the shelf, from the left. */
  place: number;
  /** The picture on its lid, 320 by 190. */
  Picture: FunctionComponent;
  /** The colours of the seats where the box gives each seat its own; a seat may still choose another. */
  colours?: readonly Colour[];
  /** The argument of its moves that says how many: moves that differ only in it are one choice. */
  amount?: string;
}
