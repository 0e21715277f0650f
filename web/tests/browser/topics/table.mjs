// Clocks, seats given up, what a move would change, the past.
import assert from "node:assert/strict";
import { loaded, mine, serious } from "../kit.mjs";
import { ask, playOn, post, sitDown } from "../lib.mjs";

const bots = [
  { kind: "me", name: "Ann" },
  { kind: "bot", bot: "greedy" },
  { kind: "bot", bot: "greedy" },
];

/** What a finger would miss. */
const tooSmall = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, select, summary, .button")]
      .filter((element) => !element.closest(".flow") && element.checkVisibility())
      .map((element) => ({
        text: `${element.className} ${element.textContent.slice(0, 20)}`,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.height < 39.5 || box.width < 39.5))
      .map(({ text, box }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );

/** The table as a spectator sees it after that many moves. */
const lookAt = async (address, match, move) =>
  (await ask(address, { match, token: null }, () => ({ type: "look", move }))).view;

/** "0 tokens" and "table supply" as the view has them. */
function numberIn(view, change) {
  const [seat, what] = change.split(" ");
  if (seat === "table") return view[what];
  const nation = view.nations.find((one) => one.seat === Number(seat));
  return nation.icons[what] ?? nation[what];
}

const signsOf = (page) =>
  page
    .locator(".f-delta")
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [one.dataset.change, Number(one.dataset.by)])));

