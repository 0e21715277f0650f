/** How many? A slider, a number and two buttons over the amounts that are possible. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { amountIn, type Group, nearest, step } from "../../state/moves";
import { IconButton } from "../Marks";

export function Bid({
  group,
  picked,
  pick,
}: {
  group: Group;
  picked: string;
  pick: (words: string) => void;
}): JSX.Element {
  const amounts = group.moves.map((move) => amountIn(group, move));
  const least = amounts[0] ?? 0;
  const most = amounts.at(-1) ?? 0;
  const chosen = group.moves.find((one) => one.words === picked);
  const now = chosen ? amountIn(group, chosen) : least;
  const choose = (amount: number): void => {
    const move = nearest(group, amount);
    if (move) pick(move.words);
  };
  const by = (steps: number): void => {
    const move = step(group, picked, steps);
    if (move) pick(move.words);
  };
  return (
    <div class="bid" role="group" aria-label={t("table-amount")}>
      <IconButton icon="less" label={t("table-less")} disabled={now <= least} onClick={() => by(-1)} />
      <input
        type="range"
        min={least}
        max={most}
        step={1}
        value={now}
        aria-label={t("table-amount")}
        style={{ "--part": `${most > least ? ((now - least) / (most - least)) * 100 : 100}%` }}
        onInput={(event) => choose(event.currentTarget.valueAsNumber)}
      />
      <IconButton icon="more" label={t("table-more")} disabled={now >= most} onClick={() => by(1)} />
      <input
        class="amount"
        type="number"
        min={least}
        max={most}
        value={now}
        aria-label={t("table-amount")}
        onChange={(event) => choose(event.currentTarget.valueAsNumber || least)}
      />
    </div>
  );
}
