// Patchistory at positions that are laid by the server of the tests: every question, on the board, by finger and by key.
import assert from "node:assert/strict";
import { mine, reach, serious, staying, tooSmall } from "./kit.mjs";
import { post, sitDown } from "./lib.mjs";
import { goesOn, seen, turnTo } from "./patchistory.mjs";

const PEOPLE = ["Ann", "Ben", "Cleo", "Dan"].map((name) => ({ kind: "me", name }));

/** What heroes and wonders ask: what is clicked for an answer, one step after the other. */
const RARE = {
  claim: ['[data-lot="2"] .pt-lotcard'],
  ally: ['.pt-kingdom [data-move="ally 2"]'],
  "end-of-route": ['.pt-ends [data-move="turn b"]'],
  "free-route": ['.pt-kingdom [data-move="route 3"]'],
  demolish: ['[data-route="15"] .pt-demolish'],
  sacrifice: ['.pt-land [data-move="worker f6"]'],
  offering: ['.pt-land [data-move="worker e6"]'],
  "free-threat": ['.pt-answer[data-move="threaten 1 vp"]'],
  stealth: ['.pt-tilechoice[data-move="reclaim 2"]', '.pt-land[data-territory="1"] .pt-room.can'],
  mercy: ['.pt-answer[data-move="accept"]'],
  treaty: ['.pt-answer[data-move="accept"]'],
  double: ['.pt-ballot[data-move="double 2"]'],
};
/** What everybody is asked in every game. */
const USUAL = ["bid", "patch", "diplomacy", "mix", "aid", "management", "trader", "site", "move", "talk", "thumbs"];
const LATER = ["commit", "prosperity", "vote"];
/** As much as there can be: the largest territory, fourteen routes, and all eighteen. */
const FULL = ["wide", "routes", "every-route"];

/** What is done to see something travel: what is clicked, and whether that opens a choice, plays at once or waits for Confirm. */
const JOURNEYS = {
  "a worker who walks": {
    at: "walk",
    steps: [
      [".pt-room.lit-worker", "plays"],
      [".pt-room.lit-room", "plays"],
      ['.pt-panel [data-move="end"]', "plays"],
    ],
    drawn: "pp-worker",
  },
  "a worker who goes on a road": {
    at: "management",
    steps: [
      ['[data-action="trade"]', "opens"],
      ['.pt-detail [data-move="trade 1"]', "plays"],
      ['.pt-land [data-move="worker e6"]', "confirm"],
    ],
    drawn: "pp-worker",
  },
  "a tile that is built": {
    at: "management",
    steps: [
      ['[data-action="build"]', "opens"],
      ['.pt-detail [data-move="build 1"]', "plays"],
      ['.pt-land [data-move="site e6"]', "confirm"],
    ],
    drawn: "pp-card",
  },
  "a gain": { at: "mercy", steps: [['.pt-answer[data-move="accept"]', "confirm"]], drawn: "is-vp" },
};

/** The parts of the board that would have to be scrolled to see all of them. */
const scrolled = staying((page) =>
  page.evaluate(() =>
    [".pt-panel", ".pt-field", ".pt-routes > ul", ".pt-mine", ".pt-rivals", "html"].filter((part) => {
      const shown = document.querySelector(part);
      return (
        shown.checkVisibility() &&
        (shown.scrollHeight > shown.clientHeight + 1 || shown.scrollWidth > shown.clientWidth + 1)
      );
    }),
  ),
);

const sideways = staying((page) =>
  page.evaluate(() =>
    ["html", ".pt-field", ".pt-panel"].filter((part) => {
      const shown = document.querySelector(part);
      return shown.scrollWidth > shown.clientWidth + 1;
    }),
  ),
);

/** Notes everything that travels over the board from now on, as it is drawn. */
const watchFlights = (page) =>
  page.evaluate(() => {
    globalThis.flown = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.classList?.contains("ghost")) globalThis.flown.push(node.innerHTML);
    }).observe(document.querySelector(".patchistory"), { childList: true });
  });

