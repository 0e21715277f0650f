/** My seats, my name and my history on another device: a code to scan, or its link. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { LinkMade, Me } from "../messages";
import { Icon } from "../parts/Marks";
import { Qr } from "../parts/Qr";
import * as mine from "../state/mine";
import { pathTo } from "../state/router";
import { CopyLink } from "./Copied";
import { minutesUntil } from "./dates";
import { useDoing } from "./doing";
import { Wrong } from "./Wrong";

/** How often this page looks whether the other device has come, while it shows a code. */
const LOOK_EVERY = 4000;

/** The code is behind the #, which no browser sends to a server. */
export const linkFor = (code: string): string => `${location.origin}${pathTo("you", "", `arrive=${code}`)}`;

export function Carry({ me, who, tell }: { me: string; who: Me; tell: (who: Me) => void }): JSX.Element {
  const [made, setMade] = useState<LinkMade | null>(null);
  const [came, setCame] = useState("");
  const [cancelled, setCancelled] = useState(false);
  const { busy, trouble, act } = useDoing();
  const make = (): void =>
    act(async () => {
      setCame("");
      setCancelled(false);
      setMade(await mine.link(me));
    });
  const cancel = (): void =>
    act(async () => {
      await mine.cancelLinks(me);
      setMade(null);
      setCancelled(true);
    });
  const arrived = (told: Me): void => {
    const fresh = told.devices.find((one) => who.devices.every((known) => known.device !== one.device));
    if (!fresh) return;
    setMade(null);
    setCame(fresh.label);
    tell(told);
  };
  return (
    <section class="sheetcard carry" aria-labelledby="carry">
      <h2 id="carry">{t("you-carry")}</h2>
      <p>{t("you-carry-about")}</p>
      {made && <Shown me={me} made={made} arrived={arrived} />}
      <div class="row">
        <button type="button" class={made ? "" : "primary"} disabled={busy} onClick={make}>
          <Icon name={made ? "again" : "screen"} />
          {made ? t("you-carry-again") : t("you-carry-make")}
        </button>
        {made && (
          <button type="button" disabled={busy} onClick={cancel}>
            {t("you-carry-cancel")}
          </button>
        )}
      </div>
      <p class="right" role="status">
        {cancelled && t("you-carry-cancelled")}
        {came && (
          <>
            <Icon name="check" />
            {t("you-carry-came", { device: came })}
          </>
        )}
      </p>
      <Wrong trouble={trouble} />
    </section>
  );
}

function Shown({ me, made, arrived }: { me: string; made: LinkMade; arrived: (told: Me) => void }): JSX.Element {
  const minutes = useMinutes(made.until);
  useEffect(() => {
    if (minutes === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) mine.about(me).then(arrived, () => undefined);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [me, made.code, minutes === null]);
  if (minutes === null) return <p role="status">{t("you-carry-over")}</p>;
  const link = linkFor(made.code);
  return (
    <div class="shown">
      <Qr text={link} label={t("you-carry-code")} />
      <div>
        <p role="status">{t("you-carry-left", { minutes })}</p>
        <p class="dim">{t("you-carry-secret")}</p>
        <CopyLink link={link} label={t("you-carry-link")} title={t("you-carry")} />
      </div>
    </div>
  );
}

function useMinutes(until: string): number | null {
  const [minutes, setMinutes] = useState(() => minutesUntil(until));
  useEffect(() => {
    const count = (): void => setMinutes(minutesUntil(until));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}
