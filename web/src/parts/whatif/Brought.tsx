/** Who vouches for a log that somebody brought here. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import * as api from "../../state/api";
import type { Summary, Brought as Told } from "../../state/protocol";
import { useLoad } from "../Loaded";
import { Icon } from "../Marks";

const SHORT = 8;

function said({ signature, key, server }: Told): string {
  const short = key?.slice(0, SHORT) ?? "";
  if (signature === "elsewhere" && server) return t("brought-elsewhere-named", { server, key: short });
  return t(`brought-${signature}`, { key: short });
}

export function Brought({ summary }: { summary: Summary }): JSX.Element | null {
  const { match, imported, status } = summary;
  const told = useLoad(() => (imported ? api.brought(match) : Promise.resolve(null)), [match, imported]);
  if (!imported) return null;
  const changed = told.value?.signature === "changed";
  return (
    <p class={`whence brought ${changed ? "wrong" : ""}`}>
      <Icon name={changed ? "close" : "log"} />
      <span>
        {t(status === "over" ? "brought-over" : "brought-unfinished")} {told.value && said(told.value)}
      </span>
    </p>
  );
}
