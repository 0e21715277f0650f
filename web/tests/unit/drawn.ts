/** What components draw, for tests without a browser. */

import type { ComponentChild, VNode } from "preact";

export interface Element {
  tag: string;
  props: Record<string, unknown>;
  text: string;
}

/** All elements of something drawn without hooks. */
export function drawn(node: ComponentChild | readonly ComponentChild[]): Element[] {
  if (Array.isArray(node)) return node.flatMap(drawn);
  if (node === null || typeof node !== "object") return [];
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === "function") return drawn((type as (props: unknown) => ComponentChild)(props));
  const children = props.children as ComponentChild;
  const text = [children].flat().filter((one) => ["string", "number"].includes(typeof one));
  const inside = drawn(children);
  return typeof type === "string" ? [{ tag: type, props, text: text.join("") }, ...inside] : inside;
}

/** All words and numbers of it, in a row. */
export function textOf(node: ComponentChild | readonly ComponentChild[]): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (typeof node === "string" || typeof node === "number") return `${node}`;
  if (node === null || typeof node !== "object") return "";
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === "function") return textOf((type as (props: unknown) => ComponentChild)(props));
  return textOf(props.children as ComponentChild);
}

export const has = (elements: readonly Element[], name: string): boolean =>
  elements.some(({ props }) =>
    String(props.class ?? "")
      .split(" ")
      .includes(name),
  );
