// Plays in a real browser: `npm run browser` against the mock, WATERSHED_PYTHON=… against the real server.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openBrowser, openServer, playOn, post, sitDown, SIZES } from "./lib.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const server = await openServer();
const browser = await openBrowser();
let failed = 0;

async function check(name, how, body) {
  const context = await browser.newContext({ viewport: SIZES[how.size ?? "desk"], colorScheme: how.dark ? "dark" : "light", bypassCSP: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  try {
    await body(page, context);
    assert.deepEqual(errors, []);
    console.log(`ok    ${name}`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${name}\n${error.stack}`);
  }
  await context.close();
}

const begin = (seats, more = {}) => post(server.address, "/matches", { game: "flow", seats, ...more });
const bots = [{ kind: "me", name: "Ann" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }];
const mine = (page) => page.locator(".sentence.mine").waitFor({ timeout: 20_000 });
const movesSaid = async (page) => page.locator(".lines .line").count();

async function serious(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
}

for (const size of ["phone", "desk"]) {
  await check(`a game is started in two clicks and a move is played (${size})`, { size }, async (page) => {
    await page.goto(server.address);
    await page.locator(".lid").first().click();
    await page.locator(".tile.bots").click();
    await page.waitForURL(/\/table\//);
    await mine(page);
    assert.match(await page.title(), /^●/);
    await page.locator(".movelist button").first().click();
    await page.locator(".decide .primary").click();
    await page.locator(".movelist").waitFor({ state: "detached" }).catch(() => undefined);
    await mine(page);
    assert.ok((await page.locator(".undo").count()) >= 0);
  });

  await check(`nothing to tap is under 40 px and nothing is too wide (${size})`, { size }, async (page) => {
    const match = await begin(bots);
    await sitDown(page, [match]);
    for (const path of ["/", "/new/flow", `/table/${match.match}`, "/rules/flow", "/about"]) {
      await page.goto(server.address + path);
      await page.waitForTimeout(700);
      const small = await page.evaluate(() => [...document.querySelectorAll("button, select, .tabs button, summary, .button")]
        .filter((element) => !element.closest(".flow") && element.checkVisibility())
        .map((element) => ({ text: element.className + " " + element.textContent.slice(0, 20), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 39.5 || box.width < 39.5)).map(({ text, box }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`));
      if (size === "phone") assert.deepEqual(small, [], path);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} is too wide`);
    }
  });
}

await check("keyboard only: from the home page to a played move", {}, async (page) => {
  await page.goto(server.address);
  await page.locator(".tile.bots").waitFor();
  const reach = async (selector) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not reach ${selector}`);
  };
  await reach(".tile.bots");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await mine(page);
  await reach(".movelist button");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator(".decide").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".movelist").waitFor();
  await reach(".movelist button");
  await page.keyboard.press("Enter");
  await page.locator(".decide").waitFor();
  const before = await movesSaid(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction((count) => document.querySelectorAll(".lines .line").length > count, before, { timeout: 15_000 });
});

await check("the bid picker: keys, number and slider agree", {}, async (page) => {
  const match = await begin(bots);
  await sitDown(page, [match]);
  await page.goto(`${server.address}/table/${match.match}`);
  await mine(page);
  await page.locator(".movelist button:has-text('…')").first().click();
  const amount = () => page.locator(".bid .amount").inputValue();
  const first = Number(await amount());
  await page.keyboard.press("+");
  assert.equal(Number(await amount()), first + 1);
  assert.equal(Number(await page.locator(".bid input[type=range]").inputValue()), first + 1);
  await page.keyboard.press("-");
  assert.equal(Number(await amount()), first);
});

await check("why not: the sentence, and its rule opens", {}, async (page) => {
  const match = await begin(bots);
  await sitDown(page, [match]);
  await page.goto(`${server.address}/table/${match.match}`);
  await mine(page);
  await page.locator(".optionhead .more").click();
  await page.locator(".refused button").first().click();
  await page.locator(".toast").waitFor();
  await page.locator(".toast .rule").click();
  await page.locator(".side .rulebook").waitFor();
});

