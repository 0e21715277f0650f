// Patchistory: two clicks to a game, a bid, a patch by mouse and by keyboard, actions, a movement plan, rounds by clicks.
import assert from "node:assert/strict";
import { drive } from "../floods.mjs";
import { gallery } from "../gallery.mjs";
import { kingdom } from "../kingdom.mjs";
import { mine, reach, serious, tooSmall } from "../kit.mjs";
import { post, sitDown } from "../lib.mjs";
import { act, asked, goesOn, seen, settles, turnTo } from "../patchistory.mjs";
import { laidAt, scenes as laidScenes } from "../scenes.mjs";

const me = (name) => ({ kind: "me", name });
const bots = (count, bot = "random") => Array.from({ length: count }, () => ({ kind: "bot", bot }));

/** The parts of the board come one after the other. */
const whole = async (page) => {
  for (const part of [".pt-land", ".pt-mine", ".pt-panel", ".pt-routes", ".pt-rival"])
    await page.locator(part).first().waitFor({ state: "attached", timeout: 30_000 });
};

/** What the page asks the server to preview from now on, and what comes back. */
function previewsOf(page) {
  const heard = { asked: [], refused: [] };
  const read = (then) => (frame) => {
    const message = JSON.parse(frame.payload);
    then(message);
  };
  page.on("websocket", (socket) => {
    socket.on(
      "framesent",
      read(({ type, move }) => type === "preview" && heard.asked.push(move)),
    );
    socket.on(
      "framereceived",
      read(({ type, ok, code }) => type === "answer" && !ok && heard.refused.push(code)),
    );
  });
  return heard;
}

/** Where the places of a card are on the screen. */
const placesOf = async (page) => {
  await page.locator(".pt-spot").first().waitFor();
  return page.locator(".pt-spot").evaluateAll((all) =>
    all.map((spot) => {
      const { left, top, width, height } = spot.querySelector(".pt-dot").getBoundingClientRect();
      return { cell: spot.dataset.spot, x: left + width / 2, y: top + height / 2 };
    }),
  );
};

/** Where the parts of the board are that must not move. */
const layout = (page) =>
  page.evaluate(() =>
    [".pt-land", ".pt-mine", ".pt-panel", ".pt-mine .pt-powers", ".pt-patchbar"].map((part) => {
      const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
      return [part, x, y, width, height];
    }),
  );

const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

