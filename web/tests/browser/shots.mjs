// Pictures of every page at both sizes, in shots/: `npm run shots`; WATERSHED_PYTHON=… takes them from the real server.
import { mkdirSync } from "node:fs";
import { openBrowser, openServer, playOn, post, sitDown, SIZES } from "./lib.mjs";

const folder = new URL("../../shots/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const only = process.argv.slice(2);
const server = await openServer();
const browser = await openBrowser();
const bots = (count, name = "Ann") => [{ kind: "me", name, colour: "blue" }, ...Array.from({ length: count }, () => ({ kind: "bot", bot: "greedy" }))];
const begin = (seats, more = {}) => post(server.address, "/matches", { game: "flow", seats, ...more });

const going = await begin(bots(3), { public: true, clock: { by: "game", bank: 1200, increment: 60, then: "greedy" } });
await playOn(server.address, going, 6);
const over = await begin(bots(2));
await playOn(server.address, over);
const open = await begin([{ kind: "me", name: "Ann", colour: "violet" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
const waits = await begin([{ kind: "me", name: "Ann", colour: "violet" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
const ben = await post(server.address, `/matches/${waits.match}/join`, { name: "Ben" });
await post(server.address, `/matches/${waits.match}/leave`, { token: ben.token });
const seats = [going, over, open, waits].map(({ match, seat, token }) => ({ match, seat, token }));

const press = (selector) => async (page) => page.locator(selector).first().click();
const PAGES = [
  ["home", "/"],
  ["home-empty", "/", null, { empty: true }],
  ["home-dark", "/", null, { dark: true }],
  ["home-fr", "/", null, { french: true }],
  ["menu", "/about", press(".menu summary")],
  ["setup", "/new/flow"],
  ["join", `/join/${open.match}`, null, { empty: true }],
  ["lobby", `/table/${open.match}`],
  ["table", `/table/${going.match}`],
  ["table-dark", `/table/${going.match}`, null, { dark: true }],
  ["table-watch", `/table/${going.match}`, null, { empty: true }],
  ["table-chosen", `/table/${going.match}`, press(".movelist button:has-text('…'), .movelist li:last-child button")],
  ["table-why", `/table/${going.match}`, async (page) => { await page.locator(".optionhead .more").click(); await page.locator(".refused button").first().click(); }],
  ["table-journal", `/table/${going.match}`, press(".tabs .journal")],
  ["table-chat", `/table/${going.match}`, press(".tabs .chat")],
  ["table-rules", `/table/${going.match}`, press(".tabs .rules")],
  ["table-past", `/table/${going.match}`, async (page) => page.keyboard.press("p")],
  ["table-past-dark", `/table/${going.match}`, async (page) => page.keyboard.press("p"), { dark: true }],
  ["table-seat-open", `/table/${waits.match}`],
  ["setup-clock", "/new/flow", async (page) => { await page.getByRole("button", { name: "Live" }).click(); await page.locator("#clock").scrollIntoViewIfNeeded(); }],
  ["replay", `/replay/${over.match}#move=17`],
  ["end", `/end/${over.match}`, press(".fair button"), { full: true }],
  ["rules", "/rules/flow#4.2"],
  ["gallery", "/gallery/flow"],
  ["about", "/about"],
  ["lost", "/no/where/at/all"],
  ["error", "/end/nothing"],
];

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [name, path, act, how = {}] of PAGES) {
    if (only.length > 0 && !only.includes(name)) continue;
    const context = await browser.newContext({ viewport, colorScheme: how.dark ? "dark" : "light", locale: how.french ? "fr-FR" : "en-GB", hasTouch: size === "phone" });
    const page = await context.newPage();
    if (!how.empty) await sitDown(page, seats);
    page.on("pageerror", (error) => console.log(name, "page error:", error.message));
    page.on("console", (message) => message.type() === "error" && console.log(name, message.text()));
    await page.goto(server.address + path);
    await page.waitForTimeout(900);
    if (act) await act(page).catch((error) => console.log(name, size, error.message.split("\n")[0]));
    await page.waitForTimeout(400);
    if (how.full) await page.evaluate(() => scrollTo(0, 0));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log(`${name} at ${size} is ${wide} px too wide`);
    await page.screenshot({ path: `${folder}${name}-${size}.png`, fullPage: how.full ?? false });
    await context.close();
  }
}
await browser.close();
await server.close();
