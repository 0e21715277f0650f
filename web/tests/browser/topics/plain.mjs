// A game that has no board of its own is played on the plain one: by mouse, by keyboard and on a phone.
import assert from "node:assert/strict";
import { choose, mine, reach, serious } from "../kit.mjs";
import { sitDown } from "../lib.mjs";

const UNKNOWN = "undrawn";

/** Lets the page believe that the games on this server have names it has never heard of. */
async function renameGames(page) {
  const rename = (text) => text.replaceAll(/"game":\s*"[a-z]+"/g, `"game":"${UNKNOWN}"`);
  await page.routeWebSocket(/\/api\/live\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(rename(String(message))));
  });
  await page.route(/\/api\/matches\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: rename(await response.text()) });
  });
  await page.route(new RegExp(`/api/games/${UNKNOWN}/`), async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(`/${UNKNOWN}/`, "/flow/").split("?")[0] });
    await route.fulfill({ response });
  });
}

export async function plain({ server, check, begin }) {
  const sit = async (page) => {
    const match = await begin(undefined, { options: { first: 1 } });
    await renameGames(page);
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
    await page.locator(".plainboard").waitFor();
  };

  for (const size of ["desk", "phone"]) {
    await check(`a game without a board can be played (${size})`, { size }, async (page) => {
      await sit(page);
      assert.match(await page.locator(".plainboard .tree").first().textContent(), /You/);
      assert.deepEqual(await serious(page), []);
      const offers = page.locator(".plainboard .can:visible");
      for (const box of await offers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))) {
        assert.ok(box >= 40, `${box} px is too low for a finger`);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(wide, 0);
      await choose(page, offers.first());
    });
  }

  await check("by keyboard too", {}, async (page) => {
    await sit(page);
    await reach(page, ".plainboard .can");
    const first = await page.evaluate(() => document.activeElement.dataset.move);
    const alone = await page.evaluate(
      () => document.activeElement.closest(".family").querySelectorAll("button").length === 1,
    );
    await page.keyboard.press("ArrowRight");
    assert.equal((await page.evaluate(() => document.activeElement.dataset.move)) === first, alone);
    await page.keyboard.press("Enter");
    await page.locator(".plainboard .can[aria-pressed=true]").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".plainboard .can[aria-pressed=true]").waitFor({ state: "detached" });
  });
}