export async function patchistory({ server, check }) {
  await laidScenes({ server, check });
  await gallery({ server, check });
  await kingdom({ server, check });
  const begin = (seats, { options, ...more } = {}) =>
    post(server.address, "/matches", { game: "patchistory", seats, options: { first: 1, ...options }, ...more });
  /** A match of Ann against bots that was played on to where `stop` says. */
  async function laid(stop, { count = 2, ...more } = {}) {
    const started = await begin([me("Ann"), ...bots(count)], more);
    const state = await drive(server.address, started, stop, settles);
    assert.equal(state.summary.status, "playing", "the game was over before");
    return started;
  }
  async function sit(page, held, settings = {}) {
    await sitDown(page, [held]);
    await page.addInitScript((kept) => localStorage.setItem("watershed.settings", JSON.stringify(kept)), settings);
    await page.goto(`${server.address}/table/${held.match}`);
    await whole(page);
    await mine(page);
    await page.evaluate(() => document.fonts.ready);
  }
  const at = (question, more = () => true) => ({
    stop: (state) => state.view.question === question && more(state),
  });
  const patching = at("patch", ({ view }) => view.round === 2).stop;

  for (const size of ["desk", "phone"])
    await check(`Patchistory starts in two clicks, against bots (${size})`, { size }, async (page) => {
      await page.goto(server.address);
      await page.locator(".lid", { hasText: "Patchistory" }).click();
      await page.locator(".tile.bots").click();
      await whole(page);
      await mine(page, 60_000);
      assert.equal(await page.locator(".pt-rival").count(), 3);
      assert.equal(await page.locator(".pt-room").count(), 6);
      assert.ok(await fits(page), "it is too wide");
    });

  await check("a bid: a card, then the money, then Confirm", {}, async (page) => {
    await sit(page, await laid(at("bid", ({ moves }) => moves.some(({ words }) => words === "bid 1 2")).stop));
    await page.locator('[data-lot="1"] .pt-lotcard').click();
    const stepper = page.locator('[data-lot="1"] .count-stepper');
    const least = Number(await stepper.getAttribute("data-value"));
    await stepper.locator("button").last().click();
    assert.equal(Number(await stepper.getAttribute("data-value")), least + 1);
    const before = await seen(page);
    await page.locator(".decide .primary").click();
    await goesOn(page, before);
  });

  await check(
    "a patch by mouse: the card snaps, statuses say what becomes of them, Confirm lays it",
    {},
    async (page) => {
      await sit(page, await laid(patching));
      const spots = page.locator(".pt-spot");
      const box = await spots.first().locator(".pt-dot").boundingBox();
      await page.mouse.move(box.x + box.width / 2 + 6, box.y + box.height / 2 + 5);
      await page.locator(".pt-ghost").waitFor();
      const cell = await spots.first().getAttribute("data-spot");
      assert.equal((await page.locator(".pt-ghost").getAttribute("data-ghost")).split(" ")[0], cell);
      await page.mouse.down();
      await page.mouse.up();
      await page.locator(".pt-ghost.chosen").waitFor();
      await page.locator(".preview:not(.late)").waitFor();
      const before = await seen(page);
      await page.locator(".decide .primary").click();
      await goesOn(page, before);
      await page.locator(".pt-ghost").waitFor({ state: "detached" });
    },
  );

  await check(
    "a patch by keyboard: arrows move the card, Space changes over and under, Enter lays it",
    {},
    async (page) => {
      const held = await laid(
        (state) => patching(state) && state.view.patching.placements.some((place) => place.over.length > 1),
      );
      await sit(page, held);
      await reach(page, ".pt-spot");
      const focused = () => page.evaluate(() => document.activeElement?.dataset.spot);
      const first = await focused();
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"])
        await page.keyboard.press(key);
      assert.ok(await focused());
      assert.ok(first);
      for (const spot of await page.locator(".pt-spot").all()) {
        await spot.focus();
        const ghost = () => page.locator(".pt-ghost").getAttribute("data-ghost");
        const one = await ghost();
        await page.keyboard.press("Space");
        if ((await ghost()) !== one) break;
      }
      await page.keyboard.press("Enter");
      await page.locator(".pt-ghost.chosen").waitFor();
      const before = await seen(page);
      await page.keyboard.press("Enter");
      await goesOn(page, before);
    },
  );

  await check("where the card hovers, each status says what it becomes there, and nothing jumps", {}, async (page) => {
    const heard = previewsOf(page);
    await sit(page, (await laidAt(server.address, "patch"))[0]);
    const places = await placesOf(page);
    const still = await layout(page);
    const [one, other] = [places[0], places.at(-1)];
    const changes = () =>
      page
        .locator(".pt-mine .pt-delta")
        .evaluateAll((all) => all.map((part) => `${part.dataset.change} ${part.textContent}`));
    const hover = async ({ cell, x, y }) => {
      await page.mouse.move(x, y);
      await page.locator(`.pt-ghost[data-ghost^="${cell} "]`).waitFor();
      await page.waitForTimeout(20);
      await page.locator(".pt-mine .pt-delta").first().waitFor();
    };
    await hover(one);
    const first = await changes();
    assert.equal(await page.locator(".decide .primary").isVisible(), false, "it was chosen");
    assert.deepEqual(await layout(page), still);
    await hover(other);
    assert.notDeepEqual(await changes(), first);
    assert.deepEqual(await layout(page), still);
    const asked = heard.asked.length;
    assert.equal(asked, 2);
    await hover(one);
    assert.deepEqual(await changes(), first);
    await page.waitForTimeout(300);
    assert.equal(heard.asked.length, asked, "what is known is asked about again");
    await page.mouse.down();
    await page.mouse.up();
    assert.deepEqual(await changes(), first, "they stay when it is chosen");
    await page.locator(".preview:not(.late) .delta").first().waitFor();
    assert.equal(heard.asked.length, asked + 1, "the dock asks for its own");
  });

  await check("a hand that moves quickly asks the server for little", {}, async (page) => {
    const heard = previewsOf(page);
    await sit(page, (await laidAt(server.address, "wide"))[0]);
    const places = await placesOf(page);
    const began = performance.now();
    for (let sweep = 0; sweep < 6; sweep++)
      for (const { x, y } of sweep % 2 ? places.toReversed() : places) await page.mouse.move(x, y);
    const seconds = (performance.now() - began) / 1000;
    await page.locator(".pt-mine .pt-delta").first().waitFor();
    assert.ok(heard.asked.length <= 2 + seconds * 9, `${heard.asked.length} questions in ${seconds} s`);
    assert.deepEqual(heard.refused, []);
  });

  await check("by arrow keys too, before Enter", {}, async (page) => {
    await sit(page, (await laidAt(server.address, "patch"))[0]);
    await reach(page, ".pt-spot");
    await page.locator(".pt-mine .pt-delta").first().waitFor();
    const first = await page.locator(".pt-ghost").getAttribute("data-ghost");
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
    assert.notEqual(await page.locator(".pt-ghost").getAttribute("data-ghost"), first);
    await page.locator(".pt-mine .pt-delta").first().waitFor();
    assert.equal(await page.locator(".decide .primary").isVisible(), false);
  });

  await check("under a finger that drags the card, too (phone)", { size: "phone" }, async (page) => {
    await sit(page, (await laidAt(server.address, "patch"))[0]);
    const places = await placesOf(page);
    const still = (await layout(page)).filter(([part]) => part !== ".pt-panel");
    const finger = await page.context().newCDPSession(page);
    const touch = (type, ...points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", { x: places[0].x, y: places[0].y });
    await touch("touchMove", { x: places.at(-1).x, y: places.at(-1).y });
    await page.locator(`.pt-ghost[data-ghost^="${places.at(-1).cell} "]`).waitFor({ state: "attached" });
    await page.locator(".pt-weighed [data-weighed]").first().waitFor();
    assert.deepEqual(
      (await layout(page)).filter(([part]) => part !== ".pt-panel"),
      still,
    );
    assert.deepEqual(await tooSmall(page), []);
    await touch("touchEnd");
    await page.locator(".pt-ghost.chosen").waitFor({ state: "attached" });
    assert.equal(await page.locator(".pt-weighed").count(), 0, "the dock says it now");
  });

  for (const [screens, what] of [
    [0, "hidden"],
    [1, "seen"],
  ])
    for (const size of ["desk", "phone"])
      await check(
        `what rivals have is ${what} with ${screens ? "open" : "closed"} screens (${size})`,
        { size },
        async (page) => {
          await sit(page, await begin([me("Ann"), ...bots(2)], { options: { screens } }));
          await turnTo(page, "rivals");
          const rivals = page.locator(".pt-rival");
          assert.equal(await rivals.count(), 2);
          assert.equal(await rivals.locator(".pt-held").count(), screens ? 2 : 0);
          assert.equal(await rivals.locator(".pt-produced").count(), screens ? 0 : 2);
          if (screens)
            assert.match(await rivals.locator(".pt-held [data-held]").first().getAttribute("data-held"), /^food \d+$/);
          const told = await page.evaluate(() => document.querySelectorAll(".pt-mine [data-held]").length);
          assert.equal(told, 5, "mine are seen in any case");
        },
      );

  await check("an action says what it costs, what is refused says why, and Undo takes it back", {}, async (page) => {
    const held = await laid(
      at(
        "management",
        ({ moves, view }) => view.players[0].favours > 1 && moves.some(({ words }) => words.startsWith("exchange")),
      ).stop,
    );
    await sit(page, held);
    assert.ok((await page.locator(".pt-action .pt-cost").count()) >= 7);
    const refused = page.locator(".pt-action.cannot[data-why]").first();
    if (await refused.count()) {
      await refused.click();
      await page.locator(".notice, .toast, [role=alert]").first().waitFor();
    }
    await page.locator('[data-action="exchange"]').click();
    await page.locator('.pt-detail [data-move^="exchange"]').click();
    const before = await seen(page);
    await page.locator(".decide .primary").click();
    await goesOn(page, before);
    const now = await seen(page);
    await page.locator(".undo").click();
    await goesOn(page, now);
    assert.equal(await asked(page), "management");
  });

  for (const size of ["desk", "phone"])
    await check(`a plan: a worker, a room, an arrow, and the plan is in (${size})`, { size }, async (page) => {
      const walks = ({ moves }) => moves.some(({ words }) => words.startsWith("worker "));
      await sit(page, await laid(at("move", (state) => walks(state) && !state.view.plan.picked).stop));
      let before = await seen(page);
      await page.locator(".pt-room.lit-worker").first().click();
      await goesOn(page, before);
      before = await seen(page);
      await page.locator(".pt-room.lit-room").first().click();
      await goesOn(page, before);
      await page.locator(".pt-arrow").first().waitFor({ state: "attached" });
      while ((await asked(page)) === "move") {
        before = await seen(page);
        await act(page);
        await goesOn(page, before);
      }
    });

  await check("a rival's territory is enlarged by a click, and one comes back", {}, async (page) => {
    await sit(page, await laid(at("management").stop));
    await page.locator(".pt-enlarge").first().click();
    await page.locator('.pt-land[data-territory="1"]').waitFor();
    await page.locator(".pt-back").click();
    await page.locator('.pt-land[data-territory="0"]').waitFor();
  });

  await check("a screen reader hears a territory as a list of rooms", {}, async (page) => {
    await sit(page, await laid(at("management").stop));
    const rooms = await page.locator(".pt-stage ul.unseen li").allTextContents();
    assert.equal(rooms.length, await page.locator(".pt-room").count());
    assert.match(rooms[0], /^[A-L]\d+\. ./);
  });

  for (const [size, count] of [
    ["desk", 3],
    ["phone", 1],
  ])
    await check(`two rounds by clicks, against ${count} bots (${size})`, { size }, async (page) => {
      await sit(page, await begin([me("Ann"), ...bots(count)]));
      for (let moves = 0; moves < 120; moves++) {
        await page.waitForFunction(() => document.querySelector(".sentence.mine, .sentence a.primary"), null, {
          timeout: 60_000,
        });
        if (await page.locator(".pt-rounds i.done").nth(1).count()) break;
        const before = await seen(page);
        const question = await asked(page);
        assert.ok(await act(page), `nothing to click for ${question}`);
        await goesOn(page, before);
      }
      assert.equal(await page.locator(".pt-rounds i.done").count(), 2);
    });

  const scenes = {
    bid: await laid(at("bid", ({ view }) => view.auction.cards.length === 3).stop),
    patch: await laid(patching),
    management: await laid(at("management", ({ view }) => view.era === 2).stop),
    move: await laid(at("move", ({ view }) => view.era === 2).stop),
    vote: await laid(at("vote").stop),
  };
  for (const size of ["phone", "sideways", "zoomed", "tablet", "desk", "large"])
    for (const language of size === "phone" || size === "desk" ? ["en", "fr"] : ["en"])
      await check(
        `everything can be read and nothing sticks out (${size}, ${language})`,
        { size },
        async (page, open) => {
          for (const [name, held] of Object.entries(scenes)) {
            const one = name === "bid" ? page : await open();
            await sit(one, held, { language });
            for (const tab of ["land", "now", "rivals", "roads"]) {
              await turnTo(one, tab);
              assert.deepEqual(await tooSmall(one), [], `${name}, ${tab}`);
            }
            assert.ok(await fits(one), `${name} is too wide`);
          }
        },
      );
  for (const dark of [false, true])
    await check(`nothing keeps anybody out (${dark ? "dark" : "light"})`, { dark }, async (page, open) => {
      for (const [name, held] of Object.entries(scenes)) {
        const one = name === "bid" ? page : await open({ dark });
        await sit(one, held);
        assert.deepEqual(await serious(one), [], name);
      }
    });
}
