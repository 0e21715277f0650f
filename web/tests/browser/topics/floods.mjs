// Floods: two clicks to a game, orders by tap, drag and keyboard, one tap to harvest, trade between two people, whole games.
import assert from "node:assert/strict";
import { act, asked, clickCell, drive, fells, seen, settles } from "../floods.mjs";
import { joinByLink, mine, serious, tooSmall } from "../kit.mjs";
import { post, sitDown } from "../lib.mjs";
import { plans } from "../plans.mjs";

const me = (name) => ({ kind: "me", name });
const bots = (count, bot = "greedy") => Array.from({ length: count }, () => ({ kind: "bot", bot }));
const FOUR = ["Ann", "Ben", "Cleo", "Dan"].map(me);

/** Waits until the table has gone on since. */
const after = (page, before) =>
  page.waitForFunction((seq) => document.querySelector(".floods")?.dataset.seq !== seq, before, { timeout: 20_000 });

const figures = (page, code) =>
  page.$$eval(`[data-at="${code}"] [data-figure]`, (all) => all.map((one) => one.dataset.figure));

export async function floods({ server, check }) {
  /** The first seat begins, so that what the checks say of its cells holds in every match. */
  const begin = (seats, { options, ...more } = {}) =>
    post(server.address, "/matches", { game: "floods", seats, options: { first: 1, ...options }, ...more });
  /** A match that was played on to where `stop` says, and the seat that is asked there. */
  async function laid(stop, { seats = FOUR, choice = settles, ...more } = {}) {
    const started = await begin(seats, more);
    const state = await drive(server.address, started, stop, choice);
    assert.equal(state.summary.status, "playing", "the game was over before");
    return [started, ...started.more.map((one) => ({ match: started.match, ...one }))].find(
      (one) => one.seat === state.seat,
    );
  }
  async function sit(page, held, settings = {}) {
    await sitDown(page, [held]);
    await page.addInitScript((kept) => localStorage.setItem("watershed.settings", JSON.stringify(kept)), settings);
    await page.goto(`${server.address}/table/${held.match}`);
    await page.locator(".fl-svg").waitFor();
    await mine(page);
    await page.evaluate(() => document.fonts.ready);
  }

  for (const size of ["desk", "phone"])
    await check(`Floods starts in two clicks, against bots (${size})`, { size }, async (page) => {
      await page.goto(server.address);
      await page.locator(".lid", { hasText: "Floods" }).click();
      await page.locator(".tile.bots").click();
      await page.locator(".fl-svg").waitFor();
      await mine(page, 60_000);
      assert.equal(await page.locator(".fl-player").count(), 4);
      assert.equal(await page.locator(".fl-cell").count(), 64);
      assert.deepEqual(await figures(page, "y4"), ["y4 workers 0 4"]);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is too wide");
    });

  await check("an order is one gesture, and one undo takes all of it back", {}, async (page) => {
    await sit(page, await laid((state) => state.seat === 0 && state.view.question === "order"));
    await page.locator('[data-grab="workers y4"]').click();
    assert.deepEqual(await page.$$eval(".fl-cell.lit-target", (all) => all.map((one) => one.dataset.cell).toSorted()), [
      "y2",
      "y3",
      "y5",
      "y6",
    ]);
    await page.locator(".fl-bar .count-stepper button").first().click();
    let before = await seen(page);
    await clickCell(page, "y3");
    await after(page, before);
    assert.deepEqual(await figures(page, "y3"), ["y3 workers 0 3"]);
    assert.deepEqual(await figures(page, "y4"), ["y4 workers 0 1"]);
    before = await seen(page);
    await page.locator(".undo").click();
    await after(page, before);
    assert.deepEqual(await figures(page, "y4"), ["y4 workers 0 4"]);
    assert.deepEqual(await figures(page, "y3"), []);
  });

  await check("pawns are dragged to where they go", {}, async (page) => {
    await sit(page, await laid((state) => state.seat === 0 && state.view.question === "order"));
    const middle = async (selector) => {
      const box = await page.locator(selector).first().boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const before = await seen(page);
    await page.mouse.move(...(await middle('[data-grab="workers y4"]')));
    await page.mouse.down();
    const to = await middle('[data-at="y5"]');
    await page.mouse.move(to[0] - 20, to[1], { steps: 4 });
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
    await after(page, before);
    assert.deepEqual(await figures(page, "y5"), ["y5 workers 0 4"]);
  });

  await check(
    "arrow keys walk over the map, Enter moves, and a cell says everything about itself",
    {},
    async (page) => {
      await sit(page, await laid((state) => state.seat === 0 && state.view.question === "order"));
      const focused = () => page.evaluate(() => document.activeElement?.dataset.cell);
      await page.locator('[data-cell="y4"]').focus();
      const said = await page.locator('[data-cell="y4"]').getAttribute("aria-label");
      for (const part of ["the Great Steppe", "gold", "your 4 workers", "3 forests", "Kamchatka", "Move workers"])
        assert.ok(said.includes(part), `${part} is in: ${said}`);
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowRight");
      const next = await focused();
      assert.notEqual(next, "y4");
      await page.locator('[data-cell="y3"]').focus();
      assert.match(await page.locator('[data-cell="y3"]').getAttribute("aria-label"), /can go here/);
      const before = await seen(page);
      await page.keyboard.press("Enter");
      await after(page, before);
      assert.deepEqual(await figures(page, "y3"), ["y3 workers 0 4"]);
      assert.deepEqual(await serious(page), []);
    },
  );

  await plans({ server, check, laid, sit, after, figures });

  for (const size of ["desk", "phone"])
    await check(
      `one tap accepts the harvest, and a change that costs something says so (${size})`,
      { size },
      async (page) => {
        await sit(page, await laid((state) => state.view.question === "harvest" && state.view.turn === 2));
        await page.locator('.fl-bar button[aria-expanded="false"]').click();
        const row = page.locator(".fl-harvest li").first();
        await row.locator(".count-stepper").last().locator("button").last().click();
        await page.locator(".fl-warning.mad, .fl-warning.lost").first().waitFor();
        await row.locator(".count-stepper").last().locator("button").first().click();
        assert.equal(await page.locator(".fl-warning.mad, .fl-warning.lost").count(), 0);
        const before = await seen(page);
        await page.locator('.fl-bar button[data-move="harvest"]').click();
        await after(page, before);
        assert.notEqual(await asked(page), "harvest");
      },
    );

  await check("a changed plan is sealed as one, and can be withdrawn", {}, async (page) => {
    await sit(page, await laid((state) => state.view.question === "harvest" && state.view.turn === 2));
    await page.locator('.fl-bar button[aria-expanded="false"]').click();
    for (const row of await page.locator(".fl-harvest li").all()) {
      const more = row.locator(".count-stepper").first().locator("button").last();
      if (await more.isEnabled()) await more.click();
    }
    let before = await seen(page);
    await page.locator('.fl-bar button[data-move="harvest"]').click();
    await after(page, before);
    assert.notEqual(await asked(page), "harvest");
    before = await seen(page);
    await page.locator(".undo").click();
    await after(page, before);
    assert.equal(await asked(page), "harvest");
  });

  await check(
    "two people trade on their phones: an offer, a counter-offer, and both have what they agreed on",
    { size: "phone" },
    async (page, open) => {
      const started = await begin([me("Ann"), { kind: "open" }, ...bots(1)], { options: { map: 1 } });
      await sitDown(page, [started]);
      const other = await open({ size: "phone" });
      await joinByLink(other, `${server.address}/join/${started.match}#seat=1`, "Ben");
      await page.goto(`${server.address}/table/${started.match}`);
      for (const one of [page, other]) await one.locator(".fl-svg").waitFor({ timeout: 60_000 });
      const people = [page, other];
      const held = (one, seat) =>
        one.$$eval(`.fl-player[data-seat="${seat}"] [data-held]`, (all) => all.map((good) => good.dataset.held));
      /** Everybody plays on until one of them has the floor. */
      for (let tries = 0; tries < 60; tries++) {
        const kinds = await Promise.all(people.map(asked));
        if (kinds[0] === "trade" && (await page.locator('.fl-bar [data-move^="offer"]').count())) break;
        for (const one of people)
          if (await one.locator(".fl-bar.mine").count()) {
            const before = await seen(one);
            if (await act(one, { left: 0 })) await after(one, before);
          }
        await page.waitForTimeout(150);
      }
      await page.locator('.fl-bar [data-move^="offer"]').first().tap();
      await page.locator(".fl-partners button", { hasText: "Ben" }).tap();
      const row = (one, name) => one.locator(".fl-bargain tbody tr", { hasText: name });
      await row(page, "gold").locator(".count-stepper").first().locator("button").last().tap();
      await row(page, "copper").locator(".count-stepper").last().locator("button").last().tap();
      await page.locator("[data-send]").tap();
      await other.locator('.fl-bar [data-move="counter"]').tap({ timeout: 20_000 });
      await row(other, "copper").locator(".count-stepper").first().locator("button").last().tap();
      await row(other, "wood").locator(".count-stepper").last().locator("button").last().tap();
      await other.locator("[data-send]").tap();
      await page.locator('.fl-bar [data-move="accept"]').waitFor({ timeout: 20_000 });
      const [mineBefore, theirsBefore] = [await held(page, 0), await held(page, 1)];
      await page.locator('.fl-bar [data-move="accept"]').tap();
      const before = await seen(page);
      await page.locator(".decide .primary").tap();
      await after(page, before);
      const count = (all, what) => Number(all.find((one) => one.startsWith(what)).split(" ")[1]);
      const [mineNow, theirsNow] = [await held(page, 0), await held(page, 1)];
      assert.equal(count(mineNow, "copper"), count(mineBefore, "copper") + 1);
      assert.equal(count(mineNow, "wood"), count(mineBefore, "wood") - 1);
      assert.equal(count(theirsNow, "wood"), count(theirsBefore, "wood") + 1);
      assert.equal(count(mineNow, "gold"), count(mineBefore, "gold"), "the first offer is off the table");
    },
  );

  await check("a building is chosen, placed and paid", {}, async (page) => {
    const held = await laid(
      (state) => state.view.question === "build" && state.moves.some((move) => move.words.startsWith("build dolmen")),
    );
    await sit(page, held);
    await page.locator('[data-build="dolmen"]').click();
    const site = await page.locator(".fl-cell.lit-site").first().getAttribute("data-cell");
    const before = await seen(page);
    await clickCell(page, site);
    await page.waitForTimeout(200);
    if (await page.locator("[data-pay]").count()) await page.locator("[data-pay]").first().click();
    await after(page, before);
    await page.locator(`[data-at="${site}"] .fl-dolmen`).waitFor({ state: "attached" });
  });

  await check("the sea rises: one sees what it takes, and flees by a click", { motion: true }, async (page) => {
    await sit(page, await laid((state) => state.view.question === "flee", { choice: fells }));
    const flooded = await page.$$eval('[data-land$=" flooded"]', (all) => all.map((one) => one.dataset.land));
    for (const island of ["at", "mu", "es", "an"]) assert.ok(flooded.includes(`${island} flooded`), island);
    await page.locator(".pastbar.offer .primary").click();
    await page.locator(".pastbar.walking").waitFor();
    for (let steps = 0; steps < 12 && !(await page.locator(".fl-surge").count()); steps++) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(150);
    }
    assert.ok(await page.locator(".fl-surge").count(), "a wave comes over what drowns");
    await page.keyboard.press("Escape");
    await page.locator(".pastbar.walking").waitFor({ state: "detached" });
    const refuge = await page.locator(".fl-cell.lit-refuge").first().getAttribute("data-cell");
    const before = await seen(page);
    await clickCell(page, refuge);
    await page.locator(".decide .primary").click();
    await after(page, before);
    assert.notEqual(await asked(page), "flee");
  });

  await check("the lesson teaches by doing: a move, then a harvest", {}, async (page) => {
    await page.goto(`${server.address}/learn/floods`);
    const title = (text) => page.locator(".coach h2", { hasText: text }).waitFor({ timeout: 30_000 });
    await title("The map");
    for (const next of ["The scale", "What counts", "Move"]) {
      await page.locator(".coachfoot button").last().click();
      await title(next);
    }
    await page.locator('[data-grab="workers s1"]').click();
    const before = await seen(page);
    await clickCell(page, await page.locator(".fl-cell.lit-target").first().getAttribute("data-cell"));
    await after(page, before);
    await page.locator(".coachfoot .primary").click();
    await title("Harvest");
    await page.locator('.fl-bar [data-move="end"]').click();
    await page.locator('.fl-bar [data-move="harvest"]').click({ timeout: 30_000 });
    await page.locator(".coachfoot .primary").click({ timeout: 30_000 });
    await title("Fanatics");
  });

  for (const [size, count] of [
    ["desk", 3],
    ["phone", 2],
  ])
    await check(`a whole game by clicks, against ${count} bots (${size})`, { size }, async (page) => {
      const started = await begin([me("Ann"), ...bots(count, "random")], { options: { turns: 16 } });
      await sit(page, started);
      let turn = "";
      let orders = { left: 2 };
      for (let moves = 0; moves < 500; moves++) {
        await page.waitForFunction(
          () =>
            document.querySelector(
              ".fl-bar.mine:is(.bar-orders, .bar-harvest, .bar-trade, .bar-build, .bar-flee) .can",
            ) || document.querySelector(".sentence a.primary"),
          null,
          { timeout: 60_000 },
        );
        if (await page.locator(".sentence a.primary").count()) break;
        const now = await page.locator(".fl-phases b").textContent();
        if (now !== turn) [turn, orders] = [now, { left: 2 }];
        const before = await seen(page);
        if (await act(page, orders)) await after(page, before);
      }
      await page.locator(".sentence a.primary").waitFor();
      await page.locator(".sentence a.primary").click();
      await page.locator(".scores tbody tr").first().waitFor();
      assert.equal(await page.locator(".scores tbody tr").count(), count + 1);
    });

  const late = await laid((state) => state.view.question === "order" && state.view.turn >= 5);
  for (const size of ["phone", "sideways", "zoomed", "tablet", "desk", "large"])
    for (const language of size === "phone" || size === "desk" ? ["en", "fr"] : ["en"])
      await check(`everything can be read and nothing sticks out (${size}, ${language})`, { size }, async (page) => {
        await sit(page, late, { language });
        assert.deepEqual(await tooSmall(page), []);
        await page.locator(".fl-cell.lit-source").first().focus();
        await page.keyboard.press("Enter");
        assert.deepEqual(await tooSmall(page), [], "with an order");
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is too wide");
        const high = await page.locator(".fl-map").evaluate((one) => one.getBoundingClientRect().height);
        assert.ok(high >= 150, `the map is ${Math.round(high)} px high`);
        for (const button of await page.locator(".fl-bar button:visible").all()) {
          const { width, height } = await button.boundingBox();
          assert.ok(width >= 39 && height >= 39, `${await button.textContent()} is ${width} × ${height}`);
        }
      });

  for (const count of [3, 4])
    await check(`no name on the map runs into another (${count} seats)`, {}, async (page) => {
      await sit(page, await laid((state) => state.view.question === "order", { seats: FOUR.slice(0, count) }));
      const names = await page.locator("[data-at] .fl-name").evaluateAll((all) =>
        all.flatMap((name) =>
          (name.children.length > 0 ? [...name.children] : [name]).map((line) => {
            const { left, right, top, bottom } = line.getBoundingClientRect();
            return { cell: name.closest("[data-at]").dataset.at, text: line.textContent, left, right, top, bottom };
          }),
        ),
      );
      assert.ok(names.length > 20, `${names.length} names`);
      const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
      const wrong = names.flatMap((a, n) =>
        names.slice(n + 1).flatMap((b) => (a.cell !== b.cell && meet(a, b) ? [`${a.text} and ${b.text}`] : [])),
      );
      assert.deepEqual(wrong, []);
    });

  await check(
    "a legend is one touch away, and a cell shows all there is to know about it",
    { size: "phone" },
    async (page) => {
      await sit(page, late);
      await page.getByRole("button", { name: "What the icons mean" }).tap();
      await page.locator("dialog[open] li").first().waitFor();
      assert.ok((await page.locator("dialog[open] li").count()) > 12);
      assert.deepEqual(await serious(page), []);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.locator('[data-cell="y8"]').focus();
      await page.keyboard.press("i");
      assert.match(await page.locator("dialog[open] .fl-large").textContent(), /Siberia/);
    },
  );

  await check("a map can be moved and enlarged, and goes round the world", { size: "phone" }, async (page) => {
    await sit(page, late);
    const box = () => page.locator(".fl-svg").getAttribute("viewBox");
    const at = await box();
    await page.getByRole("button", { name: "Zoom in" }).tap();
    const near = await box();
    assert.ok(Number(near.split(" ")[2]) < Number(at.split(" ")[2]));
    await page.getByRole("button", { name: "Reset the view" }).tap();
    assert.equal(await box(), at);
    const { x, y } = await page.locator(".fl-svg").boundingBox();
    for (let times = 0; times < 8; times++) {
      await page.mouse.move(x + 330, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 20, y + 20, { steps: 3 });
      await page.mouse.up();
    }
    const [left, , width] = (await box()).split(" ").map(Number);
    assert.ok(left + width / 2 >= 0 && left + width / 2 <= 832, "it comes back to where it began");
  });
}
