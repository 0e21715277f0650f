/** Only games that have a board are offered. */

import { describe, expect, test } from "vitest";
import { drawn, moduleOf, onlyDrawn } from "../../src/games/registry";

describe("the games that are offered", () => {
  test("are those that something draws, in the order of the shelf", () => {
    const shelf = [{ name: "flooruler" }, { name: "flow" }, { name: "no-such-game" }];
    expect(onlyDrawn(shelf)).toEqual(shelf.filter((one) => drawn(one.name)));
    expect(onlyDrawn(shelf).map((one) => one.name)).toContain("flow");
    expect(onlyDrawn(shelf).map((one) => one.name)).not.toContain("no-such-game");
  });

  test("and asking for another one's board says so", async () => {
    await expect(moduleOf("no-such-game")).rejects.toThrow("no-such-game");
  });
});
