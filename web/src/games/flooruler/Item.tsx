/** Items and plans: small where they are sold or held, large when one looks closer. */

import type { FunctionComponent, JSX } from "preact";
import { say, thing, word } from "../../i18n";
import { storeOf } from "./box";
import { Coin, Die, Glyph } from "./glyphs";
import type { FloorulerComponents, ItemComponent, PlanComponent } from "./views";

/** How hard a weapon hits: "6 +" and a die. */
export const Damage: FunctionComponent<{ item: ItemComponent; size?: number }> = ({ item, size = 13 }) => (
  <span class="fr-stat" title={thing("field", "damage")}>
    <span class="unseen">{thing("field", "damage")} </span>
    <Glyph name="damage" size={size} />
    {item.damage}
    {item.dice && (
      <>
        +<Die face={5} size={size + 3} />
        <span class="unseen">{thing("field", "die")}</span>
      </>
    )}
  </span>
);

export const Stats: FunctionComponent<{ item: ItemComponent }> = ({ item }) => (
  <span class="fr-stats">
    {item.range !== null && (
      <span class="fr-stat" title={thing("field", "range")}>
        <span class="unseen">{thing("field", "range")} </span>
        <Glyph name="range" size={13} />
        {item.range}
      </span>
    )}
    {item.damage !== null && <Damage item={item} />}
    {item.ammo !== null && (
      <span class="fr-stat" title={thing("field", "ammo")}>
        <span class="unseen">{thing("field", "ammo")} </span>
        <Glyph name="ammo" size={13} />
        {item.ammo}
      </span>
    )}
    {item.uses !== null && (
      <span class="fr-stat" title={thing("field", "uses")}>
        {item.uses}×
      </span>
    )}
    {item.ammo === null && item.uses === null && (
      <span class="fr-stat" title={thing("field", "unlimited")}>
        <span aria-hidden="true">∞</span>
        <span class="unseen">{thing("field", "unlimited")}</span>
      </span>
    )}
  </span>
);

/** A plan as what it brings: that many small floors. */
export const PlanMark: FunctionComponent<{ floors: number; nuke?: boolean }> = ({ floors, nuke = false }) => {
  const across = floors <= 2 ? floors : floors <= 4 ? 2 : 4;
  const down = Math.ceil(floors / across);
  return (
    <svg
      class={`fr-planmark ${nuke ? "nuke" : ""}`}
      viewBox={`0 0 ${across * 12} ${down * 12}`}
      style={{ width: `${across * 0.72}em`, height: `${down * 0.72}em` }}
      aria-hidden="true"
    >
      {Array.from({ length: floors }, (_, n) => {
        const [x, y] = [(n % across) * 12, Math.floor(n / across) * 12];
        return (
          <g key={n}>
            <rect x={x + 1} y={y + 1} width="10" height="10" rx="2" />
            {nuke && <path d={`M${x + 3} ${y + 3}l6 6m0-6-6 6`} />}
          </g>
        );
      })}
    </svg>
  );
};

const SOURCED = ["range", "damage", "ammo", "uses", "price", "refill"] as const;

const Fact: FunctionComponent<{ name: string; value: string; source: string | undefined }> = ({
  name,
  value,
  source,
}) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{value}</td>
    <td class="fr-source">{source ? thing("source", source) : ""}</td>
  </tr>
);

export const ItemLarge: FunctionComponent<{ item: ItemComponent }> = ({ item }) => (
  <article class={`fr-large is-${storeOf(item)}`}>
    <header>
      <Glyph name={item.item} size={34} />
      <div>
        <h3>{thing("item", item.item)}</h3>
        <small>{thing("place", storeOf(item))}</small>
      </div>
      <span class="fr-price">
        <Coin size={20} />
        {item.price}
      </span>
    </header>
    <p>
      {say(item.effect)}{" "}
      {item.sources.effect && <small class="fr-source">{thing("source", item.sources.effect)}</small>}
    </p>
    <Stats item={item} />
    <table>
      <tbody>
        {SOURCED.map((key) => {
          const value = item[key];
          return (
            value !== null && (
              <Fact
                key={key}
                name={thing("field", key)}
                value={`${value}${key === "damage" && item.dice ? ` + ${thing("field", "die")}` : ""}`}
                source={item.sources[key]}
              />
            )
          );
        })}
      </tbody>
    </table>
  </article>
);

const planName = (floors: number, nuke: boolean): string => word(nuke ? "plan-nuke" : "plan-build", { floors });

export const PlanLarge: FunctionComponent<{ plan: PlanComponent; nuke: boolean }> = ({ plan, nuke }) => (
  <article class={`fr-large is-${nuke ? "nuke-store" : "floor-store"}`}>
    <header>
      <span class="fr-planlarge">
        <PlanMark floors={plan.floors} nuke={nuke} />
      </span>
      <div>
        <h3>{planName(plan.floors, nuke)}</h3>
        <small>{thing("place", nuke ? "nuke-store" : "floor-store")}</small>
      </div>
      <span class="fr-price">
        <Coin size={20} />
        {plan.price}
      </span>
    </header>
    <p>{word(nuke ? "about-plan-nuke" : "about-plan-build", { floors: plan.floors })}</p>
    <table>
      <tbody>
        {Object.entries(plan.sources).map(([key, source]) => (
          <Fact
            key={key}
            name={thing("field", key === "price" ? key : "floors")}
            value={String(key === "price" ? plan.price : plan.floors)}
            source={source}
          />
        ))}
      </tbody>
    </table>
  </article>
);

/** Whatever a slug names, large: an item, or a plan such as "nuke-plan-8". */
export function large(box: FloorulerComponents, card: string): JSX.Element | null {
  const item = box.items.find((one) => one.item === card);
  if (item) return <ItemLarge item={item} />;
  const [store, , floors] = card.split("-");
  const plan = (store === "nuke" ? box.nuke_plans : box.floor_plans).find((one) => String(one.floors) === floors);
  return plan ? <PlanLarge plan={plan} nuke={store === "nuke"} /> : null;
}

export function called(box: FloorulerComponents, card: string): string {
  const [store, , floors] = card.split("-");
  if (box.items.some((one) => one.item === card)) return thing("item", card);
  return planName(Number(floors), store === "nuke");
}
