/** The devices that play as me, each of which can be signed out. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { DeviceSaid, Me } from "../messages";
import { Icon } from "../parts/Marks";
import { Dialog } from "../parts/table/Over";
import { forgetAllBut } from "../state/kept";
import * as mine from "../state/mine";
import { go } from "../state/router";
import { dayOf, isRecent } from "./dates";
import { useDoing } from "./doing";
import { Wrong } from "./Wrong";

export function Devices({ me, who, tell }: { me: string; who: Me; tell: (who: Me) => void }): JSX.Element {
  const [asked, setAsked] = useState<DeviceSaid | null>(null);
  const [out, setOut] = useState("");
  return (
    <section class="sheetcard" aria-labelledby="devices">
      <h2 id="devices">{t("you-devices")}</h2>
      <ul class="plain devices">
        {who.devices.map((one) => (
          <li key={one.device}>
            <Icon name="screen" size={24} />
            <span>
              <b>{one.label}</b>
              <small class="dim">{one.here ? t("you-device-here") : t("you-device-seen", seenArguments(one))}</small>
            </span>
            <button
              type="button"
              aria-label={t("you-device-out-of", { device: one.label })}
              onClick={() => setAsked(one)}
            >
              {t("you-device-out")}
            </button>
          </li>
        ))}
      </ul>
      <p class="unseen" role="status">
        {out && t("you-device-was-out", { device: out })}
      </p>
      {asked && (
        <SignOut
          me={me}
          device={asked}
          alone={who.devices.length === 1}
          close={() => setAsked(null)}
          done={(told) => {
            setOut(asked.label);
            setAsked(null);
            tell(told);
          }}
        />
      )}
    </section>
  );
}

const seenArguments = ({ seen }: DeviceSaid): { when: string; day: string } => ({
  when: isRecent(seen) ? "now" : "then",
  day: dayOf(seen),
});

function SignOut(props: {
  me: string;
  device: DeviceSaid;
  alone: boolean;
  close: () => void;
  done: (who: Me) => void;
}): JSX.Element {
  const { me, device, alone, close, done } = props;
  const { busy, trouble, act } = useDoing();
  const about = device.here ? (alone ? "you-device-out-here" : "you-device-out-self") : "you-device-out-about";
  const signOut = (): void =>
    act(async () => {
      const told = await mine.revoke(me, device.device);
      if (!device.here) return done(told);
      forgetAllBut("settings");
      go("/");
    });
  return (
    <Dialog label={t("you-device-out-sure", { device: device.label })} close={close}>
      <h2>{t("you-device-out-sure", { device: device.label })}</h2>
      <p>{t(about)}</p>
      <Wrong trouble={trouble} />
      <div class="stack">
        <button type="button" onClick={close}>
          {t("you-keep")}
        </button>
        <button type="button" class="danger" disabled={busy} onClick={signOut}>
          {t("you-device-out")}
        </button>
      </div>
    </Dialog>
  );
}
