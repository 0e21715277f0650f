/** Era, round and phases, over the board. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import { ERAS } from "./Card";
import { Glyph } from "./glyphs";
import type { Table } from "./table";
import type { PatchistoryView } from "./views";

/** The phases as they are shown; the last ones come once an era. */
const PHASES: readonly (readonly [PatchistoryView["phase"], string])[] = [
  ["auction", "bid"],
  ["patching", "patch"],
  ["diplomacy", "alliance"],
  ["management", "favours"],
  ["movement", "worker"],
  ["negotiation", "war"],
  ["production", "food"],
];
const ERA_END: readonly (readonly [PatchistoryView["phase"], string])[] = [
  ["upkeep", "upkeep"],
  ["vote", "votes"],
];

export const Head: FunctionComponent<{ table: Table }> = ({ table: { view, box } }) => {
  const last = view.round === box.numbers.rounds;
  return (
    <header class="pt-head">
      <b>{word("head-era", { era: ERAS[view.era] ?? "" })}</b>
      <span class="pt-rounds" title={word("head-round", { round: view.round, rounds: box.numbers.rounds })}>
        {Array.from({ length: box.numbers.rounds }, (_, n) => (
          <i key={n} class={n + 1 < view.round ? "done" : n + 1 === view.round ? "now" : ""} />
        ))}
        <span>{word("head-round", { round: view.round, rounds: box.numbers.rounds })}</span>
      </span>
      <ol class="pt-phases" aria-label={word("head-phases")}>
        {[...PHASES, ...(last ? ERA_END : [])].map(([phase, glyph]) => (
          <li
            key={phase}
            class={phase === view.phase ? "now" : ""}
            aria-current={phase === view.phase ? "step" : undefined}
          >
            <Glyph name={glyph} size={16} />
            <span>{word(`head-${phase}`)}</span>
          </li>
        ))}
      </ol>
    </header>
  );
};
