/** What the server sends has the shape of its own game: here, and in `viewOf`, a room takes that for granted. */

import type { Components, View } from "../state/protocol";

export const componentsOf = <C>(components: Components): C => components as Components & C;

export const scoringOf = <S>(scoring: unknown[]): S[] => scoring as S[];

export const shownIn = <V>(view: View): V => view as View & V;
