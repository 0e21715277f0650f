/**
 * Who vouches for a log, as docs/protocol.md says it is signed. The browser's own cryptography needs a secure connection,
 * which a table at home often lacks; then a signature can be shown but not checked.
 */

import { drawNonce, type Finding } from "./fair";
import { keep, read } from "./kept";

const CONTEXT = "watershed log signature 1\n";
const FIELDS = "format game rules book edition seats options seed names moves tables position deal forks check".split(
  " ",
);

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Log = Record<string, Json>;

const code = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
const quoted = (text: string): string => JSON.stringify(text).replace(/[\u007f-\uffff]/g, code);

/** JSON without whitespace, in ASCII, with its keys in order. */
export function canonical(value: Json): string {
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const parts = Object.keys(value).sort();
  return `{${parts.map((name) => `${quoted(name)}:${canonical(value[name] ?? null)}`).join()}}`;
}

const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|\d{16,}/g; // whole strings, so that digits in them are left alone

const keysIn = (value: Json): number =>
  value === null || typeof value !== "object"
    ? 0
    : Object.values(value).reduce(
        (sum: number, one) => sum + keysIn(one),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      );

/** Reads a log. Seeds have more digits than a browser's numbers, so they become texts that begin with a mark. */
function parsed(text: string, mark: string): Log {
  let keys = 0;
  const log = JSON.parse(
    text.replace(TOKENS, (token: string, colon?: string) => {
      keys += colon ? 1 : 0;
      return token.startsWith('"') ? token : `"${mark}${token}"`;
    }),
  ) as Log;
  if (keysIn(log) !== keys) throw new SyntaxError("a key that is there twice");
  return log;
}

/** What is signed, and by whom; null where nobody has signed it. */
export function messageOf(text: string): { message: string; key: string; value: string } | null {
  const mark = `${drawNonce()}:`; // nobody can have written it into the log
  const { signature, ...log } = parsed(text, mark);
  if (signature === undefined || signature === null) return null;
  const { value, ...about } = signature as Log;
  const signed = Object.fromEntries(FIELDS.flatMap((name) => (log[name] === undefined ? [] : [[name, log[name]]])));
  const written = canonical({ ...signed, signature: about }).replaceAll(new RegExp(`"${mark}(\\d+)"`, "g"), "$1");
  return { message: CONTEXT + written, key: String(about.key), value: String(value) };
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Whether a signature fits; null where this browser can't tell. */
async function fits(message: string, key: string, value: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  try {
    const opened = await subtle.importKey("raw", bytes(key), "Ed25519", false, ["verify"]);
    return await subtle.verify("Ed25519", opened, bytes(value), new TextEncoder().encode(message));
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "NotSupportedError" ? null : false;
  }
}

/** The first key that this browser saw here is kept; a server that has another one later is noticed. */
function judgeKey(key: string): Finding[] {
  const kept = read<string | null>("server-key", null);
  keep("server-key", key);
  if (kept === null) return [];
  return [{ what: kept === key ? "key-same" : "key-new", good: kept === key ? true : null }];
}

/** What can be said about the signature of a log, against the key that the server publishes. */
export async function judgeSignature(text: string, published: string): Promise<Finding[]> {
  try {
    const found = messageOf(text);
    if (found === null) return [{ what: "unsigned", good: null }];
    const good = await fits(found.message, found.key, found.value);
    if (good === false) return [{ what: "signed-bad", good }];
    if (found.key !== published) return [{ what: "signed-other", good: false }];
    return [{ what: good ? "signed-good" : "signed-unchecked", good }, ...judgeKey(published)];
  } catch {
    return [{ what: "signed-bad", good: false }];
  }
}
