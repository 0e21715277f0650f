/** A sentence in which some of the printed things it names are drawn. It is rendered with marks in their place, and falls
 * apart at the marks; so every language has its own order of words, and nothing looks for words in a sentence.
 */

import type { Argument, Message } from "../messages";
import { isList, isMessage, thingIn } from "./facts";

/** Some words, or a thing to draw. */
export type Piece = string | { kind: string; key: string };

const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"] as const;
const MARKS = new RegExp(`${OPEN}(.*?)${CLOSE}`);

function marked(said: Argument, kinds: readonly string[]): Argument {
  if (isMessage(said)) return withMarks(said, kinds);
  if (typeof said === "object" && isList(said)) return { ...said, list: said.list.map((one) => marked(one, kinds)) };
  const thing = thingIn(said);
  return thing && kinds.includes(thing.kind) ? `${OPEN}${thing.kind}${BETWEEN}${thing.key}${CLOSE}` : said;
}

/** The message with marks for the things of these kinds. A sentence may choose its words by a thing's key, so that stays an
 * argument beside the mark.
 */
export function withMarks(message: Message, kinds: readonly string[]): Message {
  const args: Record<string, Argument> = {};
  for (const [name, said] of Object.entries(message.args ?? {})) {
    args[name] = marked(said, kinds);
    const thing = thingIn(said);
    if (thing) args[`${name}_key`] = thing.key;
  }
  return { ...message, args };
}

/** The pieces of a sentence that was said with marks. */
export const piecesOf = (sentence: string): Piece[] =>
  sentence
    .split(MARKS)
    .map((piece, n): Piece => {
      if (n % 2 === 0) return piece;
      const [kind = "", key = ""] = piece.split(BETWEEN);
      return { kind, key };
    })
    .filter((piece) => piece !== "");
