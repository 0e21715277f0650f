// After a game somebody plays on from a moment of it, in a match of its own.
import assert from "node:assert/strict";
import { choose, mine, serious, tooSmall } from "../kit.mjs";
import { playOn, sitDown } from "../lib.mjs";

export async function whatif({ server, check, begin }) {
  const over = await begin();
  await playOn(server.address, over);
  const going = await begin(undefined, { public: true });

  await check("play on from a move of the replay, by keyboard, to the table and back", {}, async (page) => {
    await sitDown(page, [over]);
    await page.goto(`${server.address}/replay/${over.match}#move=12`);
    await page.locator(".playon").focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog .whatif .primary").waitFor();
    assert.deepEqual(await serious(page), []);
    await page.locator("dialog .segments button", { hasText: "Dealt again" }).click();
    await page.locator("dialog .whatif .primary").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/table\//);
    await mine(page);
    await page.locator(".whence", { hasText: "from move 12" }).waitFor();
    await page.locator(".lines .line", { hasText: "what-if" }).waitFor();
    await choose(page, page.locator(".movelist button:visible").first());
    await page.locator(".whence a").click();
    await page.waitForURL(new RegExp(`/replay/${over.match}#move=12$`));
  });

  await check(
    "its end stands beside the original, and one can try again from there",
    { size: "phone" },
    async (page) => {
      const answer = await fetch(`${server.address}/api/matches/${over.match}/what-if`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ move: 30, seat: 0, bot: "greedy" }),
      });
      const again = await answer.json();
      await playOn(server.address, again);
      await sitDown(page, [again]);
      await page.goto(`${server.address}/end/${again.match}`);
      await page.locator(".compared tbody tr.mine").waitFor();
      assert.equal(await page.locator(".compared tbody tr").count(), 3);
      assert.equal(await page.locator(".podium .primary").count(), 0, "there is no rematch of a what-if");
      await page.locator(".fair", { hasText: "no shuffle to check" }).waitFor();
      assert.deepEqual(await tooSmall(page), []);
      await page.locator(".compared .playon").click();
      await page.locator("dialog .whatif .primary").click();
      await page.waitForURL(/\/table\//);
      await page.locator(".sentence").waitFor();
    },
  );

  const log = await (await fetch(`${server.address}/api/matches/${over.match}/log`)).text();
  const short = JSON.parse(log);

  await check("a log that is dropped on a page is replayed, says who signed it, and ends", {}, async (page) => {
    await page.goto(`${server.address}/about`);
    await page.locator("main h1").waitFor();
    await page.evaluate((text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], "watershed.json", { type: "application/json" }));
      dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
    }, log);
    await page.waitForURL(/\/replay\/\w+#move=0$/, { timeout: 60_000 });
    await page.locator(".brought", { hasText: "Signed by this server, and unchanged" }).waitFor();
    await page.goto(page.url().replace("/replay/", "/end/").replace(/#.*/, ""));
    await page.locator(".places li").first().waitFor();
    await page.locator(".fair", { hasText: "only the server it was played on" }).waitFor();
  });

  await check("a log that is pasted and broken says where", { size: "phone", noisy: true }, async (page) => {
    await page.goto(`${server.address}/`);
    await page.locator(".menu summary").click();
    await page.locator('.menu a[href="/open"]').click();
    await page.locator("#pasted").fill(JSON.stringify({ ...short, seats: "three" }));
    await page.locator(".openlog form .primary").click();
    await page.locator(".wrong", { hasText: "isn't a log of a game" }).waitFor({ timeout: 60_000 });
    assert.deepEqual(await serious(page), []);
    assert.deepEqual(await tooSmall(page), []);
  });

  await check(
    "notes are saved by themselves, come back on another device, and are nobody else's",
    {},
    async (page, open) => {
      const seated = await begin();
      await sitDown(page, [seated]);
      await page.goto(`${server.address}/table/${seated.match}`);
      await page.locator(".tabs .notes").click();
      await page.locator(".notebook textarea").fill("Blue bluffs.");
      await page.locator(".notebook [role=status]", { hasText: "Saved" }).waitFor();
      const phone = await open({ size: "phone" });
      await sitDown(phone, [seated]);
      await phone.goto(`${server.address}/table/${seated.match}`);
      await phone.locator(".tabs .notes").click();
      await phone.waitForFunction(() => document.querySelector(".notebook textarea")?.value === "Blue bluffs.");
      assert.deepEqual(await tooSmall(phone), []);
      await phone.locator(".notebook textarea").fill("Green bluffs.");
      await phone.locator(".notebook [role=status]", { hasText: "Saved" }).waitFor();
      await page.locator(".notebook textarea").fill("Blue bluffs, said Ann.");
      await page.locator(".otherdevice", { hasText: "Green bluffs." }).waitFor();
      await page.locator(".otherdevice .primary").click();
      await page.locator(".otherdevice").waitFor({ state: "detached" });
      await page.locator(".notebook [role=status]", { hasText: "Saved" }).waitFor();
      const stranger = await open();
      await stranger.goto(`${server.address}/table/${seated.match}`);
      await stranger.locator(".tabs .notes").click();
      await stranger.locator(".notebook textarea").fill("I watch.");
      await stranger.locator(".notebook [role=status]", { hasText: "in this browser" }).waitFor();
      assert.deepEqual(await serious(stranger), []);
      await stranger.reload();
      await stranger.locator(".tabs .notes").click();
      await stranger.waitForFunction(() => document.querySelector(".notebook textarea")?.value === "I watch.");
    },
  );

  await check("a match in progress says why not", {}, async (page) => {
    await page.goto(`${server.address}/replay/${going.match}#move=0`);
    await page.locator(".whynot", { hasText: "when the match is over" }).waitFor();
    assert.equal(await page.locator(".playon").isDisabled(), true);
  });
}
