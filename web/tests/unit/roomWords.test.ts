/** The rooms' own catalogues: every language has the same sentences, and none that the server has already. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ids, textsOf, variables, written } from "./catalogues";

const ROOMS = fileURLToPath(new URL("../../src/games/", import.meta.url));
const GAMES = readdirSync(ROOMS).filter((name) => statSync(ROOMS + name).isDirectory());

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    statSync(folder + name).isDirectory() ? filesIn(`${folder}${name}/`) : folder + name,
  );

describe.each(GAMES)("%s", (game) => {
  const [en, fr] = [textsOf(game, "en"), textsOf(game, "fr")];

  test("has the same sentences in every language, and all can be read", () => {
    expect(ids(fr.own)).toEqual(ids(en.own));
    for (const { own } of [en, fr]) expect(ids(own)).toEqual(written(own));
    expect(new Set(ids(en.own)).size).toBe(ids(en.own).length);
  });

  test("has the same variables in every language", () => {
    const [english, french] = [variables(en.own), variables(fr.own)];
    for (const [id, used] of english) expect([id, french.get(id)]).toEqual([id, used]);
  });

  test("repeats nothing that the server says", () => {
    const served = new Set(ids(...en.served));
    expect(ids(en.own).filter((id) => served.has(id))).toEqual([]);
  });

  test("says tu, with narrow spaces", () => {
    expect(fr.own).not.toMatch(/\b(vous|votre|vos)\b/i);
    expect(fr.own.replace(/^#.*$/gm, "").match(/[^\s\u202f\d}][;!?»]|«[^\u202f]| [:;!?»]/g)).toBeNull();
  });

  test("has a sentence for every id that its code asks for", () => {
    const known = new Set([...ids(...en.served), ...ids(en.own)]);
    const code = filesIn(`${ROOMS}${game}/`).filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."));
    const asked = code.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\bword\(\s*"([\w-]+)"/g)].map(([, id]) => id),
    );
    expect(asked.filter((id) => id && !known.has(id))).toEqual([]);
  });
});
