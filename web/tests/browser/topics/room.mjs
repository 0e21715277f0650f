// The board and the room it has: at every size it fits, nothing is too small to be read, nothing jumps, and Confirm stays.
import assert from "node:assert/strict";
import { builds, drive } from "../flooruler.mjs";
import { loaded, mine, serious, tooSmall } from "../kit.mjs";
import { playOn, post, sitDown } from "../lib.mjs";
import { stageLine } from "../staged.mjs";

const EVERY = ["phone", "sideways", "zoomed", "tablet", "desk", "large"];
const bots = (count) => Array.from({ length: count }, () => ({ kind: "bot", bot: "greedy" }));
const ann = { kind: "me", name: "Ann" };

const boxOf = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map((side) => Math.round(side)).join(" ");
    });

/** How many pixels of something are on the screen, downwards. */
const heightSeen = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const room = one.closest(".boardroom").getBoundingClientRect();
      const box = one.getBoundingClientRect();
      return Math.min(box.bottom, room.bottom, innerHeight) - Math.max(box.top, room.top);
    });

/** What the board leaves of its room: what has to be scrolled, and what is empty under it. */
const roomLeft = (page) =>
  page.evaluate(() => {
    const room = document.querySelector(".boardroom");
    const parts = [...document.querySelectorAll(".gameboard > :not(.peek)")];
    const last = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    return {
      over: room.scrollHeight - room.clientHeight,
      empty: Math.round(room.getBoundingClientRect().bottom - last),
    };
  });

const scrollAll = (page, top) =>
  page.evaluate((far) => {
    for (const one of document.querySelectorAll(".dock, .boardroom")) one.scrollTop = far;
  }, top);

/** Whether something is wholly on the screen, and a click in its middle hits it. */
const inReach = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.every((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(hit);
    }),
  );

/** What lies over a text of a card or runs out of it: its strip, its stake, or the next card. */
const covered = (page) =>
  page.evaluate(() => {
    const wrong = [];
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    for (const card of document.querySelectorAll(".slot-card, .laid")) {
      const name = card.dataset.card;
      const deed = card.querySelector(".f-deed");
      const over = [...card.querySelectorAll(".f-stripe, .f-stake")];
      if (deed && over.some((one) => meet(box(deed), box(one)))) wrong.push(`${name}: what can be done is covered`);
      if (deed && box(deed).bottom > box(card).bottom + 1) wrong.push(`${name}: what can be done hangs out`);
      if (deed && box(deed).right > box(card).right + 1) wrong.push(`${name}: what can be done is cut off`);
      const strips = [...(card.parentElement?.querySelectorAll(".covered") ?? [])];
      const tucked = ({ left, top }) => left > box(card).right - 4 || top > box(card).bottom - 4; // under its edge
      if (deed && strips.some((one) => meet(box(deed), box(one)) && !tucked(box(one))))
        wrong.push(`${name}: a strip is over what can be done`);
      const body = card.querySelector(".f-body");
      if (card.matches(".slot-card") && body.scrollHeight > body.clientHeight + 1)
        wrong.push(`${name}: its text is cut`);
    }
    return wrong;
  });

/** Lays every card of the box on the market in turn, with a stake on it; gives those with a text that has no room. */
async function cutCards(page, { state, say }, cards) {
  const cut = [];
  const slots = state.view.market.length;
  for (let at = 0; at < cards.length; at += slots) {
    const market = state.view.market.map((slot, n) =>
      cards[at + n] ? { ...slot, card: cards[at + n], investor: 1, tokens: 12 } : { ...slot, card: null },
    );
    say({ ...state, view: { ...state.view, market } });
    await page.locator(`.slot-card[data-card="${cards[at]}"]`).waitFor();
    const found = await page.locator(".slot-card").evaluateAll((all) =>
      all.flatMap((card) =>
        [".f-body", ".f-title", ".f-when > span", ".f-stake"]
          .filter((part) => {
            const one = card.querySelector(part);
            return one && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
          })
          .map((part) => `${card.dataset.card}: ${part} is cut`),
      ),
    );
    cut.push(...found);
  }
  return cut;
}

