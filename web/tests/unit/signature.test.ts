import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { keep } from "../../src/state/kept";
import { canonical, judgeSignature } from "../../src/state/signature";

const TEXT = readFileSync(new URL("../fixtures/signed.json", import.meta.url), "utf8"); // a server's, with any letters
const KEY = (JSON.parse(TEXT) as { signature: { key: string } }).signature.key;

const whats = async (text: string, key = KEY): Promise<string[]> =>
  (await judgeSignature(text, key)).map(({ what }) => what);

beforeEach(() => keep("server-key", null));

test("texts are written as Python writes them", () => {
  expect(canonical({ b: [1, "é\n\u007f🂡"], a: {}, 10: null, 9: true })).toBe(
    '{"10":null,"9":true,"a":{},"b":[1,"\\u00e9\\n\\u007f\\ud83c\\udca1"]}',
  );
});

test("a log that a server signed, and its key the second time", async () => {
  expect(await whats(TEXT)).toEqual(["signed-good"]);
  expect(await whats(TEXT)).toEqual(["signed-good", "key-same"]);
  keep("server-key", "0".repeat(64));
  expect(await whats(TEXT)).toEqual(["signed-good", "key-new"]);
});

test("every change is noticed", async () => {
  const seed = /"seed": (\d+)/.exec(TEXT)?.[1] ?? "";
  const last = String((Number(seed.at(-1)) + 1) % 10);
  const changes: [string, string][] = [
    [seed, seed.slice(0, -1) + last], // a browser's numbers don't have this digit
    [`${seed},`, `${seed}.5,`],
    ['"seed"', '"seed": 5, "seed"'],
    [String(2n ** 62n + 1n), String(2n ** 62n)], // the seed of its what-if
    [`${2n ** 62n + 1n}`, `"${2n ** 62n + 1n}"`],
    ["Zoé", "Zoe"],
    ["Zo\\u00e9", "Zoe"],
    ['"0 harvest"', '"1 harvest"'],
    ["https://table.example", "https://table.exampl"],
    ["2026-11-18", "2026-11-19"],
    [KEY, KEY.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))],
    ['"value": "', '"value": "0'],
    ['"seats": 3', '"seats": 4'],
  ];
  let made = 0;
  for (const [before, after] of changes) {
    const changed = TEXT.replace(before, after);
    if (changed === TEXT) continue;
    made += 1;
    expect(await whats(changed), after).toEqual(["signed-bad"]);
  }
  expect(made).toBeGreaterThan(8);
});

test("whitespace and other fields don't matter", async () => {
  const more = TEXT.replace("{", '{ "comment": "a good game",').replaceAll("\n", "\n\t");
  expect(await whats(more)).toEqual(["signed-good"]);
});

test("unsigned, signed by somebody else, or not to be checked here", async () => {
  const { signature: _, ...rest } = JSON.parse(TEXT) as Record<string, unknown>;
  expect(await whats(JSON.stringify(rest))).toEqual(["unsigned"]);
  expect(await whats(TEXT, "0".repeat(64))).toEqual(["signed-other"]);
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) }); // as on a page without HTTPS
  expect(await whats(TEXT)).toEqual(["signed-unchecked"]);
  vi.unstubAllGlobals();
});
