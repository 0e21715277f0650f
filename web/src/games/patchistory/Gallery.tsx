/** Everything that is printed, to search, to look at and to compare; a card, large; and what all signs mean. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { useMemo, useState } from "preact/hooks";
import { thing, word } from "../../i18n";
import { walkOver } from "../../parts/arrows";
import { Icon } from "../../parts/Marks";
import type { GalleryProps, InspectProps } from "../board";
import { boxOf, type Contents, ERAS, titleOf } from "./Card";
import { Glyph } from "./glyphs";
import "./gallery.css";
import { Large } from "./Large";
import { KINDS, STATUSES } from "./Room";
import { ANYTHING, compared, found, GROUPS, type Item, itemsOf, type Wanted } from "./shelf";

export { Legend } from "./Legend";

export const Inspect: FunctionComponent<InspectProps> = ({ components, card }) => (
  <Large contents={boxOf(components)} name={card} size={120} full />
);

const Chip: FunctionComponent<{ on: boolean; set: () => void; label?: string; children: ComponentChildren }> = ({
  on,
  set,
  label,
  children,
}) => (
  <button
    type="button"
    class={`pp-chip ${on ? "on" : ""}`}
    aria-pressed={on}
    onClick={set}
    {...(label ? { "aria-label": label, title: label } : {})}
  >
    {children}
  </button>
);

interface FilterProps {
  wanted: Wanted;
  choose: (change: Partial<Wanted>) => void;
  children: ComponentChildren;
}

const Filters: FunctionComponent<FilterProps> = ({ wanted, choose, children }) => {
  function chip<K extends keyof Wanted>(name: K, value: Wanted[K], drawn: ComponentChildren, label?: string) {
    const on = wanted[name] === value;
    return (
      <Chip key={String(value)} on={on} set={() => choose({ [name]: on ? null : value })} {...(label ? { label } : {})}>
        {drawn}
      </Chip>
    );
  }
  return (
    <search class="pp-filters">
      <input
        type="search"
        placeholder={word("gallery-search")}
        aria-label={word("gallery-search")}
        value={wanted.text}
        onInput={(event) => choose({ text: event.currentTarget.value })}
      />
      <div role="group" aria-label={word("gallery-group")}>
        {GROUPS.map((group) => chip("group", group, word(`gallery-${group}`)))}
      </div>
      <div role="group" aria-label={word("gallery-era")}>
        {[1, 2, 3].map((era) => chip("era", era, word("gallery-of-era", { era: ERAS[era] ?? "" })))}
        {(["white", "black"] as const).map((side) => chip("side", side, word(`gallery-${side}`)))}
      </div>
      <div role="group" aria-label={word("gallery-kind")}>
        {KINDS.map((kind) => chip("kind", kind, <Glyph name={kind} size={22} />, thing("kind", kind)))}
      </div>
      <div role="group" aria-label={word("gallery-symbol")}>
        {STATUSES.map((status) => chip("symbol", status, <Glyph name={status} size={22} />, thing("status", status)))}
      </div>
      {children}
    </search>
  );
};

/** Two things side by side, above the rest while one looks on. */
const Compared: FunctionComponent<{ contents: Contents; chosen: readonly string[]; drop: (key: string) => void }> = ({
  contents,
  chosen,
  drop,
}) => (
  <section class={`pp-compared of-${chosen.length}`} aria-label={word("gallery-compared")}>
    {chosen.map((key) => (
      <div key={key}>
        <button
          type="button"
          class="pp-drop"
          aria-label={word("gallery-drop", { what: titleOf(contents, key) })}
          onClick={() => drop(key)}
        >
          <Icon name="close" size={18} />
        </button>
        {chosen.length === 2 ? <Large contents={contents} name={key} size={84} /> : <b>{titleOf(contents, key)}</b>}
      </div>
    ))}
    {chosen.length === 1 && <p>{word("gallery-another")}</p>}
  </section>
);

const Section: FunctionComponent<{
  group: string;
  items: readonly Item[];
  contents: Contents;
  chosen: readonly string[];
  toggle: (key: string) => void;
}> = ({ group, items, contents, chosen, toggle }) => (
  <section aria-labelledby={`pp-${group}`}>
    <h2 id={`pp-${group}`}>
      {word(`gallery-${group}`)} <small>{items.length}</small>
    </h2>
    <ul class={`pp-shelf of-${group}`} onKeyDown={(event) => walkOver(event, ".pp-compare")}>
      {items.map(({ key }) => (
        <li key={key} id={key}>
          <Large contents={contents} name={key} size={group === "tiles" || group === "prosperity" ? 84 : 100}>
            <button
              type="button"
              class="pp-compare"
              aria-pressed={chosen.includes(key)}
              aria-label={word("gallery-compare-this", { what: titleOf(contents, key) })}
              onClick={() => toggle(key)}
            >
              {word("gallery-compare")}
            </button>
          </Large>
        </li>
      ))}
    </ul>
  </section>
);

export const Gallery: FunctionComponent<GalleryProps> = ({ components }) => {
  const contents = boxOf(components);
  const items = useMemo(() => itemsOf(contents), [contents]);
  const [wanted, setWanted] = useState(ANYTHING);
  const [chosen, setChosen] = useState<string[]>([]);
  const shown = found(items, wanted);
  const isAny = Object.keys(ANYTHING).every((key) => wanted[key as keyof Wanted] === ANYTHING[key as keyof Wanted]);
  return (
    <div class="pp-gallery">
      <Filters wanted={wanted} choose={(change) => setWanted((now) => ({ ...now, ...change }))}>
        <p role="status">{word("gallery-found", { count: shown.length, all: items.length })}</p>
        {!isAny && (
          <button type="button" class="pp-chip" onClick={() => setWanted(ANYTHING)}>
            {word("gallery-everything")}
          </button>
        )}
      </Filters>
      {GROUPS.map((group) => [group, shown.filter((item) => item.group === group)] as const)
        .filter(([, some]) => some.length > 0)
        .map(([group, some]) => (
          <Section
            key={group}
            group={group}
            items={some}
            contents={contents}
            chosen={chosen}
            toggle={(key) => setChosen((now) => compared(now, key))}
          />
        ))}
      {chosen.length > 0 && (
        <Compared
          contents={contents}
          chosen={chosen}
          drop={(key) => setChosen((now) => now.filter((one) => one !== key))}
        />
      )}
    </div>
  );
};
