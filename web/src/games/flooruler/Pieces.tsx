/** What is on the printed board: floors, the range of a weapon, tiles to choose, pieces. */

import type { FunctionComponent } from "preact";
import { useRef } from "preact/hooks";
import { word } from "../../i18n";
import { seatOf } from "../facts";
import { type Deed, deedOf, hintOf } from "../offer";
import type { Person } from "../table";
import { tint } from "./Ground";
import { cornerOf, fanned, SIDE, type Spot, towards } from "./geometry";
import { Shape } from "./glyphs";
import { deedLabel, tileLabel } from "./labels";
import { hitsOn, litTiles } from "./moves";
import { personOf, type Table, weaponsOf } from "./table";
import type { PlayerView, TileComponent } from "./views";

const HALF = SIDE / 2;

export const Plank: FunctionComponent<{ person: Person; ghost?: boolean }> = ({ person, ghost = false }) => (
  <g class={`fr-floor ${ghost ? "ghost" : ""}`} style={tint(person)}>
    <rect x="2.500" y="2.500" width="35" height="35" rx="4" />
    <path class="fr-seams" d="M3 14.500h34M3 26h34M14 3v11M27 14.500V26M12 26v11" />
    <g transform={`translate(${HALF} ${HALF})`}>
      <Shape colour={person.colour} size={17} class="fr-badge" />
    </g>
  </g>
);

export const Floors: FunctionComponent<{ table: Table }> = ({ table }) => (
  <g>
    {Object.entries(table.view.floors).map(([name, seat]) => {
      const tile = table.tiles.get(name);
      if (!tile) return null;
      const { x, y } = cornerOf(tile);
      const fresh = table.recent.some(
        (entry) => entry.say.args?.tile === name && ["placed", "replaced", "relocated"].includes(entry.kind),
      );
      return (
        <g
          key={`${name} ${seat}`}
          transform={`translate(${x} ${y})`}
          class={fresh ? "fr-fresh" : ""}
          data-floor={`${name} ${seat}`}
        >
          <Plank person={personOf(table, seat)} />
          {name === table.view.gate && <rect class="fr-shutting" x="1" y="1" width="38" height="38" rx="6" />}
        </g>
      );
    })}
  </g>
);

/** The weapon that is aimed, or that of the attack that waits for confirmation. */
export const aimed = (table: Table): string | null =>
  table.picked?.startsWith("attack ") ? (table.picked.split(" ")[1] ?? null) : table.aim;

const SIGHTS = ["line", "blind"] as const;

/** What the weapon that is aimed reaches, as the server says. */
export const Range: FunctionComponent<{ table: Table }> = ({ table }) => {
  const around = table.view.ranges[table.items.get(aimed(table) ?? "")?.range ?? ""];
  if (!around) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
    <g class="fr-range" aria-hidden="true">
      {SIGHTS.flatMap((sight) =>
        around[sight].map((name) => {
          const tile = table.tiles.get(name);
          if (!tile) return null;
          const { x, y } = cornerOf(tile);
          return (
            <rect key={name} class={`fr-${sight}`} x={x + 3} y={y + 3} width={SIDE - 6} height={SIDE - 6} rx="5" />
          );
        }),
      )}
    </g>
  );
};

/** What the tile would hold: my piece, my floor, or a hole in somebody's. */
const Ghost: FunctionComponent<{ table: Table }> = ({ table }) => {
  const who = personOf(table, table.view.asked);
  switch (table.view.question) {
    case "place":
    case "relocate":
      return <Plank person={who} ghost />;
    case "remove":
      return <path class="fr-blast" d="M10 10l20 20M30 10 10 30" />;
    default:
      return (
        <g transform={`translate(${HALF} ${HALF})`} class="fr-ghostpiece" style={tint(who)}>
          <Shape colour={who.colour} size={28} />
        </g>
      );
  }
};

