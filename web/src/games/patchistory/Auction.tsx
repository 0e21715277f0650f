/** The auction: a row of cards with the bids on them. A card is chosen, then the money. */

import type { FunctionComponent } from "preact";
import { useRef, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { Icon, SeatMark } from "../../parts/Marks";
import { deedOf, hintOf } from "../offer";
import "./auction.css";
import { Stepper } from "../Stepper";
import { effectsOf, PieceShape, pieceText } from "./Card";
import { Glyph } from "./glyphs";
import { useKeptInSight } from "./kept";
import { MoveButton } from "./Move";
import { can, familyOf, numbersAfter } from "./moves";
import { Cause } from "./Rare";
import { personOf, type Table } from "./table";
import type { CardView } from "./views";

/** Who leads on a card, and with how much; or that it is still free. */
const Stake: FunctionComponent<{ table: Table; card: CardView }> = ({ table, card }) => {
  const seat = card.winner ?? card.bidder;
  if (seat === null) return <span class="pt-stake free">{word("auction-free")}</span>;
  const person = personOf(table, seat);
  return (
    <span class={`pt-stake ${card.winner === null ? "" : "won"}`}>
      <SeatMark colour={person.colour} name={person.name} size={22} />
      {card.bid !== null && (
        <>
          <b>{card.bid}</b>
          <Glyph name="money" size={16} />
        </>
      )}
      {card.done && <Icon name="check" size={16} />}
      <span class="unseen">
        {word(card.winner === null ? "auction-leads" : "auction-won", { name: person.name, money: card.bid ?? 0 })}
      </span>
    </span>
  );
};

/** What the heroes and wonders on these sides do. */
export const Texts: FunctionComponent<{ table: Table; sides: readonly string[] }> = ({ table, sides }) => {
  const figures = sides.map((key) => table.printed.figures.get(table.printed.pieces.get(key)?.figure ?? ""));
  return (
    <dl class="pt-lottexts">
      {figures.map(
        (figure) =>
          figure && (
            <div key={figure.figure}>
              <dt>{thing("figure", figure.figure)}</dt>
              <dd>{effectsOf(figure).join(" ")}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const Lot: FunctionComponent<{ table: Table; card: CardView }> = ({ table, card }) => {
  const [turned, turn] = useState(false);
  const key = turned && card.back ? card.back : card.piece;
  const piece = table.printed.pieces.get(key);
  const amounts = numbersAfter(table, "bid", `${card.card}`);
  const claim = `claim ${card.card}`;
  const free = can(table, claim);
  const all = [...familyOf(table, `bid ${card.card}`), ...familyOf(table, claim)];
  const deed = deedOf(table, all);
  const chosen = amounts.find((money) => table.picked === `bid ${card.card} ${money}`) ?? null;
  const [least, most] = [amounts[0] ?? 0, amounts.at(-1) ?? 0];
  const answered = table.view.answer?.card === card.card;
  const isPicked = chosen !== null || table.picked === claim;
  const ref = useRef<HTMLLIElement>(null);
  useKeptInSight(ref, ".pt-panel", isPicked);
  const act = (): void => {
    if (!deed) table.inspect(key);
    else if (!deed.can) table.explain(deed.words);
    else if (free) table.pick(claim);
    else if (chosen === null) table.choose(deed.words);
    else table.play(`bid ${card.card} ${chosen}`);
  };
  return (
    <li
      ref={ref}
      class={`pt-lot ${deed?.can ? "on" : ""} ${isPicked ? "picked" : ""} ${card.done ? "done" : ""} ${answered ? "answered" : ""}`}
      data-lot={card.card}
    >
      <button
        type="button"
        class={`pt-lotcard readable ${deed?.can ? "can" : ""}`}
        data-card={key}
        data-move={deed?.can ? deed.words : null}
        data-why={deed && !deed.can ? deed.words : null}
        data-hint={hintOf(table, all)}
        onClick={act}
      >
        {piece && (
          <svg class="pp-print" viewBox="-3 -3 206 206" aria-hidden="true">
            <PieceShape piece={piece} />
          </svg>
        )}
        <span class="unseen">{piece ? pieceText(piece) : key}</span>
      </button>
      {piece?.figure && <b class="pt-lotname">{thing("figure", piece.figure)}</b>}
      <div class="pt-lotfoot">
        {free ? (
          <span class="pt-stake free">{word("auction-claim")}</span>
        ) : chosen === null ? (
          <Stake table={table} card={card} />
        ) : (
          <Stepper
            value={chosen}
            least={least}
            most={most}
            label={word("auction-bid", { card: card.card })}
            set={(money) => table.choose(`bid ${card.card} ${money}`)}
          >
            <Glyph name="money" size={16} />
          </Stepper>
        )}
        {card.back && chosen === null && (
          <button type="button" class="pt-turn" aria-pressed={turned} onClick={() => turn(!turned)}>
            <Icon name="again" size={16} />
            <span class="unseen">{word("auction-turn")}</span>
          </button>
        )}
        {chosen === null && deed?.can && !free && (
          <span class="pt-least">{word("auction-least", { money: least })}</span>
        )}
      </div>
    </li>
  );
};

export const Auction: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { auction, question, seats } = table.view;
  if (!auction) return null;
  const coming = seats - auction.cards.length;
  return (
    <>
      {table.mine && question === "claim" && <Cause table={table} brief />}
      <ul class="pt-lots" style={{ "--lots": seats }} aria-label={word("auction-row")}>
        {auction.cards.map((card) => (
          <Lot key={`${card.card} ${card.piece}`} table={table} card={card} />
        ))}
        {Array.from({ length: Math.max(0, coming) }, (_, n) => (
          <li key={`coming ${n}`} class="pt-lot coming" aria-label={word("auction-coming")}>
            <Glyph name="deck" size={36} />
          </li>
        ))}
      </ul>
      <Texts table={table} sides={auction.cards.flatMap((card) => [card.piece, card.back ?? ""])} />
      <div class="pt-do">
        {(["wait", "decline"] as const).map(
          (words) => can(table, words) && <MoveButton key={words} table={table} words={words} />,
        )}
      </div>
    </>
  );
};
