/** An invitation: a name, a colour, a seat. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Frame } from "../parts/Frame";
import { asApiError, Loaded, sentenceOf, useGames, useLoad } from "../parts/Loaded";
import { COLOURS, SeatMark } from "../parts/Marks";
import { PickColour } from "../parts/PickColour";
import { Lid } from "../parts/Scene";
import { TableFacts } from "../parts/TableFacts";
import { nameOf, openedBy } from "../parts/table/Seats";
import * as api from "../state/api";
import type { Colour, Summary } from "../state/protocol";
import { go, pathTo, seatIn } from "../state/router";
import { canBeTaken, hold, me, rememberMe, seatsAt } from "../state/seats";

export function Join({ match, hash = "" }: { match: string; hash?: string }): JSX.Element {
  const summary = useLoad(() => api.summary(match), [match]);
  return (
    <Frame title={t("join-title")}>
      <Loaded of={summary}>{(found) => <Invitation key={hash} summary={found} wanted={seatIn(hash)} />}</Loaded>
    </Frame>
  );
}

function Invitation({ summary, wanted }: { summary: Summary; wanted: number | null }): JSX.Element {
  const begun = summary.moves > 0;
  const game = useGames().value?.find((one) => one.name === summary.game);
  const open = summary.status === "over" ? [] : summary.seats.filter(canBeTaken);
  const taken = summary.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.colour);
  const free = COLOURS.filter((colour) => !taken.includes(colour));
  const known = me();
  const [name, setName] = useState(known.name);
  const [colour, setColour] = useState<Colour | null>(
    known.colour && free.includes(known.colour) ? known.colour : (open[0]?.colour ?? null),
  );
  const [seat, setSeat] = useState<number | null>(
    (open.find((one) => one.seat === wanted) ?? open.find((one) => one.kind === "open") ?? open[0])?.seat ?? null,
  );
  const [trouble, setTrouble] = useState("");
  const table = pathTo("table", summary.match);

  async function sit(event: Event): Promise<void> {
    event.preventDefault();
    rememberMe({ name, colour: begun ? known.colour : colour });
    try {
      hold(await api.join(summary.match, name.trim(), begun ? undefined : (colour ?? undefined), seat ?? undefined));
      go(table);
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
    }
  }

  return (
    <div class="invitation">
      <Lid game={summary.game} />
      <h1>{t("join-title")}</h1>
      <p class="lead">{t("join-lead", { title: game?.title ?? summary.title })}</p>
      <TableFacts table={summary} game={game} />
      <ul class="plain guests">
        {summary.seats.map((one) => (
          <li key={one.seat} class={open.includes(one) ? "open" : one.kind}>
            <button
              type="button"
              disabled={!open.includes(one)}
              aria-pressed={one.seat === seat}
              onClick={() => setSeat(one.seat)}
            >
              <SeatMark colour={one.colour} {...(one.kind !== "open" && { name: one.name })} size={32} />
              <span>
                {one.kind === "open" ? t("setup-seat", { number: one.seat + 1 }) : nameOf(one)}
                {one.after && <small>{one.kind === "open" ? openedBy(one.after) : t(`seat-${one.after.why}`)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open.length > 0 && summary.deal.dealt && <p class="dim">{t("join-dealt")}</p>}
      {open.length > 0 ? (
        <form onSubmit={(event) => void sit(event)}>
          <label class="field">
            <span>{t("join-name")}</span>
            <input
              value={name}
              maxLength={24}
              required
              autocomplete="nickname"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          {!begun && (
            <div class="field">
              <span>{t("join-colour")}</span>
              <PickColour value={colour} choose={setColour} label={t("join-colour")} from={free} />
            </div>
          )}
          {trouble && (
            <p class="wrong" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="primary big" disabled={!name.trim()}>
            {t("join-sit")}
          </button>
        </form>
      ) : (
        <p>{t("join-full")}</p>
      )}
      <a class="quiet" href={table}>
        {seatsAt(summary.match).length > 0 ? t("join-back") : t("join-watch")}
      </a>
    </div>
  );
}
