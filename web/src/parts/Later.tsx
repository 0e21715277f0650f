/** A page that is loaded when somebody opens it. */

import type { FunctionComponent, JSX } from "preact";
import { ApiError } from "../state/api";
import { Loaded, useLoad } from "./Loaded";

const unreachable = (): never => {
  throw new ApiError(0, "no-connection");
};

export const later =
  <P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> =>
  (props: P): JSX.Element => {
    const page = useLoad(() => load().catch(unreachable), []);
    return <Loaded of={page}>{(Page) => <Page {...props} />}</Loaded>;
  };
