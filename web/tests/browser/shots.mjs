// Pictures of every page at both sizes, light and dark, in shots/: `npm run shots`; `npm run shots -- home table` takes only those.
import { mkdirSync } from "node:fs";
import { clickCell, drive, fells } from "./floods.mjs";
import { openBrowser, openServer, playOn, post, SIZES, sitDown } from "./lib.mjs";
import { laidAt } from "./scenes.mjs";

const folder = new URL("../../shots/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const only = process.argv.slice(2);
const server = await openServer();
const browser = await openBrowser();
const bots = (count, name = "Ann") => [
  { kind: "me", name, colour: "blue" },
  ...Array.from({ length: count }, () => ({ kind: "bot", bot: "greedy" })),
];
const begin = (seats, more = {}) => post(server.address, "/matches", { game: "flow", seats, ...more });

// biome-ignore lint/suspicious/noThenProperty: the server's name for it.
const going = await begin(bots(3), { public: true, clock: { by: "game", bank: 1200, increment: 60, then: "greedy" } });
await playOn(server.address, going, 6);
const late = await begin(bots(2));
await playOn(server.address, late, 22);
const over = await begin(bots(2));
await playOn(server.address, over);
const fresh = await begin(bots(2), { options: { first: 1 } });
const open = await begin([
  { kind: "me", name: "Ann", colour: "violet" },
  { kind: "open" },
  { kind: "bot", bot: "greedy" },
]);
const waits = await begin([
  { kind: "me", name: "Ann", colour: "violet" },
  { kind: "open" },
  { kind: "bot", bot: "greedy" },
]);
const ben = await post(server.address, `/matches/${waits.match}/join`, { name: "Ben" });
await post(server.address, `/matches/${waits.match}/leave`, { token: ben.token });
const crowds = { two: await begin(bots(1)), five: await begin(bots(4)) };
for (const crowd of Object.values(crowds)) await playOn(server.address, crowd, 12);
const lesson = await begin([bots(0)[0], { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }], {
  lesson: true,
  options: { first: 1 },
});
const floors = {
  fresh: await begin(bots(3), { game: "flooruler" }),
  late: await begin(bots(3), { game: "flooruler" }),
};
await playOn(server.address, floors.late, 25);
const people = (...names) => names.map((name) => ({ kind: "me", name }));
/** A game of Floods among people who fell, as it is when `stop` accepts it. */
async function sea(stop, names, options = {}) {
  const started = await begin(people(...names), { game: "floods", options: { first: 1, ...options } });
  const { seat } = await drive(server.address, started, stop, fells);
  return [started, ...started.more.map((one) => ({ match: started.match, ...one }))].find((one) => one.seat === seat);
}
const four = ["Ann", "Ben", "Cleo", "Dan"];
const seas = {
  fresh: await sea(({ view }) => view.question === "order", four),
  trade: await sea(({ view }) => view.turn === 3 && view.question === "floor", four),
  late: await sea(({ view }) => view.scale >= 8 && view.question === "order", four),
  islands: await sea(({ view }) => view.turn === 4 && view.question === "harvest", four.slice(1)),
};
const KINGDOMS = ["bid", "patch", "diplomacy", "management", "move", "talk", "vote", "wide"];
const kingdoms = {};
for (const name of KINGDOMS) [kingdoms[name]] = await laidAt(server.address, name);
const seats = [
  going,
  late,
  over,
  fresh,
  open,
  waits,
  lesson,
  ...Object.values(crowds),
  ...Object.values(floors),
  ...Object.values(seas),
  ...Object.values(kingdoms),
].map(({ match, seat, token }) => ({ match, seat, token }));

const press = (selector) => async (page) => page.locator(selector).first().click({ timeout: 3000 });
/** Three of the workers at the start are planned to go, each to another cell. */
async function planSpread(page) {
  await page.locator("[data-planning]").click();
  await page.locator('[data-grab="workers y4"]').click();
  for (let times = 0; times < 3; times++) await page.locator(".fl-bar .count-stepper button").first().click();
  for (const code of ["y2", "y3", "y5"]) await clickCell(page, code);
}
const STEPS = [
  "table",
  "nation",
  "invest",
  "complete",
  "instant",
  "harvest",
  "snipe",
  "glory",
  "attack",
  "stack",
  "end",
];
const learn = (at, skipped = []) => ({
  match: lesson.match,
  at,
  open: true,
  left: STEPS.slice(0, at),
  skipped,
  held: false,
});
const lost = async (page) => {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    for (const line of globalThis.lines) line.close();
  });
};
const PAGES = [
  ["home", "/"],
  ["home-empty", "/", null, { empty: true }],
  ["home-fr", "/", null, { french: true }],
  ["menu", "/about", press(".menu summary")],
  ["setup", "/new/flow"],
  ["join", `/join/${open.match}`, null, { empty: true }],
  ["lobby", `/table/${open.match}`],
  ["table", `/table/${going.match}`],
  ["table-late", `/table/${late.match}`],
  ["table-two", `/table/${crowds.two.match}`],
  ["table-five", `/table/${crowds.five.match}`],
  ["table-watch", `/table/${going.match}`, null, { empty: true }],
  ["table-chosen", `/table/${fresh.match}`, press(".movelist button:has-text('…')")],
  [
    "table-why",
    `/table/${going.match}`,
    async (page) => {
      await page.locator(".optionhead .more").click();
      await page.locator(".refused button").first().click();
    },
  ],
  ["table-rival", `/table/${late.match}`, press(".f-chip:visible, .f-nation.rival [data-card]:visible")],
  ["table-leave", `/table/${going.match}`, press('.tabletop > .iconbutton[aria-label="Leave the game"]')],
  ["table-lost", `/table/${going.match}`, lost],
  ["table-journal", `/table/${late.match}`, press(".tabs .journal")],
  ["table-chat", `/table/${going.match}`, press(".tabs .chat")],
  ["table-rules", `/table/${going.match}`, press(".tabs .rules")],
  ["table-past", `/table/${going.match}`, async (page) => page.keyboard.press("p")],
  ["table-seat-open", `/table/${waits.match}`],
  [
    "setup-clock",
    "/new/flow",
    async (page) => {
      await page.getByRole("button", { name: "Live" }).click();
      await page.locator("#clock").scrollIntoViewIfNeeded();
    },
  ],
  ["flooruler", `/table/${floors.fresh.match}`],
  ["flooruler-late", `/table/${floors.late.match}`],
  ["flooruler-board", `/table/${floors.late.match}`, press(".fr-zoom:visible, .fr-player")],
  ["flooruler-setup", "/new/flooruler"],
  ["flooruler-rules", "/rules/flooruler"],
  ["flooruler-gallery", "/gallery/flooruler"],
  ["floods", `/table/${seas.fresh.match}`],
  ["floods-plan", `/table/${seas.fresh.match}`, planSpread],
  ["floods-trade", `/table/${seas.trade.match}`],
  ["floods-late", `/table/${seas.late.match}`],
  ["floods-islands", `/table/${seas.islands.match}`],
  ["floods-setup", "/new/floods"],
  ["floods-rules", "/rules/floods"],
  ["floods-gallery", "/gallery/floods"],
  ...KINGDOMS.map((name) => [`patchistory-${name}`, `/table/${kingdoms[name].match}`]),
  ["patchistory-setup", "/new/patchistory"],
  ["patchistory-rules", "/rules/patchistory"],
  ["patchistory-gallery", "/gallery/patchistory"],
  ["you", "/you"],
  ["notices", "/notices"],
  ["open", "/open"],
  ["learn", "/learn"],
  ["learn-first", `/table/${lesson.match}`, null, { learn: learn(0) }],
  ["learn-invest", `/table/${lesson.match}`, null, { learn: learn(2) }],
  ["learn-bid", `/table/${lesson.match}`, press('.f-market [data-card="working-animal"]'), { learn: learn(2) }],
  ["learn-finish", `/table/${lesson.match}`, null, { learn: learn(STEPS.length) }],
  [
    "learn-unmet",
    `/table/${lesson.match}`,
    press(".finish summary"),
    { learn: learn(STEPS.length, ["snipe", "attack"]) },
  ],
  ["learn-fr", `/table/${lesson.match}`, null, { learn: learn(2), french: true }],
  ["replay", `/replay/${over.match}#move=17`],
  ["end", `/end/${over.match}`, press(".fair button"), { full: true }],
  ["rules", "/rules/flow#4.2"],
  ["gallery", "/gallery/flow"],
  ["about", "/about"],
  ["lost", "/no/where/at/all"],
  ["error", "/end/nothing"],
];

