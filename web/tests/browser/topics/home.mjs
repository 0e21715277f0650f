// Home: my games, open tables, inviting, and the ways to leave.
import assert from "node:assert/strict";
import { loaded, serious, tooSmall } from "../kit.mjs";
import { post, sitDown } from "../lib.mjs";

const WAITING = [{ kind: "me", name: "Ann", colour: "red" }, { kind: "open" }];
const BOTS = [{ kind: "me", name: "Ann" }, ...Array.from({ length: 2 }, () => ({ kind: "bot", bot: "greedy" }))];
const DAY = 86_400;

const called = (page, name, colour = "blue") =>
  page.addInitScript((who) => localStorage.setItem("watershed.me", JSON.stringify(who)), { name, colour });

const tableOf = (page, { match }) => page.locator(`.opentable[data-match="${match}"]`);

export async function home({ server, check, begin }) {
  await mine(server, check, begin);
  await strangers(server, check, begin);
  await names(server, check);
  await inviting(server, check, begin);
  await leaving(server, check, begin);
  await looks(server, check, begin);
}

async function mine(server, check, begin) {
  await check(
    "without games the page begins with the boxes, and each says players, minutes and weight",
    {},
    async (page) => {
      await page.goto(server.address);
      await page.locator(".lid").first().waitFor();
      assert.equal(await page.locator(".going").count(), 0);
      const games = await (await fetch(`${server.address}/api/games`)).json();
      for (const { title, seats, minutes, weight } of games) {
        const said = await page.locator(".lid", { hasText: title }).locator(".lidfacts").textContent();
        for (const part of [Math.min(...seats), Math.max(...seats), minutes.least, minutes.most, weight])
          assert.ok(said.includes(part), `${title}: ${said} has ${part}`);
      }
      await page.getByText("No games yet").waitFor();
    },
  );

  await check("a game that says neither minutes nor weight has a box too", {}, async (page) => {
    await page.route(/\/api\/games\?/, async (route) => {
      const games = await (await route.fetch()).json();
      await route.fulfill({ json: games.map((game) => ({ ...game, minutes: null, weight: null })) });
    });
    await page.goto(server.address);
    await page.locator(".lidfacts").first().waitFor();
    assert.equal(await page.locator(".lidfacts .weight").count(), 0);
  });

  await check("my games come first, and the one with the least time before the others", {}, async (page) => {
    const first = { options: { first: 1 } };
    const slow = await begin(BOTS, { ...first, clock: { by: "turn", bank: 3 * DAY } });
    const free = await begin(BOTS, first);
    const quick = await begin(BOTS, { ...first, clock: { by: "game", bank: 1200 } });
    const waits = await begin(WAITING);
    await sitDown(page, [waits, free, slow, quick]);
    await page.goto(server.address);
    await page.locator(".going .matchcard").nth(3).waitFor();
    const links = await page.locator(".going .matchcard").evaluateAll((all) => all.map((one) => one.pathname));
    assert.deepEqual(
      links,
      [quick, slow, free, waits].map(({ match }) => `/table/${match}`),
    );
    await page.locator(".going h2", { hasText: "your turn in 3 games" }).waitFor();
    const top = async (selector) => (await page.locator(selector).first().boundingBox()).y;
    assert.ok((await top(".going")) < (await top(".lids")));
    await page.reload();
    await page.locator(".going .matchcard").nth(3).waitFor();
  });

  await check("of many games the first are shown, and all when asked", { size: "phone" }, async (page) => {
    const held = await Promise.all(Array.from({ length: 12 }, () => begin(BOTS)));
    await sitDown(page, held);
    await page.goto(server.address);
    const cards = page.locator(".going .matchcard");
    await cards.nth(5).waitFor();
    assert.equal(await cards.count(), 6);
    await page.getByRole("button", { name: "Show all 12" }).click();
    await cards.nth(11).waitFor();
  });
}

