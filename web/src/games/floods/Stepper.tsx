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

export const Stepper: FunctionComponent<Props> = ({ value, least = 0, most, label, set, children }) => (
  <span class="fl-stepper" role="group" aria-label={label} data-value={value}>
    <button
      type="button"
      aria-label={word("step-less", { what: label })}
      disabled={value <= least}
      onClick={() => set(Math.max(least, value - 1))}
    >
      <Icon name="less" size={16} />
    </button>
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
