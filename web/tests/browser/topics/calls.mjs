// Called back to the table: title, favicon, notification and sound.
import assert from "node:assert/strict";
import { mine, playOne } from "../kit.mjs";
import { sitDown } from "../lib.mjs";

/** Records what a page would show and play, and lets it be hidden. */
function record() {
  globalThis.shown = [];
  globalThis.sounded = 0;
  globalThis.Notification = class {
    static permission = "default";
    static requestPermission = async () => (this.permission = "granted");
    constructor(title, options) {
      globalThis.shown.push([title, options.body]);
    }
  };
  const Quiet = globalThis.AudioContext;
  globalThis.AudioContext = class extends Quiet {
    constructor() {
      super();
      globalThis.sounded++;
    }
  };
  Object.defineProperty(document, "hidden", { get: () => globalThis.away === true });
}

export async function calls({ server, check, begin }) {
  const sit = async (page) => {
    const match = await begin();
    await page.addInitScript(record);
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
  };
  const tick = async (page, which) => {
    await page.locator(".menu summary").click();
    await page.locator(".menu .tick input").nth(which).click();
    await page.keyboard.press("Escape");
  };
  /** Plays a move and waits for the next turn; says what title and favicon were in between. */
  const turn = async (page) => {
    await page.evaluate(() => {
      globalThis.signs = new Set();
      new MutationObserver(() =>
        globalThis.signs.add(`${document.title} ${document.getElementById("favicon").getAttribute("href")}`),
      ).observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await playOne(page, "list");
    await page.waitForFunction(
      () => [...globalThis.signs].some((sign) => sign.startsWith("●") && sign.endsWith("/favicon-turn.svg")),
      null,
      { timeout: 20_000 },
    );
    await mine(page);
    return page.evaluate(() => [...globalThis.signs]);
  };
  const shown = (page) => page.evaluate(() => globalThis.shown);
  const sounded = (page) => page.evaluate(() => globalThis.sounded);

  await check("title and favicon say whose turn it is", {}, async (page) => {
    await sit(page);
    const signs = await turn(page);
    assert.ok(
      signs.some((sign) => !sign.startsWith("●") && sign.endsWith("/favicon.svg")),
      signs.join("; "),
    );
  });

  await check("a notification only where it is wanted and the page is hidden", {}, async (page) => {
    await sit(page);
    await page.evaluate(() => (globalThis.away = true));
    await turn(page);
    assert.deepEqual(await shown(page), [], "off by default");
    await page.evaluate(() => (globalThis.away = false));
    await tick(page, 1);
    await turn(page);
    assert.deepEqual(await shown(page), [], "not while one looks at it");
    await page.evaluate(() => (globalThis.away = true));
    await turn(page);
    const notices = await shown(page);
    assert.equal(notices.length, 1);
    assert.equal(notices[0][0], "The Flow of History");
    assert.ok(notices[0][1].length > 0, "it says what is asked");
  });

  await check("no sound by default; my turn sounds after the switch", {}, async (page) => {
    await sit(page);
    await turn(page);
    assert.equal(await sounded(page), 0);
    await tick(page, 0);
    await turn(page);
    assert.ok((await sounded(page)) >= 1, "what others did may sound too");
  });
}
