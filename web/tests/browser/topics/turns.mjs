// Whose turn it is, what happened, who is ahead, and how a game ends.
import assert from "node:assert/strict";
import { BOTS, mine, serious } from "../kit.mjs";
import { playOn, sitDown } from "../lib.mjs";

const FIRST = { options: { first: 1 } };

export async function turns({ server, check, begin }) {
  const open = async (page, match) => {
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
  };
  const finished = async () => {
    const match = await begin();
    await playOn(server.address, match);
    return match;
  };

  await check("I am You, and the sentence says whose turn it is", {}, async (page) => {
    await open(page, await begin(BOTS, FIRST));
    await mine(page);
    await page.locator(".sentence", { hasText: "Your turn: choose a card or harvest." }).waitFor();
    await page.locator(".lines .said", { hasText: "You take the first turn" }).waitFor();
    assert.match(await page.locator(".seats .seat").first().textContent(), /^Y?You/);
    assert.doesNotMatch(await page.locator("aside.side").textContent(), /Ann/);
  });

  await check("the leader is marked", {}, async (page) => {
    const match = await begin();
    await playOn(server.address, match, 10);
    await open(page, match);
    await page.locator(".seats .mark-crown").first().waitFor();
    const points = (await page.locator(".seats .points").allTextContents()).map(Number);
    const leads = await page.locator(".seats .seat:has(.mark-crown) .points").allTextContents();
    assert.deepEqual([...new Set(leads.map(Number))], [Math.max(...points)]);
  });

  await check("on a phone a line says what the others did, and opens the journal", { size: "phone" }, async (page) => {
    await open(page, await begin(BOTS, FIRST));
    await mine(page);
    assert.equal(await page.locator(".since").count(), 0);
    await page.locator(".movelist button").last().click();
    await page.locator(".decide .primary").click();
    await page.locator(".since").waitFor();
    await mine(page);
    const count = Number(await page.locator(".since .count").textContent());
    const said = await page.locator(".since .said").textContent();
    assert.ok(count > 0);
    assert.match(await page.locator(".tabs .journal .unseencount").textContent(), new RegExp(`^${count}`));
    assert.ok(await page.locator(".standings").isVisible(), "who is ahead is said here too");
    await page.locator(".since").tap();
    await page.locator(".lines .line.new .said", { hasText: said }).first().waitFor();
    await page.locator(".tabs .unseencount").waitFor({ state: "detached" });
  });

  await check("? shows the keys; after a move the keyboard is on the board", {}, async (page) => {
    await open(page, await begin(BOTS, FIRST));
    await mine(page);
    await page.keyboard.press("?");
    await page.locator("dialog .keys").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.locator(".movelist button").last().focus();
    await page.keyboard.press("Enter");
    await page.locator(".decide").waitFor();
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.closest(".movelist, .boardroom"));
    await page.locator(".movelist button").last().focus();
    await page.keyboard.press("Enter");
    await page.locator(".decide").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest(".boardroom"));
  });

  await check("an answer stands beside what was pressed", {}, async (page) => {
    await open(page, await begin(BOTS, FIRST));
    await mine(page);
    await page.locator(".optionhead .more").click();
    const asked = page.locator(".refused button").last();
    await asked.scrollIntoViewIfNeeded();
    const from = await asked.boundingBox();
    await asked.click();
    await page.locator(".toast.beside").waitFor();
    const box = await page.locator(".toast.beside").boundingBox();
    const gap = Math.min(Math.abs(box.y - from.y - from.height), Math.abs(from.y - box.y - box.height));
    assert.ok(gap < 24, `${gap} px away`);
  });

  await check("the end: the last move, then the score, the winner last; Esc skips", { motion: true }, async (page) => {
    const match = await finished();
    await open(page, match);
    await page.locator(".finale .lastmove").waitFor();
    assert.equal(await page.locator(".finalerows").count(), 0, "the score comes later");
    await page.locator(".finale .primary").click();
    await page.locator(".finalesources .now").waitFor();
    assert.equal(await page.locator(".finalerows .won").count(), 0, "the winner comes last");
    await page.keyboard.press("Escape");
    await page.locator(".finalerows .won").waitFor();
    const { ranking } = await (await fetch(`${server.address}/api/matches/${match.match}`)).json();
    const shown = (await page.locator(".finalerows li > b").allTextContents()).map(Number);
    assert.deepEqual(
      shown,
      ranking.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points),
    );
    assert.deepEqual(await serious(page), []);
    await page.keyboard.press("Escape");
    await page.locator(".finale").waitFor({ state: "detached" });
    assert.match(await page.locator(".sentence").textContent(), /wins? with|share the victory/);
  });

  await check("the end is shown once, at once for those who want no motion; then one goes on", {}, async (page) => {
    await open(page, await finished());
    await page.locator(".finalerows .won").waitFor();
    await page.locator(".finale .exits .primary").click();
    await page.locator(".places li", { hasText: "You" }).waitFor();
    assert.doesNotMatch(await page.locator(".ending").textContent(), /\bAnn\b/);
    await page.goBack();
    await page.locator(".over-idle").waitFor();
    assert.equal(await page.locator(".finale").count(), 0);
    await page.locator(".over-idle button").click();
    await page.locator(".finalerows .won").waitFor();
  });

  await check("a game that ends before its lesson is not to be finished", {}, async (page) => {
    const match = await begin(BOTS, { lesson: true, ...FIRST });
    await playOn(server.address, match);
    await page.goto(server.address);
    await page.evaluate((kept) => localStorage.setItem("watershed.learn.flow", JSON.stringify(kept)), {
      match: match.match,
      at: 0,
      open: true,
      left: [],
      skipped: [],
      held: false,
    });
    await open(page, match);
    await page.locator(".coach.finish").waitFor();
    const said = await page.locator(".coach.finish").textContent();
    assert.match(said, /This game is over/);
    assert.doesNotMatch(said, /Finish this game/);
  });
}
