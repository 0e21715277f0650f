/** The vote: everybody plays a prosperity card, then the cards are voted on one by one. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { Icon, SeatMark } from "../../parts/Marks";
import { hintOf } from "../offer";
import { Stepper } from "../Stepper";
import { Glyph } from "./glyphs";
import { moveText } from "./labels";
import { MoveButton } from "./Move";
import { can, numbersAfter } from "./moves";
import { Cause } from "./Rare";
import { personOf, playerOf, type Table } from "./table";
import "./vote.css";

/** How everybody stands in what a card compares. */
export const Standing: FunctionComponent<{ table: Table; prosperity: string }> = ({ table, prosperity }) => {
  const standing = table.view.standings[prosperity];
  if (!standing) return null;
  const most = Math.max(...standing);
  return (
    <span class="pt-standing">
      {standing.map((count, seat) => {
        const person = personOf(table, seat);
        return (
          <span key={seat} class={count === most ? "most" : ""}>
            <SeatMark colour={person.colour} name={person.name} size={20} />
            <b>{count}</b>
            <span class="unseen"> {person.name}</span>
          </span>
        );
      })}
    </span>
  );
};

const Face: FunctionComponent<{ table: Table; prosperity: string }> = ({ table, prosperity }) => {
  const measure = table.box.prosperity.find((one) => one.prosperity === prosperity)?.measure ?? "vp";
  return (
    <>
      <Glyph name={measure} size={34} />
      <b>{thing("prosperity", prosperity)}</b>
      <Standing table={table} prosperity={prosperity} />
    </>
  );
};

/** The prosperity cards of the votes before: they are out of the game. */
export const Gone: FunctionComponent<{ table: Table }> = ({ table: { view, box } }) => {
  const row = (view.vote?.cards ?? []).map(({ prosperity }) => prosperity);
  const gone = box.prosperity.filter(({ prosperity }) => view.played.includes(prosperity) && !row.includes(prosperity));
  if (gone.length === 0) return null;
  return (
    <div class="pt-gone">
      <small id="pt-gone">{word("vote-gone")}</small>
      <ul aria-labelledby="pt-gone">
        {gone.map(({ prosperity, measure }) => (
          <li key={prosperity} title={thing("prosperity", prosperity)}>
            <Glyph name={measure} size={18} />
            <span class="unseen">{thing("prosperity", prosperity)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Hand: FunctionComponent<{ table: Table }> = ({ table }) => {
  const hand = playerOf(table, table.me)?.hand ?? [];
  return (
    <ul class="pt-ballots" aria-label={word("vote-hand")}>
      {hand.map((prosperity) => {
        const words = `lay ${prosperity}`;
        return (
          <li key={prosperity} class={table.view.answer?.prosperity === prosperity ? "answered" : ""}>
            {can(table, words) ? (
              <button
                type="button"
                class={`pt-ballot can ${table.picked === words ? "picked" : ""}`}
                data-move={words}
                data-hint={hintOf(table, [words])}
                onClick={() => table.pick(words)}
              >
                <Face table={table} prosperity={prosperity} />
              </button>
            ) : (
              <span class="pt-ballot">
                <Face table={table} prosperity={prosperity} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

const Cast: FunctionComponent<{ table: Table }> = ({ table }) => {
  const amounts = numbersAfter(table, "vote");
  const [wanted, set] = useState(0);
  const most = amounts.at(-1) ?? 0;
  const count = Math.min(wanted, most);
  if (amounts.length === 0) return null;
  return (
    <div class="pt-commit">
      <Stepper
        value={count}
        most={most}
        slides
        label={word("vote-count")}
        set={(next) => {
          set(next);
          table.choose(`vote ${next}`);
        }}
      >
        <Glyph name="votes" size={20} />
      </Stepper>
      <MoveButton table={table} words={`vote ${count}`} kind="primary">
        {word("talk-seal")}
      </MoveButton>
    </div>
  );
};

/** A card of the vote; a button where it can count double. */
const Ballot: FunctionComponent<{ table: Table; words: string; children: ComponentChildren }> = ({
  table,
  words,
  children,
}) =>
  can(table, words) ? (
    <MoveButton table={table} words={words} kind="pt-ballot">
      {children}
      <b class="pt-twice">×2</b>
      <span class="unseen">{moveText(table, words)}</span>
    </MoveButton>
  ) : (
    <span class="pt-ballot">{children}</span>
  );

export const Vote: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { vote, question, answer } = table.view;
  if (!vote || vote.cards.length === 0)
    return (
      <>
        <p class="pt-note">{word(question === "prosperity" && table.mine ? "vote-choose" : "vote-others")}</p>
        <Hand table={table} />
        <Gone table={table} />
      </>
    );
  return (
    <>
      {table.mine && question === "double" && <Cause table={table} />}
      <ul class="pt-ballots" aria-label={word("vote-row")}>
        {vote.cards.map((ballot) => {
          const state = [
            vote.current === ballot.card ? "current" : "",
            ballot.scored === false ? "dropped" : "",
            vote.doubled === ballot.card ? "doubled" : "",
          ];
          return (
            <li key={ballot.card} class={state.join(" ")} data-ballot={ballot.card}>
              <Ballot table={table} words={`double ${ballot.card}`}>
                <Face table={table} prosperity={ballot.prosperity} />
                <span class="pt-votes">
                  <Glyph name="votes" size={18} />
                  <b>{ballot.votes}</b>
                  {ballot.scored && <Icon name="check" size={16} />}
                  <span class="unseen"> {thing("good", "votes")}</span>
                </span>
                {ballot.scored === false && <small>{word("vote-dropped")}</small>}
              </Ballot>
            </li>
          );
        })}
      </ul>
      {table.mine && question === "vote" && <Cast key={vote.current ?? 0} table={table} />}
      {question === "vote" && <p class="pt-note">{word("vote-pays", { seats: table.view.seats })}</p>}
      {answer?.votes !== undefined && <p class="pt-note">{word("vote-said", { count: answer.votes })}</p>}
      <Gone table={table} />
    </>
  );
};