/** The tiles that can be chosen; arrow keys walk over them, and they are one stop for the tab key. */
export const Lights: FunctionComponent<{ table: Table; touch: (tile: TileComponent) => void }> = ({ table, touch }) => {
  const lit = litTiles(table);
  const spots = table.box.tiles.filter((tile) => lit.has(tile.tile));
  const picked = table.picked?.startsWith("tile ") ? table.picked.slice(5) : null;
  const first = spots.find((tile) => tile.tile === picked) ?? spots[0];
  const press = (event: KeyboardEvent, tile: TileComponent): void => {
    if (event.key === "Enter" || event.key === " ") {
      table.pick(`tile ${tile.tile}`);
      event.preventDefault();
      event.stopPropagation();
    }
    const next = towards(spots, tile, event.key);
    if (!next) return;
    (event.currentTarget as Element).parentElement
      ?.querySelector<SVGElement>(`[data-tile="${next.tile}"]`)
      ?.focus({ preventScroll: true });
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is as little interactive as a group.
    <g class={`fr-lights ask-${table.view.question}`} role="group" aria-label={word("board-tiles")}>
      {spots.map((tile) => {
        const words = `tile ${tile.tile}`;
        const { x, y } = cornerOf(tile);
        const steps = lit.get(tile.tile) ?? null;
        const taken = tile.tile in table.view.floors || table.view.players.some((player) => player.tile === tile.tile);
        return (
          <g
            key={tile.tile}
            transform={`translate(${x} ${y})`}
            class={`fr-lit can ${picked === tile.tile ? "picked" : ""} ${taken ? "taken" : ""}`}
            role="button"
            tabindex={tile === first ? 0 : -1}
            aria-label={tileLabel(table, tile, steps)}
            aria-pressed={picked === tile.tile}
            data-tile={tile.tile}
            data-move={words}
            data-hint={hintOf(table, [words])}
            onClick={(event) => {
              event.stopPropagation();
              touch(tile);
            }}
            onKeyDown={(event) => press(event, tile)}
          >
            <rect x="2.500" y="2.500" width={SIDE - 5} height={SIDE - 5} rx="5" />
            {picked === tile.tile ? (
              <Ghost table={table} />
            ) : table.view.question === "remove" ? (
              <Ghost table={table} />
            ) : steps !== null ? (
              <>
                <circle cx={taken ? 30 : HALF} cy={taken ? 10 : HALF} r="10" />
                <text x={taken ? 30 : HALF} y={taken ? 10 : HALF} text-anchor="middle" dominant-baseline="central">
                  {steps}
                </text>
              </>
            ) : (
              <circle class="dot" cx={HALF} cy={HALF} r="5" />
            )}
          </g>
        );
      })}
    </g>
  );
};

/** What a click on a piece means: on mine to roll, on a rival's to attack. At the fountain mine is in the way of the gold. */
function deedOn(table: Table, seat: number): Deed | null {
  if (!table.mine || table.view.question !== "action") return null;
  if (seat === table.view.asked && deedOf(table, ["collect"])?.can) return null;
  return deedOf(
    table,
    seat === table.view.asked ? ["move"] : hitsOn(weaponsOf(table, table.view.asked), table.aim, seat),
  );
}

/** A standing pawn around the origin, or one that lies face down. Its letter is as large where the pawn is drawn smaller. */
export const Pawn: FunctionComponent<{ person: Person; down?: boolean; scale?: number }> = ({
  person,
  down = false,
  scale = 1,
}) => (
  <>
    <ellipse class="fr-shade" cx="3" cy="14" rx="15" ry="5" />
    <g class="fr-token">
      <path class="fr-foot" d="M-13 12.500c0-5 7-6 8-15H5c1 9 8 10 8 15a13 4.500 0 0 1-26 0z" />
      <g transform="translate(0 -9)">
        <Shape colour={person.colour} size={30} class="fr-rim" />
        <Shape colour={person.colour} size={26} class="fr-body" />
        {down ? (
          <path class="fr-cross" d="M-5 -5l10 10M5 -5-5 5" />
        ) : (
          <text
            transform={`translate(0 ${person.colour === "green" ? 2.5 : 0}) scale(${1 / scale})`}
            y="5.500"
            text-anchor="middle"
          >
            {person.name.slice(0, 1).toUpperCase()}
          </text>
        )}
      </g>
    </g>
  </>
);

