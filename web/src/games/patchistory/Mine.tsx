/** My things: what is behind my screen, what a round brings, what my kingdom can do, my tiles and cards. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { SeatMark } from "../../parts/Marks";
import { TileShape } from "./Card";
import { Glyph } from "./glyphs";
import { KingdomButton } from "./Kingdom";
import { Signs } from "./Signs";
import { Held, People, Powers, Produced } from "./Statuses";
import { personOf, type Table, tint } from "./table";
import type { PlayerView, TileComponent } from "./views";

/** A tile as a sign: what it is, with a gold edge where it has a box. */
const SmallTile: FunctionComponent<{ tile: TileComponent | undefined }> = ({ tile }) => (
  <svg class="pp-print" width="38" height="38" viewBox="0 0 100 100" aria-hidden="true">
    <TileShape tile={tile ?? null} mini />
  </svg>
);

export const Mine: FunctionComponent<{ table: Table; player: PlayerView }> = ({ table, player }) => {
  const person = personOf(table, player.seat);
  return (
    <section
      class={`pt-mine ${table.hit.includes(player.seat) ? "is-hit" : ""}`}
      style={tint(person)}
      aria-label={person.name}
      data-seat={player.seat}
    >
      <header>
        <SeatMark colour={person.colour} name={person.name} size={26} />
        <Signs table={table} player={player} />
      </header>
      {player.goods ? <Held table={table} player={player} /> : <Produced table={table} player={player} />}
      <Powers table={table} player={player} />
      <KingdomButton table={table} player={player} kind="pt-people">
        <People table={table} player={player} />
      </KingdomButton>
      <div class="pt-hands">
        {player.tiles && (
          <ul class="pt-hand" aria-label={word("mine-tiles")}>
            {player.tiles.map((key, at) => (
              <li key={at} title={key ? thing("kind", table.printed.tiles.get(key)?.kind ?? "wasteland") : ""}>
                {key && (
                  <button type="button" class="pt-tile" data-card={key} onClick={() => table.inspect(key)}>
                    <SmallTile tile={table.printed.tiles.get(key)} />
                    <span class="unseen">{thing("kind", table.printed.tiles.get(key)?.kind ?? "wasteland")}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {player.hand && player.hand.length > 0 && (
          <ul class="pt-cards" aria-label={word("vote-hand")}>
            {player.hand.map((key) => (
              <li key={key} title={thing("prosperity", key)}>
                <Glyph name={table.box.prosperity.find((one) => one.prosperity === key)?.measure ?? "vp"} size={19} />
                <span class="unseen">{thing("prosperity", key)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
