/** Whatever the server sends, as a tree of words: for a game that nobody has drawn yet. */

import { t } from "../i18n";

export interface Branch {
  label: string;
  /** What it is, where it is one thing or a few in a row. */
  text: string;
  inside: Branch[];
}

/** By the custom of the house, a number under one of these names is a seat. */
const SEATS = ["seat", "to_move", "asked", "winner", "holder", "owner"];

/** "sits_out" and "gold-fountain" as "Sits out" and "Gold fountain". */
export function readable(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNested = (value: unknown): boolean => typeof value === "object" && value !== null;

function leaf(value: unknown, key: string, names: readonly string[]): string {
  if (value === null || value === undefined || value === "") return t("plain-none");
  if (typeof value === "boolean") return value ? t("plain-yes") : t("plain-no");
  const name = typeof value === "number" && SEATS.includes(key) ? names[value] : undefined;
  return name ?? String(value);
}

/** Fields whose every key is the number of a seat are about the seats. */
const isBySeat = (keys: string[], names: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key) => /^\d+$/.test(key) && Number(key) < names.length);

function branch(label: string, key: string, value: unknown, names: readonly string[]): Branch {
  if (Array.isArray(value) && !value.some(isNested)) {
    const text = value.length > 0 ? value.map((one) => leaf(one, key, names)).join(", ") : t("plain-none");
    return { label, text, inside: [] };
  }
  return isNested(value)
    ? { label, text: "", inside: branches(value, names) }
    : { label, text: leaf(value, key, names), inside: [] };
}

const without = (item: Fields, key: string): Fields => {
  const { [key]: _gone, ...rest } = item;
  return rest;
};

/** A thing in a list: a seat's has the name of the seat, others what their name or first words say, or their number. */
function listed(item: unknown, index: number, names: readonly string[]): Branch {
  const fields = isFields(item) ? item : {};
  const seat = typeof fields.seat === "number" ? names[fields.seat] : undefined;
  if (seat !== undefined) return branch(seat, "", without(fields, "seat"), names);
  const key = typeof fields.name === "string" ? "name" : (Object.keys(fields)[0] ?? "");
  const called = fields[key];
  return typeof called === "string"
    ? branch(readable(called), "", without(fields, key), names)
    : branch(String(index + 1), "", item, names);
}

/** The fields of a record or the things of a list, each with what is inside it. */
export function branches(value: unknown, names: readonly string[]): Branch[] {
  if (Array.isArray(value)) return value.map((item, index) => listed(item, index, names));
  if (!isFields(value)) return [];
  const keys = Object.keys(value);
  const labelled = isBySeat(keys, names) ? (key: string) => names[Number(key)] ?? key : readable;
  return keys.map((key) => branch(labelled(key), key, value[key], names));
}
