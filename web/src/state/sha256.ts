/** SHA-256 of a text, in hexadecimal. The browser's own needs a secure connection, which a table at home often lacks. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
};

/** The first 32 bits of what is behind the point of a root. */
const bitsOf = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;

const START = primes(8).map((prime) => bitsOf(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => bitsOf(Math.cbrt(prime)));
const BLOCK = 64;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text's bytes, a bit, and its length, filled up to whole blocks. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, from: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getUint32(from + 4 * index));
  const at = (index: number): number => words[index] ?? 0;
  for (let index = 16; index < 64; index++) {
    const [late, early] = [at(index - 2), at(index - 15)];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((at(index - 16) + first + at(index - 7) + second) >>> 0);
  }
  return words;
}

function mix(hash: number[], words: number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (const [index, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const sums = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const added = (h + sums + choice + (ROUNDS[index] ?? 0) + word) >>> 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) >>> 0, c, b, a, (added + other) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (hash[index] ?? 0)) >>> 0);
}

export function sha256(text: string): string {
  const view = padded(text);
  let hash = START;
  for (let from = 0; from < view.byteLength; from += BLOCK) hash = mix(hash, schedule(view, from));
  return hash.map((word) => word.toString(16).padStart(8, "0")).join("");
}
