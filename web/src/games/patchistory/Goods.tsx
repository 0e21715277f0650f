/** Some of each good, and what something costs: as drawings with numbers, and in words for those who do not see them. */

import type { FunctionComponent } from "preact";
import { listed, thing, word } from "../../i18n";
import { Glyph } from "./glyphs";
import "./statuses.css";
import type { CostView, PatchistoryView } from "./views";

const GOODS = ["food", "minerals", "money", "vp", "votes"] as const;

type Amounts = Readonly<Record<string, number>>;

export const goodsIn = (amounts: Amounts): [good: string, count: number][] =>
  GOODS.flatMap((good): [string, number][] => {
    const count = amounts[good] ?? 0;
    return count === 0 ? [] : [[good, count]];
  });

interface GoodsProps {
  amounts: Amounts;
  /** What there can be at most, where somebody else decides. */
  most?: Amounts | null;
  sign?: string;
  size?: number;
}

/** "+3" with a drawing for each good, or "+2–5"; nothing where there is none. */
export const Goods: FunctionComponent<GoodsProps> = ({ amounts, most = null, sign = "", size = 17 }) => (
  <span class="pt-goods">
    {goodsIn(amounts).map(([good, count]) => (
      <span key={good} class="pt-coin" title={thing("good", good)}>
        <Glyph name={good} size={size} />
        <b>
          {sign}
          {count}
          {(most?.[good] ?? count) > count && `–${most?.[good]}`}
        </b>
        <span class="unseen"> {thing("good", good)}</span>
      </span>
    ))}
  </span>
);

/** What a threat demands from a player: struck through as it is in the book where a hero or wonder lowers it. */
export const Demand: FunctionComponent<{
  view: Pick<PatchistoryView, "threats">;
  seat: number;
  good: string;
  size: number;
}> = ({ view, seat, good, size }) => {
  const threat = view.threats.find((one) => one.seat === seat);
  const [now, base] = [threat?.goods[good] ?? 0, threat?.baseGoods[good] ?? 0];
  return (
    <span class="pt-coin">
      {base !== now && <s>{base}</s>}
      <b>{now}</b>
      <Glyph name={good} size={size} />
      <span class="unseen"> {thing("good", good)}</span>
    </span>
  );
};

/** The heroes and wonders that change a number. */
export const ChangedBy: FunctionComponent<{ figures: readonly string[] | undefined }> = ({ figures = [] }) =>
  figures.length > 0 ? (
    <p class="pt-note">
      {word("action-changed", { figures: listed(figures.map((figure) => thing("figure", figure))) })}
    </p>
  ) : null;

/** One part of a cost: as it is for me, and struck through as it is in the book where a hero or wonder changes it. */
const Part: FunctionComponent<{ what: string; label: string; now: number; base: number }> = ({
  what,
  label,
  now,
  base,
}) =>
  now === 0 && base === 0 ? null : (
    <span class="pt-coin" title={label}>
      <Glyph name={what} size={17} />
      {base !== now && <s>{base}</s>}
      <b class={now < base ? "less" : now > base ? "more" : ""}>{now}</b>
      <span class="unseen"> {label}</span>
    </span>
  );

export const Cost: FunctionComponent<{ cost: CostView }> = ({ cost }) => (
  <span class="pt-cost">
    <Part what="favours" label={word("favours-name")} now={cost.favours} base={cost.baseFavours} />
    {GOODS.map((good) => (
      <Part
        key={good}
        what={good}
        label={thing("good", good)}
        now={cost.goods[good] ?? 0}
        base={cost.baseGoods[good] ?? 0}
      />
    ))}
    {cost.changedBy.length > 0 && (
      <span class="pt-changed">{cost.changedBy.map((figure) => thing("figure", figure)).join(", ")}</span>
    )}
  </span>
);
