/** The colours that are printed on the board, in the order of the seats, and the ones that stand for them here. */

import type { Colour } from "../../state/protocol";
import type { PlayerView } from "./views";

export const PRINTED: readonly PlayerView["colour"][] = ["red", "yellow", "green", "blue"];
export const STANDING_FOR: Colour[] = ["red", "orange", "green", "blue"];
