/** Everything a game has in the browser is in its own room: nothing else in the client's code names a game. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../../src/", import.meta.url));
const ROOMS = `${SRC}games/`;
const RULES = fileURLToPath(new URL("../../../src/watershed/games/", import.meta.url));

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path).filter((name) => /^[a-z]/.test(name) && statSync(path + name).isDirectory())
    : [];

const NAMES = [...new Set([...foldersIn(ROOMS), ...foldersIn(RULES)])];

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = folder + name;
    if (!statSync(path).isDirectory()) return [path];
    return folder === ROOMS && NAMES.includes(name) ? [] : filesIn(`${path}/`);
  });

/** Words of CSS that a game may happen to be called by. */
const CSS = /overflow|auto-flow|flex-flow|flow-root/gi;

const namedIn = (text: string): string[] => {
  const said = text.replace(CSS, "").toLowerCase();
  return NAMES.filter((name) => said.includes(name));
};

test("the names of the games are known", () => {
  expect(NAMES).toEqual(expect.arrayContaining(["flow", "flooruler"]));
});

test("a name is found in code, classes and comments, and not in the words of CSS", () => {
  for (const text of ["FlowLid", ".flow .can", '"flow"', "/* The Flow of History */"]) {
    expect(namedIn(text)).toEqual(["flow"]);
  }
  expect(namedIn("overflow: hidden; grid-auto-flow: column")).toEqual([]);
});

test.each(filesIn(SRC).map((path) => path.slice(SRC.length)))("%s names no game", (path) => {
  expect(namedIn(path)).toEqual([]);
  expect(namedIn(readFileSync(SRC + path, "utf8"))).toEqual([]);
});
