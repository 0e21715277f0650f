// Plays in a real browser, against the real server: `npm run browser`, or `npm run browser -- learn whole` for these topics only.
// Two lanes play at once, each with a browser and a server of its own; whichever is free takes the next topic.
import { kitFor, secondsSince } from "./kit.mjs";
import { openBrowser, openServer, playOn, post } from "./lib.mjs";
import { access } from "./topics/access.mjs";
import { after } from "./topics/after.mjs";
import { app } from "./topics/app.mjs";
import { away } from "./topics/away.mjs";
import { bots } from "./topics/bots.mjs";
import { calls } from "./topics/calls.mjs";
import { closed } from "./topics/closed.mjs";
import { floods } from "./topics/floods.mjs";
import { flooruler } from "./topics/flooruler.mjs";
import { french } from "./topics/french.mjs";
import { home } from "./topics/home.mjs";
import { learn } from "./topics/learn.mjs";
import { notices } from "./topics/notices.mjs";
import { pages } from "./topics/pages.mjs";
import { patchistory } from "./topics/patchistory.mjs";
import { plain } from "./topics/plain.mjs";
import { playing } from "./topics/playing.mjs";
import { room } from "./topics/room.mjs";
import { table } from "./topics/table.mjs";
import { together } from "./topics/together.mjs";
import { turns } from "./topics/turns.mjs";
import { whatif } from "./topics/whatif.mjs";
import { whole } from "./topics/whole.mjs";
import { you } from "./topics/you.mjs";

/** The longest first, so that both lanes end together. Searches are in `bots` alone: only its server has to compile them. */
const TOPICS = {
  bots,
  learn,
  room,
  floods,
  flooruler,
  patchistory,
  access,
  pages,
  home,
  table,
  whole,
  you,
  french,
  playing,
  together,
  closed,
  after,
  whatif,
  plain,
  calls,
  notices,
  app,
  away,
  turns,
};
const LANES = 2;

const BETWEEN = "between its checks";

const began = performance.now();
const only = process.argv.slice(2);
const waiting = Object.keys(TOPICS).filter((topic) => only.length === 0 || only.includes(topic));

async function play(topic, { server, browser }, wanted) {
  const kit = kitFor(topic, server, browser, wanted);
  const from = performance.now();
  await TOPICS[topic](kit).catch((error) => kit.fail(BETWEEN, error));
  return { topic, ...kit.results, seconds: secondsSince(from) };
}

/** The first bot on a server starts a process of its own, which takes a while: no check has to wait for it. */
async function wake({ address }) {
  const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }];
  await playOn(address, await post(address, "/matches", { game: "flow", seats, options: { first: 2 } }), 0);
}

async function withServer(use) {
  const [server, browser] = await Promise.all([openServer(), openBrowser()]);
  await wake(server);
  const results = await use({ server, browser });
  await Promise.all([browser.close(), server.close()]);
  return results;
}

const lane = () =>
  withServer(async (place) => {
    const told = [];
    while (waiting.length > 0) told.push(await play(waiting.shift(), place));
    return { told, seconds: secondsSince(began) };
  });

/** Plays what failed once more, alone on a new server: two lanes keep a small machine busy. What fails again fails the run, and so does what isn't found again. */
async function lastsAlone({ topic, failed }) {
  console.log(`\n${topic} once more, alone`);
  const wanted = failed.includes(BETWEEN) ? undefined : (name) => failed.includes(name);
  const again = await withServer((place) => play(topic, place, wanted));
  return again.failed.length > 0 || again.passed < failed.length;
}

const lanes = await Promise.all(Array.from({ length: Math.min(LANES, waiting.length) }, lane));
const told = lanes.flatMap((one) => one.told);
const count = ({ passed, failed }) => passed + failed.length;
const all = told.reduce((sum, one) => sum + count(one), 0);
console.log(told.map((one) => `${one.topic} ${count(one)} in ${one.seconds} s`).join(", "));
console.log(`the lanes took ${lanes.map((one) => one.seconds).join(" s and ")} s`);

const failed = told.filter((one) => one.failed.length > 0);
const lasting = [];
// Who names topics looks for a fault and wants to see every one, not a second try.
for (const one of failed) if (only.length > 0 || (await lastsAlone(one))) lasting.push(one);
const names = (those) => those.flatMap((one) => one.failed.map((name) => `${one.topic}: ${name}`));
for (const name of names(failed)) console.log(`failed: ${name}`);
if (lasting.length > 0) console.log(`${names(lasting).length} of ${all} failed`);
else if (failed.length > 0)
  console.log(`all ${all} passed, but some only alone: something there is too slow, or a check doesn't wait`);
else console.log(`all ${all} passed`);
process.exit(lasting.length > 0 ? 1 : 0);
