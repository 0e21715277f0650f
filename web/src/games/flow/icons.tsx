/** The symbols as components. With a title they speak to a screen reader; without one they are decoration. */

import { createContext, type FunctionComponent } from "preact";
import { useContext } from "preact/hooks";
import { thing, word } from "../../i18n";
import type { Colour } from "../../state/protocol";
import { stacksOf } from "./coins";
import { GLYPHS, type Glyph, type GlyphName, SEATS, TIMINGS } from "./glyphs";
import type { CardType, IconName, Timing } from "./names";

interface Look {
  size?: number;
  title?: string;
  class?: string;
}

const spoken = (title: string | undefined) =>
  title ? ({ role: "img", "aria-label": title } as const) : ({ "aria-hidden": true } as const);

/** Inside a thing whose label says everything, icons say nothing themselves. */
export const Quiet = createContext(false);

function Drawn({ glyph, size = 16, title: said, class: more = "" }: Look & { glyph: Glyph }) {
  const title = useContext(Quiet) ? undefined : said;
  return (
    <svg class={`ic ${more}`} viewBox="0 0 24 24" width={size} height={size} {...spoken(title)}>
      {title && <title>{title}</title>}
      {glyph.solid && <path d={glyph.solid} fill="currentColor" fill-rule="evenodd" />}
      {glyph.cut && (
        <path
          d={glyph.cut}
          fill="none"
          stroke="var(--ground, var(--paper-2))"
          stroke-width="1.7"
          stroke-linecap="round"
        />
      )}
      {glyph.line && (
        <path
          d={glyph.line}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      )}
    </svg>
  );
}

export const Icon: FunctionComponent<Look & { name: GlyphName }> = ({ name, ...look }) => (
  <Drawn glyph={GLYPHS[name]} {...look} />
);

export const ProductionIcon: FunctionComponent<Look & { name: IconName }> = ({ name, ...look }) => (
  <Drawn glyph={GLYPHS[name]} title={thing("icon", name)} {...look} />
);

export const TypeIcon: FunctionComponent<Look & { name: CardType }> = ({ name, ...look }) => (
  <Drawn glyph={GLYPHS[name]} title={thing("type", name)} {...look} />
);

/** When an effect happens; nothing for a card without one. */
export const TimingIcon: FunctionComponent<Look & { name: Timing }> = ({ name, ...look }) =>
  name === "none" ? null : <Drawn glyph={TIMINGS[name]} title={thing("timing", name)} {...look} />;

/** A nation's marker: a shape and a colour of its own. */
export const SeatMark: FunctionComponent<Look & { colour: Colour | "banker" }> = ({
  colour,
  class: more = "",
  ...look
}) =>
  colour === "banker" ? (
    <Drawn glyph={GLYPHS.banker} class={`f-seatmark ${more}`} {...look} />
  ) : (
    <Drawn glyph={SEATS[colour]} class={`f-seatmark f-seat-${colour} ${more}`} {...look} />
  );

/** The investor indicator: a magnifier with the icon it looks for in its lens. */
export const Indicator: FunctionComponent<Look & { name: IconName }> = ({ name, size = 26, class: more = "" }) => (
  <svg
    class={`ic indicator ${more}`}
    viewBox="0 0 32 32"
    width={size}
    height={size}
    role="img"
    aria-label={word("face-bonus", { icon: { icon: name } })}
  >
    {!useContext(Quiet) && <title>{word("face-bonus", { icon: { icon: name } })}</title>}
    <path d="M22.5 22.5l7 7" stroke="currentColor" stroke-width="4" stroke-linecap="round" />
    <circle cx="14" cy="14" r="12.2" fill="var(--lens, var(--paper-2))" stroke="currentColor" stroke-width="2.2" />
    <g transform="translate(6.2 6.2) scale(.65)">
      <GlyphShape name={name} />
    </g>
  </svg>
);

/** A symbol's shapes alone, to set inside another drawing. */
export const GlyphShape: FunctionComponent<{ name: GlyphName }> = ({ name }) => {
  const glyph: Glyph = GLYPHS[name];
  return (
    <g style={{ color: "var(--ink)" }}>
      {glyph.solid && <path d={glyph.solid} fill="currentColor" fill-rule="evenodd" />}
      {glyph.line && (
        <path
          d={glyph.line}
          fill="none"
          stroke="currentColor"
          stroke-width="2.2"
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      )}
    </g>
  );
};

/** One resource token. */
export const Token: FunctionComponent<Look> = ({ size = 16, title, class: more = "" }) => (
  <svg class={`ic token ${more}`} viewBox="0 0 24 24" width={size} height={size} {...spoken(title)}>
    <circle cx="12" cy="12" r="10.5" fill="var(--token)" stroke="var(--token-2)" stroke-width="1.8" />
    <path
      d="M12 6.5l5.5 5.5-5.5 5.5L6.5 12z"
      fill="none"
      stroke="var(--token-2)"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
  </svg>
);

const COIN = { width: 18, thick: 3.4, rise: 3.1 };

/** Tokens in stacks that grow with their number: first in height, then side by side. A tray is as wide as it can ever be. */
export const Coins: FunctionComponent<{ count: number; high?: number; most?: number; tray?: boolean }> = ({
  count,
  high = 5,
  most = 4,
  tray = false,
}) => {
  const stacks = stacksOf(count, high, most);
  const [width, height] = [
    (tray ? most : Math.max(1, stacks.length)) * (COIN.width + 2),
    high * COIN.thick + 2 * COIN.rise + 1.5,
  ];
  return (
    <svg class="f-stacks" preserveAspectRatio="xMinYMax" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {count === 0 && <ellipse class="none" cx="10" cy={height - COIN.rise - 1} rx="8" ry={COIN.rise} />}
      {stacks.map((coins, n) => (
        <g key={n} transform={`translate(${n * (COIN.width + 2) + 1} ${height - COIN.rise - 1})`}>
          {Array.from({ length: coins }, (_, coin) => (
            <g key={coin} transform={`translate(${(coin * 7 + n * 3) % 3 === 1 ? 0.7 : 0} ${-coin * COIN.thick})`}>
              <path class="side" d={`M0 0a9 ${COIN.rise} 0 0 0 18 0v${-COIN.thick}a9 ${COIN.rise} 0 0 0-18 0z`} />
              <ellipse class="face" cx="9" cy={-COIN.thick} rx="9" ry={COIN.rise} />
              {coin === coins - 1 && <path class="mark" d={`M9 ${-COIN.thick - 1.7}l4 1.7-4 1.7-4-1.7z`} />}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
};
