/** What heroes and wonders ask now and then, each with what it is about: kingdoms, ends of a road, goods, workers. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { say, thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { FigurePicture } from "./Card";
import { ChangedBy, Demand } from "./Goods";
import { Glyph } from "./glyphs";
import { moveText } from "./labels";
import { MoveButton } from "./Move";
import { after, familyOf, numbersAfter } from "./moves";
import { Small } from "./Rivals";
import "./rare.css";
import { amountOf, askedBy, effectsFor } from "./rare";
import { personOf, playerOf, type Table, tint } from "./table";

/** Who asks, and what its text says about that. */
export const Cause: FunctionComponent<{ table: Table; brief?: boolean }> = ({ table, brief = false }) => {
  const figure = askedBy(table);
  if (!figure) return null;
  return (
    <div class={`pt-cause ${brief ? "brief" : ""}`}>
      {!brief && <FigurePicture figure={figure} contents={table.printed} size={figure.hero ? 30 : 38} bare />}
      <p>
        <b>{thing("figure", figure.figure)}</b>
        {effectsFor(table.view, figure).map(({ text, notation }) => (
          <span key={notation}>{say(text)}</span>
        ))}
      </p>
    </div>
  );
};

const Amount: FunctionComponent<{ good: string; count: number }> = ({ good, count }) => (
  <span class="pt-coin">
    <b>{count}</b>
    <Glyph name={good} size={24} />
  </span>
);

/** An answer as large as a card: what it does is drawn, and said below. */
const Large: FunctionComponent<{ table: Table; words: string; children?: ComponentChildren }> = ({
  table,
  words,
  children,
}) => (
  <MoveButton table={table} words={words} kind="pt-answer">
    {children && <span class="pt-drawn">{children}</span>}
    <small>{moveText(table, words)}</small>
  </MoveButton>
);

/** The kingdoms that an alliance or a road can lead to, each with its territory. */
const Kingdoms: FunctionComponent<{ table: Table; name: "ally" | "route" }> = ({ table, name }) => (
  <div class="pt-kingdoms" role="group" aria-label={word("rare-kingdoms")}>
    {numbersAfter(table, name).map((seat) => {
      const player = playerOf(table, seat);
      const person = personOf(table, seat);
      return (
        <div key={seat} class="pt-kingdom" style={tint(person)}>
          <MoveButton table={table} words={`${name} ${seat}`} kind="pt-answer">
            {player && (
              <span class="pt-smallland">
                <Small table={table} player={player} />
              </span>
            )}
            <span class="pt-drawn">
              <SeatMark colour={person.colour} name={person.name} size={24} />
              <Glyph name={name === "ally" ? "alliance" : "link"} size={24} />
            </span>
            <small>{moveText(table, `${name} ${seat}`)}</small>
          </MoveButton>
        </div>
      );
    })}
  </div>
);

/** The two ways to lay an allied road: as my workers would walk it. */
const Ends: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { box, me, view } = table;
  const [mine, other] = [personOf(table, me ?? 0), personOf(table, otherOf(view.alliance, me))];
  return (
    <div class="pt-ends">
      {after(table, "turn").map((end) => {
        const spaces = end === "a" ? box.alliedSpaces : box.alliedSpaces.toReversed();
        return (
          <Large key={end} table={table} words={`turn ${end}`}>
            <SeatMark colour={mine.colour} name={mine.name} size={24} />
            {spaces.map(({ good, count }, at) => (
              <Amount key={at} good={good} count={count} />
            ))}
            <SeatMark colour={other.colour} name={other.name} size={24} />
          </Large>
        );
      })}
    </div>
  );
};

const otherOf = (alliance: Table["view"]["alliance"], me: number | null): number =>
  alliance ? (alliance.seat === me ? alliance.other : alliance.seat) : 0;

