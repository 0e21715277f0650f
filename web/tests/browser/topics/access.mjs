// For everybody: what axe finds, what moves, and what one finger can hit.
import assert from "node:assert/strict";
import { loaded, mine, playOne, serious } from "../kit.mjs";
import { playOn, sitDown } from "../lib.mjs";

const STEPS = [
  "table",
  "nation",
  "invest",
  "complete",
  "instant",
  "harvest",
  "snipe",
  "glory",
  "attack",
  "stack",
  "end",
];

export async function access({ server, check, begin }) {
  const over = await begin();
  await playOn(server.address, over);
  const going = await begin(undefined, { public: true });
  await playOn(server.address, going, 2);
  for (const how of [{}, { dark: true }, { size: "phone" }]) {
    for (const path of [
      "/",
      "/new/flow",
      `/table/${going.match}`,
      `/join/${going.match}`,
      `/replay/${over.match}#move=5`,
      `/end/${over.match}`,
      "/learn",
      "/rules/flow",
      "/gallery/flow",
      "/about",
      "/nowhere",
    ]) {
      await check(`axe finds nothing serious: ${path} ${how.dark ? "dark" : (how.size ?? "")}`, how, async (page) => {
        if (path.startsWith("/table")) await sitDown(page, [going]);
        await page.goto(server.address + path);
        await loaded(page);
        assert.deepEqual(await serious(page), []);
      });
    }
  }

  for (const size of ["desk", "phone"]) {
    for (const [name, at] of [
      ["reading", 0],
      ["doing", 2],
      ["finished", STEPS.length],
    ]) {
      await check(`axe finds nothing serious: the coach, ${name} (${size})`, { size }, async (page) => {
        const match = await begin();
        await sitDown(page, [match]);
        await page.addInitScript((kept) => localStorage.setItem("watershed.learn.flow", JSON.stringify(kept)), {
          match: match.match,
          at,
          open: true,
          left: STEPS.slice(0, at),
          skipped: ["snipe"],
          held: false,
        });
        await page.goto(`${server.address}/table/${match.match}`);
        await page.locator(".coach h2").waitFor();
        await mine(page);
        await loaded(page);
        assert.deepEqual(await serious(page), []);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll(".coach :is(button, .button, summary)")]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 39.5)
            .map((one) => one.textContent),
        );
        if (size === "phone") assert.deepEqual(small, []);
      });
    }
  }

  await check("with reduced motion nothing moves after a move", {}, async (page) => {
    const match = await begin();
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
    for (let moves = 0; moves < 3; moves++) {
      await mine(page);
      await page.evaluate(() => {
        globalThis.moved = new Set();
        const look = () => {
          for (const one of document.getAnimations())
            if (one.playState === "running")
              globalThis.moved.add(
                `${one.animationName ?? one.transitionProperty ?? "script"} on ${one.effect?.target?.className}`,
              );
          globalThis.looking = requestAnimationFrame(look);
        };
        look();
      });
      await playOne(page, "list", moves);
      await page.waitForTimeout(300);
      assert.deepEqual(
        await page.evaluate(() => {
          cancelAnimationFrame(globalThis.looking);
          return [...globalThis.moved];
        }),
        [],
      );
    }
  });

  await check("otherwise cards and tokens travel, and then lie still", { motion: true }, async (page) => {
    const match = await begin();
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
    await page.evaluate(() =>
      new MutationObserver(
        () =>
          (globalThis.travelled ||= [...document.querySelectorAll(".flow .ghost")].some(
            (ghost) => ghost.getAnimations().length > 0,
          )),
      ).observe(document.body, { subtree: true, childList: true }),
    );
    await page.locator(".movelist button").last().click();
    await page.locator(".decide .primary").click();
    await page.waitForFunction(() => globalThis.travelled, null, { timeout: 20_000 });
    await page.waitForFunction(() => !document.querySelector(".flow .ghost"), null, { timeout: 20_000 });
  });
}
