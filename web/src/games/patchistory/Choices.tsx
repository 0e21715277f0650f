/** A question with a few answers, each a button that says what it does. */

import type { FunctionComponent } from "preact";
import { say, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { Tiles } from "./ActionDetails";
import { Texts } from "./Auction";
import { Card, pieceText, Tile } from "./Card";
import { Goods } from "./Goods";
import { Glyph } from "./glyphs";
import { MoveButton } from "./Move";
import { Cause, RARE, Rare } from "./Rare";
import { personOf, type Table } from "./table";

/** Which side of a card is patched. */
const Sides: FunctionComponent<{ table: Table }> = ({ table }) => {
  const sides = table.view.patching?.sides ?? [];
  return (
    <>
      <div class="pt-sides">
        {sides.map((key, at) => {
          const piece = table.printed.pieces.get(key);
          return (
            <MoveButton key={key} table={table} words={`side ${at === 0 ? "white" : "black"}`} now kind="pt-sidechoice">
              {piece && <Card piece={piece} size={168} />}
              <span class="unseen">{piece ? pieceText(piece) : key}</span>
            </MoveButton>
          );
        })}
      </div>
      <Texts table={table} sides={sides} />
    </>
  );
};

/** What is offered as aid, to choose from or to answer. */
const Aid: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { aid } = table.view;
  if (!aid) return null;
  const [from, to] = [personOf(table, aid.from), personOf(table, aid.to)];
  return (
    <p class="pt-aid">
      <SeatMark colour={from.colour} name={from.name} size={26} />
      <Glyph name="aid" size={26} />
      <SeatMark colour={to.colour} name={to.name} size={26} />
      {aid.goods ? <Goods amounts={aid.goods} size={22} /> : <span>{word("aid-choose")}</span>}
    </p>
  );
};

/** What an answer looks like: a mix of goods is drawn, everything else is said. */
const Answer: FunctionComponent<{ table: Table; words: string }> = ({ table, words }) => {
  const [name, key] = words.split(" ");
  const mix = name === "offer" ? table.box.mixes.find((one) => one.mix === key) : undefined;
  return mix ? (
    <MoveButton table={table} words={words}>
      <Goods amounts={mix.goods} size={20} />
    </MoveButton>
  ) : (
    <MoveButton table={table} words={words} kind={name === "decline" || name === "refuse" ? "" : "plain"} />
  );
};

/** How many answers are shown as buttons: more of them are on the board and in the dock. */
const MOST = 12;

export const Choices: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { view, moves } = table;
  if (!table.mine) return null;
  if (view.question === "side") return <Sides table={table} />;
  if (RARE.includes(view.question)) return <Rare table={table} />;
  const stealth = view.question === "stealth";
  const shown = moves.filter((move) => !(stealth && move.words.startsWith("reclaim"))).slice(0, MOST);
  const rooms = ["room", "site", "trader"].includes(view.question);
  return (
    <>
      <Aid table={table} />
      {view.laying && (
        <Tile tile={view.laying.reclaiming ? null : (table.printed.tiles.get(view.laying.tile ?? "") ?? null)} />
      )}
      {stealth ? <Cause table={table} /> : <p class="pt-note">{say(table.prompt)}</p>}
      {stealth && (
        <div class="pt-detail">
          <Tiles table={table} name="reclaim" />
        </div>
      )}
      <div class="pt-choices">
        {shown
          .filter((move) => !rooms || !/^(room|site|worker) /.test(move.words))
          .map((move) => (
            <Answer key={move.words} table={table} words={move.words} />
          ))}
      </div>
    </>
  );
};
