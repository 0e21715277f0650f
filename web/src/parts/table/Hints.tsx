/** What a search would play here: asked for by a button or by H, thought about, then up to three moves, the best first. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say, t } from "../../i18n";
import { warmLeft, warmth } from "../../state/model";
import type { Good } from "../../state/protocol";
import type { Table } from "../../state/table";
import { Icon } from "../Marks";
import { Meter } from "../Meter";

/** A hint takes about a second; one that takes longer than this waits for the compiler. */
const COLD = 4000;

export function HintButton({ table }: { table: Table }): JSX.Element | null {
  if (!table.helped.value || table.picked.value) return null;
  const open = table.hint.value !== null;
  return (
    <button
      type="button"
      class="hintbutton"
      aria-expanded={open}
      aria-keyshortcuts="h"
      disabled={table.sending.value}
      title={t("hint-key", { title: open ? t("hint-close") : t("hint-title") })}
      onClick={() => (open ? table.dropHint() : table.askHint())}
    >
      <Icon name={open ? "close" : "lamp"} />
      {open ? (
        <span class="unseen">{t("hint-close")}</span>
      ) : (
        <>
          <span class="name">{t("hint-ask")}</span>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: only the button around it takes the focus. */}
          <kbd aria-hidden="true">H</kbd>
        </>
      )}
    </button>
  );
}

/** The key H: asks, or closes what was answered; where there are others, says why there are no hints. */
export function pressHint(table: Table): void {
  if (table.helped.value) {
    if (table.hint.value) table.dropHint();
    else table.askHint();
  } else if (table.mine.value) table.notice.value = { own: "hint-others" };
}

export function Hints({ table }: { table: Table }): JSX.Element | null {
  const hint = table.hint.value;
  if (!hint) return null;
  const games = hint.moves?.reduce((sum, move) => sum + move.simulations, 0) ?? 0;
  return (
    <section class="hints" aria-label={t("hint-title")}>
      <div class="hinthead">
        <h2>{t("hint-title")}</h2>
        <small>{hint.moves && hint.moves.length > 0 ? t("hint-about", { games }) : ""}</small>
      </div>
      {hint.moves ? <Proposed table={table} moves={hint.moves} /> : <Thinking table={table} />}
    </section>
  );
}

/** As high as the moves that will come. */
function Thinking({ table }: { table: Table }): JSX.Element {
  const [cold, setCold] = useState(false);
  const part = warmth(table.model.value);
  useEffect(() => {
    const timer = setTimeout(() => setCold(true), COLD);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="hintwait">
      <span role="status">
        {cold || part !== null ? t("hint-warm", { ...warmLeft(table.model.value) }) : t("hint-thinking")}
      </span>
      <Meter label={t("hint-thinking")} part={part} />
    </div>
  );
}

/** The move that was chosen from the list last: when one comes back to it, the focus is there. */
let chosen: string | null = null;

function Proposed({ table, moves }: { table: Table; moves: Good[] }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const on = document.activeElement;
    if (on && on !== document.body && !on.closest(".dock")) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    (buttons.find((button) => button.dataset.move === chosen) ?? buttons[0])?.focus({ preventScroll: true });
    chosen = null;
  }, []);
  const choose = (words: string): void => {
    chosen = words;
    table.propose(words);
  };
  return (
    <>
      <p class="unseen" role="status">
        {moves.length > 0 ? t("hint-told", { count: moves.length }) : t("hint-none")}
      </p>
      {moves.length === 0 && <p class="dim">{t("hint-none")}</p>}
      <ol class="plain proposed" ref={list} onKeyDown={(event) => walk(event, list.current)}>
        {moves.map((move, index) => (
          <li key={move.words}>
            <Proposal move={move} rank={index + 1} choose={choose} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Proposal({ move, rank, choose }: { move: Good; rank: number; choose: (words: string) => void }): JSX.Element {
  return (
    <button type="button" data-move={move.words} title={say(move.say)} onClick={() => choose(move.words)}>
      <span class="rank" aria-hidden="true">
        {rank}
      </span>
      <span class="text">{say(move.say)}</span>
      <span class="promise">
        <span>{t("hint-place", { place: move.place })}</span>
        <span class="unseen">, </span>
        <span>{t("hint-win", { win: 100 * move.win })}</span>
      </span>
      <i class="odds" aria-hidden="true">
        <b style={{ width: percentWidth(move.win) }} />
      </i>
    </button>
  );
}

const percentWidth = (part: number): string => `${Math.max(0, Math.min(1, part)) * 100}%`;

/** Arrow keys walk along the moves. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(index + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
