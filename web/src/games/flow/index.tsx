/** The Flow of History on a screen. */

import type { FunctionComponent, JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { word } from "../../i18n";
import type { BoardProps, GameModule, InspectProps } from "../board";
import { Peek } from "../Peek";
import { shownIn } from "../shape";
import { Bank } from "./Bank";
import { CardLarge } from "./Card";
import "./colours.css";
import "./board.css";
import "./card.css";
import "./nation.css";
import { Flights } from "./Flights";
import { Market } from "./Market";
import { Chip, Nation } from "./Nation";
import { AGES, cardsOf } from "./names";
import { inSeatOrder } from "./order";
import { tableOf } from "./table";
import type { CardFace, View } from "./views";

export { meaning } from "./Delta";
export { EndDetail } from "./EndDetail";
export { Gallery, Legend } from "./Gallery";
export { hits, points, sources } from "./standing";

/** How long the banner of an age stays, in milliseconds. */
const BANNER = 2600;

export const Board: FunctionComponent<BoardProps> = (props) => {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const table = tableOf(props);
  const cards = useMemo(() => cardsOf(props.components), [props.components]);
  const { view, me } = table;
  const rivals = inSeatOrder(view.nations, me);
  const mine = view.nations.find((nation) => nation.seat === me);
  return (
    <div class={`flow gameboard seats-${view.seats} ${mine ? "" : "watching"}`} data-age={view.age} ref={root}>
      <div class="f-chips" role="group" aria-label={word("board-opponents")}>
        {rivals.map((nation) => (
          <Chip
            key={nation.seat}
            table={table}
            nation={nation}
            open={open === nation.seat}
            toggle={() => setOpen(open === nation.seat ? null : nation.seat)}
          />
        ))}
      </div>
      <div class="f-rivals" style={{ "--rivals": rivals.length }}>
        {rivals.map((nation) => (
          <Nation key={nation.seat} table={table} nation={nation} open={open === nation.seat} />
        ))}
      </div>
      <div class="f-middle">
        <Market table={table} />
        <Bank table={table} />
      </div>
      {mine && <Nation table={table} nation={mine} />}
      <AgeTurns age={view.age} />
      <Peek
        board={root}
        draw={(slug) => large(cards.get(slug))}
        reasons={table.reasons}
        askWhy={table.askWhy}
        inspect={props.inspect}
      />
      <Flights
        board={root}
        recent={props.recent}
        view={view}
        before={props.before ? shownIn<View>(props.before) : null}
        cards={cards}
        reduced={props.reduced}
      />
    </div>
  );
};

/** An age that begins is an event: a banner says so for a moment, and the table takes another tint. */
const AgeTurns: FunctionComponent<{ age: View["age"] }> = ({ age }) => {
  const before = useRef(age);
  const [shown, setShown] = useState(false);
  // Before the paint, so that the banner comes with the tint and not a frame after it.
  useLayoutEffect(() => {
    const later = AGES.indexOf(age) > AGES.indexOf(before.current);
    before.current = age;
    setShown(later);
    if (!later) return undefined;
    const timer = setTimeout(() => setShown(false), BANNER);
    return () => clearTimeout(timer);
  }, [age]);
  return shown ? (
    <div class="f-agebanner" aria-hidden="true">
      <span class={`ornament age-${age}`} />
      <b>{word("board-age", { age })}</b>
      <span class={`ornament age-${age}`} />
    </div>
  ) : null;
};

/** What the journal tells sounds like coins, like cards, or like a blow. */
export const sounds = {
  invested: "coin",
  banked: "coin",
  bonus: "coin",
  traded: "coin",
  shared: "coin",
  harvested: "coin",
  "took-supply": "coin",
  "took-reserve": "coin",
  "topped-up": "coin",
  "paid-tribute": "coin",
  completed: "card",
  sniped: "card",
  gained: "card",
  refilled: "card",
  struck: "hit",
  raided: "hit",
  razed: "hit",
  wrecked: "hit",
} as const satisfies GameModule["sounds"];

const large = (card: CardFace | undefined): JSX.Element | null =>
  card ? <CardLarge card={card} facts={false} /> : null;

export const Inspect: FunctionComponent<InspectProps> = ({ components, card }) => {
  const found = cardsOf(components).get(card);
  return found ? (
    <div class="f-inspect">
      <CardLarge card={found} />
    </div>
  ) : null;
};
