/** The dock: what I may do, what I have chosen, confirm, take back, hint, undo. Everything the board can do works here too. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../../games/board";
import { t } from "../../i18n";
import { warmth } from "../../state/model";
import { amountIn, type Group, groupOf, refusedNear, refusedOnce, related } from "../../state/moves";
import type { Refusal } from "../../state/protocol";
import { pathTo } from "../../state/router";
import { canBeTaken } from "../../state/seats";
import type { Table } from "../../state/table";
import { walkOver } from "../arrows";
import { Icon, SeatMark } from "../Marks";
import { Meter } from "../Meter";
import { Bid } from "./Bid";
import { Foreseen, Notes } from "./Foreseen";
import { HintButton, Hints } from "./Hints";

export interface DockProps {
  table: Table;
  module: GameModule | null;
  showRule: (number: string) => void;
}

export function Dock({ table, module, showRule }: DockProps): JSX.Element {
  const state = table.state.value;
  const all = table.groups.value;
  const picked = table.picked.value;
  const own = picked === null ? undefined : groupOf(all, picked);
  return (
    <section class={`dock ${picked ? "chosen" : ""} ${table.mine.value ? "mine" : ""}`} aria-label={t().table.dock}>
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

/** Nothing to do; a bot may have to warm up first, and one who watches may sit down where a seat can be taken. */
function Idle({ table }: { table: Table }): JSX.Element {
  const summary = table.state.value?.summary;
  const watching = table.seats.length === 0;
  const warm = warmth(table.model.value);
  const free = watching && summary?.status === "playing" ? summary.seats.filter(canBeTaken) : [];
  return (
    <div class="idle">
      {warm === null ? (
        <p>{watching ? t().table.watching : t().table.notYours}</p>
      ) : (
        <p class="warm">
          <span>{t().bots.warm}</span>
          <Meter label={t().bots.progress} part={warm} />
        </p>
      )}
      {free.map((seat) => (
        <a key={seat.seat} class="button" href={pathTo("join", table.match, `seat=${seat.seat}`)}>
          <SeatMark colour={seat.colour} name={seat.name} size={22} />
          {t().seat.take}
        </a>
      ))}
    </div>
  );
}

function Options({
  table,
  all,
  refusals,
}: {
  table: Table;
  all: Group[];
  refusals: Record<string, Refusal>;
}): JSX.Element {
  const words = t().table;
  const [open, setOpen] = useState(false);
  if (!table.mine.value) return <Idle table={table} />;
  return (
    <div class={`options ${open ? "open" : ""}`}>
      <div class="optionhead">
        <h2>{words.allMoves}</h2>
        <span class="count">{words.moves(all.length)}</span>
        <button type="button" class="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? "less" : "more"} />
          <span>{words.why}</span>
        </button>
      </div>
      <MoveList table={table} groups={all} />
      {open && (
        <ul class="plain refused" aria-label={words.refused}>
          {refusedOnce(refusals).map(([move, why]) => (
            <li key={move}>
              <button type="button" onClick={() => table.explain(move)}>
                <b>{nameOf(move)}</b>
                <span>{why.sentence}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** "snipe 2" as "Snipe": the sentence beside it says the rest. */
function nameOf(words: string): string {
  const [name = ""] = words.split(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Every legal move as a button; arrow keys walk along them. */
function MoveList({ table, groups: list }: { table: Table; groups: Group[] }): JSX.Element {
  return (
    <ul class="plain movelist" onKeyDown={(event) => walkOver(event)} aria-label={t().table.allMoves}>
      {list.map((group) => (
        <li key={group.key}>
          <button
            type="button"
            data-move={group.moves[0]?.words}
            title={group.label}
            disabled={table.sending.value}
            onClick={() => group.moves[0] && table.propose(group.moves[0].words)}
          >
            <span>{group.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Chosen(
  props: DockProps & { own: Group; picked: string; all: Group[]; refusals: Record<string, Refusal> },
): JSX.Element {
  const { table, module, showRule, own, picked, all, refusals } = props;
  const words = t().table;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), [own.key]);
  const others = related(all, picked).filter((group) => group !== own);
  const refused = refusedNear(refusals, picked, module?.alike);
  const move = own.moves.find((one) => one.words === picked);
  return (
    <div class="chosenmove">
      <div class="choice">
        <h2 class="unseen">{words.chosen}</h2>
        <p class="chosentext" aria-live="polite">
          {move?.text}
        </p>
        <Foreseen table={table} picked={picked} module={module} />
      </div>
      {own.moves.length > 1 && <Bid group={own} picked={picked} pick={table.propose} />}
      <Notes table={table} picked={picked} kept={move !== undefined && amountIn(own, move) > 0} showRule={showRule} />
      {(others.length > 0 || refused.length > 0) && (
        <div class="nearby" role="group" aria-label={words.also}>
          {others.map((group) => (
            <button key={group.key} type="button" onClick={() => group.moves[0] && table.propose(group.moves[0].words)}>
              {group.label}
            </button>
          ))}
          {refused.map(([name, why]) => (
            <button
              key={name}
              type="button"
              class="refusedone"
              title={why.sentence}
              onClick={() => table.explain(name)}
            >
              <s>{nameOf(name)}</s> <span>{words.why}</span>
            </button>
          ))}
        </div>
      )}
      <div class="decide">
        <button type="button" class="primary big" ref={confirm} onClick={table.confirm}>
          <Icon name="check" />
          {words.confirm}
          <kbd>Enter</kbd>
        </button>
        <button type="button" class="big" onClick={table.takeBack}>
          <Icon name="close" />
          {words.takeBack}
          <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}

function Undo({ table }: { table: Table }): JSX.Element | null {
  const undo = table.state.value?.undo;
  if (!undo || table.picked.value) return null;
  return (
    <button type="button" class="undo" disabled={table.sending.value} onClick={table.undo}>
      <Icon name="undo" />
      {undo === "free" ? t().table.undo : t().table.undoAsk}
    </button>
  );
}
