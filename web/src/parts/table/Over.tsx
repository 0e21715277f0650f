/** What is shown over the board: why not, a question, a card, and leaving. */

import type { ComponentChildren, FunctionComponent, JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../../games/board";
import { listed, say, t, thing } from "../../i18n";
import { beside, pressed } from "../../state/pressed";
import type { Components } from "../../state/protocol";
import type { Notice, Table } from "../../state/table";
import { unreachable } from "../Later";
import { Trouble, useLoad } from "../Loaded";
import { IconButton } from "../Marks";
import type { Things } from "../things";

export function Toast({
  notice,
  close,
  showRule,
}: {
  notice: Notice;
  close: () => void;
  showRule: (number: string) => void;
}): JSX.Element {
  const rule = "own" in notice ? undefined : notice.say.rule;
  useEffect(() => {
    const timer = setTimeout(close, 12_000);
    return () => clearTimeout(timer);
  }, [notice]);
  const [box, place] = useBeside(notice);
  return (
    <div class={`toast ${place ? "beside" : ""}`} role="alert" ref={box} style={place ?? {}}>
      <p>{"own" in notice ? t(notice.own, notice.args) : say(notice.say)}</p>
      <div class="row">
        {rule && (
          <button type="button" class="rule" onClick={() => showRule(rule)}>
            {t("rule", { number: rule })}
          </button>
        )}
        <IconButton icon="close" label={t("close")} onClick={close} />
      </div>
    </div>
  );
}

/** Beside what was pressed, if that is what it answers. */
function useBeside(about: Notice): [RefObject<HTMLDivElement | null>, { left: string; top: string } | null] {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: string; top: string } | null>(null);
  useLayoutEffect(() => {
    const from = pressed();
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
    const found = from && beside(from, { width, height }, { width: innerWidth, height: innerHeight });
    setPlace(found && { left: `${found.left}px`, top: `${found.top}px` });
  }, [about]);
  return [box, place];
}

/** The one who asked for an undo sees that it was asked, and whom it waits for. */
export function Asking({ table }: { table: Table }): JSX.Element | null {
  const asked = table.model.value.asked;
  if (!asked || !table.seats.includes(asked.seat)) return null;
  const people = table.state.value?.summary.seats.filter((seat) => seat.kind === "person") ?? [];
  const names = people.filter((seat) => !table.seats.includes(seat.seat)).map((seat) => seat.name);
  return (
    <div class="toast asking" role="status">
      <p>{t("undo-asked", { names: listed(names) })}</p>
    </div>
  );
}

export function Question({ table }: { table: Table }): JSX.Element | null {
  const asked = table.model.value.asked;
  if (!asked || table.seats.length === 0 || table.seats.includes(asked.seat)) return null;
  return (
    <div class="toast question" role="alert">
      <p>{t("table-asks", { name: asked.name })}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => table.consent(true)}>
          {t("table-allow")}
        </button>
        <button type="button" onClick={() => table.consent(false)}>
          {t("table-deny")}
        </button>
      </div>
    </div>
  );
}

/** A dialog that closes by Esc, by its button and by a click beside it. */
export function Dialog({
  label,
  wide = false,
  close,
  children,
}: {
  label: string;
  wide?: boolean;
  close: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is painted, or Escape pressed at once would be lost.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      class={wide ? "wide" : ""}
      aria-label={label}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="dialog">
        <IconButton icon="close" label={t("close")} onClick={close} />
        {children}
      </div>
    </dialog>
  );
}

/** A dialog that is loaded when somebody opens it. Where it can't be, a dialog says so, and opening it again tries again. */
export const laterDialog =
  <P extends { close: () => void }>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> =>
  (props: P): JSX.Element | null => {
    const { value: Part, error } = useLoad(() => load().catch(unreachable), []);
    if (Part) return <Part {...props} />;
    return error ? (
      <Dialog label={t("error-title")} close={props.close}>
        <Trouble error={error} />
      </Dialog>
    ) : null;
  };

export function CardDialog({
  card,
  components,
  module,
  close,
}: {
  card: string;
  components: Components;
  module: GameModule;
  close: () => void;
}): JSX.Element {
  const { Inspect } = module;
  const name = module.called?.(components, card) ?? thing("card", card);
  return (
    <Dialog label={name} close={close}>
      {Inspect ? <Inspect components={components} card={card} /> : <h2>{name}</h2>}
    </Dialog>
  );
}

export function LegendDialog({ things, close }: { things: Things; close: () => void }): JSX.Element | null {
  const { Legend } = things.module;
  if (!Legend) return null;
  return (
    <Dialog label={t("table-legend")} wide close={close}>
      <h2>{t("table-legend")}</h2>
      <Legend components={things.components} />
    </Dialog>
  );
}
