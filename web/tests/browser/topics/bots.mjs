// Bots in a real browser: levels, thinking and warming up, hints, and how a game turned.
import assert from "node:assert/strict";
import { linesSaid, mine, moreLines, playOne, serious } from "../kit.mjs";
import { ask, playOn, post, sitDown } from "../lib.mjs";
import { hinted, RULES, refused, stageAnalysis, stageLine, thinking as thinks, warming } from "../staged.mjs";

/** A search of every decision of a game. */
const THOROUGH = 540_000;

const tooSmall = (page, within) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} :is(button, .button, summary)`)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          text: `${element.className} ${element.textContent.slice(0, 20)}`,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 39.5 || box.width < 39.5))
        .map(({ text, box }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
    within,
  );

const fits = async (page) =>
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "too wide");
const person = (name) => ({ kind: "me", name });
const bot = (level) => ({ kind: "bot", bot: level });
/** The person begins. */
const FIRST = { options: { first: 1 } };

export async function bots({ check, server }) {
  const begin = (seats, more = {}) => post(server.address, "/matches", { game: "flow", seats, ...more });
  const sit = async (page, match) => {
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
  };
  const summaryOf = async (match) => (await fetch(`${server.address}/api/matches/${match}`)).json();
  const hint = async (page) => {
    await mine(page);
    await page.locator(".hintbutton").click();
    await page.locator(".proposed button").first().waitFor();
  };

  await warmUp(server, begin);
  await levels(check, server, summaryOf);
  await thinking(check, begin, sit);
  await hints(check, server, begin, sit, hint);
  await hintsThatFail(check, begin, sit);
  await turned(check, server, begin);
}

/** The first search on a machine waits for the compiler, which takes minutes: no check and no bot of a check has to. */
async function warmUp(server, begin) {
  const match = await begin([person("Ann"), bot("citizen"), bot("citizen")], FIRST);
  await ask(server.address, match, ({ seq }) => ({ type: "hint", seen: seq }));
}

async function levels(check, server, summaryOf) {
  for (const size of ["desk", "phone"]) {
    await check(`each bot's level is chosen in its row (${size})`, { size }, async (page) => {
      await page.goto(`${server.address}/new/flow`);
      const chair = page.locator(".chair").nth(2);
      await chair.waitFor();
      assert.deepEqual(await chair.locator(".detail button").allTextContents(), [
        "Apprentice",
        "Citizen",
        "Statesman",
        "Sage",
      ]);
      assert.equal(await chair.locator(".detail [aria-pressed=true]").textContent(), "Citizen");
      const before = await chair.boundingBox();
      await chair.getByRole("button", { name: "Statesman" }).click();
      assert.equal((await chair.boundingBox()).height, before.height, "the row keeps its height");
      assert.deepEqual(size === "phone" ? await tooSmall(page, ".chairs") : [], []);
      await fits(page);
      await page.locator(".go .primary").click();
      await page.waitForURL(/\/table\//);
      const { seats } = await summaryOf(page.url().split("/").at(-1));
      assert.deepEqual(
        seats.slice(1, 3).map((seat) => seat.bot),
        ["citizen", "statesman"],
      );
    });
  }

  await check("the quick start is against citizens; the table says so, in both languages", {}, async (page) => {
    await page.goto(server.address);
    await page.locator(".tile.bots").click();
    await page.waitForURL(/\/table\//);
    await page.locator(".seats .bot small").first().waitFor();
    assert.ok((await page.locator(".seats .bot small").allTextContents()).every((text) => text === "Citizen"));
    await page.evaluate(() => localStorage.setItem("watershed.settings", '{"language":"fr"}'));
    await page.reload();
    await page.locator(".seats .bot small").first().waitFor();
    assert.equal(await page.locator(".seats .bot small").first().textContent(), "Citoyen");
  });
}

async function thinking(check, begin, sit) {
  for (const size of ["desk", "phone"]) {
    await check(
      `a bot warms up, once, then thinks, then has moved; nothing jumps (${size})`,
      { size },
      async (page) => {
        const stage = await stageLine(page);
        await sit(page, await begin([person("Ann"), bot("citizen"), bot("citizen")], FIRST));
        await mine(page);
        await playOne(page, "list");
        const { to_move } = stage.state.summary;
        stage.say(warming(to_move, 0));
        await page.locator(".warm .meter").waitFor();
        const dock = await page.locator(".dock").boundingBox();
        const top = await page.locator(".tabletop").boundingBox();
        assert.match(await page.locator(".sentence").textContent(), /warming up/);
        assert.match(await page.locator(".warm").textContent(), /once on this machine/);
        for (let done = 0; done <= RULES; done++) {
          stage.say(warming(to_move, done));
          await page.locator(`.warm .meter[aria-valuenow="${Math.round((done / RULES) * 100)}"]`).waitFor();
        }
        stage.say(thinks(to_move));
        await page.locator(".warm").waitFor({ state: "detached" });
        assert.match(await page.locator(".sentence").textContent(), /thinking/);
        assert.deepEqual(await page.locator(".dock").boundingBox(), dock, "the dock keeps its size");
        assert.deepEqual(await page.locator(".tabletop").boundingBox(), top, "so does the bar at the top");
        stage.release();
        await mine(page);
        assert.doesNotMatch(await page.locator(".sentence").textContent(), /thinking|warming/);
      },
    );
  }
}

