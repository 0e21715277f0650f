/** The colours that stand for the printed ones, in the order of the seats: yellow, green, white and blue. Red is the fanatics'. */

import type { Colour } from "../../state/protocol";

export const STANDING_FOR: Colour[] = ["orange", "green", "violet", "blue"];
