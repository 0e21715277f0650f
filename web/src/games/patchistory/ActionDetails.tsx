/** What an action still asks for: whom, which road, what and how much of it, which tile. */

import type { FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { Stepper } from "../Stepper";
import type { Action } from "./Actions";
import { costsOf } from "./Actions";
import { Tile } from "./Card";
import { ChangedBy, Cost, Demand, Goods } from "./Goods";
import { Glyph } from "./glyphs";
import { MoveButton } from "./Move";
import { familyOf, numbersAfter } from "./moves";
import { personOf, playerOf, type Table } from "./table";

const Whom: FunctionComponent<{ table: Table; seat: number }> = ({ table, seat }) => {
  const person = personOf(table, seat);
  return (
    <>
      <SeatMark colour={person.colour} name={person.name} size={22} />
      {person.name}
    </>
  );
};

const lastNumber = (words: string): number => Number(words.split(" ").at(-1));

/** A button for every seat: aid, a road, a broken alliance. */
const Seats: FunctionComponent<{ table: Table; name: string }> = ({ table, name }) => (
  <>
    {familyOf(table, name).map((words) => (
      <MoveButton key={words} table={table} words={words} now={name === "aid"}>
        <Whom table={table} seat={lastNumber(words)} />
      </MoveButton>
    ))}
  </>
);

/** What can be demanded from each of the others, with the force that decides it. */
export const Threats: FunctionComponent<{ table: Table }> = ({ table }) => {
  const all = familyOf(table, "threaten").map((words) => ({ words, seat: Number(words.split(" ")[1]) }));
  const attack = playerOf(table, table.me)?.attack ?? 0;
  return (
    <>
      {[...new Set(all.map(({ seat }) => seat))]
        .toSorted((a, b) => a - b)
        .map((seat) => (
          <div key={seat} class="pt-threat">
            <Whom table={table} seat={seat} />
            <small>{word("action-force", { attack, defence: playerOf(table, seat)?.defence ?? 0 })}</small>
            {all
              .filter((one) => one.seat === seat)
              .map(({ words }) => (
                <Threat key={words} table={table} words={words} seat={seat} />
              ))}
            <ChangedBy figures={table.view.threats.find((one) => one.seat === seat)?.changedBy} />
          </div>
        ))}
    </>
  );
};

const Threat: FunctionComponent<{ table: Table; words: string; seat: number }> = ({ table, words, seat }) => (
  <MoveButton table={table} words={words}>
    <span class="unseen">{personOf(table, seat).name} </span>
    <Demand view={table.view} seat={seat} good={words.split(" ")[2] ?? "money"} size={17} />
  </MoveButton>
);

/** What aid brings me, whatever the answer. */
export const AidBrings: FunctionComponent<{ table: Table }> = ({ table }) => {
  const cost = costsOf(table, "aid")[0];
  if (!cost) return null;
  const [refused, accepted] = [cost.brings.vp ?? 0, cost.mayBring?.vp ?? 0];
  return (
    <>
      {cost.mayBring && <p class="pt-note">{word("action-answers", { accepted, refused })}</p>}
      <ChangedBy figures={cost.changedBy} />
    </>
  );
};

const Roads: FunctionComponent<{ table: Table }> = ({ table }) => (
  <>
    {familyOf(table, "trade").map((words) => {
      const route = lastNumber(words);
      const road = table.view.routes.find((one) => one.route === route);
      const ends = table.view.allied.find((one) => one.route === route)?.ends;
      const other = road?.other ?? ends?.find((one) => one.seat !== table.me)?.seat ?? 0;
      return (
        <MoveButton key={words} table={table} words={words} now>
          <Glyph name={ends ? "alliance" : "route"} size={18} />
          <Whom table={table} seat={other} />
          <small>{word("action-road", { route })}</small>
        </MoveButton>
      );
    })}
  </>
);

const Exchanges: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { exchanges } = table.box;
  const possible = exchanges.filter(({ exchange }) => numbersAfter(table, "exchange", exchange).length > 0);
  const [chosen, choose] = useState<string | null>(null);
  const [lots, setLots] = useState(1);
  const current = possible.find(({ exchange }) => exchange === chosen) ?? possible[0];
  const most = current ? (numbersAfter(table, "exchange", current.exchange).at(-1) ?? 1) : 1;
  const count = Math.min(lots, most);
  return (
    <>
      {exchanges.map(({ exchange, pays, paid, gets, got }) => {
        const can = possible.some((one) => one.exchange === exchange);
        const refused = familyOf(table, `exchange ${exchange}`)[0];
        return (
          <button
            key={exchange}
            type="button"
            class={`pt-swap ${can ? "" : "cannot"}`}
            aria-pressed={current?.exchange === exchange}
            data-why={can ? null : refused}
            title={thing("exchange", exchange)}
            onClick={() => {
              if (can) choose(exchange);
              else if (refused) table.explain(refused);
            }}
          >
            <span class="unseen">{thing("exchange", exchange)}: </span>
            {paid}
            <Glyph name={pays} size={17} /> → {got}
            <Glyph name={gets} size={17} />
          </button>
        );
      })}
      {current && (
        <>
          <Stepper value={count} least={1} most={most} label={word("action-lots")} set={setLots} slides />
          <MoveButton table={table} words={`exchange ${current.exchange} ${count}`} kind="primary">
            {count * current.paid}
            <Glyph name={current.pays} size={17} /> → {count * current.got}
            <Glyph name={current.gets} size={17} />
          </MoveButton>
        </>
      )}
    </>
  );
};