async function hints(check, server, begin, sit, hint) {
  for (const size of ["desk", "phone"]) {
    await check(
      `a hint: three moves with what they promise, lit up on the board, proposed by a click (${size})`,
      { size },
      async (page) => {
        const match = await begin([person("Ann"), bot("citizen"), bot("citizen")]);
        await sit(page, match);
        await mine(page);
        await page.locator(".hintbutton").click();
        await page.locator(".hints").waitFor();
        const waiting = await page.locator(".dock").boundingBox();
        await page.locator(".proposed button").first().waitFor();
        const proposed = await page.locator(".proposed button").allTextContents();
        assert.ok(proposed.length >= 1 && proposed.length <= 3, `${proposed.length} moves`);
        const answered = await page.locator(".dock").boundingBox();
        if (proposed.length === 3)
          assert.ok(
            Math.abs(answered.height - waiting.height) < 1,
            `the dock keeps its size: ${waiting.height}, ${answered.height}`,
          );
        for (const text of proposed) assert.match(text, /expected place \d\.\d.*\d+% to win/);
        const places = proposed.map((text) => Number(/place (\d\.\d)/.exec(text)[1]));
        assert.ok(
          places.every((place) => place >= 1 && place <= 3),
          places.join(),
        );
        assert.ok((await page.locator(".flow [data-hint='1']").count()) >= 1, "the best lights up");
        assert.deepEqual(size === "phone" ? await tooSmall(page, ".dock") : [], []);
        await fits(page);
        const board = await page.locator(".boardroom").boundingBox();
        const dock = await page.locator(".dock").boundingBox();
        assert.ok(dock.y >= board.y + board.height - 1, "the dock is below the board, not over it");
        assert.ok(board.height > 280, `${board.height} px of board`);
        assert.deepEqual(await serious(page), []);
        const first = await page.locator(".proposed button").first().getAttribute("data-move");
        await page.locator(".proposed button").first().click();
        await page.locator(".decide").waitFor();
        await page.locator(".preview:not(.late)").waitFor();
        await page.keyboard.press("Escape");
        await page.locator(".proposed").waitFor();
        assert.equal(
          await page.evaluate(() => document.activeElement?.dataset.move),
          first,
          "one comes back to the same move",
        );
        await page.keyboard.press("Escape");
        await page.locator(".movelist").waitFor();
        assert.equal(await page.locator(".flow [data-hint]").count(), 0);
      },
    );
  }

  await check("a hint by keys alone, and the move it proposes is played", {}, async (page) => {
    const match = await begin([person("Ann"), bot("citizen"), bot("citizen")]);
    await sit(page, match);
    await mine(page);
    await page.keyboard.press("h");
    await page.locator(".proposed button").first().waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.closest(".proposed") !== null), true);
    await page.keyboard.press("ArrowRight");
    const before = await linesSaid(page);
    await page.keyboard.press("Enter");
    await page.locator(".decide").waitFor();
    await page.keyboard.press("Enter");
    await moreLines(page, before);
    assert.equal(await page.locator(".hints").count(), 0, "the hint is gone with the move");
  });

  await check("a click on what a hint lights up means that move", {}, async (page) => {
    const match = await begin([person("Ann"), bot("citizen"), bot("citizen")]);
    await sit(page, match);
    await hint(page);
    const best = await page.locator(".proposed .text").first().textContent();
    await page.locator(".flow [data-hint='1']").first().click();
    await page.locator(".chosentext").waitFor();
    assert.equal(await page.locator(".chosentext").textContent(), best);
  });

  await check("with people elsewhere there are no hints, and H says why", {}, async (page) => {
    const match = await begin([person("Ann"), { kind: "open" }, bot("citizen")], FIRST);
    await sit(page, match);
    await post(server.address, `/matches/${match.match}/join`, { name: "Zoe" });
    await page.locator(".lobby").waitFor({ state: "detached" });
    await mine(page);
    assert.equal(await page.locator(".hintbutton").count(), 0);
    await page.keyboard.press("h");
    await page.locator(".toast").waitFor();
    assert.match(await page.locator(".toast").textContent(), /everyone else is a bot/);
  });
}

