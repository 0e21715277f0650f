/** Sentences for the player who sits here. Call these while drawing: what called them is drawn again when the language changes. */

import { computed, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Message } from "../messages";
import { type Arguments, nameThing, type Reader, render } from "./render";
import { bundlesFor, HOUSE, hasWords } from "./words";

/** Where in the house we are: at which game, who sits there, and which seat is spoken to. */
export interface Sitting {
  game: string;
  names: readonly string[];
  you: number | null;
  /** Whether several people share this screen: then the journal names everybody. */
  shared?: boolean;
}

const NOWHERE: Sitting = { game: HOUSE, names: [], you: null };

export const sitting = signal<Sitting>(NOWHERE);

/** Names that only the book in play has, by game and message id. */
const printed = signal<Readonly<Record<string, Readonly<Record<string, string>>>>>({});

/** Takes in the names of a book, from its components. */
export function learnBook(game: string, names: Readonly<Record<string, string>> = {}): void {
  printed.value = { ...printed.value, [game]: names };
}

export const readerFor = ({ game, names, you }: Sitting): Reader => ({
  bundles: bundlesFor(game),
  names,
  you,
  printed: printed.value[game] ?? {},
});

const reader = computed(() => readerFor(sitting.value));
const together = computed(() => (sitting.value.shared ? readerFor({ ...sitting.value, you: null }) : reader.value));

/** Nothing before one has sat down, and while the catalogue of the game is on its way: a line is better empty than full of ids. */
const isEarly = (id: string): boolean =>
  (sitting.value === NOWHERE || !hasWords(sitting.value.game)) &&
  !reader.value.bundles.some((bundle) => bundle.hasMessage(id));

/** A board and a journal are drawn again and again, and say the same of the same messages as long as the reader is the same. */
const said = new WeakMap<Message, { reader: Reader; sentence: string }>();

/** What the server says, in a sentence. */
export const say = (message: Message): string => sayTo(reader.value, message);

/** What the journal tells, for everybody who looks at this screen. */
export const tell = (message: Message): string => sayTo(together.value, message);

function sayTo(whom: Reader, message: Message): string {
  if (isEarly(message.id)) return "";
  const known = said.get(message);
  if (known?.reader === whom) return known.sentence;
  const sentence = render(message, whom);
  said.set(message, { reader: whom, sentence });
  return sentence;
}

/** The name of something printed: `thing("card", "castle")`. */
export const thing = (kind: string, key: string): string =>
  isEarly(`${kind}-${key}`) ? "" : nameThing(kind, key, reader.value);

/** A sentence of the game here: of the server's catalogue or of the room's own. */
export const word = (id: string, args?: Arguments): string => say(args ? { id, args } : { id });

export const hasWord = (id: string): boolean => reader.value.bundles.some((bundle) => bundle.hasMessage(id));

/** The same for a game that is not the one here. */
export const wordOf = (game: string, id: string, args: Arguments = {}): string =>
  hasWords(game) ? render({ id, args }, readerFor({ game, names: [], you: null })) : "";

function leave(): void {
  sitting.value = NOWHERE;
}

/** Says where we are, while a page is open. */
export function useSitting(
  game: string | undefined,
  names: readonly string[] = [],
  you: number | null = null,
  shared = false,
): void {
  const all = names.join("\n");
  useLayoutEffect(() => {
    if (game === undefined) return;
    sitting.value = { game, names, you, shared };
  }, [game, all, you, shared]);
  useLayoutEffect(() => leave, []);
}
