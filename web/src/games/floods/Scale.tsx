/** How many cells are bare of trees, on the way to the marks at which the sea rises and the game ends. */

import type { FunctionComponent } from "preact";
import { word } from "../../i18n";
import { Glyph } from "./glyphs";
import type { FloodsView } from "./views";

export const Scale: FunctionComponent<{ view: Pick<FloodsView, "scale" | "thresholds" | "end" | "rises"> }> = ({
  view,
}) => {
  const { scale, thresholds, end, rises } = view;
  const next = thresholds.find((mark) => mark > scale) ?? end;
  const label = word(next === end ? "scale-end" : "scale-next", { scale, mark: next, left: Math.max(0, next - scale) });
  return (
    <div class="fl-scale" role="img" aria-label={label} title={label} data-scale={scale}>
      <span class="fl-scalehead">
        <Glyph name="axe" size={17} />
        <b>{scale}</b>
      </span>
      <ol aria-hidden="true">
        {Array.from({ length: end }, (_, n) => n + 1).map((mark) => {
          const rise = thresholds.indexOf(mark) + 1;
          const kinds = [
            mark <= scale ? "on" : "",
            rise > 0 ? "rise" : "",
            rise > 0 && rise <= rises ? "past" : "",
            mark === end ? "end" : "",
            mark === next ? "next" : "",
          ];
          return (
            <li key={mark} class={kinds.filter(Boolean).join(" ")}>
              {rise > 0 && <Glyph name="wave" size={15} />}
              {(rise > 0 || mark === end) && <b>{mark}</b>}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
