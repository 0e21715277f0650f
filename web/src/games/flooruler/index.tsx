/** Flooruler on a screen. */

import type { FunctionComponent, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import type { Components } from "../../state/protocol";
import type { BoardProps, GameModule, InspectProps, Meaning } from "../board";
import { Peek } from "../Peek";
import "./board.css";
import { boxOf } from "./box";
import { Field } from "./Field";
import { Coin, Glyph } from "./glyphs";
import * as things from "./Item";
import { Player } from "./Player";
import "./player.css";
import { Stores } from "./Stores";
import "./stores.css";
import { Tray } from "./Tray";
import { tableOf, weaponsOf } from "./table";

export { EndDetail } from "./EndDetail";
export { Gallery, Legend } from "./Gallery";
export { hits, points, sources } from "./standing";

export const Board: FunctionComponent<BoardProps> = (props) => {
  const root = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<string | null>(null);
  const table = tableOf(props, aim, setAim);
  const { view } = table;
  const seq = props.state.seq;
  useLayoutEffect(() => setAim(null), [seq]);
  const canAim = aim !== null && weaponsOf(table, view.asked).includes(aim);
  const shown = canAim ? table : { ...table, aim: null };
  return (
    <div class={`flooruler gameboard seats-${view.seats}`} ref={root}>
      <div class="fr-board">
        <Field table={shown} />
        <Tray table={shown} />
      </div>
      <Stores table={shown} />
      <div class="fr-players" role="group" aria-label={word("board-players")}>
        {view.players.map((player) => (
          <Player key={player.seat} table={shown} player={player} />
        ))}
      </div>
      <Peek
        board={root}
        draw={(card) => things.large(table.box, card)}
        reasons={table.reasons}
        askWhy={table.askWhy}
        inspect={props.inspect}
      />
    </div>
  );
};

export const Inspect: FunctionComponent<InspectProps> = ({ components, card }) => things.large(boxOf(components), card);

export const called = (components: Components, card: string): string => things.called(boxOf(components), card);

/** Numbers count floors here and name nothing, so a plan of one store is not about that of the other. */
export const alike = (): boolean => false;

/** What the journal tells sounds like the die, like coins, like something laid down, or like a blow. */
export const sounds = {
  rolled: "die",
  collected: "coin",
  bought: "coin",
  refilled: "coin",
  looted: "coin",
  placed: "card",
  replaced: "card",
  relocated: "card",
  attacked: "hit",
  removed: "hit",
  died: "hit",
} as const satisfies GameModule["sounds"];

/** The words of `changes` in this game. */
const TALLIES: Record<string, () => JSX.Element> = {
  floors: () => <Glyph name="floor" size={18} />,
  gold: () => <Coin size={18} />,
  health: () => <Glyph name="heart" size={18} />,
  deaths: () => <Glyph name="deaths" size={18} />,
  wealth: () => (
    <>
      <Coin size={18} />
      <Glyph name="weapon-store" size={16} />
    </>
  ),
};

export function meaning(what: string): Meaning | null {
  const draw = TALLIES[what];
  return draw ? { label: thing("change", what), icon: draw() } : null;
}
