/** A number with a button on either side. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { word } from "../../i18n";
import { Icon } from "../../parts/Marks";

interface Props {
  value: number;
  least?: number;
  most: number;
  /** What is counted, for those who do not see it. */
  label: string;
  set: (value: number) => void;
  children?: ComponentChildren;
}

/** From here on a slider helps. */
const MANY = 6;

export const Stepper: FunctionComponent<Props> = ({ value, least = 0, most, label, set, children }) => (
  <span class="pt-stepper" role="group" aria-label={label} data-value={value}>
    <button
      type="button"
      aria-label={word("step-less", { what: label })}
      disabled={value <= least}
      onClick={() => set(Math.max(least, value - 1))}
    >
      <Icon name="less" size={16} />
    </button>
    {most - least >= MANY && (
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        aria-label={label}
        style={{ "--part": `${((value - least) / (most - least)) * 100}%` }}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
    )}
    <output aria-live="polite">
      {children}
      <b>{value}</b>
    </output>
    <button
      type="button"
      aria-label={word("step-more", { what: label })}
      disabled={value >= most}
      onClick={() => set(Math.min(most, value + 1))}
    >
      <Icon name="more" size={16} />
    </button>
  </span>
);
