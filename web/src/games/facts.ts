/** What a message is about, without its sentence: seats as numbers, printed things by their keys. */

import type { Argument, Message } from "../messages";

export const isList = (said: Argument): said is { list: Argument[]; link: string } =>
  typeof said === "object" && "list" in said;

export const isMessage = (said: Argument): said is Message => typeof said === "object" && "id" in said;

/** A printed thing taken apart: its kind and its key; null for any other argument. */
export function thingIn(said: Argument | undefined): { kind: string; key: string } | null {
  if (said === undefined || typeof said !== "object" || isList(said) || isMessage(said)) return null;
  const [kind, key] = Object.entries(said)[0] ?? [];
  return kind !== undefined && typeof key === "string" ? { kind, key } : null;
}

export const keyOf = ({ args = {} }: Message, name: string): string | null => thingIn(args[name])?.key ?? null;

export function seatOf({ args = {} }: Message, name: string): number | null {
  const said = args[name];
  return typeof said === "object" && "seat" in said && typeof said.seat === "number" ? said.seat : null;
}

export function numberOf({ args = {} }: Message, name: string): number | null {
  const said = args[name];
  return typeof said === "number" ? said : null;
}
