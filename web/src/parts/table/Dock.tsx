/** The dock: what I may do, what I have chosen, confirm, cancel, hint, undo. Everything the board can do works here too. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../../games/board";
import { listed, say, t } from "../../i18n";
import { hasWord, word } from "../../i18n/say";
import { hasWords } from "../../i18n/words";
import { warmLeft, warmth } from "../../state/model";
import {
  amountIn,
  firstOf,
  type Group,
  groupOf,
  isChain,
  nameIn,
  type Refusals,
  refusedNear,
  refusedOnce,
  related,
} from "../../state/moves";
import type { Summary } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { canBeTaken } from "../../state/seats";
import type { Table } from "../../state/table";
import { walkOver } from "../arrows";
import { Icon, SeatMark } from "../Marks";
import { Meter } from "../Meter";
import { Bid } from "./Bid";
import { wonSentence } from "./Finale";
import { HintButton, Hints } from "./Hints";
import { Notes, Preview } from "./Preview";

export interface DockProps {
  table: Table;
  module: GameModule | null;
  showRule: (number: string) => void;
}

export function Dock({ table, module, showRule }: DockProps): JSX.Element {
  const state = table.state.value;
  const all = table.groups.value;
  const picked = table.picked.value;
  const own = picked === null ? undefined : groupOf(all, firstOf(picked));
  return (
    <section class={`dock ${picked ? "chosen" : ""} ${table.mine.value ? "mine" : ""}`} aria-label={t("table-dock")}>
      {own && picked ? (
        <Chosen
          table={table}
          module={module}
          showRule={showRule}
          own={own}
          picked={picked}
          all={all}
          refusals={state?.refusals ?? {}}
        />
      ) : table.hint.value ? (
        <Hints table={table} />
      ) : (
        <Options table={table} all={all} refusals={state?.refusals ?? {}} />
      )}
      <div class="helps">
        <HintButton table={table} />
        <Undo table={table} />
      </div>
    </section>
  );
}

/** Whom the game waits for. */
function awaited(table: Table): string {
  const { summary } = table.state.value ?? {};
  const names = summary?.seats.filter((seat) => summary.waiting.includes(seat.seat)).map((seat) => seat.name) ?? [];
  return names.length > 0 ? t("table-waiting-for", { names: listed(names), minutes: 0 }) : "";
}

/** Where to go when the game is over. */
const Over = ({ table, summary }: { table: Table; summary: Summary }): JSX.Element => (
  <div class="idle over-idle">
    <p>{wonSentence(summary, table.seats)}</p>
    {summary.ranking.length > 0 && (
      <button type="button" onClick={() => (table.finale.value = true)}>
        <Icon name="again" />
        {t("finale-again")}
      </button>
    )}
    <a class="button" href={pathTo("replay", table.match, "move=0")}>
      <Icon name="play" />
      {t("end-replay")}
    </a>
  </div>
);

/** Nothing to do; a bot may have to warm up first, and one who watches may sit down where a seat can be taken. */
function Idle({ table }: { table: Table }): JSX.Element {
  const summary = table.state.value?.summary;
  const watching = table.seats.length === 0;
  const warm = warmth(table.model.value);
  if (summary?.status === "over") return <Over table={table} summary={summary} />;
  const free = watching && summary?.status === "playing" ? summary.seats.filter(canBeTaken) : [];
  return (
    <div class="idle">
      {warm === null ? (
        <p>{watching ? t("table-watching") : awaited(table)}</p>
      ) : (
        <p class="warm">
          <span>{t("bots-warm", { ...warmLeft(table.model.value) })}</span>
          <Meter label={t("bots-progress")} part={warm} />
        </p>
      )}
      {free.map((seat) => (
        <a key={seat.seat} class="button" href={pathTo("join", table.match, `seat=${seat.seat}`)}>
          <SeatMark colour={seat.colour} name={seat.name} size={22} />
          {t("seat-take")}
        </a>
      ))}
    </div>
  );
}

