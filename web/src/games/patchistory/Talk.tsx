/** Negotiations and wars: who faces whom, thumbs, treaties, and minerals for a war. What is chosen stays sealed until both have. */

import type { FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { word } from "../../i18n";
import { Icon, SeatMark } from "../../parts/Marks";
import { Stepper } from "../Stepper";
import { Choices } from "./Choices";
import { ChangedBy } from "./Goods";
import { Glyph } from "./glyphs";
import { MoveButton } from "./Move";
import { can, numbersAfter } from "./moves";
import "./talk.css";
import { personOf, playerOf, type Table, tint } from "./table";
import type { SideView, TalkView } from "./views";

const Side: FunctionComponent<{ table: Table; talk: TalkView; side: SideView }> = ({ table, talk, side }) => {
  const person = personOf(table, side.seat);
  const sealed = table.view.sealed.includes(side.seat);
  const role = side.invades === null ? null : side.invades ? "invader" : "defender";
  return (
    <div
      class={`pt-side ${talk.winner === side.seat ? "winner" : ""} ${talk.loser === side.seat ? "loser" : ""}`}
      style={tint(person)}
      data-side={side.seat}
    >
      <SeatMark colour={person.colour} name={person.name} size={30} />
      <b>{person.name}</b>
      <span class="pt-strength" title={word("talk-strength")}>
        <Glyph name={side.invades ? "attack" : "defence"} size={22} />
        <b>{side.strength}</b>
        <span class="unseen"> {word("talk-strength")}</span>
      </span>
      {role && <small>{word(`talk-${role}`)}</small>}
      {sealed && (
        <small class="pt-sealed">
          <Icon name="seal" size={16} />
          {word("player-answered")}
        </small>
      )}
      {talk.winner === side.seat && <small class="pt-won">{word("talk-winner")}</small>}
    </div>
  );
};

/** Both answers, with what a war would cost and bring me. */
const Thumbs: FunctionComponent<{ table: Table; mine: SideView | undefined }> = ({ table, mine }) => {
  const { perfect, spoils } = table.box.numbers;
  const player = playerOf(table, table.me);
  return (
    <div class="pt-thumbs">
      <MoveButton table={table} words="peace" kind="pt-thumb">
        <Glyph name="peace" size={44} />
        <b>{word("talk-peace")}</b>
        <small>{word("talk-peace-means", { strength: mine?.strength ?? 0, vp: mine?.winsDefending ?? 0 })}</small>
      </MoveButton>
      <MoveButton table={table} words="war" kind="pt-thumb">
        <Glyph name="thumb-down" size={44} />
        <b>{word("talk-war")}</b>
        <small>
          {word("talk-war-means", {
            strength: player?.attack ?? 0,
            minerals: mine?.prepares ?? 0,
            vp: mine?.winsInvading ?? 0,
          })}
        </small>
      </MoveButton>
      <p class="pt-note">{word("talk-perfect", { lead: perfect, vp: spoils })}</p>
    </div>
  );
};

/** What my strength becomes with that many minerals, or pairs of votes. */
export const Stronger: FunctionComponent<{ table: Table; strength: number; count: number }> = ({
  table: { view },
  strength,
  count,
}) => {
  const becomes = view.commitment?.strengths[count] ?? strength;
  return (
    <>
      <span class="pt-strength" title={word("talk-strength")} data-becomes={becomes}>
        <Glyph name="mil" size={20} />
        {strength} → {becomes}
        <span class="unseen"> {word("talk-strength")}</span>
      </span>
      <ChangedBy figures={view.commitment?.changedBy} />
    </>
  );
};

/** Minerals for a war, then pairs of votes where a hero allows them. */
const Commit: FunctionComponent<{ table: Table; strength: number }> = ({ table, strength }) => {
  const pledging = numbersAfter(table, "commit").length === 0;
  const name = pledging ? "pledge" : "commit";
  const amounts = numbersAfter(table, name);
  const most = amounts.at(-1) ?? 0;
  const [wanted, set] = useState(0);
  const count = Math.min(wanted, most);
  if (amounts.length === 0) return null;
  return (
    <div class="pt-commit">
      <p>{word(pledging ? "talk-pledge" : "talk-commit")}</p>
      <Stepper
        value={count}
        most={most}
        slides
        label={word(pledging ? "talk-pairs" : "talk-minerals")}
        set={(next) => {
          set(next);
          table.choose(`${name} ${next}`);
        }}
      >
        <Glyph name={pledging ? "votes" : "minerals"} size={20} />
      </Stepper>
      <Stronger table={table} strength={strength} count={count} />
      <MoveButton table={table} words={`${name} ${count}`} kind="primary">
        {word("talk-seal")}
      </MoveButton>
    </div>
  );
};

/** What I have sealed. */
const Answered: FunctionComponent<{ table: Table }> = ({ table: { view } }) => {
  const { answer } = view;
  if (!answer) return null;
  return (
    <p class="pt-note">
      {answer.thumb && word(answer.thumb === "peace" ? "talk-said-peace" : "talk-said-war")}
      {answer.minerals !== undefined && word("talk-said-minerals", { count: answer.minerals })}
    </p>
  );
};

export const Talk: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { view } = table;
  const { talk } = view;
  const mine = [talk?.owner, talk?.other].find((side) => side?.seat === table.me);
  const committing = view.question === "commit" && table.mine;
  return (
    <>
      {talk && (
        <div class={`pt-talk kind-${talk.kind}`}>
          <Side table={table} talk={talk} side={talk.owner} />
          <Glyph name={talk.kind === "negotiation" || talk.kind === "treaty" ? "peace" : "war"} size={36} />
          <Side table={table} talk={talk} side={talk.other} />
        </div>
      )}
      {table.mine && can(table, "peace") && <Thumbs table={table} mine={mine} />}
      {committing && <Commit key={view.answer?.minerals ?? -1} table={table} strength={mine?.strength ?? 0} />}
      {table.mine && !can(table, "peace") && !committing && <Choices table={table} />}
      <Answered table={table} />
      {!table.mine && playerOf(table, table.me) && !talk && <p class="pt-note">{word("talk-none")}</p>}
    </>
  );
};
