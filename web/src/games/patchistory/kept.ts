/** What was chosen stays in sight when the board gets smaller, as it does on a phone when Confirm comes up. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export function useKeptInSight(ref: RefObject<Element | null>, within: string, chosen: boolean): void {
  useLayoutEffect(() => {
    const field = ref.current?.closest(within);
    if (!chosen || !field || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => ref.current?.scrollIntoView({ block: "nearest", inline: "nearest" }));
    watch.observe(field);
    return () => watch.disconnect();
  }, [chosen]);
}
