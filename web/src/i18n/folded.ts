/** A text without accents and capitals, so that a search for "gaudi" finds Gaudí. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
