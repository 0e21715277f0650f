/** An invitation: a name, a colour, a seat. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { t } from "../i18n";
import { Frame } from "../parts/Frame";
import { asApiError, Loaded, sentenceOf, useLoad } from "../parts/Loaded";
import { COLOURS, SeatMark } from "../parts/Marks";
import { PickColour } from "../parts/PickColour";
import { Lid } from "../parts/Scene";
import * as api from "../state/api";
import type { Colour, Summary } from "../state/protocol";
import { go, pathTo } from "../state/router";
import { hold, me, rememberMe, seatsAt } from "../state/seats";

export function Join({ match }: { match: string }): JSX.Element {
  const summary = useLoad(() => api.summary(match), [match]);
  return (
    <Frame title={t().join.title}>
      <Loaded of={summary}>{(found) => <Invitation summary={found} />}</Loaded>
    </Frame>
  );
}

function Invitation({ summary }: { summary: Summary }): JSX.Element {
  const words = t().join;
  const open = summary.seats.filter((seat) => seat.kind === "open");
  const taken = summary.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.colour);
  const free = COLOURS.filter((colour) => !taken.includes(colour));
  const known = me();
  const [name, setName] = useState(known.name);
  const [colour, setColour] = useState<Colour | null>(known.colour && free.includes(known.colour) ? known.colour : (open[0]?.colour ?? null));
  const [seat, setSeat] = useState<number | null>(open[0]?.seat ?? null);
  const [trouble, setTrouble] = useState("");
  const table = pathTo("table", summary.match);

  async function sit(event: Event): Promise<void> {
    event.preventDefault();
    rememberMe({ name, colour });
    try {
      hold(await api.join(summary.match, name.trim(), colour ?? undefined, seat ?? undefined));
      go(table);
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
    }
  }

  return (
    <div class="invitation">
      <Lid game={summary.game} />
      <h1>{words.title}</h1>
      <p class="lead">{words.lead(summary.title)}</p>
      <ul class="plain guests">
        {summary.seats.map((one) => (
          <li key={one.seat} class={one.kind}>
            <button type="button" disabled={one.kind !== "open"} aria-pressed={one.seat === seat} onClick={() => setSeat(one.seat)}>
              <SeatMark colour={one.colour} {...(one.kind !== "open" && { name: one.name })} size={32} />
              <span>{one.kind === "open" ? t().setup.seat(one.seat + 1) : one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {open.length > 0 ? (
        <form onSubmit={(event) => void sit(event)}>
          <label class="field"><span>{words.name}</span>
            <input value={name} maxLength={24} required autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <div class="field"><span>{words.colour}</span><PickColour value={colour} choose={setColour} label={words.colour} from={free} /></div>
          {trouble && <p class="wrong" role="alert">{trouble}</p>}
          <button type="submit" class="primary big" disabled={!name.trim()}>{words.sit}</button>
        </form>
      ) : <p>{words.full}</p>}
      <a class="quiet" href={table}>{seatsAt(summary.match).length > 0 ? words.back : words.watch}</a>
    </div>
  );
}
