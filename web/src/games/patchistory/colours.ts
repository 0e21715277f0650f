/** The colours of the seats, in their order. */

import type { Colour } from "../../state/protocol";

export const SEATS: Colour[] = ["red", "blue", "green", "violet"];
