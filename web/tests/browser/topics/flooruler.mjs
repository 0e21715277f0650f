// Flooruler: two clicks to a game, every kind of move on the things themselves, whole games, the end.
import assert from "node:assert/strict";
import { bombs, builds, drive, hunts } from "../flooruler.mjs";
import { joinByLink, linesSaid, loaded, mine, moreLines, reach, serious } from "../kit.mjs";
import { post, sitDown } from "../lib.mjs";

const me = (name, colour) => ({ kind: "me", name, colour });
const SCREEN = [me("Ann", "red"), me("Ben", "orange")];
const FOUR = [...SCREEN, me("Cleo", "green"), me("Dan", "blue")];
const confirm = (page) => page.locator(".decide .primary");

/** What a player who builds sees on the page: the legal things by their words, and the numbers of the one to move. */
const sight = (page) =>
  page.evaluate(() => {
    const mover = document.querySelector(".fr-player.moving");
    const number = (selector) => Number.parseInt(mover?.querySelector(selector)?.textContent ?? "0", 10);
    const things = [...document.querySelectorAll(".flooruler .can[data-move]")].map((one) => one.dataset.move);
    const asked =
      document
        .querySelector(".fr-lights")
        ?.getAttribute("class")
        ?.match(/ask-(\w+)/)?.[1] ?? "action";
    const lit = document.querySelectorAll(".fr-lit").length > 0;
    return {
      words: lit ? things.filter((one) => one.startsWith("tile ")) : things,
      question: lit ? asked : "action",
      gold: number(".fr-gold b"),
      floors: number(".fr-line:nth-of-type(2) b"),
    };
  });

/** One click on the board, confirmed where it asks for it. */
async function act(page, tiles) {
  const seen = await sight(page);
  if (seen.words.length === 0) return false;
  const words = builds(seen.words, { ...seen, tiles });
  const out = page.locator(".fr-zoom:not([aria-pressed])");
  if (await out.count()) await out.click();
  const before = await linesSaid(page);
  const thing = page.locator(`.flooruler .can[data-move="${words}"]:visible`).first();
  await thing.click();
  await page.waitForFunction(
    (lines) => document.querySelector(".dock.chosen") || document.querySelectorAll(".lines .line").length > lines,
    before,
    { timeout: 20_000 },
  );
  if (await page.locator(".dock.chosen").count()) await confirm(page).click();
  await moreLines(page, before);
  return true;
}

const isMine = async (page) =>
  (await page.locator(".sentence.mine").count()) > 0 && (await page.locator(".flooruler .can").count()) > 0;
const isOver = async (page) => (await page.locator(".sentence a.primary").count()) > 0;
const boardOf = (page) =>
  page.$$eval("[data-floor], [data-piece]", (all) =>
    all.map((one) => one.dataset.floor ?? one.dataset.piece).toSorted(),
  );