/** Food for VP, after any war. */
const Mercy: FunctionComponent<{ table: Table }> = ({ table }) => {
  const figure = askedBy(table);
  return (
    <Large table={table} words="accept">
      <Amount good="food" count={amountOf(figure, "mercy-food")} /> →
      <Amount good="vp" count={amountOf(figure, "mercy-vp")} />
    </Large>
  );
};

/** What is demanded from the loser of a war. */
const Spoils: FunctionComponent<{ table: Table }> = ({ table }) => (
  <>
    {familyOf(table, "threaten").map((words) => {
      const [, seat = "0", good = "money"] = words.split(" ");
      const loser = personOf(table, Number(seat));
      return (
        <Large key={words} table={table} words={words}>
          <SeatMark colour={loser.colour} name={loser.name} size={24} /> →
          <Demand view={table.view} seat={loser.seat} good={good} size={24} />
        </Large>
      );
    })}
    <ChangedBy figures={table.view.threats.find(({ seat }) => seat === table.view.talk?.loser)?.changedBy} />
  </>
);

/** What a worker who is paid costs and brings. */
const Price: FunctionComponent<{ table: Table }> = ({ table }) => {
  const figure = askedBy(table);
  const [minerals, vp, lost] = ["sacrifice-cost", "sacrifice-vp", "tribute-vp"].map((verb) => amountOf(figure, verb));
  return (
    <p class="pt-drawn pt-price">
      <Amount good="worker" count={1} />
      {!!minerals && <Amount good="minerals" count={minerals} />}
      {!!lost && <Amount good="vp" count={lost} />}
      {!!vp && (
        <>
          → <Amount good="vp" count={vp} />
        </>
      )}
    </p>
  );
};

/** Under a territory: the workers on roads, which may be out of sight, and the way out. */
export const PayBar: FunctionComponent<{ table: Table }> = ({ table }) => (
  <div class="pt-patchbar narrow">
    {after(table, "traveller").map((route) => (
      <MoveButton key={route} table={table} words={`traveller ${route}`}>
        <Glyph name="trade" size={22} />
        <span aria-hidden="true">{word("action-road", { route: Number(route) })}</span>
        <span class="unseen">{moveText(table, `traveller ${route}`)}</span>
      </MoveButton>
    ))}
    <MoveButton table={table} words="decline" />
  </div>
);

/** Every worker who can be paid. */
const Payable: FunctionComponent<{ table: Table }> = ({ table }) => (
  <>
    {[...familyOf(table, "worker"), ...familyOf(table, "traveller")].map((words) => (
      <Large key={words} table={table} words={words}>
        <Glyph name={words.startsWith("worker") ? "worker" : "trade"} size={22} />
      </Large>
    ))}
  </>
);

/** An alliance, or none. */
const Treaty: FunctionComponent<{ table: Table }> = ({ table }) => (
  <>
    <Large table={table} words="accept">
      <Glyph name="alliance" size={30} />
    </Large>
    <Large table={table} words="refuse">
      <Glyph name="break" size={30} />
    </Large>
  </>
);

/** The questions that are answered here. */
export const RARE = [
  "ally",
  "end-of-route",
  "free-route",
  "demolish",
  "sacrifice",
  "offering",
  "mercy",
  "free-threat",
  "treaty",
];

export const Rare: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { question } = table.view;
  const pays = question === "sacrifice" || question === "offering";
  return (
    <div class="pt-rare">
      <Cause table={table} />
      <div class="pt-answers">
        {question === "ally" && <Kingdoms table={table} name="ally" />}
        {question === "free-route" && <Kingdoms table={table} name="route" />}
        {question === "end-of-route" && <Ends table={table} />}
        {question === "treaty" && <Treaty table={table} />}
        {question === "mercy" && <Mercy table={table} />}
        {question === "free-threat" && <Spoils table={table} />}
        {question === "demolish" && <p class="pt-note">{word("rare-demolish")}</p>}
        {pays && <Price table={table} />}
        {pays && <Payable table={table} />}
        <MoveButton table={table} words="decline" kind="pt-none-of-it" />
      </div>
    </div>
  );
};