function Options({ table, all, refusals }: { table: Table; all: Group[]; refusals: Refusals }): JSX.Element {
  const [open, setOpen] = useState(false);
  if (!table.mine.value) return <Idle table={table} />;
  // On a slow line moves come before their words, and a button without words helps nobody.
  const named = hasWords(table.state.value?.summary.game ?? "") ? all : [];
  return (
    <div class={`options ${open ? "open" : ""}`}>
      <div class="optionhead">
        <h2>{t("table-all-moves")}</h2>
        <span class="count">{t("table-moves", { count: all.length })}</span>
        <button type="button" class="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? "less" : "more"} />
          <span>{t("table-why")}</span>
        </button>
      </div>
      <MoveList table={table} groups={named} />
      {open && (
        <ul class="plain refused" aria-label={t("table-refused")}>
          {refusedOnce(refusals).map((move) => (
            <Refused key={move} table={table} move={move} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** "snipe 2" as "Snipe", where the room of the game has a word for it: the reason beside it says the rest. */
function nameOf(words: string): string {
  const id = `deed-${nameIn(words)}`;
  return hasWord(id) ? word(id, { count: 0 }) : "";
}

/** Why a move is not possible: asked for when the list is opened. */
function Refused({ table, move }: { table: Table; move: string }): JSX.Element {
  const known = table.reasons.value;
  const why = known[move];
  useEffect(() => table.askWhy(move), [move, known]);
  return (
    <li>
      <button type="button" onClick={() => table.explain(move)}>
        {nameOf(move) && <b>{nameOf(move)}</b>}
        <span>{why ? say(why) : t("table-asking")}</span>
      </button>
    </li>
  );
}

/** Every legal move as a button; arrow keys walk along them. */
function MoveList({ table, groups: list }: { table: Table; groups: Group[] }): JSX.Element {
  return (
    <ul class="plain movelist" onKeyDown={(event) => walkOver(event)} aria-label={t("table-all-moves")}>
      {list.map((group) => (
        <li key={group.key}>
          <button
            type="button"
            data-move={group.moves[0]?.words}
            title={say(group.say)}
            disabled={table.sending.value}
            onClick={() => group.moves[0] && table.propose(group.moves[0].words)}
          >
            <span>{say(group.say)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Chosen(props: DockProps & { own: Group; picked: string; all: Group[]; refusals: Refusals }): JSX.Element {
  const { table, module, showRule, own, picked, all, refusals } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => confirm.current?.focus({ preventScroll: true }), [own.key]); // Enter confirms at once
  const chain = isChain(picked);
  const others = chain ? [] : related(all, picked).filter((group) => group !== own);
  const refused = chain ? [] : refusedNear(refusals, picked, module?.alike);
  const move = own.moves.find((one) => one.words === firstOf(picked));
  return (
    <div class="chosenmove">
      <div class="choice">
        <h2 class="unseen">{t("table-chosen")}</h2>
        <p class="chosentext" aria-live="polite">
          {(chain && module?.told?.(picked)) || (move && say(move.say))}
        </p>
        <Preview table={table} picked={picked} module={module} />
      </div>
      {own.moves.length > 1 && !chain && <Bid group={own} picked={picked} pick={table.propose} />}
      <Notes table={table} picked={picked} kept={move !== undefined && amountIn(own, move) > 0} showRule={showRule} />
      {(others.length > 0 || refused.length > 0) && (
        <div class="nearby" role="group" aria-label={t("table-also")}>
          {others.map((group) => (
            <button key={group.key} type="button" onClick={() => group.moves[0] && table.propose(group.moves[0].words)}>
              {say(group.say)}
            </button>
          ))}
          {refused.map((name) => (
            <NotPossible key={name} table={table} move={name} />
          ))}
        </div>
      )}
      <div class="decide">
        <button type="button" class="primary big" ref={confirm} onClick={table.confirm}>
          <Icon name="check" />
          {t("table-confirm")}
          <kbd>{t("about-key-enter")}</kbd>
        </button>
        <button type="button" class="big" onClick={table.cancel}>
          <Icon name="close" />
          {t("table-cancel")}
          <kbd>{t("about-key-escape")}</kbd>
        </button>
      </div>
    </div>
  );
}

function NotPossible({ table, move }: { table: Table; move: string }): JSX.Element {
  const why = table.reasons.value[move];
  const ask = (): void => table.askWhy(move);
  return (
    <button
      type="button"
      class="refusedone"
      title={why ? say(why) : undefined}
      onPointerEnter={ask}
      onFocus={ask}
      onClick={() => table.explain(move)}
    >
      {nameOf(move) && <s>{nameOf(move)}</s>} <span>{t("table-why")}</span>
    </button>
  );
}

const UNDO = { free: "table-undo", ask: "table-undo-ask", withdraw: "table-withdraw" };

function Undo({ table }: { table: Table }): JSX.Element | null {
  const undo = table.state.value?.undo;
  if (!undo || table.picked.value) return null;
  const asking = table.seats.includes(table.model.value.asked?.seat ?? -1);
  const name = asking ? t("undo-asked-short") : t(UNDO[undo]);
  return (
    <button type="button" class="undo" title={name} disabled={table.sending.value || asking} onClick={table.undo}>
      <Icon name="undo" />
      <span>{name}</span>
    </button>
  );
}