/** A match of four people at a position; Ann's seat, and the others'. */
export async function laidAt(address, name) {
  const held = await post(address, "/matches", { game: "patchistory", seats: PEOPLE, options: { first: 1 } });
  const answer = await fetch(`${address}/api/lay/${held.match}/${name}`, { method: "POST" });
  assert.ok(answer.ok, `${name} can't be laid`);
  return [held, ...held.more.map((one) => ({ match: held.match, ...one }))];
}

export async function scenes({ server, check }) {
  const laid = (name) => laidAt(server.address, name);
  async function sitAt(page, name, settings = {}) {
    const [held] = await laid(name);
    await sit(page, held, settings);
  }
  async function sit(page, held, settings = {}) {
    await sitDown(page, [held]);
    await page.addInitScript((kept) => localStorage.setItem("watershed.settings", JSON.stringify(kept)), settings);
    await page.goto(`${server.address}/table/${held.match}`);
    for (const part of [".pt-land", ".pt-mine", ".pt-panel", ".pt-routes", ".pt-rival"])
      await page.locator(part).first().waitFor({ state: "attached", timeout: 30_000 });
    await mine(page);
    await page.evaluate(() => document.fonts.ready);
  }
  /** A tile is chosen at once; everything else waits for Confirm. */
  const confirms = (selector) => !selector.includes("tilechoice");

  await check("others manage while I do: what I have opened stays, and they are seen", {}, async (page, open) => {
    const [ann, ben] = await laid("management");
    const other = await open();
    await sit(page, ann);
    await sit(other, ben);
    await page.locator('[data-action="exchange"]').click();
    await page.locator('.pt-detail [data-move^="exchange"]').click();
    await page.locator('.pt-rival.moving[data-seat="1"]').waitFor();
    await other.locator('.pt-panel [data-move="end"]').click();
    await page.locator('.pt-rival[data-seat="1"]:not(.moving)').waitFor();
    assert.equal(await page.locator('[data-action="exchange"][aria-expanded="true"]').count(), 1);
    const before = await seen(page);
    await page.locator(".decide .primary").click();
    await goesOn(page, before);
    await page.locator('[data-action="exchange"][aria-expanded="false"]').waitFor();
  });

  await check("others patch while I do: my card stays where I put it, and theirs is seen", {}, async (page, open) => {
    const [ann, ben] = await laid("patch");
    const other = await open();
    await sit(page, ann);
    await sit(other, ben);
    const chosen = page.locator(".pt-ghost.chosen");
    await page.locator(".pt-spot .pt-dothit").last().click({ force: true });
    await chosen.waitFor();
    const way = await chosen.getAttribute("data-ghost");
    const rooms = await page.locator('[data-small="1"] [data-cell]').count();
    await other.locator(".pt-spot .pt-dothit").last().click({ force: true });
    await other.locator(".decide .primary").click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-small="1"] [data-cell]').length > count,
      rooms,
    );
    assert.equal(await chosen.getAttribute("data-ghost"), way);
    await other.locator(".sentence:not(.mine)", { hasText: /placing/ }).waitFor();
    const before = await seen(page);
    await page.locator(".decide .primary").click();
    await goesOn(page, before);
  });

  for (const [question, steps] of Object.entries(RARE)) {
    await check(`${question}: a tap on the board answers it (phone)`, { size: "phone" }, async (page) => {
      await sitAt(page, question);
      assert.deepEqual(await sideways(page), []);
      assert.deepEqual(await tooSmall(page), []);
      for (const selector of steps) {
        const before = await seen(page);
        await page.locator(selector).locator("visible=true").first().tap();
        if (confirms(selector)) await page.locator(".decide .primary").tap();
        await goesOn(page, before);
      }
    });
    await check(`${question}: keys answer it, and everybody is told what it is`, {}, async (page) => {
      await sitAt(page, question);
      assert.deepEqual(await scrolled(page), []);
      assert.deepEqual(await tooSmall(page), []);
      assert.deepEqual(await serious(page), []);
      for (const selector of steps) {
        const before = await seen(page);
        await page.locator(selector).first().waitFor();
        await page.locator(selector).first().focus();
        await page.keyboard.press("Enter");
        if (confirms(selector)) {
          await page.locator(".decide .primary").waitFor();
          await page.keyboard.press("Enter");
        }
        await goesOn(page, before);
      }
    });
  }

  await check(
    "on an allied route two camels face each other, and both partners are seen on one space",
    {},
    async (page) => {
      await sitAt(page, "routes");
      const drawn = await page
        .locator(".pt-road.allied")
        .first()
        .locator(".pt-space > :first-child > .pp-glyph")
        .evaluateAll((all) => all.map((one) => one.querySelector("g").getAttribute("transform")));
      assert.deepEqual(drawn, [null, "matrix(-1 0 0 1 24 0)", null]);
      const [one, other] = await page
        .locator('[data-at="16 1"] .pt-traveller')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      assert.ok(other.left >= one.left + one.width * 0.6, "one hides the other");
    },
  );

  await check("Tab reaches a road that can leave the game", {}, async (page) => {
    await sitAt(page, "demolish");
    await reach(page, ".pt-demolish");
    assert.match(await page.evaluate(() => document.activeElement.ariaLabel), /allied route 15/);
  });

  for (const language of ["en", "fr"])
    await check(`a round is played without scrolling (desk, ${language})`, {}, async (page, open) => {
      for (const name of [...USUAL, ...LATER, ...FULL, "claim"]) {
        const one = name === USUAL[0] ? page : await open();
        await sitAt(one, name, { language });
        assert.deepEqual(await scrolled(one), [], name);
        assert.deepEqual(await tooSmall(one), [], name);
        for (const action of await one.locator(".pt-action.can[aria-expanded]").all()) {
          await action.click();
          await one.locator('.pt-action[aria-expanded="true"]').waitFor();
          assert.deepEqual(await scrolled(one), [], `${name}, ${await action.getAttribute("data-action")}`);
        }
        await one.context().close();
      }
    });

  await check(
    "the button that ends a phase doesn't hide what an action asks for",
    { size: "sideways" },
    async (page) => {
      await sitAt(page, "management", { language: "fr" });
      for (const action of ["exchange", "build"]) {
        await page.locator(`[data-action="${action}"]`).click();
        const last = page.locator(`.detail-${action} button`).last();
        await last.waitFor();
        await page.waitForFunction((name) => {
          const { left, top, width, height } = [...document.querySelectorAll(`.detail-${name} button`)]
            .at(-1)
            .getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height - 6)?.closest(`.detail-${name} button`);
        }, action);
        assert.deepEqual(await serious(page), []);
      }
    },
  );

  for (const size of ["desk", "phone"])
    await check(`a kingdom is told in detail: mine, and that of a rival (${size})`, { size }, async (page) => {
      await sitAt(page, "routes");
      const own = page.locator(".pt-people").first();
      assert.deepEqual(await own.locator(".short b").allTextContents(), ["−6", "−4"], "what I can't pay is not red");
      await own.focus();
      await page.keyboard.press("Enter");
      const dialog = page.locator("dialog[open]");
      await dialog.locator(".pt-descendants").waitFor();
      assert.deepEqual(await dialog.locator(".covered b").allTextContents(), ["8", "10"]);
      assert.equal(await dialog.locator(".next").textContent(), "8");
      assert.match(await dialog.textContent(), /Genghis Khan\s*\+5/);
      assert.deepEqual(await serious(page), []);
      assert.deepEqual(await tooSmall(page), []);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await turnTo(page, "rivals");
      await page.locator(".pt-enlarge").first().click();
      await turnTo(page, "land");
      await page.locator('.pt-back [aria-haspopup="dialog"]').click();
      await dialog.getByRole("heading", { name: "Ben’s kingdom" }).waitFor();
    });

  await check("nothing sticks out sideways on a phone, even seven columns", { size: "phone" }, async (page, open) => {
    for (const name of [...FULL, "hero", ...USUAL, ...LATER]) {
      const one = name === FULL[0] ? page : await open();
      await sitAt(one, name, { language: "fr" });
      await turnTo(one, "land");
      assert.deepEqual(await sideways(one), [], name);
      assert.deepEqual(await tooSmall(one), [], name);
      await one.context().close();
    }
  });

  await check("a finger drags the card over the territory, and a tap lays it", { size: "phone" }, async (page) => {
    await sitAt(page, "patch");
    await page.locator(".pt-spot").first().waitFor();
    const spots = await page.locator(".pt-spot .pt-dot").all();
    const middles = [];
    for (const spot of spots) {
      const box = await spot.boundingBox();
      middles.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    const [from, to] = [middles[0], middles.at(-1)];
    const finger = await page.context().newCDPSession(page);
    const touch = (type, ...points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const ghost = (cell) => page.locator(`.pt-ghost[data-ghost^="${cell} "]`);
    const cellOf = (at) => page.locator(".pt-spot").nth(at).getAttribute("data-spot");
    await touch("touchStart", from);
    await ghost(await cellOf(0)).waitFor({ state: "attached" });
    for (let step = 1; step <= 8; step++)
      await touch("touchMove", {
        x: from.x + ((to.x - from.x) * step) / 8,
        y: from.y + ((to.y - from.y) * step) / 8,
      });
    await ghost(await cellOf(spots.length - 1)).waitFor({ state: "attached" });
    assert.equal(await page.locator(".decide .primary").isVisible(), false, "it was laid before it was let go");
    await touch("touchEnd");
    await page.locator(".pt-ghost.chosen").waitFor({ state: "attached" });
    await page.touchscreen.tap(from.x, from.y);
    await page.locator(`.pt-ghost.chosen[data-ghost^="${await cellOf(0)} "]`).waitFor({ state: "attached" });
    const before = await seen(page);
    await page.locator(".decide .primary").tap();
    await goesOn(page, before);
  });

  await check("what was chosen stays in sight when Confirm comes up (phone)", { size: "phone" }, async (page, open) => {
    const inSight = ([what, within]) => {
      const [one, field] = [what, within].map((found) => document.querySelector(found)?.getBoundingClientRect());
      return one && field && one.top >= field.top - 1 && one.bottom <= field.bottom + 1;
    };
    await sitAt(page, "wide");
    await page.locator(".pt-spot .pt-dothit").last().tap({ force: true });
    await page.locator(".decide .primary").waitFor();
    await page.waitForFunction(inSight, [".pt-ghost.chosen", ".pt-field"]);
    const other = await open();
    await sitAt(other, "bid");
    await other.locator(".pt-lotcard").last().tap();
    await other.locator(".decide .primary").waitFor();
    await other.waitForFunction(inSight, [".pt-lot.picked .pt-lotcard", ".pt-panel"]);
  });

  await check("a worker does not hide the name of a hero or wonder", {}, async (page) => {
    await sitAt(page, "hero");
    const names = await page.locator(".pt-land .pp-name").allTextContents();
    assert.deepEqual(names.toSorted(), ["Homer", "Petra"]);
    const said = await page.locator(".pt-stage > ul.unseen li", { hasText: "Homer" }).textContent();
    assert.match(said, /production/, "nobody is told what the hero does");
    const hidden = await page.evaluate(() => {
      const boxes = (what) =>
        [...document.querySelectorAll(`.pt-land ${what}`)].map((one) => one.getBoundingClientRect());
      const workers = boxes(".pp-worker");
      return boxes(".pp-name").filter((name) =>
        workers.some(
          (one) => one.left < name.right && name.left < one.right && one.top < name.bottom && name.top < one.bottom,
        ),
      ).length;
    });
    assert.equal(await page.locator(".pt-land .pp-worker").count(), 3);
    assert.equal(hidden, 0);
  });

  for (const motion of [true, false])
    for (const [what, { at, steps, drawn }] of Object.entries(JOURNEYS))
      await check(
        `${what} is ${motion ? "seen on its way" : "still with reduced motion"}`,
        { motion },
        async (page) => {
          await sitAt(page, at);
          await watchFlights(page);
          for (const [selector, then] of steps) {
            const before = await seen(page);
            await page.locator(selector).first().click();
            if (then === "confirm") await page.locator(".decide .primary").click();
            if (then !== "opens") await goesOn(page, before);
          }
          if (motion) await page.waitForFunction((wanted) => flown.some((one) => one.includes(wanted)), drawn);
          await page.waitForFunction(() => !document.querySelector(".patchistory > .ghost"));
          assert.equal(await page.evaluate(() => globalThis.flown.length > 0), motion);
        },
      );
}
