/** How far something has come; without a part, that it goes on. */

import type { JSX } from "preact";

export const Meter = ({ label, part }: { label: string; part: number | null }): JSX.Element => (
  <span
    class={`meter ${part === null ? "unknown" : ""}`}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    {...(part !== null && { "aria-valuenow": Math.round(part * 100) })}
  >
    <i style={{ width: part === null ? "100%" : `${Math.max(2, part * 100)}%` }} />
  </span>
);
