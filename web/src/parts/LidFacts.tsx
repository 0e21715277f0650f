/** What the box of a game says: for how many, how long, how heavy. */

import type { JSX } from "preact";
import { t } from "../i18n";
import type { GameInfo } from "../state/protocol";
import { Icon } from "./Marks";

const WEIGHTS = ["light", "medium", "heavy"] as const;

/** One to three weights of three. */
const Weight = ({ of }: { of: NonNullable<GameInfo["weight"]> }): JSX.Element => (
  <svg class="weight" width="30" height="12" viewBox="0 0 30 12" aria-hidden="true">
    {WEIGHTS.map((one, index) => (
      <circle key={one} class={index <= WEIGHTS.indexOf(of) ? "full" : ""} cx={6 + index * 9} cy="6" r="3.4" />
    ))}
  </svg>
);

export function LidFacts({ game }: { game: GameInfo }): JSX.Element {
  const { minutes, weight } = game;
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return (
    <span class="lidfacts">
      <span>
        <Icon name="me" size={15} />
        {least === most ? t("lid-players-one", { count: most }) : t("lid-players", { least, most })}
      </span>
      {minutes && (
        <span>
          <Icon name="clock" size={15} />
          {t("lid-minutes", { least: minutes.least, most: minutes.most })}
        </span>
      )}
      {weight && (
        <span>
          <Weight of={weight} />
          {t(`lid-${weight}`)}
        </span>
      )}
    </span>
  );
}
