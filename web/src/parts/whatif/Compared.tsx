/** How a what-if ended, beside the match that it left. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import * as api from "../../state/api";
import type { Place, Summary } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { useLoad } from "../Loaded";
import { Icon, SeatMark } from "../Marks";
import { PlayOnButton } from "./PlayOnButton";
import "./whatif.css";

const placeOf = (summary: Summary, seat: number): Place | undefined =>
  summary.ranking.find((place) => place.seat === seat);

/** The match that it left; null if it is gone, or isn't over. */
async function original(of: string | null): Promise<Summary | null> {
  if (of === null) return null;
  const found = await api.summary(of).catch(() => null);
  return found?.status === "over" ? found : null;
}

export function Compared({ summary }: { summary: Summary }): JSX.Element | null {
  const from = summary.what_if;
  const before = useLoad(() => original(from?.of ?? null), [from?.of]);
  if (!from) return null;
  const old = before.value;
  return (
    <section class="sheetcard wide compared" aria-labelledby="compared">
      <h2 id="compared">{t("compared-title")}</h2>
      <p class="dim">{t(from.redealt ? "whatif-from-again" : "whatif-from", { move: from.move })}</p>
      {old && <Both summary={summary} old={old} mine={from.seat} />}
      <div class="row">
        {from.of && (
          <a class="button" href={pathTo("replay", from.of, `move=${from.move}`)}>
            <Icon name="play" />
            {t("compared-watch")}
          </a>
        )}
        {old && (
          <PlayOnButton from={{ summary: old, move: from.move, seat: from.seat }} text={t("compared-again")} primary />
        )}
      </div>
    </section>
  );
}

function Both({ summary, old, mine }: { summary: Summary; old: Summary; mine: number }): JSX.Element {
  return (
    <div class="scrolling">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("compared-seat")}</th>
            <th scope="col">{t("compared-here")}</th>
            <th scope="col">{t("compared-there")}</th>
          </tr>
        </thead>
        <tbody>
          {summary.seats.map((seat) => {
            const [here, there] = [placeOf(summary, seat.seat), placeOf(old, seat.seat)];
            return (
              <tr key={seat.seat} class={seat.seat === mine ? "mine" : ""}>
                <th scope="row">
                  <SeatMark colour={seat.colour} name={seat.name} size={22} /> {seat.name}
                </th>
                <td>
                  {here && t("compared-points", { place: here.place, points: here.points })}
                  {here && there && <Change by={here.points - there.points} />}
                </td>
                <td>
                  {there && t("compared-points", { place: there.place, points: there.points })}{" "}
                  <span class="dim">{old.seats[seat.seat]?.name}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const Change = ({ by }: { by: number }): JSX.Element => (
  <b class={by > 0 ? "more" : by < 0 ? "less" : ""}>{by > 0 ? ` +${by}` : by < 0 ? ` −${-by}` : " ±0"}</b>
);
