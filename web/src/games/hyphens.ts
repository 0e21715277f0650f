/** A name with soft hyphens in its long words, so that it breaks well on a narrow card. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}{9,}/gu, (word) =>
    word.replace(/(?<=\p{L}{3})(?=[bcdfghjklmnpqrstvwxz][aeiouyàâäéèêëîïôöùûü]\p{L})/giu, "\u00ad"),
  );
