/** What the chosen move would change: mine first, then the others', then the table's, as icons with plus and minus. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameModule, Meaning } from "../../games/board";
import { listed, say, t, word } from "../../i18n";
import { inOrder, type Preview as Known, signed } from "../../state/preview";
import type { Change, Summary } from "../../state/protocol";
import type { Table } from "../../state/table";
import { SeatMark } from "../Marks";
import { called } from "../you";

interface Props {
  table: Table;
  picked: string;
  module: GameModule | null;
}

/** A game whose room draws no icons has words for its numbers: `change-tokens` and so on. */
const plain = (what: string): Meaning => ({ label: word(`change-${what}`), icon: word(`change-${what}`) });

/** The strip keeps its height whatever comes into it. */
export function Preview({ table, picked, module }: Props): JSX.Element {
  const preview = table.preview.value;
  const summary = table.state.value?.summary;
  const me = table.state.value?.seat ?? null;
  const meaning = (what: string): Meaning => module?.meaning?.(what) ?? plain(what);
  const parts = preview && summary ? inOrder(preview.changes, me, summary.seats.length) : [];
  return (
    <>
      <div
        class={`preview ${preview?.move === picked ? "" : "late"}`}
        role="group"
        aria-label={t("preview-title")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {parts.map((part) => (
          <span key={part.seat} class="of">
            <Whose seat={part.seat} me={me} seats={table.seats} summary={summary} />
            {part.changes.map((change) => (
              <Delta key={change.what} change={change} meaning={meaning(change.what)} />
            ))}
          </span>
        ))}
        {preview && parts.length + preview.notes.length === 0 && <span class="dim">{t("preview-nothing")}</span>}
      </div>
      <Told preview={preview} picked={picked} text={preview ? spoken(preview, me, summary, meaning) : ""} />
    </>
  );
}

function Whose({
  seat,
  me,
  seats,
  summary,
}: {
  seat: number | null;
  me: number | null;
  seats: readonly number[];
  summary: Summary | undefined;
}): JSX.Element | null {
  const person = summary?.seats.find((one) => one.seat === seat);
  if (!person) return null;
  return (
    <b class="whose">
      <SeatMark colour={person.colour} name={called(seats, person)} size={20} />
      {seat === me ? t("preview-you") : <span class="unseen">{person.name}</span>}
    </b>
  );
}

const Delta = ({ change, meaning }: { change: Change; meaning: Meaning }): JSX.Element => (
  <span
    class={`delta ${change.after < change.before ? "down" : "up"}`}
    title={t("preview-tip", { what: meaning.label, before: change.before, after: change.after })}
  >
    <span class="unseen">{meaning.label} </span>
    <span class="what" aria-hidden="true">
      {meaning.icon}
    </span>
    <b>{signed(change)}</b>
  </span>
);

/** "You: tokens −4, to 2. Supply +4, to 19." */
function spoken(
  preview: Known,
  me: number | null,
  summary: Summary | undefined,
  meaning: (what: string) => Meaning,
): string {
  const parts = inOrder(preview.changes, me, summary?.seats.length ?? 1).map(({ seat, changes }) => {
    const all = changes.map((change) =>
      t("preview-change", { what: meaning(change.what).label, by: signed(change), after: change.after }),
    );
    const who = seat === me ? t("preview-you") : seat === null ? "" : (summary?.seats[seat]?.name ?? "");
    return who ? t("preview-of", { who, changes: listed(all) }) : `${all.join(", ")}.`;
  });
  return [...parts, ...preview.notes.map((note) => say(note))].join(" ") || t("preview-nothing");
}

/** One polite sentence, once the numbers are those of what is chosen. */
function Told({ preview, picked, text }: { preview: Known | null; picked: string; text: string }): JSX.Element {
  const [told, setTold] = useState("");
  useEffect(() => {
    if (preview?.move === picked) setTold(text);
  }, [preview, picked]);
  return (
    <p class="unseen" role="status">
      {told}
    </p>
  );
}

/** What is worth knowing beside the numbers, such as what a snipe would pay; each with its rule. `kept` keeps room for it before it comes. */
export function Notes({
  table,
  picked,
  kept,
  showRule,
}: {
  table: Table;
  picked: string;
  kept: boolean;
  showRule: (number: string) => void;
}): JSX.Element {
  const preview = table.preview.value;
  return (
    <div class={`previewnotes ${kept ? "kept" : ""} ${preview?.move === picked ? "" : "late"}`}>
      {preview?.notes.map((note) => (
        <p key={JSON.stringify(note)}>
          {say(note)} {note.rule && <Rule number={note.rule} showRule={showRule} />}
        </p>
      ))}
    </div>
  );
}

const Rule = ({ number, showRule }: { number: string; showRule: (number: string) => void }): JSX.Element => (
  <button type="button" class="rule" onClick={() => showRule(number)}>
    {t("rule", { number })}
  </button>
);
