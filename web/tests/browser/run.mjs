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

const began = performance.now();
const only = process.argv.slice(2);
const waiting = Object.keys(TOPICS).filter((topic) => only.length === 0 || only.includes(topic));
const told = [];

async function play(topic, server, browser) {
  const kit = kitFor(topic, server, browser);
  const from = performance.now();
  await TOPICS[topic](kit).catch((error) => kit.fail("between its checks", error));
  told.push({ topic, ...kit.results, seconds: secondsSince(from) });
}

/** The first bot on a server starts a process of its own, which takes a while: no check has to wait for it. */
async function wake({ address }) {
  const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }];
  await playOn(address, await post(address, "/matches", { game: "flow", seats, options: { first: 2 } }), 0);
}

async function lane() {
  const [server, browser] = await Promise.all([openServer(), openBrowser()]);
  await wake(server);
  while (waiting.length > 0) await play(waiting.shift(), server, browser);
  await Promise.all([browser.close(), server.close()]);
  return secondsSince(began);
}

const lanes = await Promise.all(Array.from({ length: Math.min(LANES, waiting.length) }, lane));
const sum = (what) => told.reduce((all, one) => all + one[what], 0);
console.log(told.map(({ topic, passed, failed, seconds }) => `${topic} ${passed + failed} in ${seconds} s`).join(", "));
console.log(
  `${sum("failed") ? `${sum("failed")} failed` : `all ${sum("passed")} passed`}; the lanes took ${lanes.join(" s and ")} s`,
);
process.exit(sum("failed") ? 1 : 0);