async function strangers(server, check, begin) {
  await check(
    "an open table is found by its filters, which are remembered, and joined in one tap",
    {},
    async (page, open) => {
      const table = await begin(WAITING, {
        listed: true,
        language: "fr",
        clock: { by: "turn", bank: 2 * DAY },
        options: { first: 2 },
      });
      const other = await begin(WAITING, { listed: true });
      const hidden = await begin(WAITING, { public: true });
      const who = async (one) => {
        await called(one, "Zoe");
        await one.goto(server.address);
        await tableOf(one, table).waitFor();
      };
      await who(page);
      await tableOf(page, other).waitFor();
      assert.equal(await tableOf(page, hidden).count(), 0, "its host invites only friends");
      const said = await tableOf(page, table).textContent();
      for (const part of ["The Flow of History", "1 of 2 seats taken", "Ann", "2 days a turn", "Français", "seat 2"])
        assert.ok(said.includes(part), `${part} in ${said}`);
      const [game, pace, language] = await page.locator(".openfilters select").all();
      await language.selectOption("fr");
      await pace.selectOption("days");
      await game.selectOption("flow");
      await tableOf(page, other).waitFor({ state: "detached" });
      await page.reload();
      await tableOf(page, table).waitFor();
      assert.equal(await tableOf(page, other).count(), 0);
      const late = await open();
      await who(late);
      await tableOf(page, table).getByRole("button", { name: /Join/ }).click();
      await page.waitForURL(`**/table/${table.match}`);
      await page.locator(".seats .seat .who", { hasText: "You" }).waitFor();
      await late.close();
    },
  );

  await check("a table that was taken meanwhile says so and leaves the list", { noisy: true }, async (page) => {
    const table = await begin(WAITING, { listed: true });
    await called(page, "Zoe");
    await page.goto(server.address);
    await tableOf(page, table).waitFor();
    await page.route("**/api/matches/open*", (route) => route.abort());
    await post(server.address, `/matches/${table.match}/join`, { name: "Yan" });
    await tableOf(page, table).getByRole("button", { name: /Join/ }).click();
    await tableOf(page, table).locator("[role=alert]").waitFor();
    await page.unroute("**/api/matches/open*");
    await page.reload();
    await page.locator(".openfilters").waitFor();
    await loaded(page);
    assert.equal(await tableOf(page, table).count(), 0);
  });

  await check("where nothing fits, one can look at all or open a table", {}, async (page) => {
    await page.goto(server.address);
    await page.locator(".openfilters select").first().selectOption("flooruler");
    await page.getByText("No open table fits").waitFor();
    await page.getByRole("link", { name: "Open a table" }).click();
    await page.locator(".chair").first().waitFor();
    assert.equal(await page.locator(".door [aria-pressed=true]").textContent(), "Anyone may join");
    await page.goto(server.address);
    await page.getByRole("button", { name: "Show all tables" }).click();
    await page.locator(".opentable, .nothingopen h3").first().waitFor();
  });

  await check(
    "who may come is chosen when a game is set up; strangers have a seat, and the host a name",
    {},
    async (page) => {
      await page.goto(`${server.address}/new/flow`);
      await page.locator(".chair").first().waitFor();
      await page.getByRole("button", { name: "Anyone may join" }).click();
      assert.match(await page.locator(".chair").last().textContent(), /Anyone with the link can sit here/);
      const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/matches"));
      await page.getByRole("button", { name: "Open the table" }).click();
      await page.locator("dialog input").fill("Mia");
      await page.keyboard.press("Enter");
      const { listed, language, seats } = (await asked).postDataJSON();
      assert.deepEqual([listed, language, seats[0].name, seats.at(-1).kind], [true, "en", "Mia", "open"]);
      await page.locator(".lobby", { hasText: "also listed" }).waitFor();
    },
  );
}