export async function table({ check, server }) {
  const begin = (seats, more = {}) => post(server.address, "/matches", { game: "flow", seats, ...more });
  const open = async (page, match) => {
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
  };

  for (const language of ["en", "fr"])
    for (const size of ["tablet", "desk"])
      await check(`all tabs beside the board are seen (${language}, ${size})`, { size }, async (page) => {
        await page.addInitScript(
          (chosen) => localStorage.setItem("watershed.settings", chosen),
          JSON.stringify({ language }),
        );
        await open(page, await begin(bots, { options: { first: 1 } }));
        await page.locator(".tabs .rules").waitFor();
        const beyond = await page
          .locator(".tabs button:visible")
          .evaluateAll((all) =>
            all
              .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)
              .map((one) => one.textContent),
          );
        assert.deepEqual(beyond, []);
      });

  /** Waits until the seat decides again after a move; tells how many moves there were. */
  const myTurn = async (page, match, after) => {
    for (;;) {
      const { moves, to_move } = await (await fetch(`${server.address}/api/matches/${match.match}`)).json();
      await page.waitForTimeout(100);
      if (
        moves > after &&
        to_move === match.seat &&
        (await page.locator(".sentence.mine").count()) > 0 &&
        (await page.locator(".movelist button:enabled").count()) > 0
      )
        return moves;
    }
  };

  for (const size of ["desk", "phone"]) {
    await check(
      `what the preview says is what happens, and nothing jumps when it comes (${size})`,
      { size },
      async (page) => {
        const match = await begin(bots);
        await open(page, match);
        for (let turn = 0, moves = -1; turn < 3; turn++) {
          moves = await myTurn(page, match, moves);
          // A move that would do nothing gets a note, and the dock grows for it.
          const offers = page.locator(".movelist button", { hasNotText: "no target" });
          await offers.nth(turn % (await offers.count())).click();
          await page.locator(".decide").waitFor();
          const before = await page.locator(".dock").boundingBox();
          await page.locator(".preview:not(.late)").waitFor();
          assert.deepEqual(await page.locator(".dock").boundingBox(), before, "the dock keeps its size");
          const signs = await signsOf(page);
          await page.locator(".decide .primary").click();
          await page.waitForFunction(() => !document.querySelector(".decide"));
          const [was, is] = await Promise.all([
            lookAt(server.address, match.match, moves),
            lookAt(server.address, match.match, moves + 1),
          ]);
          for (const [change, by] of Object.entries(signs))
            assert.equal(numberIn(is, change) - numberIn(was, change), by, change);
          if (was.nations[match.seat].tokens !== is.nations[match.seat].tokens)
            assert.ok(`${match.seat} tokens` in signs, "my tokens are in the preview");
        }
      },
    );
  }

  await check("a bid says what a snipe would pay, with its rule", {}, async (page) => {
    await open(page, await begin(bots));
    await page.locator(".movelist button:has-text('…')").first().click();
    await page.locator(".previewnotes:not(.late) p", { hasText: "snipe" }).waitFor();
    await page.locator(".previewnotes .rule").last().click();
    await page.locator(".side .rulebook").waitFor();
  });

  await check("the past is stepped through on the board, by keys, and left by choosing a move", {}, async (page) => {
    const match = await begin(bots);
    await playOn(server.address, match, 2, { news: true });
    await open(page, match);
    await page.locator(".pastbar.offer .primary").click();
    await page.locator(".boardroom.past").waitFor();
    await page.locator(".pastbar.walking").waitFor();
    const [first, count] = await page
      .locator(".pastbar .told b")
      .textContent()
      .then((said) => said.match(/\d+/g))
      .then(([move, , all]) => [Number(move), Number(all)]);
    const after = async (move) => {
      const view = await lookAt(server.address, match.match, move);
      const seats = view.nations.map((nation) => String(nation.tokens));
      await page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll(".flow .f-nation .f-purse b")].map((one) => one.textContent).join() === wanted,
        [...seats.slice(match.seat + 1), ...seats.slice(0, match.seat), seats[match.seat]].join(),
      );
    };
    await after(first);
    assert.ok((await page.locator(".line.step").count()) > 0, "its lines are marked");
    if (count > 1) {
      await page.keyboard.press("ArrowRight");
      await after(first + 1);
      await page.keyboard.press("ArrowLeft");
      await after(first);
    }
    await page.keyboard.press("Escape");
    await page.locator(".pastbar").waitFor({ state: "detached" });
    assert.equal(await page.locator(".boardroom.past").count(), 0);
    await page.keyboard.press("p");
    await page.locator(".pastbar.walking").waitFor();
    await page.locator(".movelist button").first().click();
    await page.locator(".decide").waitFor();
    assert.equal(await page.locator(".pastbar.walking").count(), 0);
  });

  await check("a spectator sits down where a bot plays for somebody", {}, async (page) => {
    const match = await begin([{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
    const ben = await post(server.address, `/matches/${match.match}/join`, { name: "Ben" });
    await post(server.address, `/matches/${match.match}/leave`, { token: ben.token, bot: "greedy" });
    await page.goto(`${server.address}/table/${match.match}`);
    const seat = page.locator(".seats .seat", { hasText: "for Ben" });
    await seat.getByText("Take this seat").click();
    await page.locator("input[autocomplete=nickname]").fill("Zoe");
    await page.locator(".primary.big").click();
    await page.locator(".seats .seat .who", { hasText: "You" }).waitFor();
  });

  await check("a seat left open in the middle waits, and goes to a bot", {}, async (page) => {
    const match = await begin([{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
    const ben = await post(server.address, `/matches/${match.match}/join`, { name: "Ben" });
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await page.locator(".flow").waitFor();
    await post(server.address, `/matches/${match.match}/leave`, { token: ben.token });
    await page.locator(".lobby", { hasText: "Ben had this seat" }).getByText("Give it to a bot").click();
    await page.locator(".lobby").waitFor({ state: "detached" });
    await page.locator(".seats .seat", { hasText: "for Ben" }).waitFor();
  });

  await check("the clock runs down, warns, hands the seat over, and the seat can be taken again", {}, async (page) => {
    const match = await begin([{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "bot", bot: "greedy" }], {
      options: { first: 1 },
      // biome-ignore lint/suspicious/noThenProperty: the server's name for it.
      clock: { by: "game", bank: 900, increment: 0, then: "greedy" },
    });
    await post(server.address, `/matches/${match.match}/join`, { name: "Ben" });
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    const clock = page.locator(".topclock .clock");
    await clock.waitFor();
    assert.doesNotMatch(await clock.getAttribute("class"), /last|low/);
    const first = await clock.textContent();
    await page.waitForFunction((had) => document.querySelector(".topclock .clock").textContent !== had, first);
    const read = async () => {
      const [minutes, seconds] = (await clock.textContent()).split(":").map(Number);
      return 60 * minutes + seconds;
    };
    assert.ok((await read()) < 900, "it counts down by itself");
    await post(server.address, `/thought/${match.match}/${(await read()) - 50}`, {});
    await page.locator(".topclock .clock:is(.low, .last)").waitFor();
    await post(server.address, `/thought/${match.match}/60`, {});
    await page.getByText("Your time ran out").waitFor();
    const seat = page.locator(".seats .seat", { hasText: "for Ann" });
    await seat.getByText("out of time").waitFor();
    assert.ok(
      await seat.locator(".who").evaluate((who) => who.scrollWidth <= who.clientWidth),
      "whose seat it is is read",
    );
    const { height } = await seat.locator(".take").boundingBox();
    assert.ok(height < 50, `the button is one line, not ${height} px`);
    await sitDown(page, [match]);
    await page.goto(server.address);
    await page.locator(".matchcard.lost", { hasText: "Your time ran out" }).click();
    await page.getByText("Sit down again").click();
    await page.locator(".seats .seat", { hasText: "you" }).waitFor();
    await page.locator(".lostseat").waitFor({ state: "detached" });
  });

  await check(
    "round one screen, with secrets, nothing is seen before the next player says who they are",
    {},
    async (page) => {
      await page.route(/\/api\/games(\?|$)/, async (route) => {
        const games = await (await route.fetch()).json();
        await route.fulfill({ json: games.map((game) => ({ ...game, secrets: true })) });
      });
      const match = await begin([
        { kind: "me", name: "Ann" },
        { kind: "me", name: "Bo" },
        { kind: "bot", bot: "greedy" },
      ]);
      await sitDown(page, [match, ...match.more.map((one) => ({ ...one, match: match.match }))]);
      await page.goto(`${server.address}/table/${match.match}`);
      const covered = async () => {
        await page.locator(".handover").waitFor();
        assert.equal(await page.locator(".flow, .dock, .journal .line").count(), 0);
        return page.locator(".handover .primary").textContent();
      };
      const first = await covered();
      await page.keyboard.press("Enter");
      await page.locator(".flow").waitFor();
      await page.locator(".movelist button").first().click();
      await page.locator(".decide .primary").click();
      await page.locator(".flow").waitFor({ state: "detached" });
      assert.notEqual(await covered(), first);
    },
  );

  await check("a clock is chosen when a game is set up", {}, async (page) => {
    await page.goto(`${server.address}/new/flow`);
    await page.getByRole("button", { name: "Slow play" }).click();
    await page.getByRole("button", { name: "3 days a turn" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.waitForURL(/\/table\//);
    await page.locator(".topclock .clock.running", { hasText: /2 d 23 h|3 d/ }).waitFor({ timeout: 15_000 });
  });

  for (const how of [{}, { dark: true }, { size: "phone" }]) {
    const named = how.dark ? "dark" : (how.size ?? "desk");
    const fine = async (page, what) => {
      await loaded(page);
      assert.deepEqual(await serious(page), [], what);
      if (how.size === "phone") assert.deepEqual(await tooSmall(page), [], what);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what} is too wide`);
    };
    await check(`axe and fingers: clock, preview, past, open seat, set-up (${named})`, how, async (page) => {
      // biome-ignore lint/suspicious/noThenProperty: the server's name for it.
      const match = await begin(bots, { clock: { by: "game", bank: 600, increment: 30, then: "greedy" } });
      await playOn(server.address, match, 2, { news: true });
      await open(page, match);
      await page.locator(".pastbar.offer").waitFor();
      await fine(page, "the offer");
      await page.keyboard.press("p");
      await page.locator(".boardroom.past").waitFor();
      await fine(page, "the past");
      await page.keyboard.press("Escape");
      await page.locator(".movelist button").last().click();
      await page.locator(".preview:not(.late)").waitFor();
      await fine(page, "the preview");
      const waits = await begin([{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
      const ben = await post(server.address, `/matches/${waits.match}/join`, { name: "Ben" });
      await post(server.address, `/matches/${waits.match}/leave`, { token: ben.token });
      await page.goto(`${server.address}/table/${waits.match}`);
      await page.locator(".lobby").waitFor();
      await fine(page, "the open seat");
      await page.goto(`${server.address}/join/${waits.match}`);
      await page.locator(".invitation form").waitFor();
      await fine(page, "the invitation");
      await page.goto(`${server.address}/new/flow`);
      await page.getByRole("button", { name: "Live" }).click();
      await fine(page, "the set-up");
    });
  }
}
