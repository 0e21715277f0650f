// A whole game: two people in two browsers and a bot, a power cut in the middle, a late spectator, the end, the replay.
import assert from "node:assert/strict";
import { choose, joinByLink, mine, playOne } from "../kit.mjs";

const CUT_AFTER = 24;
const WATCH_AFTER = 12;
const SEATS = [{ kind: "me", name: "Ann", colour: "red" }, { kind: "open" }, { kind: "bot", bot: "greedy" }];

const isMine = (page) =>
  page.evaluate(
    () =>
      document.querySelector(".sentence.mine") !== null &&
      document.querySelector(".movelist button:not([disabled])") !== null,
  );
const isOver = (page) => page.evaluate(() => document.querySelector(".sentence a.primary") !== null);
/** The rules of the journal's lines, one by one: their words call each reader you. */
const lines = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".lines .line")].map((line) => line.querySelector(".rule")?.textContent),
  );
const textOf = (page, selector) =>
  page.evaluate(
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, and textContent has what is hidden too.
    (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.innerText.replace(/\s+/g, " ")),
    selector,
  );

/** The board in words, as it is drawn: every card, number and label. */
const boardOf = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ".flow [data-card], .flow .f-totals, .flow .f-purse, .flow .f-score, .flow .pool-name, .flow .f-deck",
      ),
    ].map((one) => `${one.dataset.card ?? ""} ${one.getAttribute("aria-label") ?? one.textContent}`),
  );

/** Cards are taken rather than tokens gathered, so that the game comes to its end: the deeds on the board, the best first. */
const DEEDS = [".deed-complete", ".deed-gain", ".deed-snipe", ".deed-invest"];

async function act(page, number) {
  if (number % 2 === 0) {
    for (const deed of DEEDS) {
      const card = page.locator(`.flow .can:has(${deed}):visible`);
      if ((await card.count()) === 0) continue;
      return choose(page, card.nth(number % (await card.count())));
    }
  }
  return playOne(page, "list", (await page.locator(".movelist button:visible").count()) > 1 ? 1 : 0);
}

export async function whole({ server, check, begin }) {
  await check(
    "a whole game: two browsers, a bot, a power cut, a late spectator, the end and its replay",
    { noisy: true },
    async (ann, open) => {
      const zoe = await open({ size: "phone" });
      const watcher = await open();
      await ann.goto(server.address);
      const match = await begin(SEATS, { options: { first: 1 } });
      await ann.evaluate((held) => localStorage.setItem("watershed.seats", JSON.stringify(held)), [match]);
      await ann.goto(`${server.address}/table/${match.match}`);
      await joinByLink(zoe, await ann.locator(".lobby input").inputValue(), "Zoe");
      await mine(ann);

      let played = 0;
      const idle = async () => !(await Promise.all([ann, zoe].map(isOver))).every(Boolean);
      for (let quiet = 0; await idle(); quiet++) {
        assert.ok(quiet < 600, "the game has stopped");
        for (const page of [ann, zoe]) {
          if (!(await isMine(page))) continue;
          if (played === CUT_AFTER) await Promise.all([server.cut(), act(page, played)]);
          else await act(page, played);
          played++;
          quiet = 0;
          if (played === WATCH_AFTER) await watcher.goto(`${server.address}/table/${match.match}`);
        }
        await ann.waitForTimeout(25);
      }
      assert.ok(played > 30, `${played} moves by hand`);
      assert.equal(await ann.locator(".banner").count(), 0);

      await watcher.locator(".sentence a.primary").waitFor({ timeout: 10_000 });
      const journal = await lines(ann);
      assert.ok(journal.length > 100);
      assert.deepEqual(await lines(zoe), journal);
      assert.deepEqual(await lines(watcher), journal);
      const last = await boardOf(watcher);

      for (const page of [ann, zoe]) {
        await page.locator(".sentence a.primary").click();
        await page.locator(".places li").first().waitFor();
      }
      const ranking = await textOf(ann, ".places li b");
      assert.equal(ranking.length, 3);
      assert.deepEqual(await textOf(zoe, ".places li b"), ranking);
      for (const page of [ann, zoe])
        assert.equal((await textOf(page, ".places .name")).filter((name) => name === "You").length, 1);

      const summary = await (await fetch(`${server.address}/api/matches/${match.match}`)).json();
      for (const move of [0, 1, Math.floor(summary.moves / 2), summary.moves]) {
        const guest = await open();
        await guest.goto(`${server.address}/replay/${match.match}#move=${move}`);
        await guest.locator(".flow").waitFor();
        assert.match(await guest.locator(".controls .at").textContent(), new RegExp(`\\b${move}\\b`));
        if (move === summary.moves) {
          assert.deepEqual(await boardOf(guest), last);
          const points = (await textOf(guest, ".scores b")).map(Number).toSorted((a, b) => b - a);
          assert.deepEqual(
            points,
            (await textOf(ann, ".places li b")).map(Number).toSorted((a, b) => b - a),
          );
        }
        await guest.context().close();
      }
    },
  );
}
