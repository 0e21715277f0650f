// Fails when the first table, gzipped, is heavier than it may be: the first page and what the heaviest game adds to it,
// its words among it: those of its room, and those that the server sends. Fonts and pictures that its styles name count too.
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 147_000; // docs/decisions.md, "The first table weighs 147 kB"
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const GAME = /^src\/games\/([^/]+)\/index\.tsx$/;

/** The files that come with a chunk: its own, its styles with their fonts and pictures, and those of all it imports at once. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], assets = [], imports = [] } = manifest[key];
  return [file, ...css, ...assets, ...imports.flatMap((one) => filesOf(one, seen))];
}

const weightOf = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
const weigh = (files) => [...new Set(files)].reduce((sum, file) => sum + weightOf(file), 0);
const tell = (bytes, what) => console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${what}`);

const LANGUAGES = ["en", "fr"];
const SERVED = new URL("../../src/watershed/", import.meta.url);

/** The catalogue that the server sends for a game: what belongs to no game, and the game's own. */
function servedWords(game, language) {
  const files = [`kit/${language}.ftl`, `games/${game}/${language}.ftl`].map((path) => new URL(path, SERVED));
  const text = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  return gzipSync(text.join("\n"), { level: 9 }).length;
}

/** The words of a game in the language that has most of them. */
function wordsOf(game) {
  const inRoom = (language) => {
    const key = `src/games/${game}/${language}.ftl?raw`;
    return key in manifest ? weigh(filesOf(key)) : 0;
  };
  return Math.max(...LANGUAGES.map((language) => inRoom(language) + servedWords(game, language)));
}

/** What only the browser says comes in one language: the one that has most of it. */
const ownWords = LANGUAGES.map((language) => filesOf(`src/i18n/${language}.ftl?raw`)).toSorted(
  (a, b) => weigh(b) - weigh(a),
)[0];
const firstPage = ["index.html", ...filesOf("index.html"), ...ownWords];
const games = Object.keys(manifest)
  .filter((key) => GAME.test(key))
  .map((key) => ({ name: GAME.exec(key)[1], code: weigh([...firstPage, ...filesOf(key)]) - weigh(firstPage) }))
  .map(({ name, code }) => ({ name, bytes: code + wordsOf(name), words: wordsOf(name) }))
  .toSorted((a, b) => b.bytes - a.bytes);
const heaviest = games[0] ?? { name: "none", bytes: 0 };
const table = weigh(firstPage) + heaviest.bytes;

tell(weigh(firstPage), "the first page");
for (const { name, bytes, words } of games)
  tell(bytes, `more for a table of ${name}, ${(words / 1000).toFixed(1)} kB of it words`);
tell(table, `the first table (${heaviest.name}), of ${MOST / 1000} kB`);
tell(weigh(["index.html", ...Object.keys(manifest).flatMap((key) => filesOf(key))]), "everything");
if (table > MOST) process.exit(1);
