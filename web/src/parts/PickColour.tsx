/** The five seat colours as their marks, one of them taken. */

import type { JSX } from "preact";
import { thing } from "../i18n";
import type { Colour } from "../state/protocol";
import { COLOURS, SeatMark } from "./Marks";

export function PickColour({
  value,
  choose,
  label,
  from = COLOURS,
}: {
  value: Colour | null;
  choose: (colour: Colour) => void;
  label: string;
  from?: Colour[];
}): JSX.Element {
  return (
    <div class="colours" role="group" aria-label={label}>
      {from.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-pressed={colour === value}
          aria-label={thing("colour", colour)}
          title={thing("colour", colour)}
          onClick={() => choose(colour)}
        >
          <SeatMark colour={colour} size={24} />
        </button>
      ))}
    </div>
  );
}
