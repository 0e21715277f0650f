/** A game again, move by move; the address names the moment. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { moduleOf } from "../games/registry";
import { t } from "../i18n";
import { Frame } from "../parts/Frame";
import { Loaded, useLoad, Moment as Wait } from "../parts/Loaded";
import { Icon, IconButton, SeatMark } from "../parts/Marks";
import { CardDialog } from "../parts/table/Over";
import * as api from "../state/api";
import type { Moment, State, Summary } from "../state/protocol";
import { go, moveIn, pathTo } from "../state/router";
import { reducedMotion } from "../state/settings";

const PACE = 1100;

export function Replay({ match, hash }: { match: string; hash: string }): JSX.Element {
  const all = useLoad(async () => {
    const summary = await api.summary(match);
    const [components, module] = await Promise.all([
      api.components(summary.game, summary.book),
      moduleOf(summary.game),
    ]);
    return { summary, components, module };
  }, [match]);
  const wanted = moveIn(hash);
  const moment = useLoad(() => api.moment(match, wanted ?? 0), [match, wanted]);
  const [card, setCard] = useState<string | null>(null);
  return (
    <Frame title={t().replay.title} wide>
      <Loaded of={all}>
        {({ summary, components, module }) => (
          <div class="replay">
            <h1 class="unseen">
              {t().replay.title}: {summary.title}
            </h1>
            {moment.value && <Controls match={match} moment={moment.value} />}
            <Loaded of={moment}>
              {(now) => (
                <>
                  <Said moment={now} summary={summary} />
                  <module.Board
                    state={asState(now, summary)}
                    components={components}
                    choose={nothing}
                    play={nothing}
                    explain={nothing}
                    inspect={setCard}
                    picked={null}
                    recent={lastOf(now)}
                    reduced={reducedMotion()}
                  />
                </>
              )}
            </Loaded>
            {!moment.value && !moment.error && <Wait />}
            {card && <CardDialog card={card} components={components} module={module} close={() => setCard(null)} />}
          </div>
        )}
      </Loaded>
    </Frame>
  );
}

const nothing = (): void => undefined;
const lastOf = (moment: Moment): Moment["entries"] => moment.entries.filter((entry) => entry.move === moment.move);

/** A moment as the board knows states: nobody's seat, nothing to do. */
export const asState = (moment: Moment, summary: Summary): State => ({
  type: "state",
  seq: moment.move,
  summary: { ...summary, moves: moment.move, to_move: moment.view.to_move },
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
      <p>
        {lastOf(moment)
          .filter((entry) => entry.kind !== "turn")
          .map((entry) => entry.text)
          .join(" · ") || moment.view.sentence}
      </p>
      <ul class="plain scores" aria-label={t().replay.scores}>
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

function Controls({ match, moment }: { match: string; moment: Moment }): JSX.Element {
  const words = t().replay;
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
      if ((event.target as HTMLElement).matches("input")) return;
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
    <div class="controls" role="group" aria-label={words.title} title={words.keys}>
      <IconButton icon="first" label={words.first} disabled={move === 0} onClick={() => to(0)} />
      <IconButton icon="back" label={words.back} disabled={move === 0} onClick={() => to(move - 1)} />
      <button
        type="button"
        class="primary round"
        aria-label={playing ? words.pause : words.play}
        onClick={() => setPlaying(!playing)}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      <IconButton icon="forward" label={words.forward} disabled={move >= moves} onClick={() => to(move + 1)} />
      <IconButton icon="last" label={words.last} disabled={move >= moves} onClick={() => to(moves)} />
      <input
        type="range"
        min={0}
        max={moves}
        value={move}
        aria-label={words.slider}
        style={{ "--part": `${(move / Math.max(1, moves)) * 100}%` }}
        onInput={(event) => to(event.currentTarget.valueAsNumber)}
      />
      <span class="at">{words.move(move, moves)}</span>
      <button type="button" class="link" onClick={copy}>
        <Icon name={copied ? "check" : "open"} />
        {copied ? t().table.copied : words.link}
      </button>
    </div>
  );
}