export async function room({ server, check }) {
  const { tiles } = await (await fetch(`${server.address}/api/games/flooruler/components`)).json();
  const begin = (game, seats, more = {}) => post(server.address, "/matches", { game, seats, ...more });
  const flow = await begin("flow", [ann, ...bots(3)]);
  await playOn(server.address, flow, 9);
  const crowd = await begin("flow", [ann, ...bots(4)]);
  await playOn(server.address, crowd, 9);
  const screen = [ann, { kind: "me", name: "Ben" }, { kind: "me", name: "Cleo" }, { kind: "me", name: "Dan" }];
  const floors = await begin("flooruler", screen);
  await drive(
    server.address,
    floors,
    tiles,
    (state) => state.view.question === "go" && Object.keys(state.view.floors).length > 6,
    builds,
  );
  const seatsOf = (match) => [match, ...(match.more ?? []).map((one) => ({ match: match.match, ...one }))];
  const sit = async (page, match, language = "en") => {
    await sitDown(page, seatsOf(match));
    await page.addInitScript((settings) => localStorage.setItem("watershed.settings", JSON.stringify(settings)), {
      language,
    });
    await page.goto(`${server.address}/table/${match.match}`);
    await page.locator(".gameboard").waitFor();
    await mine(page);
    await loaded(page);
    await page.evaluate(() => document.fonts.ready);
  };
  const TABLES = { flow, "flow with five": crowd, flooruler: floors };
  const offer = (page) => page.locator(".gameboard .can:visible, .movelist button:visible").first();

  /** Everything that must hold of a table at one size: before a choice, and with one. */
  const fits = (name, size, language) =>
    check(`${name} fits, can be read, and Confirm stays in reach (${size}, ${language})`, { size }, async (page) => {
      await sit(page, TABLES[name], language);
      assert.deepEqual(await tooSmall(page), [], "my turn");
      assert.deepEqual(await covered(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is too wide");
      if (size === "desk" || size === "large") {
        const { over, empty } = await roomLeft(page);
        assert.ok(over <= 1, `${over} px have to be scrolled`);
        assert.ok(empty <= 16, `${empty} px are empty`);
      }
      await offer(page).click();
      await page.locator(".decide").waitFor();
      await page.locator(".preview:not(.late)").waitFor();
      assert.deepEqual(await tooSmall(page), [], "a choice");
      const seen = await heightSeen(page, ".gameboard");
      assert.ok(seen >= 240, `${Math.round(seen)} px of the board are seen`);
      for (const far of [null, 0, 9999]) {
        if (far !== null) await scrollAll(page, far);
        assert.ok(await inReach(page, ".decide button"), `scrolled to ${far}`);
      }
    });
  for (const size of EVERY) for (const name of ["flow", "flooruler"]) await fits(name, size, "en");
  for (const size of ["phone", "tablet", "desk"]) await fits("flow with five", size, "en");
  await fits("flow", "desk", "fr");

  const { cards } = await (await fetch(`${server.address}/api/games/flow/components`)).json();
  const dealt = cards.filter(({ age }) => age !== "S").map(({ card }) => card);
  for (const size of EVERY)
    for (const [name, language] of [
      ["flow", "en"],
      ["flow with five", "fr"],
    ])
      await check(`every card of ${name} has room for its words (${size}, ${language})`, { size }, async (page) => {
        const staged = await stageLine(page);
        await sit(page, TABLES[name], language);
        assert.deepEqual(await cutCards(page, staged, dealt), []);
      });

  const deep = 6; // cards under it
  const active = cards.filter(({ timing, type }) => timing === "turn-action" && type !== "leader" && type !== "wonder");
  for (const [size, language] of [
    ["phone", "en"],
    ["phone", "fr"],
    ["sideways", "en"],
    ["zoomed", "en"],
    ["desk", "en"],
  ])
    await check(`whatever a card on a stack can do is seen (${size}, ${language})`, { size }, async (page) => {
      const staged = await stageLine(page);
      await sit(page, flow, language);
      const { state, say } = staged;
      const wrong = [];
      for (const { card, type } of active) {
        const under = cards.filter((one) => one.type === type && one.card !== card).slice(0, deep);
        const nations = state.view.nations.map((nation) => {
          const stacks = { ...nation.stacks, [type]: [...under.map((one) => one.card), card] };
          return nation.seat === state.seat ? { ...nation, stacks } : nation;
        });
        const words = `activate ${card}`;
        const move = { ...state.moves[0], words, name: "activate", args: { card } };
        say({ ...state, moves: [move], view: { ...state.view, nations } });
        await page.locator(`.f-nation.mine .laid[data-card="${card}"] .f-deed`).waitFor({ state: "attached" });
        wrong.push(...(await covered(page)));
      }
      assert.deepEqual(wrong, []);
    });

  await fits("flooruler", "phone", "fr");

  await check("cards on the market are a quarter larger than they were", {}, async (page) => {
    await sit(page, flow);
    const [, , width, height] = (await boxOf(page, ".slot-card")).split(" ").map(Number);
    assert.ok(height >= 1.25 * 189 && width >= 1.12 * 152, `${width} × ${height}`);
  });

  await check("the market stays where it is, over twenty moves and whatever is chosen", {}, async (page) => {
    const match = await begin("flow", [ann, ...bots(3)]);
    await sit(page, match);
    const at = [await boxOf(page, ".f-market"), await boxOf(page, ".f-nation.mine")].join();
    const places = new Set([at]);
    await page.evaluate(() => {
      globalThis.banners = new Set();
      const look = () => globalThis.banners.add(document.querySelector(".f-agebanner")?.textContent ?? "");
      // An age that begins while the last one's banner is still there changes its words in place.
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const age = await page.locator(".flow").getAttribute("data-age");
    for (let move = 0; move < 20; move++) {
      await mine(page);
      if (await page.locator(".sentence a.primary").count()) break;
      const before = await page.locator(".lines .line").count();
      const offers = page.locator(".movelist button:enabled");
      await offers.nth((move * 3) % (await offers.count())).click();
      await page.locator(".preview:not(.late)").waitFor();
      places.add([await boxOf(page, ".f-market"), await boxOf(page, ".f-nation.mine")].join());
      await page.locator(".decide .primary").click();
      await page.waitForFunction((had) => document.querySelectorAll(".lines .line").length > had, before);
      places.add([await boxOf(page, ".f-market"), await boxOf(page, ".f-nation.mine")].join());
    }
    assert.deepEqual([...places], [at]);
    const now = await page.locator(".flow").getAttribute("data-age");
    assert.notEqual(now, age, "an age has passed");
    // Bots may turn the age at this very moment, so we wait for its banner.
    await page
      .waitForFunction((wanted) => globalThis.banners.has(`Age ${wanted}`), now)
      .catch(() => assert.fail(`no banner said that age ${now} began`));
  });

  await check("coming back to news moves nothing either", {}, async (page) => {
    const match = await begin("flow", [ann, ...bots(3)], { options: { first: 1 } });
    await playOn(server.address, match, 1); // an investment: all others have a turn before mine
    await sit(page, match);
    await page.locator(".pastbar.offer").waitFor();
    const at = await boxOf(page, ".f-market");
    await page.locator(".pastbar.offer .primary").click();
    await page.locator(".pastbar.walking").waitFor();
    assert.equal(await boxOf(page, ".f-market"), at);
    await page.keyboard.press("Escape");
    await page.locator(".pastbar").waitFor({ state: "detached" });
    assert.equal(await boxOf(page, ".f-market"), at);
  });

  const over = await begin("flow", [ann, ...bots(2)]);
  await playOn(server.address, over);
  for (const size of ["desk", "phone"])
    await check(`in replay the market stays where it is when a caption wraps (${size})`, { size }, async (page) => {
      await page.goto(`${server.address}/replay/${over.match}#move=1`);
      await page.locator(".f-market").waitFor();
      const places = new Set();
      const lengths = [];
      for (let move = 1; move <= 20; move++) {
        await page.locator(".at", { hasText: `Move ${move} of` }).waitFor();
        await page.locator(".moment p").waitFor();
        lengths.push((await page.locator(".moment p").textContent()).length);
        places.add(await boxOf(page, ".f-market"));
        await page.locator(".controls > button").nth(3).click();
      }
      assert.ok(Math.max(...lengths) > 120 && Math.min(...lengths) < 50, `captions of ${lengths} letters`);
      assert.equal(places.size, 1, [...places].join(" | "));
    });

  for (const size of ["desk", "phone", "sideways"])
    await check(`the coach keeps one place and never lies on the board (${size})`, { size }, async (page) => {
      await page.goto(`${server.address}/learn/flow`);
      await page.locator(".coach h2").waitFor();
      const places = new Set();
      for (let step = 0; step < 3; step++) {
        const apart = await page.evaluate(() => {
          const [a, b] = [".coach", ".boardroom"].map((one) => document.querySelector(one).getBoundingClientRect());
          return a.left >= b.right - 1 || a.top >= b.bottom - 1;
        });
        assert.ok(apart, "it lies on the board");
        places.add((await boxOf(page, ".coach")).split(" ")[0]);
        await page.locator(".coachfoot button").last().click();
        await page.waitForTimeout(400);
      }
      assert.equal(places.size, 1);
    });

  for (const [name, match] of Object.entries({ flow, flooruler: floors }))
    await check(`a legend is one touch away: ${name}`, { size: "phone" }, async (page) => {
      await sit(page, match);
      const button = page.getByRole("button", { name: "What the icons mean" });
      const { width, height } = await button.boundingBox();
      assert.ok(width >= 40 && height >= 40);
      await button.tap();
      await page.locator("dialog[open] li").first().waitFor();
      assert.ok((await page.locator("dialog[open] li").count()) > 12);
      assert.deepEqual(await serious(page), []);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    });

  await check("nothing sounds until it is wanted; then a move is heard", { motion: true }, async (page) => {
    await page.addInitScript(() => {
      globalThis.heard = 0;
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (...when) {
        globalThis.heard++;
        return start.apply(this, when);
      };
    });
    const match = await begin("flow", [ann, ...bots(2)], { options: { first: 1 } });
    await sit(page, match);
    const harvest = async () => {
      await mine(page);
      const before = await page.locator(".lines .line").count();
      await page.locator(".f-pool.can").click();
      await page.locator(".decide .primary").click();
      await page.waitForFunction((had) => document.querySelectorAll(".lines .line").length > had, before);
      await mine(page);
    };
    await harvest();
    assert.equal(await page.evaluate(() => globalThis.heard), 0);
    await page.locator(".menu summary").click();
    await page.locator(".sheet input[type=checkbox]").first().check();
    await page.keyboard.press("Escape");
    await harvest();
    assert.ok((await page.evaluate(() => globalThis.heard)) > 0);
    assert.ok(
      await page.evaluate(() => JSON.parse(localStorage.getItem("watershed.settings")).sound),
      "it is remembered",
    );
  });

  await check("coordinates can be read from the first picture on", { size: "phone" }, async (page) => {
    await page.addInitScript(() => {
      globalThis.ResizeObserver = class {
        observe() {}
        disconnect() {}
      };
    });
    await sit(page, floors);
    assert.deepEqual(await tooSmall(page), []);
  });

  await check("coordinates are at the board's edge, wherever one looks", { size: "phone" }, async (page) => {
    await sit(page, floors);
    const named = () => page.locator(".fr-names text").allTextContents();
    const near = await named();
    await page.locator(".fr-zoom").click();
    const whole = await named();
    assert.equal(whole.length, 84);
    assert.ok(near.length < 84 && near.every((name) => whole.includes(name)));
  });
}
