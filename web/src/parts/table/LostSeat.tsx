/** My seat is no longer mine: why, and the way back to it where there is one. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import * as api from "../../state/api";
import { signedOut } from "../../state/person";
import type { Summary } from "../../state/protocol";
import { canBeTaken, hold, me } from "../../state/seats";
import { asApiError, sentenceOf, useLoad } from "../Loaded";
import { Icon } from "../Marks";
import { StoodIn } from "./StoodIn";

/** `shared` where others sit at this screen too: then it says whose seat it was. */
export function LostSeat({
  match,
  seat,
  shared,
  seated,
  close,
}: {
  match: string;
  seat: number;
  shared: boolean;
  seated: () => void;
  close: () => void;
}): JSX.Element | null {
  const summary = useLoad(() => api.summary(match), [match, seat]);
  const [trouble, setTrouble] = useState("");
  const place = summary.value?.seats.find((one) => one.seat === seat);
  const lost = signedOut.value ? t("seat-signed-out") : summary.value ? why(summary.value, seat) : t("seat-lost-left");
  const open = !signedOut.value && place && canBeTaken(place) && summary.value?.status !== "over";

  async function sit(): Promise<void> {
    try {
      hold(
        await api.join(
          match,
          me().name || place?.after?.name || t("setup-seat", { number: seat + 1 }),
          undefined,
          seat,
        ),
      );
      seated();
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
      summary.again();
    }
  }

  if (!summary.value && !summary.error) return null;
  if (place?.after?.why === "away")
    return (
      <StoodIn match={match} place={place} over={summary.value?.status === "over"} seated={seated} close={close} />
    );
  return (
    <div class="lostseat" role="alert">
      <Icon name="hourglass" size={26} />
      <p>
        {shared && place?.after ? t("seat-lost-of", { name: place.after.name, why: lost }) : lost}
        {trouble && <small>{trouble}</small>}
      </p>
      {open && (
        <button type="button" class="primary" onClick={() => void sit()}>
          {t("seat-again")}
        </button>
      )}
      <button type="button" onClick={close}>
        {t("seat-watch")}
      </button>
    </div>
  );
}

function why(summary: Summary, seat: number): string {
  const place = summary.seats.find((one) => one.seat === seat);
  if (place?.kind === "person") return t("seat-lost-taken", { name: place.name });
  return place?.after?.why === "time" ? t("seat-lost-time") : t("seat-lost-left");
}
