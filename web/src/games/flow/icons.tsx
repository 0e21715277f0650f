/** The symbols as components. With a title they speak to a screen reader; without one they are decoration. */

import { createContext, type FunctionComponent } from "preact";
import { useContext } from "preact/hooks";
import { thing, word } from "../../i18n";
import type { Colour } from "../../state/protocol";
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
