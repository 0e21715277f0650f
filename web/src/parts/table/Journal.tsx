/** What happened, by turn, with the rule of each line; what is new since my last turn is marked and can be stepped through. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { folded } from "../../i18n/folded";
import { tell } from "../../i18n/say";
import { byTurn } from "../../state/model";
import type { Entry, SummarySeat } from "../../state/protocol";
import { SeatMark } from "../Marks";
import { called } from "../you";

export interface JournalProps {
  journal: Entry[];
  seats: SummarySeat[];
  /** The last move that is no news; null where nobody sits. */
  acted: number | null;
  showRule: (number: string) => void;
  /** The move that is looked at in the past; null in the present. */
  past: number | null;
  /** Steps through what is new, on the board. */
  stepThrough: () => void;
  /** Whose journal this is: a spectator has no turns. */
  watching: boolean;
  /** The seats held here. */
  mine: readonly number[];
}

export function Journal(props: JournalProps): JSX.Element {
  const { journal, seats, acted, showRule, past, stepThrough, watching, mine } = props;
  const [query, setQuery] = useState("");
  const [seat, setSeat] = useState<number | null>(null);
  const [onlyNew, setOnlyNew] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const news = acted === null ? [] : journal.filter((entry) => entry.move > acted && entry.kind !== "turn");
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [journal.length]);
  useEffect(() => list.current?.querySelector(".line.first")?.scrollIntoView({ block: "nearest" }), []);
  useEffect(
    () => void (past !== null && list.current?.querySelector(".step")?.scrollIntoView({ block: "center" })),
    [past],
  );

  const fits = (entry: Entry): boolean =>
    entry.kind === "turn"
      ? !query && !(onlyNew && acted !== null && entry.move < acted)
      : (!query || folded(tell(entry.say)).includes(folded(query))) &&
        (seat === null || entry.seat === seat) &&
        (!onlyNew || news.includes(entry));
  const shown = journal.filter(fits);
  const turns = byTurn(shown).filter((turn) => turn.entries.length > 0 || (!query && seat === null && !onlyNew));
  const firstNew = news.find((entry) => shown.includes(entry));
  const since = watching ? t("journal-since-watch") : t("journal-since");

  return (
    <div class="journal">
      <div class="filters">
        <input
          type="search"
          aria-label={t("journal-filter")}
          placeholder={t("journal-filter")}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <div class="who" role="group" aria-label={t("table-players")}>
          {seats.map((one) => (
            <button
              key={one.seat}
              type="button"
              aria-pressed={seat === one.seat}
              aria-label={called(mine, one)}
              title={called(mine, one)}
              onClick={() => setSeat(seat === one.seat ? null : one.seat)}
            >
              <SeatMark colour={one.colour} name={called(mine, one)} size={22} />
            </button>
          ))}
          {news.length > 0 && (
            <button type="button" class="text" aria-pressed={onlyNew} onClick={() => setOnlyNew(!onlyNew)}>
              {t("journal-only")}
            </button>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div class="lines" ref={list} tabIndex={0} role="log" aria-label={t("table-journal")}>
        {turns.length === 0 && <p class="dim">{journal.length === 0 ? t("journal-empty") : t("journal-nothing")}</p>}
        {turns.map((turn, index) => (
          <section key={index}>
            <h3>{turn.title ? tell(turn.title.say) : t("journal-beginning")}</h3>
            <ul class="plain">
              {turn.entries.map((entry, at) => (
                <Line
                  key={at}
                  entry={entry}
                  seats={seats}
                  isNew={news.includes(entry)}
                  first={entry === firstNew}
                  step={entry.move === past}
                  since={since}
                  showRule={showRule}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {news.length > 0 && past === null && (
        <div class="stepper">
          <button type="button" onClick={stepThrough}>
            {t("journal-step", { since, count: new Set(news.map((entry) => entry.move)).size })}
          </button>
        </div>
      )}
    </div>
  );
}

function Line(props: {
  entry: Entry;
  seats: SummarySeat[];
  isNew: boolean;
  first: boolean;
  step: boolean;
  since: string;
  showRule: (number: string) => void;
}): JSX.Element {
  const { entry, seats, isNew, first, step, since, showRule } = props;
  const { rule } = entry.say;
  const colour = seats.find((one) => one.seat === entry.seat)?.colour;
  return (
    <li class={`line ${isNew ? "new" : ""} ${first ? "first" : ""} ${step ? "step" : ""}`}>
      {first && <span class="mark">{since}</span>}
      {colour ? <SeatMark colour={colour} size={14} /> : <span />}
      <span class="said">{tell(entry.say)}</span>
      {rule && (
        <button type="button" class="rule" aria-label={t("rule", { number: rule })} onClick={() => showRule(rule)}>
          {rule}
        </button>
      )}
    </li>
  );
}
