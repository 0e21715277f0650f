/** What went wrong, for everybody to hear. */

import type { JSX } from "preact";

export const Wrong = ({ trouble }: { trouble: string }): JSX.Element | null =>
  trouble ? (
    <p class="wrong" role="alert">
      {trouble}
    </p>
  ) : null;
