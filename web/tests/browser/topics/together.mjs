// Several people at one table.
import assert from "node:assert/strict";
import { choose, joinByLink, linesSaid, mine, playOne } from "../kit.mjs";
import { playOn, sitDown } from "../lib.mjs";

const FRIENDS = [{ kind: "me", name: "Ann", colour: "red" }, { kind: "open" }, { kind: "bot", bot: "greedy" }];

export async function together({ server, check, begin }) {
  await check("a friend joins by link; both chat; a spectator watches", {}, async (page, open) => {
    const match = await begin(FRIENDS);
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    const friend = await open();
    await joinByLink(friend, await page.locator(".lobby input").inputValue(), "Zoe");
    await page.locator(".lobby").waitFor({ state: "detached" });
    await friend.locator(".tabs .chat").click();
    await friend.locator(".chatroom input").fill("hello from Zoe");
    await friend.keyboard.press("Enter");
    await page.locator(".tabs .chat").click();
    await page.getByText("hello from Zoe").waitFor();
    const watcher = await open();
    await watcher.goto(`${server.address}/table/${match.match}`);
    await watcher.locator(".idle").waitFor();
  });

  await check(
    "nothing is dealt until everyone sits; both browsers add a number, and both check it",
    {},
    async (ann, page) => {
      await ann.goto(server.address);
      await ann.locator(".tile.friends").click();
      await ann.locator("dialog input").fill("Ann");
      await ann.keyboard.press("Enter");
      await ann.waitForURL(/\/table\//);
      const match = ann.url().split("/").at(-1);
      await ann.locator(".lobby", { hasText: "Nothing is dealt until every seat is taken" }).waitFor();
      assert.equal(await ann.locator(".flow, .dock").count(), 0, "no board, no market, no moves");
      const open = ann.locator(".lobby .missing");
      for (let left = await open.count(); left > 1; left--) {
        await open.last().getByText("Give it to a bot").click();
        await ann
          .locator(".lobby .missing")
          .nth(left - 1)
          .waitFor({ state: "detached" });
      }
      const kept = await ann.evaluate(() => JSON.parse(localStorage.getItem("watershed.deals")));
      assert.match(kept[0].commitment, /^[0-9a-f]{64}$/);
      assert.equal(kept[0].late, false);
      const zoe = await page({ size: "phone" });
      const watcher = await page();
      await watcher.goto(`${server.address}/table/${match}`);
      await watcher.locator(".lobby").waitFor();
      assert.equal(await watcher.locator(".flow").count(), 0);
      await joinByLink(zoe, await ann.locator(".lobby input").inputValue(), "Zoe");
      await ann.locator(".lobby").waitFor({ state: "detached" });
      await ann.locator(".flow").waitFor();
      await ann.locator(".shuffle summary").click();
      assert.equal(await ann.locator(".shuffle code").textContent(), kept[0].commitment);
      await ann.locator(".shuffle", { hasText: "2 browsers add to the shuffle" }).waitFor();
      const seats = await Promise.all(
        [ann, zoe].map((one) => one.evaluate(() => JSON.parse(localStorage.getItem("watershed.seats"))[0])),
      );
      await Promise.all(seats.map((seat) => playOn(server.address, seat)));
      for (const one of [ann, zoe]) {
        await one.goto(`${server.address}/end/${match}`);
        await one.locator(".fair button").click();
        await one.locator(".fair .right", { hasText: "It all fits" }).waitFor();
        await one.locator(".findings .right", { hasText: "Your browser's number is among them" }).waitFor();
        assert.equal(await one.locator(".findings .wrong").count(), 0);
      }
      const nonce = (await ann.evaluate(() => JSON.parse(localStorage.getItem("watershed.deals"))))[0].nonce;
      assert.match(
        await ann.locator(".athome code").textContent(),
        new RegExp(`--commitment ${kept[0].commitment} --nonce ${nonce}`),
      );
      await ann.evaluate(() => {
        const deals = JSON.parse(localStorage.getItem("watershed.deals"));
        localStorage.setItem("watershed.deals", JSON.stringify([{ ...deals[0], commitment: "f".repeat(64) }]));
      });
      await ann.reload();
      await ann.locator(".fair button").click();
      await ann.locator(".fair .wrong", { hasText: "It doesn't fit" }).waitFor();
    },
  );

  await check("round one screen: every seat plays in its turn", {}, async (page) => {
    await page.goto(server.address);
    await page.locator(".tile.screen").click();
    await page.waitForURL(/\/table\//);
    const movers = new Set();
    for (let moves = 0; moves < 8; moves++) {
      await mine(page);
      movers.add(await page.locator(".sentence .badge").textContent());
      await choose(page, page.locator(".movelist button").last());
    }
    assert.ok(movers.size > 2, [...movers].join(", "));
  });

  /** Ann, who starts, and Zoe, at a table with a bot. */
  async function two(page, open) {
    const match = await begin(FRIENDS, { options: { first: 1 } });
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    const zoe = await open({ size: "phone" });
    await joinByLink(zoe, `${server.address}/join/${match.match}`, "Zoe");
    await mine(page);
    return [match, zoe];
  }

  await check("a move is taken back by consent only, and then it is gone for both", {}, async (ann, open) => {
    const [, zoe] = await two(ann, open);
    const before = await linesSaid(ann);
    await playOne(ann, "board");
    await mine(zoe);
    await playOne(zoe, "list");
    await mine(ann);
    const played = await linesSaid(ann);
    await ann.locator(".undo").click();
    await ann.locator(".toast.asking", { hasText: "Zoe" }).waitFor();
    assert.ok(await ann.locator(".undo").isDisabled(), "it has been asked");
    await zoe.locator(".question button").nth(1).click();
    await ann.locator(".toast", { hasText: "Zoe declined" }).waitFor();
    assert.equal(await ann.locator(".toast.asking").count(), 0);
    assert.equal(await linesSaid(ann), played);
    await ann.keyboard.press("Escape");
    await ann.locator(".undo").click();
    await zoe.locator(".question .primary").click();
    for (const page of [ann, zoe])
      await page.waitForFunction((count) => document.querySelectorAll(".lines .line").length === count, before + 1, {
        timeout: 10_000,
      });
    assert.match(await ann.locator(".lines .line").last().textContent(), /You undo \d+ moves/);
    await zoe.locator(".tabs .journal").click();
    assert.match(await zoe.locator(".lines .line").last().textContent(), /Ann undoes/);
    await ann.locator(".toast", { hasText: "Everyone agreed" }).waitFor();
    await ann.reload();
    await ann.locator(".lines .line", { hasText: "You undo" }).waitFor();
    assert.equal(await zoe.locator(".question").count(), 0);
    await mine(ann);
    assert.equal(await ann.locator(".f-stake").count(), 0);
  });

  /** Leaves by the way out at the top of the table: `way` is "keep", "bot" or "open". */
  async function leave(page, way) {
    await page.getByRole("button", { name: "Leave the game" }).click();
    await page.locator(`dialog .way.${way}`).click();
    await page.waitForURL((url) => url.pathname === "/");
  }

  await check("a seat is left to a bot, and the game goes on", {}, async (ann, open) => {
    const [match, zoe] = await two(ann, open);
    await leave(zoe, "bot");
    await ann.locator(".seat.bot").nth(1).waitFor();
    for (let turns = 0; turns < 2; turns++) {
      await playOne(ann, "list", 1);
      await mine(ann);
    }
    await zoe.goto(`${server.address}/table/${match.match}`);
    await zoe.locator(".idle").waitFor();
  });

  await check("a seat is left to whoever comes, who takes it by the link", {}, async (ann, open) => {
    const [match, zoe] = await two(ann, open);
    await playOne(ann, "list");
    await mine(zoe);
    await leave(zoe, "open");
    const link = await ann.locator(".lobby input").inputValue();
    const yan = await open();
    await joinByLink(yan, link, "Yan");
    await ann.locator(".lobby").waitFor({ state: "detached" });
    await mine(yan);
    await playOne(yan, "board");
    await mine(ann);
    assert.ok((await ann.locator(".seats").textContent()).includes("Yan"));
    await zoe.goto(`${server.address}/join/${match.match}`);
    await zoe.locator("main").waitFor();
    assert.equal(await zoe.locator(".primary.big").count(), 0, "every seat is taken");
  });
}
