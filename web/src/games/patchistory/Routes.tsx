/** The roads between the kingdoms, with goods on their spaces and workers on their way. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { hintOf } from "../offer";
import { Glyph } from "./glyphs";
import { moveText } from "./labels";
import { can, NEGOTIATION, REST, WAR } from "./moves";
import { WorkerMark } from "./Room";
import {
  ALLIED_ROAD,
  alliedTravellers,
  FAR_END,
  GENERAL_ROAD,
  inOrder,
  litOn,
  seenFrom,
  type Traveller,
  travellersOn,
} from "./roads";
import "./routes.css";
import { personOf, type Table } from "./table";
import type { AlliedView, PatchistoryView, RouteView, SpaceComponent } from "./views";

/** What is drawn on a space without goods. */
const SIGNS: Readonly<Record<number, string>> = { [REST]: "rest", 0: "home", [NEGOTIATION]: "peace", [WAR]: "war" };
/** The same of an allied route: a camel at each end, on its way to the other. */
const ALLIED_SIGNS: Readonly<Record<number, string>> = { [REST]: "rest", 0: "camel", [FAR_END]: "camel-back" };
/** With more roads than these, they are drawn smaller where there isn't much room, and have more of it. */
const [FEW, MOST] = [6, 15];

const countOf = ({ routes, allied }: PatchistoryView): number => routes.length + allied.length;
const isFull = (view: PatchistoryView): boolean => countOf(view) > FEW;
/** Pixels of a seat's mark. */
const markOf = (view: PatchistoryView): number => (isFull(view) ? 20 : 22);

const LEFT = [
  ["routes", "route"],
  ["allied", "alliance"],
  ["tiles", "tile"],
  ["cards", "deck"],
] as const;

interface SpaceProps {
  table: Table;
  route: number;
  space: number;
  good: SpaceComponent | undefined;
  sign: string | undefined;
  name: string;
  travellers: readonly Traveller[];
  words: string | undefined;
  children?: ComponentChildren;
}

const Space: FunctionComponent<SpaceProps> = ({
  table,
  route,
  space,
  good,
  sign,
  name,
  travellers,
  words,
  children,
}) => {
  const people = travellers.map(({ seat, planned }) => ({ ...personOf(table, seat), planned }));
  const label = [
    name,
    good ? word("road-gives", { count: good.count, good: { good: good.good } }) : "",
    ...people.map((one) => word(one.planned ? "road-planned" : "road-worker", { name: one.name })),
  ]
    .filter(Boolean)
    .join(", ");
  const inside = (
    <>
      {good ? (
        <span class="pt-gives">
          <b>{good.count}</b>
          <Glyph name={good.good} size={15} />
        </span>
      ) : (
        <Glyph name={sign ?? "home"} size={17} />
      )}
      {people.map((one) => (
        <svg
          key={`${one.seat} ${one.planned}`}
          class={`pt-traveller ${one.planned ? "planned" : ""} ${people.length > 1 ? "beside" : ""}`}
          viewBox="-15 -15 30 30"
          aria-hidden="true"
        >
          <WorkerMark colour={one.colour} />
        </svg>
      ))}
      {children}
    </>
  );
  return (
    <li
      class={`pt-space space-${space} ${people.length > 0 ? "taken" : ""}`}
      title={label}
      data-at={`${route} ${space}`}
    >
      {words ? (
        <button
          type="button"
          class={`can ${table.picked === words ? "picked" : ""}`}
          data-move={words}
          data-hint={hintOf(table, [words])}
          data-space={`${route} ${space}`}
          aria-label={label}
          onClick={() => (/^(negotiate|fight)/.test(words) ? table.pick(words) : go(table, words))}
        >
          {inside}
        </button>
      ) : (
        <span>
          {inside}
          <span class="unseen">{label}</span>
        </span>
      )}
    </li>
  );
};

/** Steps of a plan can be undone freely; a worker that is paid is not. */
function go(table: Table, words: string): void {
  if (table.view.question === "move" || words.startsWith("trade")) table.play(words);
  else table.pick(words);
}

/** A road that can leave the game is clicked as a whole. */
const Demolish: FunctionComponent<{ table: Table; route: number }> = ({ table, route }) => {
  const words = `demolish ${route}`;
  if (!can(table, words)) return null;
  return (
    <button
      type="button"
      class={`pt-demolish can ${table.picked === words ? "picked" : ""}`}
      data-move={words}
      data-hint={hintOf(table, [words])}
      aria-pressed={table.picked === words}
      aria-label={moveText(table, words)}
      title={moveText(table, words)}
      onClick={() => table.pick(words)}
    />
  );
};

