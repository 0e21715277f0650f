/** What comes at the end of an era, who is born next, and who changes a status: told before it is too late. */

import { beforeAll, describe, expect, test } from "vitest";
import { sitAt } from "../../../tests/unit/catalogues";
import { drawn, textOf } from "../../../tests/unit/drawn";
import { EraEnd, People, Powers } from "./Statuses";
import type { Table } from "./table";
import { duesOf, lostBy, nextMeal, rowOfDescendants } from "./upkeep";
import { Gone } from "./Vote";
import type { FigureComponent, FigureView, PatchistoryNumbers, PlayerView } from "./views";

beforeAll(() => sitAt("patchistory", ["Ann", "Bob"], 0));

const NUMBERS = { upkeep: [0, 1, 2, 3, 4, 5, 6, 8, 10], missingFood: 3, missingMineral: 6 } as PatchistoryNumbers;
const MARX = { figure: "karl-heinrich-marx", effects: [{ when: "always", verb: "upkeep" }] } as FigureComponent;
const FIGURES = new Map([[MARX.figure, MARX]]);

const player = (more: Partial<PlayerView> = {}): PlayerView =>
  ({
    seat: 0,
    statuses: { mil: 9, shields: 1, food: 2 },
    attack: 9,
    defence: 10,
    goods: { food: 1, minerals: 0 },
    favours: 3,
    workers: 6,
    descendants: 2,
    upkeep: { food: 6, heroFood: 4, wonderMinerals: 1 },
    figures: [],
    ...more,
  }) as PlayerView;

const table = {
  view: { era: 3 },
  box: { numbers: NUMBERS },
  printed: { figures: FIGURES },
  changes: [],
} as unknown as Table;
const read = (node: Parameters<typeof drawn>[0]): string => textOf(node).replace(/\s+/g, " ").trim();

describe("the end of an era", () => {
  test("costs food and minerals; what is missing costs VP", () => {
    const dues = duesOf(player());
    expect(dues).toEqual([
      { good: "food", count: 4, short: 3 },
      { good: "minerals", count: 1, short: 1 },
    ]);
    expect(lostBy(dues, NUMBERS)).toBe(15);
    expect(read(<EraEnd table={table} player={player()} />)).toMatch(
      /−4−1.*End of Era III: 4 food, 1 mineral for heroes and wonders.*15 VP/,
    );
  });

  test("is red only for what isn't there", () => {
    const shown = <EraEnd table={table} player={player({ goods: { food: 9, minerals: 0 } })} />;
    const red = drawn(shown).filter(({ props }) => `${props.class ?? ""}`.includes("short"));
    expect(red.map(({ props }) => props["data-due"])).toEqual(["minerals 1"]);
  });

  test("is told of rivals too, but not whether they can pay", () => {
    const said = read(<EraEnd table={table} player={player({ goods: null })} />);
    expect(said).toContain("4 food, 1 mineral");
    expect(said).not.toContain("VP");
  });

  test("is not there without heroes and wonders", () => {
    const none = player({ upkeep: { food: 6, heroFood: 0, wonderMinerals: 0 } });
    expect(drawn(<EraEnd table={table} player={none} />)).toEqual([]);
  });
});

describe("the descendants", () => {
  test("are born from the lowest covered number", () => {
    const row = rowOfDescendants(player(), NUMBERS);
    expect(row.filter(({ covered }) => covered).map(({ food }) => food)).toEqual([8, 10]);
    expect(row.find(({ next }) => next)?.food).toBe(8);
    expect(read(<People table={table} player={player()} />)).toContain("2 to be born. With one more, they eat 8 food");
  });

  test("leave their spaces bare when they are removed", () => {
    expect(nextMeal(player({ workers: 2, descendants: 5 }), NUMBERS, { figures: FIGURES })).toBe(4);
  });

  test("eat what a hero has set, and nobody is born when none is left", () => {
    const set = player({
      figures: [{ figure: MARX.figure, cell: "a1", effects: [], adds: {} }],
      upkeep: { food: 5, heroFood: 0, wonderMinerals: 0 },
    });
    expect(nextMeal(set, NUMBERS, { figures: FIGURES })).toBe(5);
    expect(nextMeal(player({ workers: 8, descendants: 0 }), NUMBERS, { figures: FIGURES })).toBeNull();
  });
});

test("a status says which heroes and wonders change it", () => {
  const adding = (figure: string, adds: FigureView["adds"]): FigureView => ({ figure, cell: "a1", effects: [], adds });
  const figures = [adding("genghis-khan", { mil: 5 }), adding("the-great-wall", { shields: 1 })];
  const titles = drawn(<Powers table={table} player={player({ figures })} />).map(({ props }) => props.title);
  expect(titles).toContain("MIL. Attack 9. Genghis Khan +5");
  expect(titles).toContain("1 shield. Defence 10. Great Wall +1");
});

test("the vote says which prosperity cards are out of the game, but for those of this row", () => {
  const prosperity = ["heroes", "water", "money"].map((key) => ({ prosperity: key, measure: key }));
  const vote = { cards: [{ prosperity: "water" }] };
  const shown = { view: { played: ["heroes", "water"], vote }, box: { prosperity } } as unknown as Table;
  expect(read(<Gone table={shown} />)).toBe("Already played:Heroes");
  expect(drawn(<Gone table={{ ...shown, view: { ...shown.view, played: ["water"] } }} />)).toEqual([]);
});