export async function flooruler({ server, check }) {
  const { tiles } = await (await fetch(`${server.address}/api/games/flooruler/components`)).json();
  const begin = (seats, more = {}) => post(server.address, "/matches", { game: "flooruler", seats, ...more });
  const seatsOf = (started) => [started, ...started.more.map((one) => ({ match: started.match, ...one }))];
  /** A match on one screen, played on to where `stop` says. */
  async function lay(stop, { seats = FOUR, choice = builds } = {}) {
    const started = await begin(seats);
    await drive(server.address, started, tiles, stop, choice);
    return started;
  }
  async function sit(page, started) {
    await sitDown(page, seatsOf(started));
    await page.goto(`${server.address}/table/${started.match}`);
    await page.locator(".fr-svg").waitFor();
    await mine(page);
    await loaded(page);
    await page.evaluate(() => document.fonts.ready);
  }
  const laid = async (page, stop, how) => sit(page, await lay(stop, how));

  for (const size of ["desk", "phone"]) {
    await check(`Flooruler starts in two clicks, against bots (${size})`, { size }, async (page) => {
      await page.goto(server.address);
      await page.locator(".lid").nth(1).click();
      await page.locator(".tile.bots").click();
      await page.locator(".fr-svg").waitFor();
      await mine(page);
      assert.equal(await page.locator(".fr-player").count(), 4);
      await page.locator(".fr-die.can").click();
      await confirm(page).click();
      await page.locator(".fr-lit").first().waitFor();
      const told = await page.locator(".fr-lit text").allTextContents();
      assert.ok(told.includes("1"), `the tiles tell their distance: ${told}`);
      if (size === "phone") {
        const small = await page.$$eval(".fr-lit", (all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().width)).filter((width) => width < 26),
        );
        assert.deepEqual(small, []);
        assert.ok(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          "nothing sticks out sideways",
        );
        assert.deepEqual(
          await page.$$eval(".fr-player", (all) =>
            all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel),
          ),
          [],
          "nor out of a player's panel",
        );
      }
      await page.locator(".fr-lit:not(.taken)").first().click();
      await confirm(page).click();
      await page.locator(".fr-lit").first().waitFor({ state: "detached" });
      await mine(page, 60_000);
    });
  }

  await check(
    "on a phone a touch comes near enough for the next one to be sure, and a neighbour can still be taken",
    { size: "phone" },
    async (page) => {
      await laid(page, (state) => state.view.question === "go" && state.view.steps === 6);
      const side = () =>
        page
          .locator(".fr-lit")
          .first()
          .evaluate((one) => one.getBoundingClientRect().width / 0.875);
      const middle = async (tile) => {
        const box = await page.locator(`[data-tile="${tile}"]`).boundingBox();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const lit = new Set(await page.$$eval(".fr-lit:not(.taken)", (all) => all.map((one) => one.dataset.tile)));
      const beside = (tile) => `${tile[0]}${Number(tile.slice(1)) + 1}`;
      const meant = [...lit].find((tile) => lit.has(beside(tile)));
      const wide = await side();
      assert.ok(wide < 34, `six steps are small from afar: ${wide}`);
      const at = await middle(meant);
      await page.touchscreen.tap(...at);
      await page.locator(`.fr-lit.picked[data-tile="${meant}"]`).waitFor();
      assert.ok((await side()) >= 44, `and large from near: ${await side()}`);
      const now = await middle(meant);
      assert.ok(Math.hypot(now[0] - at[0], now[1] - at[1]) < 22, "the tile stays under the thumb");
      await page.touchscreen.tap(...(await middle(beside(meant))));
      await page.locator(`.fr-lit.picked[data-tile="${beside(meant)}"]`).waitFor();
      await page.locator(".fr-zoom").click();
      assert.equal(await side(), wide);
      await confirm(page).click();
      await page.locator(`[data-piece$=" ${beside(meant)}"]`).waitFor({ state: "attached" });
    },
  );

  await check("a store out of reach and gold short say why, and an item shows itself large", {}, async (page) => {
    await laid(page, () => true);
    await page.locator('[data-card="time-freeze"]').click();
    assert.match(await page.locator(".toast").textContent(), /Skill Store/);
    await page.keyboard.press("Escape");
    await page.locator('.fr-ware[data-card="shotgun"]').focus();
    await page.keyboard.press("i");
    await page.locator("dialog .fr-large").waitFor();
    assert.match(await page.locator("dialog").textContent(), /from the rulebook/);
  });

  await check(
    "floors are laid one by one at once, can be undone, and the last asks to be confirmed",
    {},
    async (page) => {
      await laid(
        page,
        (state) => state.moves.some((move) => move.words === "build 4") && state.view.players[state.seat].gold >= 7,
      );
      await page.locator('.fr-ware[data-move="build 4"]').click();
      await confirm(page).click();
      await page.locator(".fr-lights.ask-place .fr-lit").first().waitFor();
      const before = await page.locator("[data-floor]").count();
      const lay = async () => {
        const count = await page.locator("[data-floor]").count();
        await page.locator(".fr-lit:not(.taken)").first().click();
        await page.waitForFunction((had) => document.querySelectorAll("[data-floor]").length === had + 1, count);
      };
      await lay();
      await page.locator(".undo").click();
      await page.waitForFunction((had) => document.querySelectorAll("[data-floor]").length === had, before);
      for (let floor = 0; floor < 3; floor++) await lay();
      await page.locator(".fr-lit:not(.taken)").first().click();
      await confirm(page).waitFor();
      assert.equal(await page.locator(".fr-floor.ghost").count(), 1);
      await confirm(page).click();
      await page.waitForFunction((had) => document.querySelectorAll("[data-floor]").length === had, before + 4);
    },
  );

  await check("a weapon shows its range and blind spots, and its target is attacked by a click", {}, async (page) => {
    const choice = (words, how) => (how.seat === 0 ? hunts(words, how) : words.includes("pass") ? "pass" : words[0]);
    await laid(page, (state) => state.moves.some((move) => move.name === "attack"), { seats: SCREEN, choice });
    await page.locator('.fr-held[data-card="pistol"]').click();
    assert.ok((await page.locator(".fr-range .fr-line").count()) > 3);
    assert.ok((await page.locator(".fr-range .fr-blind").count()) > 0);
    const target = page.locator(".fr-piece.rivalpiece.can");
    assert.match(await target.getAttribute("aria-label"), /Attack Ben with Pistol/);
    await page.locator(".previewnotes").getByText("health").waitFor();
    await target.press("Enter");
    await page.locator(".lines .line", { hasText: "attacks Ben with Pistol" }).waitFor();
    assert.equal(await page.locator('.fr-player[data-seat="0"] .fr-pips .on').count(), 4);
  });

  await check("a nuke is aimed at a rival, whose floors go one by one", {}, async (page) => {
    const choice = (words, how) => (how.seat === 0 ? bombs(words, how) : builds(words, how));
    await laid(page, (state) => state.seat === 0 && state.moves.some((move) => move.words === "nuke 2 1"), {
      seats: SCREEN,
      choice,
    });
    await page.locator('.fr-ware[data-card="nuke-plan-2"]').click();
    await page.locator('.fr-player[data-seat="1"].targeted').waitFor();
    await confirm(page).click();
    await page.locator(".fr-lights.ask-remove .fr-lit").first().waitFor();
    const before = await page.locator("[data-floor]").count();
    await page.locator(".fr-lit").first().click();
    await page.waitForFunction((had) => document.querySelectorAll("[data-floor]").length === had - 1, before);
    await page.locator(".fr-lit").first().click();
    await confirm(page).click();
    await page.waitForFunction((had) => document.querySelectorAll("[data-floor]").length === had - 2, before);
  });

  await check("all of it works with the keyboard alone", {}, async (page) => {
    await laid(page, () => true);
    await reach(page, ".fr-die");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.locator(".fr-lit").first().waitFor();
    await reach(page, ".fr-lit");
    const at = () => page.evaluate(() => document.activeElement?.dataset.tile);
    const first = await at();
    await page.keyboard.press("ArrowDown");
    assert.notEqual(await at(), first);
    const before = await linesSaid(page);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await moreLines(page, before);
  });

  for (const size of ["desk", "phone"]) {
    await check(`the coach leads to the first gold (${size})`, { size }, async (page) => {
      await page.goto(`${server.address}/learn`);
      await page.locator("#learn-flooruler").waitFor();
      await page.locator('.learncourse a[href="/learn/flooruler"]').click();
      await page.locator(".coach h2").waitFor();
      for (let reading = 0; reading < 2; reading++) await page.locator(".coachfoot .primary").click();
      assert.deepEqual(await serious(page), []);
      const got = page.locator(".coach.is-done", { hasText: "at the fountain" });
      for (let turns = 0; turns < 24 && (await got.count()) === 0; turns++) {
        await mine(page, 60_000);
        const step = page.locator(".coach.is-now .coachlive").first();
        if (await page.locator(".coach.is-done .coachfoot .primary").count())
          await page.locator(".coach.is-done .coachfoot .primary").click();
        await step.waitFor({ timeout: 20_000 });
        const { words, question, gold } = await sight(page);
        await page
          .locator(`.flooruler .can[data-move="${builds(words, { tiles, question, gold })}"]:visible`)
          .first()
          .click();
        const before = await linesSaid(page);
        await confirm(page).click();
        await moreLines(page, before);
        await page.waitForTimeout(300);
      }
      assert.equal(await got.count(), 1);
    });
  }

  await check(
    "a whole game by clicks on the board: a desk and a phone, the end and its replay",
    { noisy: true },
    async (ann, open) => {
      const zoe = await open({ size: "phone" });
      await ann.goto(server.address);
      const match = await begin([{ kind: "me", name: "Ann" }, { kind: "open" }]);
      await ann.evaluate((held) => localStorage.setItem("watershed.seats", JSON.stringify(held)), [match]);
      await ann.goto(`${server.address}/table/${match.match}`);
      await joinByLink(zoe, await ann.locator(".lobby input").inputValue(), "Zoe");
      await mine(ann);
      let played = 0;
      for (let quiet = 0; !((await isOver(ann)) && (await isOver(zoe))); quiet++) {
        assert.ok(quiet < 400, "the game has stopped");
        for (const page of [ann, zoe])
          if ((await isMine(page)) && (await act(page, tiles))) [played, quiet] = [played + 1, 0];
        await ann.waitForTimeout(20);
      }
      assert.ok(played > 60, `${played} clicks`);
      const last = await boardOf(ann);
      assert.deepEqual(await boardOf(zoe), last);
      for (const page of [ann, zoe]) {
        await page.locator(".sentence a.primary").click();
        await page.locator(".scores tbody tr").first().waitFor();
        assert.equal(await page.locator(".scores tbody b").first().textContent(), "24");
        assert.deepEqual(await serious(page), []);
      }
      const summary = await (await fetch(`${server.address}/api/matches/${match.match}`)).json();
      for (const page of [ann, zoe]) {
        await page.goto(`${server.address}/replay/${match.match}#move=${summary.moves}`);
        await page.locator(".fr-svg").waitFor();
        assert.deepEqual(await boardOf(page), last);
        assert.deepEqual(await serious(page), []);
      }
    },
  );

  const building = await lay((state) => state.view.question === "place" && Object.keys(state.view.floors).length > 12);
  const shopping = await lay((state) => state.moves.some((move) => move.name === "build"));
  for (const how of [{}, { dark: true }, { size: "phone" }]) {
    const named = how.dark ? "dark" : (how.size ?? "light");
    await check(`axe finds nothing serious on the table of Flooruler (${named})`, how, async (page) => {
      await sit(page, building);
      assert.deepEqual(await serious(page), []);
    });
    await check(`axe finds nothing serious while one moves and shops (${named})`, how, async (page) => {
      await sit(page, shopping);
      await page.locator(".fr-ware.can").first().click();
      await page.locator(".preview:not(.late)").waitFor();
      assert.deepEqual(await serious(page), []);
    });
    for (const path of ["/gallery/flooruler", "/new/flooruler", "/"]) {
      await check(`axe finds nothing serious: ${path} with two games (${named})`, how, async (page) => {
        await page.goto(server.address + path);
        await loaded(page);
        assert.deepEqual(await serious(page), []);
      });
    }
  }
}
