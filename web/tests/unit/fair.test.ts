import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import {
  commandFor,
  commitmentOf,
  drawNonce,
  judge,
  judgeLog,
  keepNonce,
  known,
  meet,
  nonceToOpen,
  plainCommitment,
  sealOf,
  seedOf,
} from "../../src/state/fair";
import { keep } from "../../src/state/kept";
import type { Ending, Summary } from "../../src/state/protocol";
import { sha256 } from "../../src/state/sha256";
import { summary } from "./states";

const SECRET = "00112233445566778899aabbccddeeff".repeat(2);
const [ANN, BOB] = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"];
const KEY = "ab".repeat(32);
const NONCES = [ANN, "", BOB];
const SEALS = [sealOf(ANN), null, sealOf(BOB)];

beforeEach(() => keep("deals", []));

test("SHA-256 as everybody has it, for texts of every length", () => {
  for (const text of ["", "abc", "é🂡", ...Array.from({ length: 140 }, (_, length) => "x".repeat(length))])
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});

test("the numbers that Python comes to", () => {
  expect(commitmentOf(SECRET)).toBe("2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737");
  expect(sealOf(ANN)).toBe("3eb1bd439947eb762998e566ccc2e099c791118b2f40579cc4f7da2b5061b7f9");
  expect(seedOf(SECRET, NONCES)).toBe("4581887539819287869");
});

test("nonces are drawn anew", () => {
  const drawn = new Set(Array.from({ length: 50 }, drawNonce));
  expect(drawn.size).toBe(50);
  for (const nonce of drawn) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
});

const dealing = (change: Partial<Summary["deal"]> = {}, more: Partial<Summary> = {}): Summary =>
  summary({
    status: "waiting",
    commitment: commitmentOf(SECRET),
    deal: { dealt: false, seals: SEALS, missing: [0, 2], ...change },
    ...more,
  });

test("the commitment is kept from the first time, whatever the server says later", () => {
  meet(dealing());
  meet(dealing({}, { commitment: "f".repeat(64) }));
  expect(known("m1")).toMatchObject({ commitment: commitmentOf(SECRET), late: false });
});

test("a nonce is opened when everyone sits, for what was sealed, and for that alone", () => {
  keepNonce("m1", 0, ANN);
  expect(nonceToOpen(dealing(), 0)).toBe(null); // nothing was promised yet
  meet(dealing());
  expect(nonceToOpen(dealing({ missing: [] }), 0)).toBe(null);
  expect(nonceToOpen(dealing(), 2)).toBe(null);
  expect(nonceToOpen(dealing({ seals: [sealOf(BOB), null, null] }), 0)).toBe(null);
  expect(nonceToOpen(dealing({}, { commitment: "f".repeat(64) }), 0)).toBe(null);
  expect(nonceToOpen(dealing(), 0)).toBe(ANN);
  expect(nonceToOpen(dealing(), 0)).toBe(ANN); // after a lost connection
  const others = [sealOf(ANN), null, sealOf("a".repeat(32))];
  expect(nonceToOpen(dealing({ seals: others }), 0)).toBe(null); // somebody would seal again, knowing ours
});

const ending = (change: Partial<Ending> = {}): Ending => ({
  ranking: [],
  scoring: [],
  history: [],
  seed: seedOf(SECRET, NONCES),
  salt: "",
  commitment: commitmentOf(SECRET),
  secret: SECRET,
  nonces: NONCES,
  seals: SEALS,
  key: KEY,
  ...change,
});

function opened(): void {
  keepNonce("m1", 0, ANN);
  meet(dealing());
  nonceToOpen(dealing(), 0);
}

const whats = (of: Ending): string[] => judge(known("m1"), of).map(({ what }) => what);
const isBad = (of: Ending): string[] =>
  judge(known("m1"), of)
    .filter(({ good }) => good === false)
    .map(({ what }) => what);

test("a fair deal", () => {
  opened();
  expect(whats(ending())).toEqual(["kept-good", "secret-good", "seed-good", "added", "seals-good", "mine-good"]);
});

test("an operator who changes everything afterwards is found", () => {
  opened();
  const secret = "ab".repeat(32);
  const forged = ending({ secret, commitment: commitmentOf(secret), seed: seedOf(secret, NONCES) });
  expect(isBad(forged)).toEqual(["kept-bad"]);
  expect(isBad(ending({ secret, seed: seedOf(secret, NONCES) }))).toEqual(["secret-bad"]);
  expect(isBad(ending({ seed: "7" }))).toEqual(["seed-bad"]);
});

test("an operator who changes or leaves out a number is found", () => {
  opened();
  const chosen = [ANN, "", "a".repeat(32)];
  const seals = chosen.map((nonce) => (nonce ? sealOf(nonce) : null));
  expect(isBad(ending({ nonces: chosen, seals, seed: seedOf(SECRET, chosen) }))).toEqual(["seals-bad"]);
  const without = ["", "", BOB];
  expect(isBad(ending({ nonces: without, seed: seedOf(SECRET, without) }))).toEqual(["mine-bad"]);
  const nobody = ["", "", ""];
  expect(isBad(ending({ nonces: nobody, seed: seedOf(SECRET, nobody) }))).toEqual(["mine-bad"]);
});

test("whoever was away, came late, watched from afar or played alone is told so", () => {
  expect(whats(ending())).toContain("kept-none");
  keepNonce("m1", 0, ANN);
  meet(dealing());
  expect(whats(ending({ nonces: ["", "", BOB], seed: seedOf(SECRET, ["", "", BOB]) }))).toContain("mine-away");
  keep("deals", []);
  meet(dealing({ dealt: true }));
  expect(whats(ending())).toContain("mine-late");
  const nobody = ["", "", ""];
  expect(whats(ending({ nonces: nobody, seals: [], seed: seedOf(SECRET, nobody) }))).toContain("alone");
});

test("matches from before there were numbers", () => {
  const commitment = plainCommitment("42", "salt");
  const old = ending({ secret: null, nonces: [], seals: [], seed: "42", salt: "salt", commitment });
  meet(dealing({ dealt: true }, { commitment }));
  expect(whats(old)).toEqual(["kept-good", "plain-good"]);
  expect(isBad({ ...old, seed: "43" })).toEqual(["plain-bad"]);
  expect(commandFor(known("m1"), old)).toBe(
    `watershed verify watershed-m1.json --commitment ${commitment} --salt salt --key ${KEY}`,
  );
});

test("the log has the seed to the last digit, the deal, and every move", () => {
  const log = (seed: string, nonces = NONCES): string =>
    `{"seed": ${seed}, "moves": ["0 a", "1 b"], "deal": {"secret": "${SECRET}", "nonces": ${JSON.stringify(nonces)}}}`;
  const { seed } = ending();
  const last = `${seed.slice(0, -1)}${(Number(seed.at(-1)) + 1) % 10}`;
  expect(judgeLog(log(seed), ending(), 2).good).toBe(true);
  expect(judgeLog(log(last), ending(), 2).good).toBe(false);
  expect(judgeLog(log(seed), ending(), 3).good).toBe(false);
  expect(judgeLog(log(seed, ["", "", ""]), ending(), 2).good).toBe(false);
  expect(judgeLog("no log", ending(), 2).good).toBe(false);
});

test("the command to check it at home names what this browser kept", () => {
  opened();
  expect(commandFor(known("m1"), ending({ commitment: "f".repeat(64) }))).toBe(
    `watershed verify watershed-m1.json --commitment ${commitmentOf(SECRET)} --nonce ${ANN} --key ${KEY}`,
  );
});
