/** The fingerprint that the server has committed to, as this browser saw it first. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { known } from "../../state/fair";
import type { Summary } from "../../state/protocol";
import { Icon } from "../Marks";
import { Brought } from "../whatif/Brought";
import { Whence } from "../whatif/Whence";

const SHORT = 8;

export function Shuffle({ summary }: { summary: Summary }): JSX.Element | null {
  if (!summary.commitment) return summary.imported ? <Brought summary={summary} /> : <Whence summary={summary} />;
  const kept = known(summary.match).commitment ?? summary.commitment;
  const added = summary.deal.seals.filter((seal) => seal !== null).length;
  const changed = kept !== summary.commitment;
  return (
    <details class={`shuffle ${changed ? "changed" : ""}`}>
      <summary>
        <Icon name={changed ? "close" : "seal"} />
        <span>{t("shuffle-title", { start: kept.slice(0, SHORT) })}</span>
      </summary>
      <p>{changed ? t("shuffle-changed") : t("shuffle-about", { count: added })}</p>
      <code>{kept}</code>
    </details>
  );
}
