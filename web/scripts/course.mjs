// Looks for the published seed of a lesson: plays it from many seeds, as the coach proposes, without a server or a browser.
//
//     npm run course -- floods            the first 40 seeds, and the shortest courses among them, those with rare steps first
//     npm run course -- floods 100 60     60 seeds from 100 on
//     npm run course -- floods 17 1 --moves     one seed, move by move
//     npm run course -- floods 17 1 --pin       the same into tests/server/course_floods.json, which the server's tests play
//     npm run course -- floods 17 1 --stray=30    a learner who does something else in 30 of 100 decisions
//
// The seed goes into `lesson` of src/watershed/games/<game>/__init__.py.
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const flags = process.argv.slice(2).filter((one) => one.startsWith("--"));
const [game = "floods", first = "0", seeds = "40"] = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const PYTHON = process.env.WATERSHED_PYTHON ?? `${root}.venv/bin/python`;
/** What nobody does who strays a little: it costs them everything. */
const HARMS = ["idle", "drown"];
/** A learner who has not finished after so many decisions never will. */
const MOST = 400;

if (!existsSync(PYTHON)) throw new Error(`No Python at ${PYTHON}: run make setup, or set $WATERSHED_PYTHON.`);
const vite = await createServer({
  root: `${root}web`,
  server: { middlewareMode: true },
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
});
const { lesson } = await vite.ssrLoadModule(`/src/games/${game}/lessons.ts`);
const { begin, finished, learned, meanwhileOf, onward, proposed, standing, stepNow } =
  await vite.ssrLoadModule("/src/learn/lesson.ts");

/** The table: one line is asked, one is answered. */
function openTable() {
  const python = spawn(PYTHON, [`${root}bench/coached.py`], {
    env: { ...process.env, PYTHONPATH: `${root}src` },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const ask = async (said) => {
    python.stdin.write(`${JSON.stringify(said)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error("the table has gone");
    return JSON.parse(value);
  };
  return { ask, close: () => python.stdin.end() };
}

const table = openTable();
let components = null;

/** A lesson from a seed, as the coach proposes; every so often a learner who `strays` does something else first. */
async function played({ seed, late, stray = 0 }) {
  const start = { game, seats: lesson.seats, bot: lesson.bot, options: lesson.options, seed, late };
  let said = await table.ask({ start, components: components === null });
  components ??= said.components;
  let progress = begin("m");
  const course = [];
  const waits = [];
  let luck = seed + 1;
  while (course.length < MOST) {
    const state = { summary: { status: said.over ? "over" : "playing" }, view: said.view, moves: said.moves };
    const now = { me: 0, state, journal: said.journal, components, picked: null };
    const at = stepNow(progress, lesson.steps, now);
    if (finished({ ...progress, at }, lesson.steps) || said.over) {
      const { unmet } = learned({ ...progress, at }, lesson.steps, now);
      return { turns: course.at(-1)?.turn ?? 0, waits, unmet: unmet.map(({ id }) => id), course };
    }
    progress = { ...progress, at };
    const step = lesson.steps[at];
    const how = standing(step, now);
    if (how === "read" || how === "done") {
      progress = onward(progress, lesson.steps, how);
      continue;
    }
    let move = how === "now" ? proposed(step, now) : (meanwhileOf(lesson, step, progress, now)?.move ?? null);
    if (!move) waits.push(step.id);
    luck = (luck * 1103515245 + 12345) % 2147483648;
    const strays = stray > 0 && (luck >> 8) % 100 < stray;
    if (!move || strays) {
      const all = said.moves.filter(({ name }) => !HARMS.includes(name));
      move = all[(luck >> 16) % all.length] ?? said.moves[0];
    }
    const words = strays ? move.words : (lesson.whole?.(move, now).words ?? move.words);
    course.push({
      turn: said.view.turn ?? (said.journal.filter(({ kind }) => kind === "turn").length || said.view.round),
      step: step.id,
      words,
    });
    const answer = await table.ask({ move: words });
    if (answer.refused) throw new Error(`seed ${seed}, ${step.id}: ${words}: ${answer.refused}`);
    said = answer;
  }
  const left = lesson.steps.filter(({ id }) => !progress.left.includes(id)).map(({ id }) => id);
  return { turns: said.view.turn, waits, unmet: left, course };
}

/** Bots answer before the learner, after, or in turn, where all decide at once. */
const LATE = [0, 3, 1, 2];
const stray = Number(flags.find((one) => one.startsWith("--stray="))?.split("=")[1] ?? 0);
const most = (all, of) => Math.max(...all.map(of));
const isRare = (id) => lesson.steps.find((step) => step.id === id)?.rare === true;
const lacks = ({ waits, unmet }) => waits.length > 0 || unmet.some((id) => !isRare(id));
const found = [];
for (let seed = Number(first); seed < Number(first) + Number(seeds); seed++) {
  const ways = [];
  for (const late of LATE) {
    const way = await played({ seed, late, stray });
    ways.push(way);
    if (lacks(way)) break; // a seed that fails in one of the ways needn't be tried in the others
  }
  const unmet = [...new Set(ways.flatMap((way) => way.unmet))];
  const wrong = new Set([
    ...ways.flatMap(({ waits }) => waits.map((id) => `${id} waits`)),
    ...unmet.filter((id) => !isRare(id)).map((id) => `no ${id}`),
  ]);
  const without = unmet.filter(isRare);
  const one = {
    seed,
    without: without.length,
    turns: most(ways, ({ turns }) => turns),
    decisions: most(ways, ({ course }) => course.length),
  };
  const rarely = without.length > 0 ? `, without ${without.join(" and ")}` : "";
  const about = `seed ${seed}: ${one.turns} turns, ${one.decisions} decisions${rarely}`;
  console.log([about, ...wrong].join("; "));
  if (wrong.size === 0) found.push({ ...one, about, course: ways[0].course });
  if (flags.includes("--moves"))
    for (const { turn, step, words } of ways[0].course) console.log(`  ${turn}  ${step}: ${words}`);
}
if (flags.includes("--pin") && found.length === 1) {
  const [{ seed, course }] = found;
  const turns = Array.from({ length: course.at(-1).turn }, (_, at) =>
    course.filter(({ turn }) => turn === at + 1).map(({ words }) => words),
  );
  writeFileSync(`${root}tests/server/course_${game}.json`, `${JSON.stringify({ seed, turns }, null, 1)}\n`);
}
console.log(`${found.length} of ${seeds} have all of it.`);
found.sort((a, b) => a.without - b.without || a.turns - b.turns || a.decisions - b.decisions);
for (const { about } of found.slice(0, 5)) console.log(`short: ${about}`);
table.close();
await vite.close();
