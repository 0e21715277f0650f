/** Where a what-if comes from. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Summary } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { Icon } from "../Marks";

export function Whence({ summary }: { summary: Summary }): JSX.Element | null {
  const from = summary.what_if;
  if (!from) return null;
  const { of, move } = from;
  return (
    <p class="whence">
      <Icon name="fork" />
      <span>
        {t(from.redealt ? "whatif-from-again" : "whatif-from", { move })}{" "}
        {of && <a href={pathTo("replay", of, `move=${move}`)}>{t("whatif-original")}</a>}
      </span>
    </p>
  );
}
