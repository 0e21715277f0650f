/** A number with a button on either side. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { t } from "../i18n";
import { Icon } from "../parts/Marks";
import "./stepper.css";

interface Props {
  value: number;
  least?: number;
  most: number;
  /** What is counted, for those who do not see it. */
  label: string;
  set: (value: number) => void;
  /** Whether a slider helps where there are many. */
  slides?: boolean;
  children?: ComponentChildren;
}

const MANY = 6;

export const Stepper: FunctionComponent<Props> = ({ value, least = 0, most, label, set, slides = false, children }) => (
  <span class="count-stepper" role="group" aria-label={label} data-value={value}>
    <button
      type="button"
      aria-label={t("step-less", { what: label })}
      disabled={value <= least}
      onClick={() => set(Math.max(least, value - 1))}
    >
      <Icon name="less" size={16} />
    </button>
    {slides && most - least >= MANY && (
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
      aria-label={t("step-more", { what: label })}
      disabled={value >= most}
      onClick={() => set(Math.min(most, value + 1))}
    >
      <Icon name="more" size={16} />
    </button>
  </span>
);
