// Fails when the client, gzipped, is heavier than it may be.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 120_000;
const folder = new URL("../dist/assets/", import.meta.url);
const sizes = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({ name, bytes: gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length }));
const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { name, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);
console.log(`${(all / 1000).toFixed(1).padStart(7)} kB  gzipped in all, of ${MOST / 1000} kB`);
if (all > MOST) process.exit(1);
