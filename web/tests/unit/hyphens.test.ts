import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { breakable } from "../../src/games/hyphens";

const ROOMS = new URL("../../src/games/", import.meta.url);
const SERVED = new URL("../../../src/watershed/games/", import.meta.url);
/** A word this long does not fit on a narrow card as a whole. */
const LONG = 9;

const rooms = readdirSync(ROOMS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/en.ftl`, ROOMS)))
  .map(({ name }) => name);

describe("long names", () => {
  it("break where their room says, and nowhere else", () => {
    const listed = "cross-bow-man Aris-toc-racy élec-tri-ci-té";
    expect(breakable("Crossbowman", listed)).toBe("Cross\u00adbow\u00adman");
    expect(breakable("The Aristocracy", listed)).toBe("The Aris\u00adtoc\u00adracy");
    expect(breakable("Électricité", listed)).toBe("Élec\u00adtri\u00adci\u00adté");
    expect(breakable("Bureaucracy Knight", listed)).toBe("Bureaucracy Knight");
  });

  for (const room of rooms)
    test.each(["en", "fr"])(`of ${room} have their parts in %s`, (language) => {
      const own = readFileSync(new URL(`${room}/${language}.ftl`, ROOMS), "utf8");
      const listed = /^hyphens = (.*)$/m.exec(own)?.[1] ?? "";
      const names = [
        ...readFileSync(new URL(`${room}/${language}.ftl`, SERVED), "utf8").matchAll(/^(?:card|item)-[\w-]+ = (.*)$/gm),
      ].map(([, name = ""]) => name);
      const long = new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG));
      expect([...long].filter((word) => !breakable(word, listed).includes("\u00ad"))).toEqual([]);
    });
});
