// Plays in a real browser, against the real server: `npm run browser`, or `npm run browser -- learn whole` for these topics only.
import { kitFor } from "./kit.mjs";
import { openBrowser, openServer } from "./lib.mjs";
import { access } from "./topics/access.mjs";
import { after } from "./topics/after.mjs";
import { bots } from "./topics/bots.mjs";
import { calls } from "./topics/calls.mjs";
import { closed } from "./topics/closed.mjs";
import { flooruler } from "./topics/flooruler.mjs";
import { learn } from "./topics/learn.mjs";
import { playing } from "./topics/playing.mjs";
import { table } from "./topics/table.mjs";
import { together } from "./topics/together.mjs";
import { whole } from "./topics/whole.mjs";

const TOPICS = { playing, table, bots, together, after, calls, access, learn, whole, closed, flooruler };

const server = await openServer();
const browser = await openBrowser();
const kit = kitFor(server, browser);
const only = process.argv.slice(2);
for (const [name, topic] of Object.entries(TOPICS)) {
  if (only.length === 0 || only.includes(name)) await topic(kit);
}
await browser.close();
await server.close();
console.log(kit.results.failed ? `${kit.results.failed} failed` : `all ${kit.results.passed} passed`);
process.exit(kit.results.failed ? 1 : 0);
