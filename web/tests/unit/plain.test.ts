/** The board of a game that has none of its own. */

import { type ComponentChildren, isValidElement, type VNode } from "preact";
import { expect, test, vi } from "vitest";
import { branches, readable } from "../../src/games/branches";
import { Board, EndDetail, families, Gallery } from "../../src/games/Plain";
import { say } from "../../src/i18n";
import { learnWords } from "../../src/i18n/words";
import { move, saying, state, summary } from "./states";

learnWords("house", "en", "sentence = { $text }\nraise = Raise by { $count }");

type Props = Record<string, unknown> & { children?: ComponentChildren };

/** Every element that a drawing comes to, components drawn too. They use no hooks, so calling them is enough. */
function elements(node: ComponentChildren): VNode<Props>[] {
  if (Array.isArray(node)) return node.flatMap(elements);
  if (!isValidElement(node)) return [];
  const one = node as VNode<Props>;
  if (typeof one.type === "function") {
    return elements((one.type as (props: Props) => ComponentChildren)(one.props));
  }
  return [one, ...elements(one.props.children)];
}

function textOf(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (!isValidElement(node)) return typeof node === "string" || typeof node === "number" ? String(node) : "";
  const one = node as VNode<Props>;
  return typeof one.type === "function"
    ? textOf((one.type as (props: Props) => ComponentChildren)(one.props))
    : textOf(one.props.children);
}

const raise = (count: number) => ({ ...move(`raise 1 ${count}`), say: { id: "raise", args: { count } } });

const here = state(3, {
  summary: summary({ game: "no-such" }),
  moves: [raise(2), move("pass", "Pass"), raise(1)],
});
here.view = {
  ...here.view,
  game: "no-such",
  prompt: saying("Choose a dike."),
  players: [
    { seat: 0, gold: 3, sits_out: false },
    { seat: 1, gold: 4, sits_out: true },
  ],
  water: { "0": 2, "1": 5 },
  holder: 1,
  tiles: ["a1", "b2"],
};

const drawing = (more: Partial<Parameters<typeof Board>[0]> = {}) =>
  Board({
    state: here,
    components: { title: "No such" },
    choose: () => undefined,
    play: () => undefined,
    explain: () => undefined,
    askWhy: () => undefined,
    reasons: {},
    inspect: () => undefined,
    picked: null,
    recent: [],
    reduced: false,
    ...more,
  });

const buttons = (drawn: ComponentChildren) => elements(drawn).filter(({ type }) => type === "button");

test("names are made readable", () => {
  expect([readable("sits_out"), readable("gold-fountain"), readable("")]).toEqual(["Sits out", "Gold fountain", ""]);
});

test("what belongs to a seat is called by its name", () => {
  expect(branches({ players: here.view.players, water: here.view.water, holder: 1 }, ["Ann", "Ben"])).toMatchObject([
    {
      label: "Players",
      inside: [
        {
          label: "Ann",
          inside: [
            { label: "Gold", text: "3" },
            { label: "Sits out", text: "no" },
          ],
        },
        {
          label: "Ben",
          inside: [
            { label: "Gold", text: "4" },
            { label: "Sits out", text: "yes" },
          ],
        },
      ],
    },
    {
      label: "Water",
      inside: [
        { label: "Ann", text: "2" },
        { label: "Ben", text: "5" },
      ],
    },
    { label: "Holder", text: "Ben" },
  ]);
});

test("lists of words stand in a row, nothing is none, and things have their own names", () => {
  expect(branches({ tiles: ["a1", "b2"], die: null, left: [] }, [])).toMatchObject([
    { label: "Tiles", text: "a1, b2" },
    { label: "Die", text: "none" },
    { label: "Left", text: "none" },
  ]);
  expect(branches([{ name: "Dike", price: 2 }, { price: 1 }, { item: "sand-bag", price: 3 }], [])).toMatchObject([
    { label: "Dike", inside: [{ label: "Price", text: "2" }] },
    { label: "2", inside: [{ label: "Price", text: "1" }] },
    { label: "Sand bag", inside: [{ label: "Price", text: "3" }] },
  ]);
});

test("moves are gathered by their names, in the order in which the names come", () => {
  const found = families(here.moves);
  expect(found.map(({ name, groups }) => [name, groups.map((group) => say(group.say))])).toEqual([
    ["raise", ["Raise by 2", "Raise by 1"]],
    ["pass", ["Pass"]],
  ]);
  expect(families(here.moves, "tokens")[0]?.groups.map((group) => say(group.say))).toEqual(["Raise by …"]);
});

test("it asks the question, shows the table and offers every move as a button", () => {
  const drawn = drawing();
  const text = textOf(drawn);
  for (const part of ["Choose a dike.", "Players", "Ben", "Sits out", "a1, b2"]) expect(text).toContain(part);
  expect(text).not.toContain("Prompt");
  expect(buttons(drawn).map(({ props }) => props["data-move"])).toEqual(["raise 1 2", "raise 1 1", "pass"]);
});

test("a button proposes its move; the chosen and the proposed one are marked", () => {
  const choose = vi.fn();
  const drawn = drawing({ choose, picked: "pass", hinted: ["raise 1 1"] });
  const [high, low, pass] = buttons(drawn);
  (low!.props.onClick as () => void)();
  expect(choose).toHaveBeenCalledWith("raise 1 1");
  expect([high, low, pass].map((one) => one?.props["data-hint"])).toEqual([null, 1, null]);
  expect([high, low, pass].map((one) => one?.props["aria-pressed"])).toEqual([false, false, true]);
});

test("when nothing can be done there are no buttons", () => {
  expect(buttons(drawing({ state: { ...here, moves: [] } }))).toEqual([]);
});

test("scores and components are told the same way", () => {
  const props = { names: ["Ann", "Ben"], colours: ["red", "blue"] as ("red" | "blue")[], components: { title: "X" } };
  expect(textOf(EndDetail({ ...props, scoring: [{ seat: 1, total: 7 }] }) as ComponentChildren)).toContain(
    "Ben Total 7",
  );
  expect(textOf(Gallery({ components: { title: "X", health: 10 } }) as ComponentChildren)).toContain("Health 10");
});
