/** The trade table: an offer as a card, where both sides lay their tokens down. */

import type { FunctionComponent } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { Icon, SeatMark } from "../../parts/Marks";
import { hintOf } from "../offer";
import { Stepper } from "../Stepper";
import { RESOURCES } from "./box";
import { Glyph } from "./glyphs";
import { type Amounts, type Bargain, EMPTY, isEmpty, offerChain, total } from "./moves";
import "./sheets.css";
import { personOf, playerOf, type Table, tint } from "./table";
import type { OfferView } from "./views";

/** So many of each resource. */
export const Goods: FunctionComponent<{ amounts: Amounts }> = ({ amounts }) => {
  const some = RESOURCES.filter((resource) => (amounts[resource] ?? 0) > 0);
  if (some.length === 0) return <span class="fl-nothing">{word("trade-nothing")}</span>;
  return (
    <span class="fl-laid">
      {some.map((resource) => (
        <span key={resource} class="fl-coin" title={thing("resource", resource)}>
          <Glyph name={resource} size={20} />
          <b>{amounts[resource]}</b>
          <span class="unseen"> {thing("resource", resource)}</span>
        </span>
      ))}
    </span>
  );
};

/** An offer as somebody sees it: what they would get, and what they would give. */
export const OfferCard: FunctionComponent<{ table: Table; offer: OfferView }> = ({ table, offer }) => {
  const { me } = table;
  const mine = offer.from === me;
  const [from, to] = [personOf(table, offer.from), offer.to === null ? null : personOf(table, offer.to)];
  const [gets, gives] = mine ? [offer.get, offer.give] : [offer.give, offer.get];
  const asked = mine || offer.answering === me;
  return (
    <div class="fl-offer" data-offer={`${offer.from} ${offer.to ?? "all"}`}>
      <p class="fl-between">
        <SeatMark colour={from.colour} name={from.name} size={24} />
        <Glyph name="trade" size={18} />
        {to ? <SeatMark colour={to.colour} name={to.name} size={24} /> : <b>{word("trade-all")}</b>}
        <span>
          {word(offer.counter ? "trade-countered" : "trade-offered", {
            who: { seat: offer.from },
            whom: offer.to === null ? word("trade-everyone") : { seat: offer.to },
          })}
        </span>
      </p>
      <dl>
        <div>
          <dt>{asked ? word("trade-you-get") : word("trade-gives", { who: { seat: offer.from } })}</dt>
          <dd>
            <Goods amounts={asked ? gets : offer.give} />
          </dd>
        </div>
        <div>
          <dt>{asked ? word("trade-you-give") : word("trade-wants", { who: { seat: offer.from } })}</dt>
          <dd>
            <Goods amounts={asked ? gives : offer.get} />
          </dd>
        </div>
      </dl>
    </div>
  );
};

/** How much of a resource the other side could give: to all, as much as anybody has. */
function stockOf(table: Table, to: Bargain["to"], resource: string): number {
  const held = (seat: number | null): number => playerOf(table, seat)?.resources[resource] ?? 0;
  if (to === "counter") return held(table.view.offer?.from ?? null);
  if (to !== "all") return held(to);
  return Math.max(0, ...table.view.players.filter(({ seat }) => seat !== table.me).map(({ seat }) => held(seat)));
}

