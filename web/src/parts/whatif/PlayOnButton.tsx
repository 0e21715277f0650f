/** The way from a moment to a match of its own; the dialog is loaded when it is opened. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { later } from "../Later";
import { Icon } from "../Marks";
import type { From } from "./PlayOn";

const Dialog = later(() => import("./PlayOn").then((part) => part.PlayOn));

export function PlayOnButton(props: {
  from: From;
  text: string;
  primary?: boolean;
  /** Why it isn't possible. */
  why?: string | null;
}): JSX.Element {
  const { from, text, primary = false, why = null } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={`playon ${primary ? "primary" : ""}`}
        disabled={why !== null}
        title={why ?? undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="fork" />
        {text}
      </button>
      {open && <Dialog from={from} close={() => setOpen(false)} />}
    </>
  );
}
