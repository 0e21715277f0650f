// A whole match of Patchistory against a bot: the page at its end, where the sources add up, and its replay; and a hint where a card goes.
import assert from "node:assert/strict";
import { drive } from "./floods.mjs";
import { mine, serious, tooSmall } from "./kit.mjs";
import { post, sitDown } from "./lib.mjs";
import { settles } from "./patchistory.mjs";
import { hinted, stageLine } from "./staged.mjs";

const SEATS = [
  { kind: "me", name: "Ann" },
  { kind: "bot", bot: "random" },
];

/** What a row says of every player. */
const numbers = (row) => row.slice(1).map((text) => Number(text.replace("−", "-")));
const sum = (all) => all.reduce((one, other) => one + other, 0);

/** The rows of the score, each with its label and its numbers, once all labels are there. */
async function scoreOf(page) {
  await page.waitForFunction(() => {
    const labels = [...document.querySelectorAll(".pt-sheet tbody th")];
    return labels.length > 0 && labels.every((label) => label.textContent.trim());
  });
  const rows = (selector) =>
    page
      .locator(`.pt-sheet ${selector}`)
      .evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
  const [total] = await rows(".total");
  return { sources: await rows("[data-source]"), total };
}

/** Waits until the replay shows a move, on the board and in its address. */
const shows = (page, move) =>
  page.waitForFunction(
    (wanted) =>
      location.hash === `#move=${wanted}` && document.querySelector(".patchistory")?.dataset.seq === `${wanted}`,
    move,
  );

export async function kingdom({ server, check }) {
  const begin = () => post(server.address, "/matches", { game: "patchistory", seats: SEATS, options: { first: 1 } });
  let played = null;
  /** The match, played to its end by whichever check comes first, and how it ended. */
  const finished = () => {
    played ??= begin().then(async (held) => {
      const { summary } = await drive(server.address, held, () => false, settles);
      assert.equal(summary.status, "over");
      return { held, summary };
    });
    return played;
  };

  for (const size of ["desk", "phone"])
    await check(`a whole match: the sources at its end add up to the totals (${size})`, { size }, async (page) => {
      const { held, summary } = await finished();
      await sitDown(page, [held]);
      await page.goto(`${server.address}/end/${held.match}`);
      const { sources, total } = await scoreOf(page);
      assert.ok(sources.length > 2, `${sources.length} sources`);
      const columns = sources.map(numbers);
      assert.deepEqual(
        numbers(total),
        numbers(total).map((_, player) => sum(columns.map((row) => row[player]))),
      );
      assert.deepEqual(
        numbers(total),
        summary.ranking.toSorted((a, b) => a.place - b.place).map(({ points }) => points),
      );
      assert.deepEqual(await tooSmall(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is too wide");
      assert.deepEqual(await serious(page), []);
    });

  await check("the end is revealed by the same sources", { motion: true }, async (page) => {
    const { held, summary } = await finished();
    await sitDown(page, [held]);
    await page.goto(`${server.address}/end/${held.match}`);
    const { sources } = await scoreOf(page);
    await page.goto(`${server.address}/table/${held.match}`);
    await page.locator(".finale .lastmove").waitFor();
    await page.locator(".finale .primary").click();
    await page.locator(".finalesources .now").waitFor();
    assert.deepEqual(
      await page.locator(".finalesources li").allTextContents(),
      sources.map(([label]) => label),
    );
    await page.locator(".finale .primary").click();
    await page.locator(".finalerows .won").waitFor();
    assert.deepEqual(
      (await page.locator(".finalerows li > b").allTextContents()).map(Number),
      summary.ranking.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points),
    );
  });

  await check("its replay goes forward, back, to the start and to the end", {}, async (page) => {
    const { held, summary } = await finished();
    await page.goto(`${server.address}/replay/${held.match}#move=5`);
    await shows(page, 5);
    const [first, back, forward, last] = [0, 1, 2, 3].map((n) => page.locator(".controls .iconbutton").nth(n));
    await forward.click();
    await shows(page, 6);
    await back.click();
    await shows(page, 5);
    await page.keyboard.press("End");
    await shows(page, summary.moves);
    assert.equal(await forward.isDisabled(), true);
    assert.deepEqual(
      (await page.locator(".moment .scores b").allTextContents()).map(Number),
      summary.ranking.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points),
    );
    await page.keyboard.press("Home");
    await shows(page, 0);
    assert.equal(await back.isDisabled(), true);
    await last.click();
    await shows(page, summary.moves);
    await first.click();
    await shows(page, 0);
  });

  for (const size of ["desk", "phone"])
    await check(
      `H where a card is patched: the places of a hint are marked on the board (${size})`,
      { size },
      async (page) => {
        const held = await begin();
        await drive(
          server.address,
          held,
          ({ view }) => view.question === "patch" && view.patching.placements.length > 2,
          settles,
        );
        // The search itself is not asked: the rules of this game take minutes to compile.
        const stage = await stageLine(page);
        await sitDown(page, [held]);
        await page.goto(`${server.address}/table/${held.match}`);
        await mine(page);
        await page.locator(".pt-spot").first().waitFor();
        const { id } = await stage.asks(() => page.keyboard.press("h"));
        const cellOf = ({ words }) => words.split(" ")[1];
        const patches = stage.state.moves.filter(({ words }) => words.startsWith("patch ")).toReversed();
        const best = patches.filter(
          (move, index) => patches.findIndex((one) => cellOf(one) === cellOf(move)) === index,
        );
        stage.say(hinted(id, best));
        for (const [index, move] of best.slice(0, 3).entries()) {
          const spot = page.locator(`.pt-spot[data-hint="${index + 1}"]`);
          await spot.waitFor({ state: "attached" });
          assert.equal(await spot.getAttribute("data-spot"), cellOf(move));
          assert.equal(await spot.getAttribute("data-move"), move.words, "as the hint lays it");
        }
        assert.equal(await page.locator(".pt-spot[data-hint]").count(), Math.min(3, best.length));
        await page.keyboard.press("Escape");
        await page.locator(".pt-spot[data-hint]").first().waitFor({ state: "detached" });
      },
    );
}
