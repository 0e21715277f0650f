// Writes every text of dist/ twice more, as Brotli and as gzip, so that the server never has to compress it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const WORTH = 1024; // bytes; less than that isn't worth compressing
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const files = readdirSync(dist, { recursive: true })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => TEXT.test(name) && !name.startsWith("."));
let plain = 0;
let brotli = 0;
for (const name of files) {
  const text = readFileSync(new URL(name, dist));
  if (text.length < WORTH) continue;
  const small = brotliCompressSync(text, best);
  writeFileSync(new URL(`${name}.br`, dist), small);
  writeFileSync(new URL(`${name}.gz`, dist), gzipSync(text, { level: 9 }));
  plain += text.length;
  brotli += small.length;
}
console.log(`${(plain / 1000).toFixed(1).padStart(7)} kB of text, ${(brotli / 1000).toFixed(1)} kB as it travels`);
