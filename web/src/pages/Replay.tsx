/** A game again, move by move; the address names the moment. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say, t, word } from "../i18n";
import { useSitting } from "../i18n/say";
import { Frame } from "../parts/Frame";
import { Loaded, useLoad, Moment as Wait } from "../parts/Loaded";
import { Icon, IconButton, SeatMark } from "../parts/Marks";
import { NotesHere } from "../parts/notes/NotesHere";
import { CardDialog } from "../parts/table/Over";
import { loadThings } from "../parts/things";
import { Brought } from "../parts/whatif/Brought";
import { PlayOnButton } from "../parts/whatif/PlayOnButton";
import { Whence } from "../parts/whatif/Whence";
import * as api from "../state/api";
import type { Moment, State, Summary } from "../state/protocol";
import { go, moveIn, pathTo } from "../state/router";
import { seatsAt } from "../state/seats";
import { reducedMotion } from "../state/settings";

const PACE = 1100;

export function Replay({ match, hash }: { match: string; hash: string }): JSX.Element {
  const all = useLoad(async () => {
    const summary = await api.summary(match);
    return { summary, ...(await loadThings(summary.game, summary.book)) };
  }, [match]);
  useSitting(
    all.value?.summary.game,
    all.value?.summary.seats.map((seat) => seat.name),
  );
  const wanted = moveIn(hash);
  const moment = useLoad(() => api.moment(match, wanted ?? 0), [match, wanted]);
  const [card, setCard] = useState<string | null>(null);
  return (
    <Frame title={t("replay-title")} wide>
      <Loaded of={all}>
        {({ summary, components, module }) => (
          <div class="replay">
            <h1 class="unseen">{t("replay-of", { title: word("title") || summary.title })}</h1>
            {moment.value && <Controls match={match} moment={moment.value} summary={summary} />}
            <Whence summary={summary} />
            <Brought summary={summary} />
            <Loaded of={moment}>
              {(now) => (
                <>
                  <Said moment={now} summary={summary} />
                  <section class="boardroom" aria-label={t("table-board")}>
                    <module.Board
                      state={asState(now, summary)}
                      components={components}
                      choose={nothing}
                      play={nothing}
                      explain={nothing}
                      askWhy={nothing}
                      reasons={NONE}
                      inspect={setCard}
                      picked={null}
                      recent={lastOf(now)}
                      reduced={reducedMotion()}
                    />
                  </section>
                </>
              )}
            </Loaded>
            {!moment.value && !moment.error && <Wait />}
            <NotesHere match={match} />
            {card && <CardDialog card={card} components={components} module={module} close={() => setCard(null)} />}
          </div>
        )}
      </Loaded>
    </Frame>
  );
}

const NONE = {};
const nothing = (): void => undefined;
const lastOf = (moment: Moment): Moment["entries"] => moment.entries.filter((entry) => entry.move === moment.move);

/** A moment as the board knows states: nobody's seat, nothing to do. */
export const asState = (moment: Moment, summary: Summary): State => ({
  type: "state",
  seq: moment.move,
  summary: { ...summary, moves: moment.move, to_move: moment.view.to_move, waiting: moment.view.waiting },
  seat: null,
  view: moment.view,
  moves: [],
  refusals: {},
  entries: moment.entries,
  from: 0,
  undo: null,
});

function Said({ moment, summary }: { moment: Moment; summary: Summary }): JSX.Element {
  return (
    <div class="moment" role="status">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <p tabIndex={0}>
        {lastOf(moment)
          .filter((entry) => entry.kind !== "turn")
          .map((entry) => say(entry.say))
          .join(" · ") || say(moment.view.prompt)}
      </p>
      <ul class="plain scores" aria-label={t("replay-scores")}>
        {moment.scores.map((points, seat) => (
          <li key={seat}>
            <SeatMark colour={summary.seats[seat]?.colour ?? "red"} name={summary.seats[seat]?.name ?? ""} size={22} />
            <b>{points}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why nobody can play on from any moment. */
function whyNever({ status, aside, imported }: Summary): string | null {
  if (aside) return t("whatif-not-aside");
  return status === "over" || imported ? null : t("whatif-not-yet");
}

/** Why nobody can play on from this one. */
function whyNot(summary: Summary, { move, moves, view }: Moment): string | null {
  const never = whyNever(summary);
  if (never) return never;
  return move === moves && view.waiting.length === 0 ? t("whatif-not-end") : null;
}

function Controls({ match, moment, summary }: { match: string; moment: Moment; summary: Summary }): JSX.Element {
  const { move, moves } = moment;
  const [playing, setPlaying] = useState(false);
  const [copied, setCopied] = useState(false);
  const to = (next: number): void => go(pathTo("replay", match, `move=${Math.max(0, Math.min(moves, next))}`), true);
  useEffect(() => {
    if (!playing) return undefined;
    if (move >= moves) return setPlaying(false);
    const timer = setTimeout(() => to(move + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, move]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement).matches("input, select, button, textarea") && event.key === " ") return;
      if ((event.target as HTMLElement).matches("input, textarea")) return;
      const next = { ArrowLeft: move - 1, ArrowRight: move + 1, Home: 0, End: moves }[event.key];
      if (next !== undefined) to(next);
      else if (event.key === " ") setPlaying(!playing);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const copy = (): void => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true), nothing);
  return (
    <div class="controls" role="group" aria-label={t("replay-title")} title={t("replay-keys")}>
      <IconButton icon="first" label={t("replay-first")} disabled={move === 0} onClick={() => to(0)} />
      <IconButton icon="back" label={t("replay-back")} disabled={move === 0} onClick={() => to(move - 1)} />
      <button
        type="button"
        class="primary round"
        aria-label={playing ? t("replay-pause") : t("replay-play")}
        onClick={() => setPlaying(!playing)}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      <IconButton icon="forward" label={t("replay-forward")} disabled={move >= moves} onClick={() => to(move + 1)} />
      <IconButton icon="last" label={t("replay-last")} disabled={move >= moves} onClick={() => to(moves)} />
      <input
        type="range"
        min={0}
        max={moves}
        value={move}
        aria-label={t("replay-slider")}
        style={{ "--part": `${(move / Math.max(1, moves)) * 100}%` }}
        onInput={(event) => to(event.currentTarget.valueAsNumber)}
      />
      <span class="at">{t("replay-move", { move, moves })}</span>
      <PlayOnButton
        from={{ summary, move, seat: seatsAt(match)[0]?.seat ?? moment.view.to_move ?? undefined }}
        text={t("whatif-here")}
        why={whyNot(summary, moment)}
      />
      {whyNever(summary) && <small class="dim whynot">{whyNever(summary)}</small>}
      <button type="button" class="link" onClick={copy}>
        <Icon name={copied ? "check" : "open"} />
        {copied ? t("copied") : t("replay-link")}
      </button>
    </div>
  );
}
