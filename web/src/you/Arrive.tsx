/** A link from another device of mine was opened here: it asks before it does anything. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { LinkSaid } from "../messages";
import { asApiError, Moment, Trouble, useLoad } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import { arriveBy } from "../state/claiming";
import * as mine from "../state/mine";
import { go, pathTo } from "../state/router";
import { held } from "../state/seats";
import { useDoing } from "./doing";
import { Wrong } from "./Wrong";

/** "arrive=CODE" as CODE. */
export const codeIn = (hash: string): string | null => /^arrive=(.+)$/.exec(hash)?.[1] ?? null;

export interface Arrival {
  name: string;
  brought: number;
}

const BAD_CODE = "bad-code";

const later = (): void => go(pathTo("you"), true);

export function Arrive({ code, arrived }: { code: string; arrived: (what: Arrival) => void }): JSX.Element {
  const link = useLoad(() => mine.look(code), [code]);
  if (link.error?.code === BAD_CODE) return <Spent />;
  if (link.error) return <Trouble error={link.error} again={link.again} />;
  if (!link.value) return <Moment />;
  return <Asked code={code} link={link.value} arrived={arrived} />;
}

const Spent = (): JSX.Element => (
  <section class="sheetcard arrive">
    <p role="alert">{t("you-arrive-bad")}</p>
    <button type="button" onClick={later}>
      {t("close")}
    </button>
  </section>
);

function Asked(props: { code: string; link: LinkSaid; arrived: (what: Arrival) => void }): JSX.Element {
  const { code, link, arrived } = props;
  const [spent, setSpent] = useState(false);
  const { busy, trouble, act } = useDoing();
  const here = new Set(held().map((one) => one.match)).size;
  const go = (): void =>
    act(async () => {
      const what = await arriveBy(code).catch((failure: unknown) => {
        if (asApiError(failure).code !== BAD_CODE) throw failure;
        setSpent(true);
        return null;
      });
      if (!what) return;
      later();
      arrived(what);
    });
  if (spent) return <Spent />;
  return (
    <section class="sheetcard arrive" aria-labelledby="arrive">
      <h2 id="arrive">{link.name ? t("you-arrive", { name: link.name }) : t("you-arrive-unnamed")}</h2>
      <p>{t("you-arrive-about", { matches: link.matches })}</p>
      {here > 0 && <p>{t("you-arrive-along", { matches: here })}</p>}
      <Wrong trouble={trouble} />
      <div class="row wraps">
        <button type="button" class="primary" disabled={busy} onClick={go}>
          <Icon name="check" />
          {link.name ? t("you-arrive-yes", { name: link.name }) : t("you-arrive-yes-unnamed")}
        </button>
        <button type="button" onClick={later}>
          {t("you-arrive-no")}
        </button>
      </div>
    </section>
  );
}
