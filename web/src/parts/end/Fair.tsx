/** Whether the deal was fair: what this browser kept against what is published now, and how to check the rest at home. */

import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import * as api from "../../state/api";
import { commandFor, type Finding, judge, judgeLog, known } from "../../state/fair";
import type { Ending, Summary } from "../../state/protocol";
import { judgeSignature } from "../../state/signature";
import { asApiError, sentenceOf } from "../Loaded";
import { Icon } from "../Marks";

/** The server's replay of the whole log comes to the points that were counted; its word, so it proves nothing alone. */
async function judgeReplay({ match, moves, aside }: Summary, { ranking }: Ending): Promise<Finding> {
  if (aside) return { what: "replay-aside", good: null };
  const { scores } = await api.moment(match, moves);
  const good = ranking.every(({ seat, points }) => scores[seat] === points);
  return { what: good ? "replay-good" : "replay-bad", good: good ? null : false };
}

async function look(summary: Summary, ending: Ending): Promise<Finding[]> {
  const [log, replay] = await Promise.all([api.log(summary.match), judgeReplay(summary, ending)]);
  const signed = await judgeSignature(log, ending.key);
  return [...judge(known(summary.match), ending), judgeLog(log, ending, summary.moves), ...signed, replay];
}

export function Fair({ summary, ending }: { summary: Summary; ending: Ending }): JSX.Element {
  const [found, setFound] = useState<Finding[] | null>(null);
  const [trouble, setTrouble] = useState("");
  useLayoutEffect(() => setFound(null), [ending]);
  const check = (): void =>
    void look(summary, ending).then(setFound, (failure: unknown) => setTrouble(sentenceOf(asApiError(failure))));
  if (!ending.commitment) return <NoShuffle summary={summary} ending={ending} />;
  return (
    <section class="sheetcard fair">
      <h2>{t("end-fair")}</h2>
      <p>{t(ending.secret === null ? "end-fair-about" : "end-fair-several")}</p>
      {found ? (
        <Verdict found={found} />
      ) : (
        <button type="button" onClick={check}>
          <Icon name="seal" />
          {t("end-check")}
        </button>
      )}
      <Numbers summary={summary} ending={ending} />
      <AtHome summary={summary} ending={ending} />
      {trouble && (
        <p class="wrong" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

/** Its deal is known from another match, so there is nothing to check but the log. */
const NoShuffle = ({ summary, ending }: { summary: Summary; ending: Ending }): JSX.Element => (
  <section class="sheetcard fair">
    <h2>{t("end-fair")}</h2>
    <p>{t(summary.imported ? "end-fair-import" : "end-fair-whatif")}</p>
    <AtHome summary={summary} ending={ending} />
  </section>
);

function Verdict({ found }: { found: Finding[] }): JSX.Element {
  const wrong = found.filter(({ good }) => good === false);
  const bad = wrong.length > 0;
  const unlike = wrong.every(({ what }) => what.startsWith("signed")) ? "end-bad-log" : "end-bad";
  const kept = found.some(({ what }) => what === "kept-good");
  return (
    <div role="status">
      <p class={bad ? "wrong" : "right"}>
        <Icon name={bad ? "close" : "seal"} />
        {t(bad ? unlike : kept ? "end-good" : "end-good-unkept")}
      </p>
      <ul class="plain findings">
        {found.map(({ what, good, count }) => (
          <li key={what} class={good === null ? "note" : good ? "right" : "wrong"}>
            <Icon name={good === null ? "less" : good ? "check" : "close"} />
            <span>{t(`fair-${what}`, { count: count ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Numbers({ summary, ending }: { summary: Summary; ending: Ending }): JSX.Element {
  const rows = [
    [t("end-commitment"), known(summary.match).commitment ?? summary.commitment],
    ending.secret === null ? [t("end-salt"), ending.salt] : [t("end-secret"), ending.secret],
    ...ending.nonces.flatMap((nonce, seat) =>
      nonce ? [[t("end-nonce", { name: summary.seats[seat]?.name ?? "" }), nonce]] : [],
    ),
    [t("end-seed"), ending.seed],
    [t("end-key"), ending.key],
  ];
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rules are not in this browser: whoever trusts nobody replays the log with a program of their own. */
function AtHome({ summary, ending }: { summary: Summary; ending: Ending }): JSX.Element {
  return (
    <div class="athome">
      <p>{t("fair-at-home")}</p>
      <code>{commandFor({ ...known(summary.match), match: summary.match }, ending)}</code>
      <a class="button" href={api.logAddress(summary.match)} download={`watershed-${summary.match}.json`}>
        <Icon name="log" />
        {t("end-log")}
      </a>
    </div>
  );
}
