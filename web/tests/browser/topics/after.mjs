// After a game: its end, its replay, and a link to any moment of it.
import assert from "node:assert/strict";
import { playOn, sitDown } from "../lib.mjs";

export async function after({ server, check, begin }) {
  const over = await begin();
  await playOn(server.address, over);

  await check("the end: places, scoring, chart, the luck is checked, and again", {}, async (page) => {
    await sitDown(page, [over]);
    await page.goto(`${server.address}/end/${over.match}`);
    await page.locator(".places li").first().waitFor();
    assert.equal(await page.locator(".places li").count(), 3);
    assert.equal(await page.locator(".course").count(), 3);
    await page.locator(".fair button").click();
    await page.locator(".fair p.right").waitFor();
    await page.locator(".findings li.right", { hasText: "The server signed the log" }).waitFor();
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

  await check(
    "the link that is copied opens at its move",
    { permissions: ["clipboard-read", "clipboard-write"] },
    async (page, open) => {
      await page.goto(`${server.address}/replay/${over.match}#move=3`);
      await page.locator(".controls").waitFor();
      await page.locator(".controls .iconbutton").nth(2).click();
      await page.waitForURL(/#move=4$/);
      await page.locator(".controls .link").click();
      await page.locator(".controls .link:has-text('Copied')").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /#move=4$/);
      const friend = await open({ size: "phone" });
      await friend.goto(link);
      await friend.locator(".controls .at").waitFor();
      assert.equal(
        await friend.locator(".controls .at").textContent(),
        await page.locator(".controls .at").textContent(),
      );
      assert.equal(await friend.locator(".moment p").textContent(), await page.locator(".moment p").textContent());
    },
  );
}
