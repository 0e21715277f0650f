// Floods: moves are planned on the map, and sent as one.
import assert from "node:assert/strict";
import { clickCell, seen } from "./floods.mjs";
import { reach, serious, tooSmall } from "./kit.mjs";
import { ask } from "./lib.mjs";

const START = (state) => state.seat === 0 && state.view.question === "order";
const planned = (page) => page.$$eval("[data-planned]", (all) => all.map((one) => one.dataset.planned));
const button = (page, which) => page.locator(`[data-plan="${which}"]:visible`);

/** What the page sends over its sockets; `forge` may change it on its way. */
async function listen(page, forge = (text) => text) {
  const moves = [];
  await page.routeWebSocket(/\/api\/live\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === "move") moves.push(message.move);
      server.send(message.type === "move" ? forge(text) : text);
    });
  });
  return moves;
}

/** Takes one of the Great Steppe's workers, to be sent to one cell after the other. */
async function takeOne(page) {
  await page.locator("[data-planning]").click();
  await page.locator('[data-grab="workers y4"]').click();
  const fewer = page.locator(".fl-bar .count-stepper button").first();
  while (await fewer.isEnabled()) await fewer.click();
}

export async function plans({ server, check, laid, sit, after, figures }) {
  for (const [size, language] of [
    ["desk", "en"],
    ["phone", "fr"],
  ])
    await check(
      `three moves are planned, sent as one with the end, and undone as one (${size}, ${language})`,
      { size, dark: size === "phone" },
      async (page) => {
        const moves = await listen(page);
        await sit(page, await laid(START), { language });
        await takeOne(page);
        const high = () => page.locator(".fl-map").evaluate((one) => one.getBoundingClientRect().height);
        const before = [await seen(page), await high()];
        for (const code of ["y2", "y3", "y5"]) await clickCell(page, code);
        assert.deepEqual(await planned(page), ["workers 1 y4 y2", "workers 1 y4 y3", "workers 1 y4 y5"]);
        assert.equal(await page.locator("[data-arrow]").count(), 3);
        assert.deepEqual(await figures(page, "y4"), ["y4 workers 0 1"], "those who are left to move");
        assert.deepEqual([await seen(page), await high()], before, "nothing is sent yet, and the map stays as it is");
        assert.deepEqual(await tooSmall(page), []);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is too wide");
        if (size === "phone") await page.locator(".fl-now .iconbutton").click();
        for (const one of await page.locator(":is(.fl-bar, .fl-tray) button:visible").all()) {
          const { width, height } = await one.boundingBox();
          assert.ok(width >= 40 && height >= 40, `${await one.textContent()} is ${width} × ${height}`);
        }
        assert.equal(await high(), before[1], "the map never jumps");
        assert.deepEqual(await serious(page), []);
        await button(page, "end").click();
        await after(page, before[0]);
        assert.deepEqual(moves, [
          "move workers y4; to y2; count 1; move workers y4; to y3; count 1; move workers y4; to y5; count 1; end",
        ]);
        assert.equal(await page.locator(".fl-bar.mine").count(), 0, "my moves have ended");
        for (const code of ["y2", "y3", "y4", "y5"])
          assert.deepEqual(await figures(page, code), [`${code} workers 0 1`]);
        const sent = await seen(page);
        await page.locator(".undo").click();
        await after(page, sent);
        assert.deepEqual(await figures(page, "y4"), ["y4 workers 0 4"]);
        for (const code of ["y2", "y3", "y5"]) assert.deepEqual(await figures(page, code), []);
        await page.locator(".fl-tray").waitFor();
        assert.deepEqual(await planned(page), []);
      },
    );

  await check("by keyboard alone: what is taken out of the plan isn't sent", {}, async (page) => {
    const moves = await listen(page);
    await sit(page, await laid(START));
    const go = async (code) => {
      await page.locator(`[data-cell="${code}"]`).focus();
      await page.keyboard.press("Enter");
    };
    await reach(page, "[data-planning]");
    await page.keyboard.press("Enter");
    await go("y4");
    await reach(page, ".fl-bar .count-stepper button");
    for (let times = 0; times < 3; times++) await page.keyboard.press("Enter");
    for (const code of ["y2", "y3", "y5", "y6"]) await go(code);
    assert.equal((await planned(page)).length, 4);
    assert.match(await page.locator('[data-cell="y6"]').getAttribute("aria-label"), /planned: 1 worker from/);
    await page.keyboard.press("Backspace");
    assert.deepEqual(await planned(page), ["workers 1 y4 y2", "workers 1 y4 y3", "workers 1 y4 y5"]);
    await page.getByRole("button", { name: "Remove: 1 worker from the Great Steppe to Anatolia" }).focus();
    await page.keyboard.press("Delete");
    await page.waitForFunction(() => /Sarmatian/.test(document.activeElement?.getAttribute("aria-label") ?? ""));
    await page.getByRole("button", { name: /^Remove: .* to Kamchatka/ }).focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await planned(page), ["workers 1 y4 y3"]);
    const before = await seen(page);
    await reach(page, '[data-plan="send"]');
    await page.keyboard.press("Enter");
    await after(page, before);
    assert.deepEqual(moves, ["move workers y4; to y3; count 1"]);
    assert.deepEqual(await figures(page, "y3"), ["y3 workers 0 1"]);
    await page.reload();
    await page.locator('[data-planning][aria-pressed="true"]').waitFor({ timeout: 20_000 });
  });

  await check("everybody moves: the last one isn't counted, and the moves end by themselves", {}, async (page) => {
    const moves = await listen(page);
    await sit(page, await laid(START));
    await takeOne(page);
    const before = await seen(page);
    for (const code of ["y2", "y3", "y5", "y6"]) await clickCell(page, code);
    await button(page, "end").click();
    await after(page, before);
    assert.ok(moves[0].endsWith("to y5; count 1; move workers y4; to y6"), moves[0]);
    assert.equal(await page.locator(".fl-bar.mine").count(), 0);
  });

  await check("a refused chain plays nothing and keeps the plan", {}, async (page) => {
    let forged = true;
    await listen(page, (text) => (forged ? text.replace("to y3", "to w4") : text));
    await sit(page, await laid(START));
    await takeOne(page);
    const before = await seen(page);
    for (const code of ["y2", "y3"]) await clickCell(page, code);
    await button(page, "end").click();
    await page.locator(".toast").waitFor();
    assert.equal(await seen(page), before);
    assert.deepEqual(await planned(page), ["workers 1 y4 y2", "workers 1 y4 y3"]);
    forged = false;
    await page.getByRole("button", { name: /^Remove: .* to Kamchatka/ }).click();
    await button(page, "send").click();
    await after(page, before);
    assert.deepEqual(await figures(page, "y3"), ["y3 workers 0 1"]);
    assert.deepEqual(await figures(page, "y2"), []);
  });

  await check("the table changes under a plan: what no longer fits is dropped, and it says so", {}, async (page) => {
    const held = await laid(START);
    await sit(page, held);
    await takeOne(page);
    const before = await seen(page);
    for (const code of ["y2", "y3", "y5"]) await clickCell(page, code);
    const move = "move workers y4; to y6; count 3";
    await ask(server.address, held, ({ seq }) => ({ type: "move", seen: seq, move }));
    await after(page, before);
    await page.locator(".fl-say.trouble", { hasText: "2 planned moves no longer fit" }).waitFor();
    assert.deepEqual(await planned(page), ["workers 1 y4 y2"]);
    await button(page, "clear").click();
    assert.deepEqual(await planned(page), []);
    assert.deepEqual(await figures(page, "y4"), ["y4 workers 0 1"]);
  });

  await check("on a phone the plan can be sent while pawns are chosen", { size: "phone" }, async (page) => {
    const moves = await listen(page);
    await sit(page, await laid(START));
    await takeOne(page);
    const before = await seen(page);
    for (const code of ["y2", "y3"]) await clickCell(page, code);
    await page.locator(".fl-cell.taken").waitFor();
    for (const which of ["send", "end"]) {
      const { x, y, width, height } = await button(page, which).boundingBox();
      assert.ok(width >= 40 && height >= 40 && x >= 0 && x + width <= 390, `${which}: ${x}, ${width} × ${height}`);
      const hit = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest("[data-plan]")?.dataset.plan,
        [x + width / 2, y + height / 2],
      );
      assert.equal(hit, which);
    }
    const last = await page.locator("[data-planned] button").last().boundingBox();
    assert.ok(last.x + last.width <= (await button(page, "send").boundingBox()).x, "the last chip is seen");
    await button(page, "send").tap();
    await after(page, before);
    assert.deepEqual(moves, ["move workers y4; to y2; count 1; move workers y4; to y3; count 1"]);
    assert.deepEqual(await planned(page), []);
  });

  for (const size of ["desk", "phone"])
    await check(
      `the end of my moves, chosen in the dock, sends the plan first and says so (${size})`,
      { size },
      async (page) => {
        const moves = await listen(page);
        await sit(page, await laid(START));
        await takeOne(page);
        const before = await seen(page);
        for (const code of ["y2", "y3"]) await clickCell(page, code);
        const end = page.locator('.movelist button[data-move="end"]');
        const chosen = page.locator(".chosentext");
        await end.click();
        await page.locator(".fl-say.trouble", { hasText: "Confirm sends your plan and ends your moves" }).waitFor();
        assert.match(await chosen.textContent(), /1 worker from .* to Anatolia|to Kamchatka/);
        assert.match(await chosen.textContent(), /then end your moves$/);
        await page.locator(".decide button").last().click();
        assert.equal((await planned(page)).length, 2, "cancel keeps the plan");
        assert.deepEqual(moves, []);
        await end.click();
        await page.getByRole("button", { name: /^Remove: .* to Kamchatka/ }).click();
        await page.waitForFunction(() => !/Kamchatka/.test(document.querySelector(".chosentext").textContent));
        await page.locator(".decide .primary").click();
        await after(page, before);
        assert.deepEqual(moves, ["move workers y4; to y3; count 1; end"]);
        assert.deepEqual(await figures(page, "y3"), ["y3 workers 0 1"]);
      },
    );

  await check("without a plan the dock's end ends my moves", {}, async (page) => {
    const moves = await listen(page);
    await sit(page, await laid(START));
    await takeOne(page);
    const before = await seen(page);
    await clickCell(page, "y2");
    await page.locator('.movelist button[data-move="end"]').click();
    await page.locator(".fl-say.trouble").waitFor();
    await button(page, "clear").click();
    await page.waitForFunction(() => document.querySelector(".chosentext")?.textContent === "End your moves");
    await page.locator(".decide .primary").click();
    await after(page, before);
    assert.deepEqual(moves, ["end"]);
  });
}
