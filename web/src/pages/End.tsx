/** The end of a game: who won, how it was scored, how it turned, how it went, and whether the deal was fair. */

import "../parts/end/words";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { listed, t, word } from "../i18n";
import { useSitting } from "../i18n/say";
import { Chart } from "../parts/Chart";
import { Fair } from "../parts/end/Fair";
import { Turned } from "../parts/end/Turned";
import { Frame } from "../parts/Frame";
import { Loaded, useLoad } from "../parts/Loaded";
import { Icon, SeatMark } from "../parts/Marks";
import { NotesHere } from "../parts/notes/NotesHere";
import { Rematch } from "../parts/Rematch";
import { loadThings } from "../parts/things";
import { Brought } from "../parts/whatif/Brought";
import { Compared } from "../parts/whatif/Compared";
import { calledAll, subject } from "../parts/you";
import * as api from "../state/api";
import type { Ending, Place, Summary } from "../state/protocol";
import { pathTo } from "../state/router";
import { seatsAt } from "../state/seats";
import { settings } from "../state/settings";

export function End({ match, hash }: { match: string; hash: string }): JSX.Element {
  const mine = seatsAt(match).map(({ seat }) => seat);
  const all = useLoad(async () => {
    const [found, ending] = await Promise.all([api.summary(match), api.ending(match)]);
    const summary = { ...found, seats: calledAll(mine, found.seats) };
    return { summary, ending, ...(await loadThings(summary.game, summary.book)) };
  }, [match, settings.value.language]);
  const here = all.value?.summary;
  useSitting(
    here?.game,
    here?.seats.map((seat) => seat.name),
    mine[0] ?? null,
    mine.length > 1,
  );
  useEffect(() => {
    if (all.value && hash) document.getElementById(hash)?.scrollIntoView();
  }, [all.value === null, hash]);
  return (
    <Frame title={t("end-title")} wide>
      <Loaded of={all}>
        {({ summary, ending, components, module: { EndDetail } }) => (
          <div class="ending">
            <Podium summary={summary} ending={ending} mine={mine} />
            <Brought summary={summary} />
            <Compared summary={summary} />
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
            <NotesHere match={match} />
          </div>
        )}
      </Loaded>
    </Frame>
  );
}

const byPlace = ({ ranking }: Ending): Place[] => ranking.toSorted((a, b) => a.place - b.place);

function Podium({ summary, ending, mine }: { summary: Summary; ending: Ending; mine: number[] }): JSX.Element {
  const order = byPlace(ending);
  const seatOf = (seat: number): Summary["seats"][number] | undefined => summary.seats.find((one) => one.seat === seat);
  const best = order.filter((one) => one.place === 1).flatMap((one) => seatOf(one.seat) ?? []);
  const winners = best.map((seat) => seat.name);
  return (
    <section class="podium">
      <div class="laurel">
        <SeatMark colour={seatOf(order[0]?.seat ?? 0)?.colour ?? "red"} name={winners[0] ?? ""} size={64} />
        <h1>
          {winners.length > 1
            ? t("end-tie", { names: listed(winners) })
            : best[0] && t("end-wins", subject(mine, best[0]))}
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
        {!summary.what_if && <Rematch match={summary.match} primary />}
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
    </section>
  );
}
