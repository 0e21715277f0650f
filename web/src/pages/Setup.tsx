/** A game set up by hand: seats, bots, options, edition. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { ClockChoice } from "../parts/ClockChoice";
import { Frame, Segments } from "../parts/Frame";
import { asApiError, Loaded, sentenceOf, useGames } from "../parts/Loaded";
import { Icon, IconButton, SeatMark } from "../parts/Marks";
import { PickColour } from "../parts/PickColour";
import { Lid } from "../parts/Scene";
import { useName } from "../parts/useName";
import * as api from "../state/api";
import type { GameInfo, NewMatch } from "../state/protocol";
import { go, pathTo } from "../state/router";
import { holdStarted, me, rememberMe } from "../state/seats";
import { settings } from "../state/settings";
import {
  addChair,
  type Chair,
  chairsFor,
  choicesAt,
  isOpen,
  usualBot,
  usualCount,
  wishes,
  withColour,
  withMe,
  withOpenSeat,
  withoutSeat,
} from "../state/setup";
import "./setup.css";

export function Setup({ game, hash = "" }: { game: string; hash?: string }): JSX.Element {
  const games = useGames();
  return (
    <Frame title={t("setup-title")}>
      <Loaded of={games}>
        {(list) => {
          const info = list.find((one) => one.name === game) ?? list[0];
          return info && <Form key={info.name} game={info} open={hash === "open"} />;
        }}
      </Loaded>
    </Frame>
  );
}

/** Who may come: those with the link, everybody to watch, or everybody to play. */
const DOORS = ["link", "watch", "join"] as const;
type Door = (typeof DOORS)[number];

