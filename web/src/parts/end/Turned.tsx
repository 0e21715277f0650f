/** How the game turned: the search's chances over all decisions, and the moves that cost most. */

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { say, t } from "../../i18n";
import { type Following, followAnalysis, goesOn } from "../../state/analysis";
import * as api from "../../state/api";
import { minutesLeft } from "../../state/model";
import type { Analysis, Summary, Swing } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { Moment, sentenceOf } from "../Loaded";
import { Icon, SeatMark } from "../Marks";
import { Meter } from "../Meter";
import { PlayOnButton } from "../whatif/PlayOnButton";
import { WinChart } from "./WinChart";

/** Followed while this is on the page, and taken up again when one comes back to it. */
export function Turned({ summary }: { summary: Summary }): JSX.Element | null {
  const { match } = summary;
  const following = useMemo(
    () => followAnalysis({ look: () => api.analysis(match), begin: () => api.analyse(match) }),
    [match],
  );
  useEffect(() => {
    following.look();
    return following.close;
  }, [following]);
  const analysis = following.known.value;
  if (!following.offered.value) return null;
  return (
    <section class="sheetcard wide turned" aria-labelledby="turned">
      <h2 id="turned">{t("analysis-title")}</h2>
      {analysis ? (
        <Found analysis={analysis} summary={summary} following={following} />
      ) : (
        !following.trouble.value && <Moment />
      )}
      <Failure following={following} />
    </section>
  );
}

function Failure({ following }: { following: Following }): JSX.Element | null {
  const trouble = following.trouble.value;
  if (!trouble) return null;
  return (
    <p class="wrong row" role="alert">
      {sentenceOf(trouble)}
      <button type="button" onClick={following.look}>
        {t("error-again")}
      </button>
    </p>
  );
}

function Found({
  analysis,
  summary,
  following,
}: {
  analysis: Analysis;
  summary: Summary;
  following: Following;
}): JSX.Element {
  const { status, chances, swings, total } = analysis;
  const drawn = chances.length > 1;
  return (
    <>
      {!drawn && <p class="dim">{t("analysis-lead")}</p>}
      {status === "none" && (
        <button type="button" class="primary begin" onClick={following.begin}>
          <Icon name="lamp" />
          {t("analysis-start")}
        </button>
      )}
      {status === "failed" && (
        <p class="wrong row" role="alert">
          {t("analysis-failed")}
          <button type="button" onClick={following.begin}>
            {t("analysis-again")}
          </button>
        </p>
      )}
      <Progress analysis={analysis} />
      {drawn && (
        <WinChart match={summary.match} chances={chances} total={total} seats={summary.seats} swings={swings} />
      )}
      {(status === "done" || swings.length > 0) && <SwingList summary={summary} swings={swings} />}
      <p class="dim honest">{t("analysis-honest")}</p>
    </>
  );
}

function Progress({ analysis }: { analysis: Analysis }): JSX.Element | null {
  if (!goesOn(analysis)) return null;
  const { status, compiled } = analysis;
  const { done, total } = compiled ?? analysis;
  const queued = status === "waiting" ? t("analysis-waiting") : null;
  const before = compiled ? t("analysis-warming", { ...minutesLeft(compiled) }) : queued;
  return (
    <div class="progressing">
      <span role="status" class="unseen">
        {before ?? t("analysis-progress")}
      </span>
      <span aria-hidden="true">{before ?? t("analysis-running", { done, total })}</span>
      <Meter label={t("analysis-progress")} part={status === "waiting" || total === 0 ? null : done / total} />
    </div>
  );
}

function SwingList({ summary, swings }: { summary: Summary; swings: Swing[] }): JSX.Element {
  if (swings.length === 0)
    return (
      <p class="calm">
        <Icon name="check" />
        {t("analysis-none")}
      </p>
    );
  return (
    <>
      <h3>{t("analysis-swings")}</h3>
      <ol class="plain swings">
        {swings.map((swing, index) => (
          <li key={swing.move}>
            <OneSwing summary={summary} swing={swing} rank={index + 1} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A small error is shown to a tenth. */
const measured = (error: number): string =>
  error < 0.01 ? t("percent-fine", { part: 100 * error }) : t("percent", { part: 100 * error });

function OneSwing({ summary, swing, rank }: { summary: Summary; swing: Swing; rank: number }): JSX.Element {
  const seat = summary.seats.find((one) => one.seat === swing.seat);
  return (
    <article class="swing" style={{ "--seat": `var(--seat-${seat?.colour ?? "red"})` }}>
      <span class="medal" aria-hidden="true">
        {rank}
      </span>
      <header>
        <SeatMark colour={seat?.colour ?? "red"} name={seat?.name ?? ""} size={24} />
        <b>{seat?.name}</b>
        <span class="dim">{t("analysis-move", { move: swing.move })}</span>
      </header>
      <dl>
        <div>
          <dt>{t("analysis-played")}</dt>
          <dd>{say(swing.played)}</dd>
        </div>
        <div class="better">
          <dt>{t("analysis-better")}</dt>
          <dd>{say(swing.better)}</dd>
        </div>
      </dl>
      <p class="cost">
        <b>{t("analysis-cost", { lost: t("percent", { part: 100 * swing.lost }), error: measured(swing.error) })}</b>
        <span>{t("analysis-places", { place: swing.place, better: swing.better_place })}</span>
      </p>
      <div class="row">
        <a class="button" href={pathTo("replay", summary.match, `move=${swing.move - 1}`)}>
          <Icon name="play" />
          <span aria-hidden="true">{t("analysis-watch")}</span>
          <span class="unseen">{t("analysis-watch-move", { move: swing.move })}</span>
        </a>
        {!summary.aside && (
          <PlayOnButton
            from={{ summary, move: swing.move - 1, seat: swing.seat, better: swing.better }}
            text={t("analysis-try")}
          />
        )}
      </div>
    </article>
  );
}