/** Construction tiles: each as it would be, with what it costs. */
export const Tiles: FunctionComponent<{ table: Table; name: "build" | "reclaim" }> = ({ table, name }) => (
  <>
    {(playerOf(table, table.me)?.tiles ?? []).map((key, at) => {
      const tile = key ? (table.printed.tiles.get(key) ?? null) : null;
      const cost = costsOf(table, "build").find((one) => one.kind === tile?.kind);
      if (!tile) return null;
      return (
        <MoveButton key={at} table={table} words={`${name} ${at + 1}`} now kind="pt-tilechoice">
          <Tile tile={tile} size={56} />
          <span class="unseen">{thing("kind", tile.kind)}</span>
          {name === "build" && cost && <Cost cost={cost} />}
          {name === "build" && cost && <Goods amounts={cost.brings} sign="+" />}
        </MoveButton>
      );
    })}
  </>
);

/** Favours become votes, and what heroes and wonders add comes with them. */
export const Spend: FunctionComponent<{ table: Table; favours: number }> = ({ table, favours }) => {
  const { campaign } = table.view;
  return (
    <>
      <MoveButton table={table} words={`campaign ${favours}`} kind="primary">
        {favours}
        <Glyph name="favours" size={17} /> → <Goods amounts={campaign?.brings[favours - 1] ?? {}} />
      </MoveButton>
      <ChangedBy figures={campaign?.changedBy} />
    </>
  );
};

const Campaign: FunctionComponent<{ table: Table }> = ({ table }) => {
  const amounts = numbersAfter(table, "campaign");
  const [favours, set] = useState(amounts.at(-1) ?? 1);
  const count = Math.min(favours, amounts.at(-1) ?? 1);
  return (
    <>
      <Stepper value={count} least={1} most={amounts.at(-1) ?? 1} label={word("favours-name")} set={set} slides>
        <Glyph name="favours" size={17} />
      </Stepper>
      <Spend table={table} favours={count} />
    </>
  );
};

export const Details: FunctionComponent<{ table: Table; action: Action }> = ({ table, action: { name } }) => (
  <div class={`pt-detail detail-${name}`} role="group" aria-label={word(`deed-${name}`)}>
    {(name === "aid" || name === "break" || name === "route") && <Seats table={table} name={name} />}
    {name === "threaten" && <Threats table={table} />}
    {name === "trade" && <Roads table={table} />}
    {name === "exchange" && <Exchanges table={table} />}
    {(name === "build" || name === "reclaim") && <Tiles table={table} name={name} />}
    {name === "aid" && <AidBrings table={table} />}
    {name === "build" && <ChangedBy figures={costsOf(table, "build")[0]?.changedBy} />}
    {name === "campaign" && <Campaign table={table} />}
  </div>
);