/** `open` where somebody wants to open a table for strangers. */
function Form({ game, open }: { game: GameInfo; open: boolean }): JSX.Element {
  const [chairs, setChairs] = useState<Chair[]>(() =>
    chairsFor(open ? "friends" : "bots", usualCount(game), game, me()),
  );
  const [options, setOptions] = useState<Record<string, number>>({});
  const [book, setBook] = useState(game.books[0]?.name ?? "");
  const [door, setDoor] = useState<Door>(open ? "join" : "link");
  const { question, named } = useName();
  const [clock, setClock] = useState<NewMatch["clock"]>(null);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const change = (index: number, to: Partial<Chair>): void =>
    setChairs(chairs.map((chair, at) => (at === index ? { ...chair, ...to } : chair)));
  const remove = (index: number): void => {
    setChairs(chairs.filter((_, at) => at !== index));
    setOptions(withoutSeat(options, game, index));
  };
  const most = Math.max(...game.seats);
  const least = Math.min(...game.seats);

  /** Where strangers may join there is a seat for them. */
  const openDoor = (to: Door): void => {
    setDoor(to);
    if (to === "join") setChairs(withOpenSeat(chairs));
  };

  function begin(event: Event): void {
    event.preventDefault();
    const mine = chairs.findIndex((chair) => chair.kind === "me");
    const chair = chairs[mine];
    if (!chair) {
      setTrouble(t("setup-must-me"));
      return;
    }
    const { name, colour } = chair;
    if (name.trim()) rememberMe({ name: name.trim(), colour });
    const alone = chairs.every((chair) => chair.kind !== "open");
    if (name.trim() || alone) void start(chairs);
    else named((who) => void start(withMe(chairs, mine, who)), colour);
  }

  async function start(seats: Chair[]): Promise<void> {
    setChairs(seats);
    setBusy(true);
    try {
      const started = await api.start({
        game: game.name,
        seats: wishes(seats),
        language: settings.value.language,
        options,
        public: door !== "link",
        listed: door === "join",
        ...(book && { book }),
        ...(clock && { clock }),
      });
      holdStarted(started);
      go(pathTo("table", started.match));
    } catch (failure) {
      setTrouble(sentenceOf(asApiError(failure)));
      setBusy(false);
    }
  }

  return (
    <form class="setup" onSubmit={begin}>
      <header class="lidhead">
        <Lid game={game.name} />
        <div>
          <h1>{game.title}</h1>
          <p>{game.about}</p>
        </div>
      </header>
      <section aria-labelledby="seats">
        <h2 id="seats">{t("setup-seats")}</h2>
        <ol class="chairs">
          {chairs.map((chair, index) => (
            <ChairRow
              key={index}
              chair={chair}
              index={index}
              game={game}
              change={(to) => change(index, to)}
              paint={(colour) => setChairs(withColour(chairs, index, colour))}
              remove={chairs.length > least ? () => remove(index) : null}
            />
          ))}
        </ol>
        {chairs.some((chair) => chair.kind === "bot") && <Levels game={game} />}
        {chairs.length < most && (
          <button type="button" class="add" onClick={() => setChairs(addChair(chairs, game))}>
            <Icon name="more" />
            {t("setup-add")}
          </button>
        )}
      </section>
      <section aria-labelledby="clock" class="options">
        <h2 id="clock">{t("clock-title")}</h2>
        <ClockChoice bot={usualBot(game)} choose={setClock} />
      </section>
      <section aria-labelledby="options" class="options">
        <h2 id="options">{t("setup-options")}</h2>
        {game.options.map((option) => (
          <label key={option.name} class="field">
            <span>{option.text}</span>
            <select
              value={options[option.name] ?? choicesAt(option, chairs.length)[0]?.value ?? ""}
              onChange={(event) => setOptions(chosen(options, option.name, event.currentTarget.value))}
            >
              {choicesAt(option, chairs.length).map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {game.books.length > 1 && (
          <label class="field">
            <span>{t("setup-book")}</span>
            <select value={book} onChange={(event) => setBook(event.currentTarget.value)}>
              {game.books.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
        )}
      </section>
      <section aria-labelledby="door" class="options door">
        <h2 id="door">{t("setup-door")}</h2>
        <Segments
          label={t("setup-door")}
          hideLabel
          value={door}
          choose={openDoor}
          options={DOORS.map((value) => ({ value, text: t(`setup-door-${value}`) }))}
        />
        <p class="dim">
          {door === "join" && !chairs.some(isOpen) ? t("setup-door-full") : t(`setup-door-${door}-about`)}
        </p>
      </section>
      <div class="go">
        {trouble && (
          <p class="wrong" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="primary big" disabled={busy}>
          {busy ? t("setup-starting") : chairs.some(isOpen) ? t("setup-open") : t("setup-start")}
        </button>
      </div>
      {question}
    </form>
  );
}

/** What each level of bots is, once for all of them. */
const Levels = ({ game }: { game: GameInfo }): JSX.Element => (
  <dl class="levels" id="levels" aria-label={t("setup-levels")}>
    {game.bots.map((bot) => (
      <div key={bot.name}>
        <dt>{bot.title}</dt>
        <dd>{bot.about}</dd>
      </div>
    ))}
  </dl>
);

function chosen(options: Record<string, number>, name: string, value: string): Record<string, number> {
  const { [name]: _, ...rest } = options;
  return value === "" ? rest : { ...rest, [name]: Number(value) };
}

const KINDS = ["me", "open", "bot"] as const;

/** One row of the seats: its parts are in the columns that all rows share. */
function ChairRow(props: {
  chair: Chair;
  index: number;
  game: GameInfo;
  change: (to: Partial<Chair>) => void;
  paint: (colour: Chair["colour"]) => void;
  remove: (() => void) | null;
}): JSX.Element {
  const { chair, index, game, change, paint, remove } = props;
  const seat = t("setup-seat", { number: index + 1 });
  return (
    <li class="chair" style={{ "--seat": `var(--seat-${chair.colour})` }}>
      <SeatMark colour={chair.colour} name={chair.name || String(index + 1)} size={40} />
      <b class="which">{seat}</b>
      <Segments
        label={seat}
        hideLabel
        value={chair.kind}
        choose={(kind) => change({ kind })}
        options={KINDS.map((kind) => ({
          value: kind,
          text: (
            <>
              <Icon name={kind} />
              {t(`kind-${kind}`)}
            </>
          ),
        }))}
      />
      <div class="detail">
        {chair.kind === "me" && (
          <input
            aria-label={t("setup-name")}
            placeholder={t("setup-name")}
            title={t("setup-me-about")}
            maxLength={24}
            value={chair.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        )}
        {chair.kind === "open" && <span class="dim">{t("setup-open-about")}</span>}
        {chair.kind === "bot" && (
          <Segments
            label={t("setup-bot", { seat: index + 1 })}
            hideLabel
            describedBy="levels"
            value={chair.bot}
            choose={(bot) => change({ bot })}
            options={game.bots.map((bot) => ({ value: bot.name, text: bot.title, hint: bot.about }))}
          />
        )}
      </div>
      <PickColour value={chair.colour} choose={paint} label={t("setup-colour-of", { seat: index + 1 })} />
      {remove && <IconButton icon="close" label={t("setup-remove", { seat: index + 1 })} onClick={remove} />}
    </li>
  );
}
