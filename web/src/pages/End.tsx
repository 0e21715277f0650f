/** The end of a game: who won, how it was scored, how it turned, how it went, and whether the deal was fair. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { listed, t, word } from "../i18n";
import { useSitting } from "../i18n/say";
import { Chart } from "../parts/Chart";
import { Fair } from "../parts/end/Fair";
import { Turned } from "../parts/end/Turned";
import { Frame } from "../parts/Frame";
import { asApiError, Loaded, sentenceOf, useLoad } from "../parts/Loaded";
import { Icon, SeatMark } from "../parts/Marks";
import { loadThings } from "../parts/things";
import * as api from "../state/api";
import type { Ending, Place, Summary } from "../state/protocol";
import { go, pathTo } from "../state/router";
import { holdStarted, seatsAt } from "../state/seats";

export function End({ match }: { match: string }): JSX.Element {
  const all = useLoad(async () => {
    const [summary, ending] = await Promise.all([api.summary(match), api.ending(match)]);
    return { summary, ending, ...(await loadThings(summary.game, summary.book)) };
  }, [match]);
  const here = all.value?.summary;
  useSitting(
    here?.game,
    here?.seats.map((seat) => seat.name),
    seatsAt(match)[0]?.seat ?? null,
  );
  return (
    <Frame title={t("end-title")} wide>
      <Loaded of={all}>
        {({ summary, ending, components, module: { EndDetail } }) => (
          <div class="ending">
            <Podium summary={summary} ending={ending} />
            <section class="sheetcard wide">
              <h2>{t("end-scoring")}</h2>
              <EndDetail
                scoring={byPlace(ending).map(({ seat }) => ending.scoring[seat])}
                names={summary.seats.map((seat) => seat.name)}
                colours={summary.seats.map((seat) => seat.colour)}
                components={components}
              />
            </section>
            <Turned summary={summary} />
            <section class="sheetcard">
              <h2>{t("end-chart")}</h2>
              <Chart history={ending.history} seats={summary.seats} />
            </section>
            <Fair summary={summary} ending={ending} />
          </div>
        )}
      </Loaded>
    </Frame>
  );
}

const byPlace = ({ ranking }: Ending): Place[] => ranking.toSorted((a, b) => a.place - b.place);

function Podium({ summary, ending }: { summary: Summary; ending: Ending }): JSX.Element {
  const [trouble, setTrouble] = useState("");
  const mine = seatsAt(summary.match)[0];
  const order = byPlace(ending);
  const seatOf = (seat: number): Summary["seats"][number] | undefined => summary.seats.find((one) => one.seat === seat);
  const winners = order.filter((one) => one.place === 1).map((one) => seatOf(one.seat)?.name ?? "");
  async function again(): Promise<void> {
    if (!mine) return;
    try {
      const started = await api.rematch(summary.match, mine.token);
      holdStarted(started);
      go(pathTo("table", started.match));
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
    }
  }
  return (
    <section class="podium">
      <div class="laurel">
        <SeatMark colour={seatOf(order[0]?.seat ?? 0)?.colour ?? "red"} name={winners[0] ?? ""} size={64} />
        <h1>
          {winners.length > 1 ? t("end-tie", { names: listed(winners) }) : t("end-wins", { name: winners[0] ?? "" })}
        </h1>
        <p>
          {word("title") || summary.title} · {t("home-moves", { count: summary.moves })}
        </p>
      </div>
      <ol class="plain places">
        {order.map(({ seat, place, points }) => (
          <li key={seat} style={{ "--seat": `var(--seat-${seatOf(seat)?.colour ?? "red"})` }}>
            <span class="place">{place}</span>
            <SeatMark colour={seatOf(seat)?.colour ?? "red"} name={seatOf(seat)?.name ?? ""} size={28} />
            <span class="name">{seatOf(seat)?.name}</span>
            <span class="bar" aria-hidden="true">
              <i style={{ width: `${(points / Math.max(1, order[0]?.points ?? 1)) * 100}%` }} />
            </span>
            <b>{points}</b>
          </li>
        ))}
      </ol>
      <div class="row exits">
        {mine && (
          <button type="button" class="primary" onClick={() => void again()}>
            <Icon name="again" />
            {t("end-rematch")}
          </button>
        )}
        <a class="button" href={pathTo("replay", summary.match, "move=0")}>
          <Icon name="play" />
          {t("end-replay")}
        </a>
        <a class="button" href={api.logAddress(summary.match)} download={`watershed-${summary.match}.json`}>
          <Icon name="log" />
          {t("end-log")}
        </a>
        <a class="button" href={pathTo("table", summary.match)}>
          <Icon name="board" />
          {t("end-table")}
        </a>
      </div>
      {trouble && (
        <p class="wrong" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