const Composer: FunctionComponent<{ table: Table; bargain: Bargain; set: (bargain: Bargain) => void }> = ({
  table,
  bargain,
  set,
}) => {
  const mine = playerOf(table, table.me);
  const { units } = table.box.numbers;
  const left = (side: "give" | "get"): number => units - total(bargain[side]);
  const put = (side: "give" | "get", resource: string, count: number): void =>
    set({ ...bargain, [side]: { ...bargain[side], [resource]: count } });
  return (
    <table class="fl-bargain">
      <thead>
        <tr>
          <td />
          <th scope="col">{word("trade-you-give")}</th>
          <th scope="col">{word("trade-you-get")}</th>
        </tr>
      </thead>
      <tbody>
        {RESOURCES.map((resource) => {
          const [give, get] = [mine?.resources[resource] ?? 0, stockOf(table, bargain.to, resource)];
          const name = thing("resource", resource);
          return (
            <tr key={resource} class={give + get === 0 ? "none" : ""}>
              <th scope="row">
                <Glyph name={resource} size={20} /> <span>{name}</span>
              </th>
              <td data-give={resource}>
                <Stepper
                  value={bargain.give[resource] ?? 0}
                  most={
                    (bargain.get[resource] ?? 0) > 0 ? 0 : Math.min((bargain.give[resource] ?? 0) + left("give"), give)
                  }
                  label={word("trade-give", { resource: name })}
                  set={(count) => put("give", resource, count)}
                />
              </td>
              <td data-get={resource}>
                <Stepper
                  value={bargain.get[resource] ?? 0}
                  most={
                    (bargain.give[resource] ?? 0) > 0 ? 0 : Math.min((bargain.get[resource] ?? 0) + left("get"), get)
                  }
                  label={word("trade-get", { resource: name })}
                  set={(count) => put("get", resource, count)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Whom an offer can go to, as the server lists it. */
const partners = (table: Table): Bargain["to"][] =>
  table.moves.flatMap<Bargain["to"]>(({ words }) => {
    if (words === "offer-all") return ["all"];
    return words.startsWith("offer ") ? [Number(words.split(" ")[1])] : [];
  });

const can = (table: Table, words: string): boolean => table.moves.some((move) => move.words === words);

export const Trade: FunctionComponent<{ table: Table; open: boolean; setOpen: (open: boolean) => void }> = ({
  table,
  open,
  setOpen,
}) => {
  const { view } = table;
  const all = partners(table);
  const counters = can(table, "counter");
  const [bargain, setBargain] = useState<Bargain>({ to: all[0] ?? "all", ...EMPTY });
  const first = counters ? "counter" : all[0];
  useLayoutEffect(() => {
    if (first !== undefined) setBargain({ to: first, ...EMPTY });
  }, [`${first} ${view.turn} ${view.round} ${view.offer?.from}`]);
  /** What the other side doesn't have can't be asked for. */
  const address = (to: Bargain["to"]): void => {
    const get = Object.fromEntries(
      RESOURCES.map((one) => [one, Math.min(bargain.get[one] ?? 0, stockOf(table, to, one))]),
    );
    setBargain({ ...bargain, to, get });
  };
  const composing = open && (all.length > 0 || counters);
  const button = (words: string, label: string, primary: boolean, act: () => void) =>
    can(table, words) && (
      <button
        type="button"
        class={`${primary ? "primary" : ""} can ${table.picked === words ? "picked" : ""}`}
        data-move={words}
        data-hint={hintOf(table, [words])}
        onClick={act}
      >
        {label}
      </button>
    );
  return (
    <>
      {composing && (
        <div class="fl-sheet fl-trade" role="group" aria-label={word("trade-compose")}>
          {counters ? (
            view.offer && <OfferCard table={table} offer={view.offer} />
          ) : (
            <div class="fl-partners" role="group" aria-label={word("trade-with")}>
              {all.map((to) => (
                <button
                  key={to}
                  type="button"
                  aria-pressed={bargain.to === to}
                  data-partner={to}
                  onClick={() => address(to)}
                  style={typeof to === "number" ? tint(personOf(table, to)) : {}}
                >
                  {typeof to === "number" ? (
                    <>
                      <SeatMark colour={personOf(table, to).colour} name={personOf(table, to).name} size={22} />
                      {personOf(table, to).name}
                    </>
                  ) : (
                    word("trade-all")
                  )}
                </button>
              ))}
            </div>
          )}
          <div class="fl-laying">
            <Composer table={table} bargain={bargain} set={setBargain} />
          </div>
          <p class="fl-do">
            <button type="button" onClick={() => setOpen(false)}>
              {word("trade-close")}
            </button>
            <button
              type="button"
              class="primary"
              data-send
              disabled={isEmpty(bargain)}
              onClick={() => table.play(offerChain(bargain))}
            >
              <Icon name="check" size={17} />
              {word("trade-send")}
            </button>
          </p>
        </div>
      )}
      {view.offer && !composing && <OfferCard table={table} offer={view.offer} />}
      {table.mine && view.question === "floor" && !composing && (
        <p class="fl-say">{word("trade-left", { count: view.offersLeft })}</p>
      )}
      {table.mine && !composing && (
        <span class="fl-do">
          {all.length > 0 && (
            <button
              type="button"
              class="can"
              aria-expanded={open}
              data-move={`offer ${all.find((to) => to !== "all") ?? ""}`}
              onClick={() => setOpen(true)}
            >
              <Glyph name="trade" size={18} />
              {word("trade-open")}
            </button>
          )}
          {button("pass", word("trade-pass"), true, () => table.play("pass"))}
          {button("reject", word("trade-reject"), false, () => table.play("reject"))}
          {button("counter", word("trade-counter"), false, () => setOpen(true))}
          {button("accept", word("trade-accept"), true, () => table.pick("accept"))}
          {button("cancel", word("order-cancel"), false, () => table.play("cancel"))}
          {button("send", word("trade-send"), true, () => table.play("send"))}
        </span>
      )}
    </>
  );
};
