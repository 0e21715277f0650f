// What the topics of the browser tests share: a check with a page of its own, matches, and what a player does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { MORE_SIZES, post, SIZES } from "./lib.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const BOTS = [
  { kind: "me", name: "Ann" },
  { kind: "bot", bot: "greedy" },
  { kind: "bot", bot: "greedy" },
];

/** `LATE=400 npm run browser` holds up every frame for that many milliseconds, and with it all that a page does after a paint: a check that reads too soon fails. */
const LATE = Number(process.env.LATE ?? 0);

/** `ONLY="a few words" npm run browser -- room` runs the checks of a topic whose names have them. */
const ONLY = process.env.ONLY ?? "";

/** Frames come late, as on a busy machine. Preact runs its effects after a frame, or after 35 ms where none comes. */
function comeLate(by) {
  const [frame, timer] = [globalThis.requestAnimationFrame, globalThis.setTimeout];
  const held = new Map();
  let last = 0;
  globalThis.requestAnimationFrame = (then) => {
    last -= 1;
    const id = last;
    held.set(
      id,
      timer(() => frame(then), by),
    );
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => clearTimeout(held.get(id));
  globalThis.setTimeout = (then, after, ...more) => timer(then, after === 35 ? by + 35 : after, ...more);
}

/** A kit for one topic: `check` opens a page, fails on errors and on what the console complains of, and closes it. `wanted` says by its name whether a check runs. */
export function kitFor(topic, server, browser, wanted = (name) => name.includes(ONLY)) {
  const results = { passed: 0, failed: [] };

  function fail(what, error) {
    results.failed.push(what);
    console.log(`FAIL  ${topic}: ${what}\n${error.stack}`);
  }

  /** A page in a browser of its own; `how` says its size and what it is like. */
  async function open(how = {}) {
    const context = await browser.newContext({
      viewport: { ...SIZES, ...MORE_SIZES }[how.size ?? "desk"],
      hasTouch: how.size === "phone" || how.size === "sideways",
      colorScheme: how.dark ? "dark" : "light",
      bypassCSP: how.bypassCSP ?? true,
      reducedMotion: how.motion ? "no-preference" : "reduce",
      locale: "en-GB",
      permissions: how.permissions ?? [],
      // A check that answers requests itself has to see all of them.
      serviceWorkers: how.worker ? "allow" : "block",
    });
    if (LATE) await context.addInitScript(comeLate, LATE);
    const page = await context.newPage();
    page.wrong = [];
    page.on("pageerror", (error) => page.wrong.push(error.message));
    page.on(
      "console",
      (message) =>
        (message.type() === "error" || message.text().startsWith("no sentence")) &&
        !how.noisy &&
        page.wrong.push(`console: ${message.text()} ${message.location().url}`),
    );
    return page;
  }

  async function check(name, how, body) {
    if (!wanted(name)) return;
    const pages = [];
    const openHere = async (more = {}) => {
      const page = await open({ ...how, ...more });
      pages.push(page);
      return page;
    };
    const began = performance.now();
    try {
      await body(await openHere(), openHere);
      assert.deepEqual(
        pages.flatMap((page) => page.wrong),
        [],
      );
      results.passed++;
      console.log(`ok    ${topic}: ${name} (${secondsSince(began)} s)`);
    } catch (error) {
      fail(name, error);
      for (const [index, page] of pages.entries())
        await page
          .screenshot({ path: `/tmp/watershed-failed-${topic}-${results.failed.length}-${index}.png` })
          .catch(() => undefined);
    }
    for (const page of pages) await page.context().close();
  }

  const begin = (seats = BOTS, more = {}) => post(server.address, "/matches", { game: "flow", seats, ...more });
  return { server, check, fail, begin, results };
}

export const secondsSince = (began) => Math.round((performance.now() - began) / 100) / 10;

export const mine = (page, timeout = 20_000) => page.locator(".sentence.mine").waitFor({ timeout });

/** Waits until a page is there and nothing of it is still on its way from the server. */
export const loaded = (page) =>
  page.waitForFunction(() => document.querySelector("main") && !document.querySelector(".loading, .late"));

export const linesSaid = (page) => page.locator(".lines .line").count();

/** Waits until the journal has more lines than that. */
export const moreLines = (page, count) =>
  page.waitForFunction((before) => document.querySelectorAll(".lines .line").length > before, count, {
    timeout: 20_000,
  });

/** Presses Tab until something has the focus. */
export async function reach(page, selector) {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/** Somebody opens the link that a friend was sent, and sits down. */
export async function joinByLink(page, link, name) {
  await page.goto(link);
  await page.locator("input[autocomplete=nickname]").fill(name);
  await page.locator(".primary.big").click();
  await page.waitForURL(/\/table\//);
}

/** Chooses something that is offered and confirms it; the move is made when the journal tells of it. */
export async function choose(page, offer) {
  const before = await linesSaid(page);
  await offer.click();
  await page.locator(".decide .primary").click();
  await moreLines(page, before);
}

/** Plays one move that is offered, on the board or in the dock's list. */
export async function playOne(page, way, pick = 0) {
  const offers = page.locator(way === "board" ? ".flow .can:visible" : ".movelist button:visible");
  await offers.first().waitFor();
  await choose(page, offers.nth(pick % (await offers.count())));
}

/** What axe finds that keeps people out. */
export async function serious(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`)
          .join(" | ")}`,
    );
}

/** What is found and stays: a page that has just been laid out learns some of its sizes a frame later, and on a busy machine frames take long. */
export const staying = (find) => async (page) => {
  for (let tries = 0; tries < 20; tries++) {
    if ((await find(page)).length === 0) return [];
    await page.waitForTimeout(100);
  }
  return find(page);
};

/** The least size of letters on the screen, in pixels. */
const LEAST = 13;

/** Every text that is seen, with its size on the screen where that is too small; drawn text by the scale it is drawn at. */
export const tooSmall = staying((page) =>
  page.evaluate((least) => {
    const found = new Set();
    const seen = (element, box) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(".unseen") &&
      box.width > 1 &&
      box.height > 1 &&
      box.bottom > 0 &&
      box.right > 0 &&
      box.top < innerHeight &&
      box.left < innerWidth;
    const scaleOf = (element) => {
      const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
      if (matrix) return Math.hypot(matrix.a, matrix.b);
      const { width } = element.getBoundingClientRect();
      return Math.abs(width - element.offsetWidth) > 2 ? width / element.offsetWidth : 1;
    };
    const look = (element, text, size, box) => {
      const shown = size * scaleOf(element);
      if (text.trim() && seen(element, box) && shown < least - 0.05)
        found.add(
          `${shown.toFixed(1)} px: "${text.trim().slice(0, 24)}" in .${element.getAttribute("class") || element.parentElement?.getAttribute("class")}`,
        );
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (element.closest("script, style, title")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      look(element, node.data, Number.parseFloat(getComputedStyle(element).fontSize), range.getBoundingClientRect());
    }
    for (const element of document.querySelectorAll("[data-say]"))
      look(
        element,
        element.dataset.say,
        Number.parseFloat(getComputedStyle(element, "::before").fontSize),
        element.getBoundingClientRect(),
      );
    return [...found];
  }, LEAST),
);
