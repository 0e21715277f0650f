/** Signs beside a name: who begins, who has answered, who is an ally. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import { Icon } from "../../parts/Marks";
import { Glyph } from "./glyphs";
import type { Table } from "./table";
import type { PlayerView } from "./views";

export const Signs: FunctionComponent<{ table: Table; player: PlayerView }> = ({ table: { view, me }, player }) => (
  <span class="pt-signs">
    {view.first === player.seat && (
      <span class="pt-first" title={word("player-first")}>
        <span aria-hidden="true">1</span>
        <span class="unseen">{word("player-first")}</span>
      </span>
    )}
    {me !== null && player.allies.includes(me) && <Glyph name="alliance" size={17} title={word("player-ally")} />}
    {view.sealed.includes(player.seat) && (
      <span class="pt-answered" title={word("player-answered")}>
        <Icon name="check" size={15} />
        <span class="unseen">{word("player-answered")}</span>
      </span>
    )}
  </span>
);