/** Keeps every line the page opens, so that it can be cut. */
function keepLines() {
  globalThis.lines = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...told) {
      super(...told);
      globalThis.lines.push(this);
    }
  };
}

async function take(name, path, act, how, size, theme) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    locale: how.french ? "fr-FR" : "en-GB",
    hasTouch: size === "phone",
  });
  const page = await context.newPage();
  await page.addInitScript(keepLines);
  if (!how.empty) await sitDown(page, seats);
  if (how.learn)
    await page.addInitScript(
      (progress) => localStorage.setItem("watershed.learn.flow", JSON.stringify(progress)),
      how.learn,
    );
  page.on("pageerror", (error) => console.log(name, "page error:", error.message));
  page.on(
    "console",
    (message) => message.type() === "error" && act !== lost && name !== "error" && console.log(name, message.text()),
  );
  await page.goto(server.address + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(600);
  const where = `${name} at ${size}`;
  if (act) await act(page).catch((error) => console.log(where, error.message.split("\n")[0]));
  await page.waitForTimeout(350);
  if (how.full) await page.evaluate(() => scrollTo(0, 0));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log(`${where} is ${wide} px too wide`);
  await page.screenshot({
    path: `${folder}${name}-${size}${theme === "dark" ? "-dark" : ""}.png`,
    fullPage: how.full ?? false,
  });
  await context.close();
}

for (const theme of ["light", "dark"]) {
  for (const size of Object.keys(SIZES)) {
    for (const [name, path, act, how = {}] of PAGES) {
      if (only.length === 0 || only.includes(name)) await take(name, path, act, how, size, theme);
    }
  }
}
await browser.close();
await server.close();