const Piece: FunctionComponent<{ table: Table; player: PlayerView }> = ({ table, player }) => {
  const tile = table.tiles.get(player.tile);
  if (!tile) return null;
  const person = personOf(table, player.seat);
  const here = table.view.players.filter((other) => other.tile === player.tile);
  const { x, y } = cornerOf(tile);
  const fan = fanned(here.indexOf(player), here.length);
  const deed = deedOn(table, player.seat);
  const asked = !table.view.over && player.seat === table.view.asked;
  const hurt = table.recent.some((entry) => entry.seat === player.seat && ["hurt", "died"].includes(entry.kind));
  const does = deed
    ? ({ role: "button", tabindex: 0, "data-move": deed.words, ...(!deed.can && { "data-why": deed.words }) } as const)
    : {};
  const act = (): void => void (deed && table.pick(deed.words));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the role of a button where there is something to do.
    <g
      class={`fr-piece ${asked ? "asked" : ""} ${player.face_down ? "down" : ""} ${player.must_leave ? "evicted" : ""} ${deed?.can ? "can" : ""} ${deed && !deed.can ? "cannot" : ""} ${deed && table.picked === deed.words ? "picked" : ""} ${hurt ? "hurt" : ""} ${player.seat === table.view.asked ? "" : "rivalpiece"}`}
      style={{
        ...tint(person),
        transform: `translate(${x + HALF + fan.x}px, ${y + HALF + fan.y}px) scale(${fan.scale})`,
      }}
      data-piece={`${player.seat} ${player.tile}`}
      data-hint={deed ? hintOf(table, [deed.words]) : null}
      {...does}
      {...(deed && {
        "aria-label": `${word("board-here", { who: { seat: player.seat } })}, ${deedLabel(table, deed)}`,
      })}
      onClick={(event) => {
        if (!deed) return;
        event.stopPropagation();
        act();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          act();
        }
      }}
    >
      {asked && <circle class="fr-halo" r="19" />}
      {deed?.can && !asked && <path class="fr-hair" d="M0 -18a18 18 0 1 0 .1 0zM0 -23v5M0 18v5M-23 0h5M18 0h5" />}
      <Pawn person={person} down={player.face_down} scale={fan.scale} />
    </g>
  );
};

interface Fired {
  from: string;
  to: string;
  /** It only waits to be confirmed. */
  planned: boolean;
}

type Tiles = ReadonlyMap<number, string>;

const tilesOf = (table: Table): Tiles => new Map(table.view.players.map(({ seat, tile }) => [seat, tile]));

/** The shots just fired, and the one that waits for confirmation. Who died is elsewhere by now: they were hit where they stood before. */
function shotsOf(table: Table, before: Tiles): Fired[] {
  const now = tilesOf(table);
  const died = new Set(table.recent.filter((entry) => entry.kind === "died").map((entry) => entry.seat));
  const shot = (seat: number | null, victim: number | null, planned: boolean): Fired[] => {
    const from = now.get(seat ?? -1);
    const to = (died.has(victim) ? before : now).get(victim ?? -1);
    return from === undefined || to === undefined ? [] : [{ from, to, planned }];
  };
  const fired = table.recent
    .filter((entry) => entry.kind === "attacked")
    .flatMap(({ seat, say }) => shot(seat, seatOf(say, "victim"), false));
  const [name, , victim] = (table.picked ?? "").split(" ");
  return name === "attack" ? [...fired, ...shot(table.view.asked, Number(victim), true)] : fired;
}

/** Where everybody stood before what just happened; nowhere, for one who has just come. */
function useBefore(table: Table): Tiles {
  const seen = useRef<{ recent: Table["recent"]; before: Tiles; now: Tiles } | null>(null);
  const now = tilesOf(table);
  if (seen.current?.recent !== table.recent)
    seen.current = { recent: table.recent, before: seen.current?.now ?? new Map(), now };
  seen.current.now = now;
  return seen.current.before;
}

/** A line from the one who shoots to the one who is hit. */
export const Shot: FunctionComponent<{ from: Spot; to: Spot; planned?: boolean }> = ({ from, to, planned = false }) => {
  const [a, b] = [cornerOf(from), cornerOf(to)];
  return (
    <g class={`fr-shot ${planned ? "planned" : ""}`}>
      <line x1={a.x + HALF} y1={a.y + HALF - 6} x2={b.x + HALF} y2={b.y + HALF - 6} pathLength="1" />
      <path d="M0-13 4-4 13 0 4 4 0 13-4 4-13 0-4-4z" transform={`translate(${b.x + HALF} ${b.y + HALF - 6})`} />
    </g>
  );
};

export const Shots: FunctionComponent<{ table: Table }> = ({ table }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without a tabindex never has the focus.
  <g aria-hidden="true">
    {shotsOf(table, useBefore(table)).map(({ from, to, planned }, n) => {
      const [start, end] = [table.tiles.get(from), table.tiles.get(to)];
      if (!start || !end || start === end) return null;
      return <Shot key={`${from} ${to} ${n}`} from={start} to={end} planned={planned} />;
    })}
  </g>
);

export const Pieces: FunctionComponent<{ table: Table }> = ({ table }) => (
  <g class="fr-pieces">
    {table.view.players.map((player) => (
      <Piece key={player.seat} table={table} player={player} />
    ))}
  </g>
);