await check("the line is lost and comes back by itself; the move arrives once", {}, async (page) => {
  const match = await begin(bots);
  await sitDown(page, [match]);
  await page.goto(`${server.address}/table/${match.match}`);
  await mine(page);
  await server.cut();
  await page.locator(".banner").waitFor({ state: "detached", timeout: 20_000 });
  const before = await movesSaid(page);
  await page.locator(".movelist button").first().click();
  await page.locator(".decide .primary").click();
  await page.waitForFunction((count) => document.querySelectorAll(".lines .line").length > count, before, { timeout: 20_000 });
});

await check("a friend joins by link; both chat; a spectator watches", {}, async (page, context) => {
  const match = await begin([{ kind: "me", name: "Ann", colour: "red" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
  await sitDown(page, [match]);
  await page.goto(`${server.address}/table/${match.match}`);
  await page.locator(".lobby").waitFor();
  const other = await browser.newContext({ viewport: SIZES.desk });
  const friend = await other.newPage();
  await friend.goto(`${server.address}/join/${match.match}`);
  await friend.locator("input[autocomplete=nickname]").fill("Zoe");
  await friend.locator(".primary.big").click();
  await friend.waitForURL(/\/table\//);
  await page.locator(".lobby").waitFor({ state: "detached", timeout: 15_000 });
  await friend.locator(".tabs .chat").click();
  await friend.locator(".chatroom input").fill("hello from Zoe");
  await friend.keyboard.press("Enter");
  await page.locator(".tabs .chat").click();
  await page.getByText("hello from Zoe").waitFor();
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(`${server.address}/table/${match.match}`);
  await watcher.locator(".idle").waitFor();
  await watcher.context().close();
  await other.close();
  void context;
});

if (server.real) {
  await check("round one screen: every seat plays in its turn", {}, async (page) => {
    await page.goto(server.address);
    await page.locator(".tile.screen").click();
    await page.waitForURL(/\/table\//);
    const movers = new Set();
    for (let moves = 0; moves < 8; moves++) {
      await mine(page);
      movers.add(await page.locator(".sentence .badge").textContent());
      const before = await page.locator(".where span").textContent();
      await page.locator(".movelist button").last().click();
      await page.locator(".decide .primary").click();
      await page.waitForFunction((said) => document.querySelector(".where span")?.textContent !== said, before, { timeout: 10_000 });
    }
    assert.ok(movers.size > 2, [...movers].join(", "));
  });
}

const over = await begin(bots);
await playOn(server.address, over);

await check("the end: places, scoring, chart, the shuffle is checked, and again", {}, async (page) => {
  await sitDown(page, [over]);
  await page.goto(`${server.address}/end/${over.match}`);
  await page.locator(".places li").first().waitFor();
  assert.equal(await page.locator(".places li").count(), 3);
  assert.equal(await page.locator(".course").count(), 3);
  await page.locator(".fair button").click();
  await page.locator(".fair .right").waitFor();
  await page.locator(".podium .primary").click();
  await page.waitForURL(/\/table\//);
});

await check("a replay opens at its move and steps by keys", {}, async (page) => {
  await page.goto(`${server.address}/replay/${over.match}#move=5`);
  await page.locator(".controls").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/#move=6$/);
  await page.keyboard.press("End");
  await page.waitForURL((url) => Number(url.hash.split("=")[1]) > 6);
});

await check("French and dark are one click away and stay", {}, async (page) => {
  await page.goto(`${server.address}/about`);
  await page.locator(".menu summary").click();
  await page.getByRole("button", { name: "Français" }).click();
  await page.locator(".segments button").nth(4).click();
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.lang + document.documentElement.dataset.theme), "frdark");
});

const going = await begin(bots, { public: true });
await playOn(server.address, going, 2);
for (const how of [{}, { dark: true }, { size: "phone" }]) {
  for (const path of ["/", "/new/flow", `/table/${going.match}`, `/join/${going.match}`, `/replay/${over.match}#move=5`, `/end/${over.match}`, "/rules/flow", "/gallery/flow", "/about", "/nowhere"]) {
    await check(`axe finds nothing serious: ${path} ${how.dark ? "dark" : (how.size ?? "")}`, how, async (page) => {
      if (path.startsWith("/table")) await sitDown(page, [going]);
      await page.goto(server.address + path);
      await page.waitForTimeout(900);
      assert.deepEqual(await serious(page), []);
    });
  }
}

await browser.close();
await server.close();
console.log(failed ? `${failed} failed` : "all passed");
process.exit(failed ? 1 : 0);
