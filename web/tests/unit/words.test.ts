/** The browser's own texts: every language has the same, and there is one for every id that the code asks for. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { listed, t } from "../../src/i18n";
import { say, sitting, thing, word } from "../../src/i18n/say";
import { HOUSE, learnWords } from "../../src/i18n/words";
import { set } from "../../src/state/settings";
import { ids, shellText, textsOf, variables, written } from "./catalogues";

const SRC = fileURLToPath(new URL("../../src/", import.meta.url));
const [en, fr] = [shellText("en"), shellText("fr")];

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    statSync(folder + name).isDirectory() ? filesIn(`${folder}${name}/`) : folder + name,
  );
const CODE = filesIn(SRC).filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."));

test("the same sentences in every language, and all can be read", () => {
  expect(ids(fr)).toEqual(ids(en));
  for (const text of [en, fr]) expect(ids(text)).toEqual(written(text));
  expect(new Set(ids(en)).size).toBe(ids(en).length);
});

/** What one language counts another may not have to: French says "possibles", English "possible". */
test("the same variables in every language", () => {
  const french = variables(fr);
  for (const [id, used] of variables(en)) expect([id, french.get(id)]).toEqual([id, used]);
});

test("the house's catalogue on the server has the same sentences in every language too", () => {
  const [english = "", french = ""] = [textsOf("none", "en").served[0], textsOf("none", "fr").served[0]];
  expect(ids(french)).toEqual(ids(english));
  for (const text of [english, french]) expect(ids(text)).toEqual(written(text));
});

test("French says tu, with narrow spaces", () => {
  const french = [fr, ...textsOf("none", "fr").served].join("\n").replace(/^#.*$/gm, "");
  expect(french).not.toMatch(/\b(vous|votre|vos)\b/i);
  expect(french.match(/[^\s\u202f\d}][;!?»]|«[^\u202f]| [:;!?»%]/g)).toBeNull();
});

test("a sentence for every id that is asked for, and none that nobody asks for", () => {
  const code = CODE.map((path) => readFileSync(path, "utf8")).join("\n");
  const asked = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, id]) => id);
  expect(asked.filter((id) => id && !ids(en).includes(id))).toEqual([]);
  const families = [...code.matchAll(/\bt\(\s*`([\w-]*)\$\{\w[\w.]*\}([\w-]*)`/g)];
  const isAsked = (id: string): boolean =>
    code.includes(`"${id}"`) ||
    en.includes(`{ ${id} }`) ||
    families.some(([, before = "", after = ""]) => id.startsWith(before) && id.endsWith(after));
  expect(ids(en).filter((id) => !isAsked(id))).toEqual([]);
}, 60_000);

/** The files that come with the first page: everything that is imported from the start, and not only when it's needed. */
function firstFiles(): Set<string> {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, to = ""] of readFileSync(path, "utf8").matchAll(/^(?:import|export)\b[^;]*?"(\.[^"]+)";/gm)) {
      const near = ["", ".ts", ".tsx", "/index.ts"].map((end) => resolve(dirname(path), to) + end);
      const file = near.find((one) => /\.tsx?$/.test(one) && existsSync(one));
      if (file) follow(file);
    }
  };
  follow(`${SRC}main.tsx`);
  return found;
}

test("texts that come late are asked for by what brings them, and by nothing on the first page", () => {
  const first = firstFiles();
  expect(first.has(`${SRC}pages/TablePage.tsx`) && !first.has(`${SRC}pages/End.tsx`)).toBe(true);
  const late = CODE.filter((path) => readFileSync(path, "utf8").includes("\naddOwn("));
  expect(late.length).toBeGreaterThan(2);
  for (const words of late) {
    const folder = words.slice(0, -"words.ts".length);
    const own = ids(readFileSync(`${folder}en.ftl`, "utf8"));
    const users = CODE.filter((path) => own.some((id) => readFileSync(path, "utf8").includes(`"${id}"`)));
    const brings = (path: string): boolean =>
      path.startsWith(folder) || readFileSync(path, "utf8").includes(`/${folder.slice(SRC.length)}words"`);
    expect(users.filter((path) => first.has(path) || !brings(path))).toEqual([]);
  }
});

test("nothing is written in English beside the catalogues", () => {
  const texts = CODE.filter((path) => path.endsWith(".tsx")).flatMap((path) =>
    [
      ...readFileSync(path, "utf8").matchAll(
        /(?:aria-label|title|placeholder|alt)="([^"]+)"|>\s*([A-Z][a-z]+ [a-z]+[^<>{}]*)</g,
      ),
    ].map(([, label, text]) => `${path.slice(SRC.length)}: ${label ?? text}`),
  );
  expect(texts).toEqual([]);
});

afterEach(() => {
  set({ language: "en" });
  sitting.value = { game: HOUSE, names: [], you: null };
});

test("numbers and lists are written as the language does", () => {
  const both = (id: string, args: Parameters<typeof t>[1]): string[] =>
    (["en", "fr"] as const).map((language) => {
      set({ language });
      return t(id, args);
    });
  expect(both("percent", { part: 34.2 })).toEqual(["34%", "34\u202f%"]);
  expect(both("hint-place", { place: 1.84 })).toEqual(["expected place 1.8", "place attendue 1,8"]);
  expect(both("home-turn-of", { names: listed(["Ann", "Bob"]) })).toEqual([
    "Ann and Bob to move",
    "C’est à Ann et Bob",
  ]);
  expect(both("home-moves", { count: 1 })).toEqual(["1 move", "1 coup"]);
});

test("the server's words follow the language, and a game that is on its way says nothing", () => {
  learnWords(HOUSE, "en", "colour-red = Red\nover = The game is over.");
  learnWords(HOUSE, "fr", "colour-red = Rouge");
  expect([thing("colour", "red"), say({ id: "over" })]).toEqual(["Red", "The game is over."]);
  set({ language: "fr" });
  expect(thing("colour", "red")).toBe("Rouge");
  sitting.value = { game: "chess", names: ["Ann"], you: 0 };
  expect([word("checkmate"), thing("colour", "red")]).toEqual(["", "Rouge"]);
  learnWords("chess", "fr", "checkmate = { $who_is ->\n [you] Tu perds.\n *[other] { $who } perd.\n }");
  expect(word("checkmate", { who: { seat: 0 } })).toBe("Tu perds.");
  sitting.value = { game: "chess", names: ["Ann"], you: null };
  expect(word("checkmate", { who: { seat: 0 } })).toBe("Ann perd.");
});
