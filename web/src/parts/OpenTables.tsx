/** Tables that wait for strangers: the list, its filters, and the way in. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LANGUAGES, listed, t } from "../i18n";
import * as api from "../state/api";
import { colourAt, isAll, PACES, seatToTake, type Wanted, want, wanted } from "../state/open";
import type { GameInfo, OpenTable } from "../state/protocol";
import { go, pathTo } from "../state/router";
import { hold, seatsAt } from "../state/seats";
import { asApiError, Empty, Loaded, sentenceOf, useLoad, usePolled } from "./Loaded";
import { Icon, SeatMark } from "./Marks";
import { TableFacts } from "./TableFacts";
import { useName } from "./useName";
import "./opentables.css";

const EVERY = 12_000; // milliseconds

export function OpenTables({ games }: { games: GameInfo[] }): JSX.Element {
  const [filter, setFilter] = useState(wanted);
  const tables = usePolled(
    useLoad(() => api.openTables(filter), [filter]),
    EVERY,
  );
  const choose = (change: Partial<Wanted>): void => {
    const next = { ...filter, ...change };
    want(next);
    setFilter(next);
  };
  const clear = (): void => choose({ game: "", pace: "", language: "" });
  return (
    <>
      <Filters filter={filter} games={games} choose={choose} />
      <Loaded of={tables}>
        {(all) => {
          const list = all.filter(({ match }) => seatsAt(match).length === 0);
          return list.length > 0 ? (
            <ul class="plain opentables">
              {list.map((table) => (
                <Card
                  key={table.match}
                  table={table}
                  game={games.find(({ name }) => name === table.game)}
                  again={tables.again}
                />
              ))}
            </ul>
          ) : (
            <Nothing filter={filter} games={games} clear={clear} />
          );
        }}
      </Loaded>
    </>
  );
}

/** An invitation to open a table of one's own. */
function Nothing({ filter, games, clear }: { filter: Wanted; games: GameInfo[]; clear: () => void }): JSX.Element {
  const game = filter.game || games[0]?.name;
  return (
    <div class="nothingopen">
      <Empty
        title={isAll(filter) ? t("tables-none") : t("tables-none-fits")}
        text={isAll(filter) ? t("tables-none-about") : t("tables-none-fits-about")}
      />
      <div class="row">
        {!isAll(filter) && (
          <button type="button" onClick={clear}>
            {t("tables-clear")}
          </button>
        )}
        {game && (
          <a class="button" href={pathTo("new", game, "open")}>
            <Icon name="more" />
            {t("tables-own")}
          </a>
        )}
      </div>
    </div>
  );
}

function Filters(props: { filter: Wanted; games: GameInfo[]; choose: (change: Partial<Wanted>) => void }): JSX.Element {
  const { filter, games, choose } = props;
  return (
    <div class="openfilters" role="group" aria-label={t("tables-filters")}>
      <Filter
        label={t("tables-game")}
        value={filter.game}
        choose={(game) => choose({ game })}
        options={games.map(({ name, title }) => ({ value: name, text: title }))}
      />
      <Filter
        label={t("clock-title")}
        value={filter.pace}
        choose={(pace) => choose({ pace: PACES.find((one) => one === pace) ?? "" })}
        options={PACES.map((pace) => ({ value: pace, text: t(`tables-pace-${pace}`) }))}
      />
      <Filter
        label={t("settings-language")}
        value={filter.language}
        choose={(language) => choose({ language: LANGUAGES.find(({ value }) => value === language)?.value ?? "" })}
        options={LANGUAGES}
      />
    </div>
  );
}

function Filter(props: {
  label: string;
  value: string;
  options: { value: string; text: string }[];
  choose: (value: string) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.choose(event.currentTarget.value)}>
        <option value="">{t("tables-any")}</option>
        {props.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who sits there, in a sentence; and whether somebody is at the table now. */
function whoIsThere(table: OpenTable): string {
  const people = table.seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
  return table.attended ? t("tables-there", { names: listed(people) }) : t("tables-away", { names: listed(people) });
}

function Card({
  table,
  game,
  again,
}: {
  table: OpenTable;
  game: GameInfo | undefined;
  again: () => void;
}): JSX.Element {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const { question, named } = useName();
  const title = game?.title ?? table.title;
  const taken = table.seats.length - table.free.length;
  useEffect(() => setTrouble(""), [table.free.join()]);
  const join = (): void =>
    named(async ({ name, colour }) => {
      setBusy(true);
      try {
        hold(await api.join(table.match, name.trim(), colourAt(table, colour), seatToTake(table)));
        go(pathTo("table", table.match));
      } catch (failure) {
        setTrouble(sentenceOf(asApiError(failure)));
        setBusy(false);
        again();
      }
    });
  return (
    <li class="opentable" data-match={table.match}>
      <div class="openwhat">
        <strong>{title}</strong>
        <span class="marks">
          {table.seats.map((seat) => (
            <span key={seat.seat} class={table.free.includes(seat.seat) ? "open" : ""}>
              <SeatMark colour={seat.colour} {...(!table.free.includes(seat.seat) && { name: seat.name })} size={24} />
            </span>
          ))}
          <span class="count">{t("tables-seats", { taken, all: table.seats.length })}</span>
        </span>
        <span class="there">{whoIsThere(table)}</span>
        <TableFacts table={table} game={game} />
        {trouble && (
          <p class="wrong" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <div class="openways">
        <button
          type="button"
          class="primary"
          disabled={busy}
          aria-label={t("tables-join-of", {
            title,
            names: listed(table.seats.filter(({ kind }) => kind === "person").map(({ name }) => name)),
          })}
          onClick={join}
        >
          {t("home-join")}
        </button>
        <a class="quiet" href={pathTo("table", table.match)}>
          {t("home-look")}
        </a>
      </div>
      {question}
    </li>
  );
}
