/** A page that is loaded when somebody opens it. */

import type { FunctionComponent, JSX } from "preact";
import { ApiError } from "../state/api";
import { Loaded, useLoad } from "./Loaded";

export const unreachable = (): never => {
  throw new ApiError(0, "no-connection");
};

/** `quiet` for what is small or comes over a page: nothing is in its place until it is here. */
export const later =
  <P extends object>(load: () => Promise<FunctionComponent<P>>, quiet = false): FunctionComponent<P> =>
  (props: P): JSX.Element | null => {
    const page = useLoad(() => load().catch(unreachable), []);
    if (quiet && page.value === null && page.error === null) return null;
    return <Loaded of={page}>{(Page) => <Page {...props} />}</Loaded>;
  };
