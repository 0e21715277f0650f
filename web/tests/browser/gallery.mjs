// The gallery of Patchistory: everything that is printed, searched, filtered and compared, by mouse, finger and key.
import assert from "node:assert/strict";
import { loaded, reach, serious, tooSmall } from "./kit.mjs";

const SIDES = 150;
/** The sides whose printed rooms are known: one, from a review of the game. */
const PRINTED = 1;
const KEPT = ".pp-shelf > li";

const counted = (page, group) => page.locator(`.pp-shelf.of-${group} > li`).count();

/** What the gallery says it shows, and all there is. */
const said = async (page) => (await page.locator(".pp-filters [role=status]").textContent()).match(/\d+/g).map(Number);

async function opened(page, address) {
  await page.goto(`${address}/gallery/patchistory`);
  await loaded(page);
  await page.locator(KEPT).first().waitFor();
}

export async function gallery({ server, check }) {
  for (const size of ["desk", "phone"]) {
    await check(`the gallery has all ${SIDES} sides, and finds what is typed (${size})`, { size }, async (page) => {
      await opened(page, server.address);
      assert.equal(await counted(page, "cards"), SIDES);
      assert.equal(await counted(page, "figures"), 54);
      const [shown, all] = await said(page);
      assert.deepEqual([shown, await page.locator(KEPT).count()], [all, all]);
      await page.locator(".pp-filters input").fill("kremlin");
      assert.equal(await counted(page, "cards"), 1);
      assert.equal(await counted(page, "figures"), 1);
      assert.deepEqual(await said(page), [2, all]);
      assert.match(await page.locator(".pp-shelf.of-cards h3").textContent(), /Kremlin/);
      await page.locator(".pp-filters input").fill("no such thing");
      assert.deepEqual([await page.locator(KEPT).count(), await said(page)], [0, [0, all]]);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is too wide");
    });

    await check(`every card says where it is from and how a book has it (${size})`, { size }, async (page) => {
      await opened(page, server.address);
      const facts = page.locator(`${KEPT} .pp-facts`);
      assert.equal(await facts.count(), await page.locator(KEPT).count());
      const sides = page.locator(".pp-shelf.of-cards");
      assert.equal(await sides.locator(".from-reconstructed").count(), SIDES - PRINTED, "ours don't say so");
      assert.equal(await sides.locator("code").count(), SIDES, "nobody learns what to correct");
      const said = (id) => page.locator(`[id="${id}"] .pp-facts > *`).allTextContents();
      assert.deepEqual(await said("i-01-white"), ["Reconstructed by us", "Q D | P:b | I:m | E:[2c]"]);
      const [ours, effects, rule] = await said("i-01-black");
      assert.deepEqual([ours, effects, rule], ["Reconstructed by us", "Effects from the rulebook", "Rule 17.1"]);
      assert.deepEqual(await said("petra"), ["From the rulebook", "Rule 17.7"]);
      assert.deepEqual(await said("economy-4"), ["Reconstructed by us", "E:c[2c]"]);
      await page.locator('[id="i-01-white"]').scrollIntoViewIfNeeded();
      assert.deepEqual(await tooSmall(page), []);
    });

    await check(`the gallery filters, and all filters are cleared at once (${size})`, { size }, async (page) => {
      await opened(page, server.address);
      const [, all] = await said(page);
      const chip = (group, at) => page.locator(".pp-filters > [role=group]").nth(group).locator("button").nth(at);
      await chip(0, 0).click();
      assert.deepEqual(await said(page), [SIDES, all]);
      await chip(1, 1).click();
      assert.deepEqual(await said(page), [50, all], "of Era II");
      await chip(1, 3).click();
      assert.deepEqual(await said(page), [25, all], "its white sides");
      assert.equal(await page.locator(".pp-chip[aria-pressed=true]").count(), 3);
      await page.locator(".pp-filters > .pp-chip").click();
      assert.deepEqual(await said(page), [all, all]);
    });

    await check(
      `two are compared by ${size === "phone" ? "a tap" : "a click"}, and put back (${size})`,
      { size },
      async (page) => {
        await opened(page, server.address);
        const shelf = page.locator(".pp-shelf.of-cards .pp-compare");
        await shelf.nth(0).click();
        assert.equal(await page.locator(".pp-compared.of-1 p").count(), 1, "it says that another one is chosen");
        await shelf.nth(1).click();
        assert.equal(await page.locator(".pp-compared.of-2 .pp-large").count(), 2);
        await shelf.nth(2).click();
        assert.deepEqual(
          await page
            .locator(".pp-compare[aria-pressed=true]")
            .evaluateAll((all) => all.map((one) => one.closest("li").id)),
          await page.locator(".pp-shelf.of-cards > li").evaluateAll((all) => [all[1].id, all[2].id]),
          "the older one goes",
        );
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is too wide");
        assert.deepEqual(await tooSmall(page), []);
        await page.locator(".pp-drop").first().click();
        await page.locator(".pp-drop").first().click();
        assert.equal(await page.locator(".pp-compared").count(), 0);
      },
    );

    for (const dark of [false, true])
      await check(
        `the gallery keeps nobody out (${size}, ${dark ? "dark" : "light"})`,
        { size, dark },
        async (page) => {
          await opened(page, server.address);
          const shelf = page.locator(".pp-shelf.of-figures .pp-compare");
          for (const at of [0, 1]) await shelf.nth(at).click();
          await page.locator(".pp-filters input").fill("colos");
          assert.deepEqual(await serious(page), []);
          assert.deepEqual(await tooSmall(page), []);
        },
      );
  }

  for (const size of ["desk", "phone"])
    await check(
      `two are compared by keyboard: Tab to a shelf, arrows along it, Enter (${size})`,
      { size },
      async (page) => {
        await opened(page, server.address);
        await reach(page, ".pp-filters input");
        await page.keyboard.type("era i");
        await reach(page, ".pp-compare");
        const focused = () => page.evaluate(() => document.activeElement.closest("li")?.id);
        const first = await focused();
        await page.keyboard.press("Enter");
        await page.keyboard.press("ArrowRight");
        const second = await focused();
        assert.notEqual(second, first);
        await page.keyboard.press("Enter");
        await page.locator(".pp-compared.of-2").waitFor();
        assert.deepEqual(
          await page
            .locator(".pp-compare[aria-pressed=true]")
            .evaluateAll((all) => all.map((one) => one.closest("li").id)),
          [first, second],
        );
        for (let presses = 0; presses < 6; presses++) {
          await page.keyboard.press("ArrowRight");
          const seen = await page.evaluate(() => {
            const focus = document.activeElement;
            const { left, top, width, height } = focus.getBoundingClientRect();
            return focus.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          });
          assert.ok(seen, "the focus is behind something");
        }
      },
    );
}
