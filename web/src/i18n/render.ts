/** Turns a message into a sentence, exactly as src/watershed/kit/messages.py does. Nothing reads a sentence back.
 *
 * How an argument `who` reaches a sentence: a number or a word is $who; a seat is $who, its name, and $who_is, "you" or
 * "other"; a printed thing is $who, its name, and $who_key; a message is $who, the sentence; a list is $who, all of them.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "../messages";

/** For whom a sentence is written. */
export interface Reader {
  /** Where to look for a sentence, the best place first. */
  bundles: readonly FluentBundle[];
  /** The players, in seat order. */
  names: readonly string[];
  /** The seat that is spoken to; null for somebody who watches. */
  you: number | null;
  /** Names that only the book in play has, by message id. */
  printed: Readonly<Record<string, string>>;
}

export type Arguments = Readonly<Record<string, Argument>>;

/** What lists and numbers look like in a language; the same as in Python. */
const LOCALES: Readonly<Record<string, string>> = { en: "en-GB", fr: "fr-FR" };

/** A catalogue of one language; where two texts have the same id, the later one counts. */
export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language] ?? language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The sentence; the id itself where no catalogue has one. */
export function render(message: Message, reader: Reader): string {
  return find(message.id, message.args ?? {}, reader) ?? missing(message.id);
}

/** The name of a printed thing; its key where nobody knows a name. */
export function nameThing(kind: string, key: string, reader: Reader): string {
  const id = `${kind}-${key}`;
  const name = find(id, {}, reader);
  if (name === null) missing(id);
  return name ?? key;
}

function find(id: string, args: Arguments, reader: Reader): string | null {
  for (const bundle of reader.bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(pattern, valuesOf(args, reader), errors);
    for (const error of errors) complain(`${id}: ${error.message}`);
    return sentence;
  }
  return reader.printed[id] ?? null;
}

function valuesOf(args: Arguments, reader: Reader): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    values[name] = plainOf(value, reader);
    if (typeof value !== "object") continue;
    if (isSeat(value)) values[`${name}_is`] = value.seat === reader.you ? "you" : "other";
    else if (!isList(value) && !isMessage(value)) values[`${name}_key`] = Object.values(value)[0] ?? "";
  }
  return values;
}

function plainOf(said: Argument, reader: Reader): string | number {
  if (typeof said !== "object") return said;
  if (isSeat(said)) return reader.names[said.seat] ?? String(said.seat + 1);
  if (isList(said)) return strung(said, reader);
  if (isMessage(said)) return render(said, reader);
  const [kind = "", key = ""] = Object.entries(said)[0] ?? [];
  return nameThing(kind, key, reader);
}

type Seat = { seat: number };
type Listed = { list: Argument[]; link: string };

const isSeat = (said: object): said is Seat => "seat" in said && typeof said.seat === "number";
const isList = (said: object): said is Listed => "list" in said;
const isMessage = (said: object): said is Message => "id" in said;

function strung({ list, link }: Listed, reader: Reader): string {
  const items = list.map((item) => String(plainOf(item, reader)));
  if (link === "") return items.join(" ");
  const type = link === "or" ? "disjunction" : "conjunction";
  return new Intl.ListFormat(reader.bundles[0]?.locales[0] ?? "en", { type }).format(items);
}

const complained = new Set<string>();

function complain(what: string): void {
  if (complained.has(what)) return;
  complained.add(what);
  console.warn(what);
}

function missing(id: string): string {
  complain(`no sentence for ${id}`);
  return id;
}