async function names(server, check) {
  await check("who invites is asked for a name once, and it is remembered", {}, async (page) => {
    await page.goto(server.address);
    await page.locator(".tile.friends").click();
    await page.locator("dialog input").waitFor();
    assert.ok(await page.locator("dialog .primary").isDisabled());
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(new URL(page.url()).pathname, "/");
    await page.locator(".tile.friends").click();
    await page.locator("dialog input").fill("Zoe");
    await page.locator("dialog .colours button").nth(2).click();
    await page.locator("dialog input").press("Enter");
    await page.waitForURL(/\/table\//);
    await page.locator(".openseats li", { hasText: "Zoe" }).waitFor();
    await page.goto(server.address);
    await page.locator(".tile.friends").click();
    await page.waitForURL(/\/table\//);
    await page.locator(".openseats li", { hasText: "Zoe" }).waitFor();
  });
}

async function inviting(server, check, begin) {
  for (const size of ["desk", "phone"]) {
    await check(`the link is copied, shared, and shown as a code (${size})`, { size }, async (page) => {
      const table = await begin([...WAITING, { kind: "open" }]);
      await page.addInitScript(() => {
        navigator.share = async (what) => {
          globalThis.shared = what;
        };
        Object.defineProperty(navigator, "clipboard", {
          value: {
            writeText: async (text) => {
              globalThis.copied = text;
            },
          },
        });
      });
      const ben = await post(server.address, `/matches/${table.match}/join`, { name: "Ben" });
      await sitDown(page, [ben]); // not only the host invites
      await page.goto(`${server.address}/table/${table.match}`);
      const link = `${server.address}/join/${table.match}`;
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      await page.getByRole("button", { name: "Share" }).click();
      const [copied, shared] = await page.evaluate(() => [globalThis.copied, globalThis.shared]);
      assert.deepEqual([copied, shared.url], [link, link]);
      await page.getByRole("button", { name: "QR code" }).click();
      await page.locator("dialog .qr path").waitFor();
      assert.equal(await page.locator("dialog code").textContent(), link);
      const { width } = await page.locator("dialog .qr").boundingBox();
      assert.ok(width >= 200, `${width} px can be read across a table`);
      assert.deepEqual(await serious(page), []);
    });
  }
}

async function leaving(server, check, begin) {
  const open = async (page, table) => {
    await sitDown(page, [table]);
    await page.goto(`${server.address}/table/${table.match}`);
    await page.getByRole("button", { name: "Leave the game" }).click();
    await page.locator("dialog .way").first().waitFor();
    return page.locator("dialog").textContent();
  };

  await check("home with my seat kept: the game stays in my games", {}, async (page) => {
    const table = await begin(BOTS);
    assert.match(await open(page, table), /Nothing changes/);
    await page.locator("dialog .way.keep").click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.locator(`.going a[href="/table/${table.match}"]`).waitFor();
  });

  await check(
    "where the ways to leave can't be loaded, a dialog says so, and the next click tries again",
    { noisy: true },
    async (page) => {
      const table = await begin(BOTS);
      await sitDown(page, [table]);
      await page.goto(`${server.address}/table/${table.match}`);
      const part = /\/assets\/Leaving-.+\.js$/;
      await page.route(part, (route) => route.abort());
      await page.getByRole("button", { name: "Leave the game" }).click();
      await page.locator("dialog[open]", { hasText: "The server doesn't answer" }).waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.unroute(part);
      // A browser that never asks again for a module that failed has the page loaded again.
      const leave = page.getByRole("button", { name: "Leave the game" });
      page.once("load", () => void leave.click());
      await leave.click();
      await page.locator("dialog .way.keep").waitFor();
    },
  );

  await check(
    "each way to leave says what comes of it: with a clock, before the deal, and where strangers may come",
    {},
    async (page) => {
      const slow = await begin(BOTS, { clock: { by: "turn", bank: 2 * DAY } });
      assert.match(await open(page, slow), /2 d for each turn.*your seat opens.*is gone for good/);
      await page.getByRole("button", { name: "Stay", exact: true }).click();
      await page.locator("dialog").waitFor({ state: "detached" });
      assert.match(await open(page, await begin(WAITING)), /Nothing is dealt.*can't be undone/);
      const listed = await begin([...BOTS, { kind: "me", name: "Bo" }], { listed: true });
      assert.match(await open(page, listed), /seat is listed under/);
    },
  );
}

async function looks(server, check, begin) {
  await begin([...WAITING, { kind: "open" }], { listed: true, clock: { by: "game", bank: 600, increment: 30 } });
  const held = await Promise.all([...Array.from({ length: 3 }, () => begin(BOTS)), begin(WAITING)]);
  for (const how of [{}, { dark: true }, { size: "phone" }, { size: "sideways" }]) {
    await check(
      `axe and fingers: home with games and open tables (${how.dark ? "dark" : (how.size ?? "desk")})`,
      how,
      async (page) => {
        await sitDown(page, held);
        await page.goto(server.address);
        await page.locator(".opentable").first().waitFor();
        await page.locator(".going .matchcard").nth(3).waitFor();
        await loaded(page);
        assert.deepEqual(await serious(page), []);
        assert.deepEqual(await tooSmall(page), []);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it is too wide");
        const close = await page.evaluate(() =>
          [...document.querySelectorAll(".lid")]
            .filter((lid) => {
              const bottom = lid.querySelector(".lidtitle").getBoundingClientRect().bottom;
              return lid.querySelector(".lidfacts > span").getBoundingClientRect().top < bottom + 3;
            })
            .map((lid) => lid.textContent),
        );
        assert.deepEqual(close, [], "who can play stands apart from the title");
        if (how.size) {
          const low = await page.evaluate(() =>
            [...document.querySelectorAll("main :is(button, .button, select, input, a)")]
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 39.5)
              .map((one) => one.outerHTML.slice(0, 80)),
          );
          assert.deepEqual(low, []);
        }
      },
    );
  }
}