const Road: FunctionComponent<{ table: Table; road: RouteView }> = ({ table, road }) => {
  const { view, box } = table;
  const [owner, other] = [personOf(table, road.owner), personOf(table, road.other)];
  const lit = road.owner === table.me ? litOn(table, road.route, road.space) : new Map<number, string>();
  const travellers = travellersOn(view, road);
  const war = road.invaders !== null;
  return (
    <li
      class={`pt-road ${road.owner === table.me ? "mine" : road.other === table.me ? "tome" : ""} ${war ? "war" : ""}`}
      data-route={road.route}
      aria-label={word("road-name", { who: { seat: road.owner }, whom: { seat: road.other } })}
    >
      <SeatMark colour={owner.colour} name={owner.name} size={markOf(view)} />
      <ol>
        {GENERAL_ROAD.map((space) => (
          <Space
            key={space}
            table={table}
            route={road.route}
            space={space}
            good={box.generalSpaces[space - 1]}
            sign={SIGNS[space]}
            name={thing("space", `${space}`)}
            travellers={travellers.filter((one) => one.at === space)}
            words={lit.get(space)}
          />
        ))}
      </ol>
      <SeatMark colour={other.colour} name={other.name} size={markOf(view)} />
      <Demolish table={table} route={road.route} />
    </li>
  );
};

const Allied: FunctionComponent<{ table: Table; road: AlliedView }> = ({ table, road }) => {
  const { view, box } = table;
  const end = road.ends.findIndex((one) => one.seat === table.me);
  const own = litOn(table, road.route, road.ends[end]?.space ?? null);
  const lit = new Map(end < 0 ? [] : [...own].map(([space, words]) => [seenFrom(end, space), words] as const));
  const travellers = alliedTravellers(view, road);
  const people = road.ends.map((one) => personOf(table, one.seat));
  return (
    <li
      class={`pt-road allied ${end >= 0 ? "mine" : ""}`}
      data-route={road.route}
      aria-label={word("road-allied", {
        who: { seat: road.ends[0]?.seat ?? 0 },
        whom: { seat: road.ends[1]?.seat ?? 0 },
      })}
    >
      {people[0] && <SeatMark colour={people[0].colour} name={people[0].name} size={markOf(view)} />}
      <ol>
        {[...ALLIED_ROAD, REST].map((space) => (
          <Space
            key={space}
            table={table}
            route={road.route}
            space={space}
            good={box.alliedSpaces[space - 1]}
            sign={ALLIED_SIGNS[space]}
            name={thing("space", space === FAR_END ? "0" : `${space}`)}
            travellers={travellers.filter((one) => one.at === space)}
            words={lit.get(space)}
          />
        ))}
      </ol>
      {people[1] && <SeatMark colour={people[1].colour} name={people[1].name} size={markOf(view)} />}
      <span class="pt-bound">
        <Glyph name="alliance" size={18} />
      </span>
      <Demolish table={table} route={road.route} />
    </li>
  );
};

/** What is left for everybody: routes of both kinds, construction tiles, and cards of this era. */
const Storage: FunctionComponent<{ table: Table }> = ({ table: { view } }) => (
  <>
    <small id="pt-left">{word("road-left")}</small>
    <ul class="pt-left" aria-labelledby="pt-left">
      {LEFT.map(([what, glyph]) => (
        <li key={what} title={word(`left-${what}`)} data-left={`${what} ${view.storage[what]}`}>
          <Glyph name={glyph} size={16} />
          <b>{view.storage[what]}</b>
          <span class="unseen"> {word(`left-${what}`)}</span>
        </li>
      ))}
    </ul>
  </>
);

/** What the spaces bring, once for all roads, where these have only its drawing. */
const Brings: FunctionComponent<{ table: Table }> = ({ table: { box, view } }) => (
  <div class="pt-brings" aria-hidden="true">
    {(
      [
        ["route", box.generalSpaces, view.routes],
        ["alliance", box.alliedSpaces, view.allied],
      ] as const
    ).map(([glyph, spaces, roads]) => (
      <span key={glyph} hidden={roads.length === 0}>
        <Glyph name={glyph} size={15} />
        {spaces.map(({ good, count }) => (
          <span key={good}>
            {count}
            <Glyph name={good} size={14} />
          </span>
        ))}
      </span>
    ))}
  </div>
);

export const Routes: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { view } = table;
  return (
    <section
      class={`pt-routes ${isFull(view) ? "full" : ""} ${countOf(view) > MOST ? "most" : ""}`}
      aria-label={word("road-title")}
    >
      <header>
        <h3>{word("road-title")}</h3>
        <Storage table={table} />
        {isFull(view) && <Brings table={table} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={word("road-title")}>
        {view.allied.map((road) => (
          <Allied key={road.route} table={table} road={road} />
        ))}
        {inOrder(view, table.me).map((road) => (
          <Road key={road.route} table={table} road={road} />
        ))}
        {view.routes.length + view.allied.length === 0 && <li class="pt-none">{word("road-none")}</li>}
      </ul>
    </section>
  );
};
