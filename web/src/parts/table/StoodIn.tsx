/** I was away, and a bot plays for me: who agreed, and the way back to my seat. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { listed, t } from "../../i18n";
import * as api from "../../state/api";
import type { SummarySeat } from "../../state/protocol";
import { comeBack, steppedAside } from "../../state/seats";
import { asApiError, sentenceOf } from "../Loaded";
import { Icon } from "../Marks";

export function StoodIn({
  match,
  place,
  over,
  seated,
  close,
}: {
  match: string;
  place: SummarySeat;
  over: boolean;
  seated: () => void;
  close: () => void;
}): JSX.Element {
  const [trouble, setTrouble] = useState("");

  /** Every seat of this screen that a bot has. */
  async function sit(): Promise<void> {
    try {
      for (const mine of steppedAside(match)) {
        await api.takeBack(mine);
        comeBack(match, mine.seat);
      }
      seated();
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
    }
  }

  return (
    <div class="lostseat stoodin" role="alert">
      <Icon name="hourglass" size={26} />
      <p>
        {t("stood-in", { names: listed(place.after?.by ?? []), count: place.after?.by.length ?? 0 })}
        {trouble && <small>{trouble}</small>}
      </p>
      {!over && (
        <button type="button" class="primary" onClick={() => void sit()}>
          {t("stood-in-back")}
        </button>
      )}
      <button type="button" onClick={close}>
        {t("seat-watch")}
      </button>
    </div>
  );
}
