// One person at a table: from the first click to a played move, by mouse, finger and keys.
import assert from "node:assert/strict";
import { linesSaid, loaded, mine, moreLines, playOne, reach } from "../kit.mjs";
import { sitDown } from "../lib.mjs";

export async function playing({ server, check, begin }) {
  for (const size of ["phone", "desk"]) {
    await check(`a game is started in two clicks and a move is played (${size})`, { size }, async (page) => {
      await page.goto(server.address);
      await page.locator(".lid").first().click();
      await page.locator(".tile.bots").click();
      await page.waitForURL(/\/table\//);
      await mine(page);
      assert.match(await page.title(), /^●/);
      await playOne(page, "list");
      await mine(page);
    });

    await check(`nothing to tap is under 40 px and nothing is too wide (${size})`, { size }, async (page) => {
      const match = await begin();
      await sitDown(page, [match]);
      for (const path of ["/", "/new/flow", `/table/${match.match}`, "/rules/flow", "/about"]) {
        await page.goto(server.address + path);
        await loaded(page);
        if (path.startsWith("/table")) await mine(page);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll("button, select, .tabs button, summary, .button")]
            .filter((element) => !element.closest(".flow") && element.checkVisibility())
            .map((element) => ({
              text: `${element.className} ${element.textContent.slice(0, 20)}`,
              box: element.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width > 0 && (box.height < 39.5 || box.width < 39.5))
            .map(({ text, box }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
        );
        if (size === "phone") assert.deepEqual(small, [], path);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} is too wide`);
      }
    });
  }

  await check("keyboard only: from the home page to a played move", {}, async (page) => {
    await page.goto(server.address);
    await page.locator(".tile.bots").waitFor();
    await reach(page, ".tile.bots");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/table\//);
    await mine(page);
    await reach(page, ".movelist button");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.locator(".decide").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".movelist").waitFor();
    await reach(page, ".movelist button");
    await page.keyboard.press("Enter");
    await page.locator(".decide").waitFor();
    const before = await linesSaid(page);
    await page.keyboard.press("Enter");
    await moreLines(page, before);
  });

  await check("keyboard only: a whole turn on the board, and it is taken back", {}, async (page) => {
    const match = await begin(undefined, { options: { first: 1 } });
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
    const before = await linesSaid(page);
    await reach(page, ".f-market .slot-card.can");
    await page.keyboard.press("Enter");
    await page.locator(".bid").waitFor();
    await page.keyboard.press("+");
    assert.ok(await page.evaluate(() => document.activeElement.matches(".decide .primary")), "the focus is on confirm");
    await page.keyboard.press("Enter");
    await moreLines(page, before);
    await mine(page);
    await page.keyboard.press("u");
    await page.waitForFunction((count) => document.querySelectorAll(".lines .line").length === count, before + 1, {
      timeout: 20_000,
    });
    assert.match(await page.locator(".lines .line").last().textContent(), /You undo/);
    await mine(page);
  });

  await check("the bid picker: keys, number and slider agree", {}, async (page) => {
    const match = await begin();
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
    const match = await begin();
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
    await page.locator(".optionhead .more").click();
    await page.locator(".refused button").first().click();
    await page.locator(".toast").waitFor();
    await page.locator(".toast .rule").click();
    await page.locator(".side .rulebook").waitFor();
  });

  await check("a lost connection comes back by itself; the move arrives once", { noisy: true }, async (page) => {
    const match = await begin();
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
    await server.cut();
    await page.locator(".banner").waitFor({ state: "detached", timeout: 20_000 });
    const before = await linesSaid(page);
    await page.locator(".movelist button").first().click();
    await page.locator(".decide .primary").click();
    await moreLines(page, before);
  });

  await check("French and dark are one click away and stay", {}, async (page) => {
    await page.goto(`${server.address}/about`);
    await page.locator(".menu summary").click();
    await page.getByRole("button", { name: "Français" }).click();
    await page.locator(".segments button").nth(4).click();
    await page.reload();
    assert.equal(
      await page.evaluate(() => document.documentElement.lang + document.documentElement.dataset.theme),
      "frdark",
    );
  });

  await check("a board that couldn't be fetched comes when the connection is back", { noisy: true }, async (page) => {
    const match = await begin(undefined, { options: { first: 1 } });
    await sitDown(page, [match]);
    const book = "**/api/games/flow/components*";
    await page.route(book, (route) => route.abort());
    await page.goto(`${server.address}/table/${match.match}`);
    await page.locator(".boardroom .trouble").waitFor();
    assert.equal(await page.locator(".boardroom .loading").count(), 0, "it says one thing");
    await page.unroute(book);
    await server.cut();
    await page.locator(".flow").waitFor({ timeout: 40_000 });
    assert.equal(await page.locator(".boardroom .trouble").count(), 0);
  });

  await check("where there is no table, the page doesn't say that it connects", { noisy: true }, async (page) => {
    await page.goto(`${server.address}/table/zzzzzzzzzz`);
    await page.getByText("There is no match at this address").waitFor();
    await page.waitForFunction(() => document.querySelector(".sentence").textContent === "");
  });
}
