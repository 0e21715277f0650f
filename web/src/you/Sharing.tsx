/** Whether others can see my results, and by which link. */

import type { JSX } from "preact";
import { t } from "../i18n";
import type { Me } from "../messages";
import { Icon } from "../parts/Marks";
import * as mine from "../state/mine";
import { pathTo } from "../state/router";
import { CopyLink } from "./Copied";
import { useDoing } from "./doing";
import { Wrong } from "./Wrong";

export function Sharing({ me, who, tell }: { me: string; who: Me; tell: (who: Me) => void }): JSX.Element {
  const { busy, trouble, act } = useDoing();
  const shared = who.page !== null;
  return (
    <section class="sheetcard" aria-labelledby="share">
      <h2 id="share">{t("you-share")}</h2>
      <label class="tick">
        <input
          type="checkbox"
          checked={shared}
          disabled={busy}
          onChange={() => act(async () => tell(await mine.share(me, !shared)))}
        />
        <span>
          {t("you-share-switch")}
          <small>{t("you-share-about")}</small>
        </span>
      </label>
      {who.page === null ? (
        <p class="dim" role="status">
          {t("you-share-off")}
        </p>
      ) : (
        <>
          <CopyLink
            link={`${location.origin}${pathTo("player", who.page)}`}
            label={t("you-share-link")}
            title={t("you-results")}
          />
          <a class="quiet" href={pathTo("player", who.page)}>
            <Icon name="eye" />
            {t("you-share-look")}
          </a>
        </>
      )}
      <Wrong trouble={trouble} />
    </section>
  );
}
