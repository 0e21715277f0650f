/** The pictures in the frames of heroes and wonders, in boxes of 100. Those of single ones come when the first is drawn. */

import { signal } from "@preact/signals";

export interface Motif {
  solid: string;
  line?: string;
  /** It has room to be larger in a tall frame. */
  slim?: boolean;
}

/** How heroes are dressed in each era: a toga, a cloak and a hat, a coat. */
export const HEROES: Readonly<Record<number, Motif>> = {
  1: {
    solid: "M50 8a13 13 0 1 1 0 26a13 13 0 0 1 0-26zM36 38q14-6 28 0l10 18-5 6 7 36H24l7-36-5-6z",
    line: "M36 16q14-12 28 0M64 38 40 60l-6 36M60 52l-8 44M44 58l24 8",
  },
  2: {
    solid: "M50 14a12 12 0 1 1 0 24a12 12 0 0 1 0-24zM30 18q20-18 40 0l-4 4H34zM34 42q16-7 32 0l14 54H20z",
    line: "M38 42q12 8 24 0M50 47v49M34 42l-4 30M66 42l4 30M64 12q10-8 14-2",
  },
  3: {
    solid: "M50 8a13 13 0 1 1 0 26a13 13 0 0 1 0-26zM32 40q18-7 36 0l8 30-8 3-2 25H34l-2-25-8-3z",
    line: "M42 38l8 12 8-12M50 50v48M34 73V54M66 73V54M38 14q8-8 24 0",
  },
};

/** What wonders have until their own picture is here, and those that only a corrected book has. */
export const WONDERS: Readonly<Record<number, Motif>> = {
  1: { solid: "M10 84h80v8h-80zM14 34h72L50 12zM18 38h10v42h-10zM45 38h10v42h-10zM72 38h10v42h-10z" },
  2: { solid: "M14 52h72v40h-72zM24 52q0-40 26-40t26 40z", line: "M50 12V4M40 92v-18q10-16 20 0v18" },
  3: { solid: "M14 44h18v48h-18zM36 14h26v78h-26zM66 34h20v58h-20z", line: "M42 26h14M42 38h14M42 50h14" },
};

const pictures = signal<Readonly<Record<string, Motif>>>({});
let asked = false;

/** The picture of a hero or wonder; undefined until it is here, or if there is none. */
export function pictureOf(figure: string): Motif | undefined {
  if (!asked) {
    asked = true;
    import("./pictures").then(
      ({ PICTURES }) => {
        pictures.value = PICTURES;
      },
      () => {
        asked = false;
      },
    );
  }
  return pictures.value[figure];
}