async function hintsThatFail(check, begin, sit) {
  await check(
    "a cold search says that it warms up; a refusal says why; what comes too late is not shown",
    {},
    async (page) => {
      const stage = await stageLine(page);
      const ask = async () => {
        await sit(page, await begin([person("Ann"), bot("citizen"), bot("citizen")], FIRST));
        await mine(page);
        return (await stage.asks(() => page.keyboard.press("h"))).id;
      };
      const cold = await ask();
      await page.getByText("Thinking…").waitFor();
      await page.getByText("once on this machine").waitFor();
      stage.say(hinted(cold, stage.state.moves));
      await page.locator(".proposed").waitFor();
      stage.say(refused(await ask(), "hints-too-fast"));
      await page.getByText("Many people are asking for hints").waitFor();
      await page.locator(".movelist").waitFor();
      for (const answer of [hinted, (id) => refused(id, "out-of-date")]) {
        const late = answer(await ask(), stage.state.moves);
        await page.locator(".hintwait").waitFor();
        await page.keyboard.press("h");
        await playOne(page, "list");
        stage.say(late);
        stage.release();
        await mine(page);
        assert.equal((await page.locator(".hints").count()) + (await page.locator(".toast").count()), 0);
      }
    },
  );
}

async function turned(check, server, begin) {
  const game = await begin([person("Ann"), bot("citizen"), bot("citizen")]);
  await playOn(server.address, game);

  await check("how the game turned: begun, left, taken up again, drawn and listed", {}, async (page) => {
    await page.goto(`${server.address}/end/${game.match}`);
    await page.locator(".turned .begin").click();
    await page.locator(".turned [role=progressbar]").waitFor();
    await page.goto(`${server.address}/about`);
    await page.goto(`${server.address}/end/${game.match}`);
    await page.locator(".winchart").waitFor({ timeout: THOROUGH });
    assert.equal(await page.locator(".turned .begin").count(), 0, "it need not be begun again");
    await page.locator(".turned [role=progressbar]").waitFor({ state: "detached", timeout: THOROUGH });
    assert.equal(await page.locator(".winchart .course").count(), 3);
    const dashes = await page
      .locator(".winchart .course")
      .evaluateAll((all) => all.map((one) => one.getAttribute("stroke-dasharray")));
    assert.equal(new Set(dashes).size, 3, "lines differ without colour too");
    assert.equal(await page.locator(".winchart text.end").count(), 3);
    assert.match(await page.locator(".honest").textContent(), /estimates/);
    const swings = await page.locator(".swing").count();
    assert.equal(await page.locator(".swingmarks .medal").count(), swings, "every swing is marked");
    if (swings === 0) return void (await page.locator(".turned .calm").waitFor());
    const move = Number(/\d+/.exec(await page.locator(".swing header .dim").first().textContent())[0]);
    await page.locator(".swing .button").first().click();
    await page.waitForURL((url) => url.pathname.startsWith("/replay/") && url.hash === `#move=${move - 1}`);
  });

  for (const how of [{ size: "desk" }, { size: "phone" }, { size: "phone", dark: true }]) {
    await check(
      `a decision is read from the chart by keys and pointer (${how.size}${how.dark ? ", dark" : ""})`,
      how,
      async (page) => {
        await page.goto(`${server.address}/end/${game.match}`);
        const slider = page.locator(".readout input");
        await slider.waitFor();
        await slider.focus();
        await page.keyboard.press("Home");
        assert.match(await slider.getAttribute("aria-valuetext"), /^After move 1: .*\d+%/);
        await page.keyboard.press("ArrowRight");
        assert.equal(await page.locator(".readout b").textContent(), "After move 2");
        assert.equal(await page.locator(".winchart .cursor").count(), 1);
        const box = await page.locator(".winchart > svg").boundingBox();
        await page.locator(".winchart > svg").hover({ position: { x: box.width * 0.5, y: box.height * 0.5 } });
        assert.ok(Number(/\d+/.exec(await page.locator(".readout b").textContent())[0]) > 4);
        await fits(page);
        assert.deepEqual(how.size === "phone" ? await tooSmall(page, ".turned") : [], []);
        assert.deepEqual(await serious(page), []);
      },
    );
  }

  await check("no swing beyond the noise says so; what failed can be begun again", {}, async (page) => {
    for (const [end, found] of [
      ["done", ".turned .calm"],
      ["failed", ".turned .wrong button"],
    ]) {
      await stageAnalysis(page, end);
      await page.goto(`${server.address}/end/${game.match}`);
      await page.locator(".turned .begin").click();
      await page.locator(found).waitFor({ timeout: 10_000 });
    }
    await page.locator(".turned .wrong button").click();
    await page.locator(".turned [role=progressbar]").waitFor();
  });

  await check("the page that is left asks no more", {}, async (page) => {
    await stageAnalysis(page, "running");
    let asks = 0;
    page.on("request", (request) => void (request.url().endsWith("/analysis") && asks++));
    await page.goto(`${server.address}/end/${game.match}`);
    await page.locator(".turned .begin").click();
    await page.locator(".turned [role=progressbar][aria-valuenow]").waitFor();
    await page.locator(".top .brand").click();
    await page.locator(".tiles").waitFor();
    const before = asks;
    await page.waitForTimeout(2500);
    assert.equal(asks, before);
  });
}
