// Writes into dist/sw.js which files the page without a connection needs. Their names change with what is in them, so the
// service worker is a new one whenever that page is.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const PAGE = "offline.html";
const STAMP = /(["'`])__OFFLINE__\1/;

/** A chunk's files, and those of all it imports. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], assets = [], imports = [] } = manifest[key];
  return [file, ...css, ...assets, ...imports.flatMap((one) => filesOf(one, seen))];
}

const html = readFileSync(new URL(PAGE, dist));
const named = [...html.toString().matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path]) => path);
const files = [...new Set([...filesOf(PAGE), ...named])].sort();
const version = createHash("sha256").update(html).digest("hex").slice(0, 12);
const list = [`/${PAGE}?${version}`, ...files.map((path) => `/${path}`)];
const worker = new URL("sw.js", dist);
const code = readFileSync(worker, "utf8");
if (!STAMP.test(code)) throw new Error("dist/sw.js has no place for the files of the page without a connection");
writeFileSync(
  worker,
  code.replace(STAMP, () => JSON.stringify(JSON.stringify(list))),
);
