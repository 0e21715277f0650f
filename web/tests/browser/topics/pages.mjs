// The pages before a game: setting it up, learning it, and reading its rules.
import assert from "node:assert/strict";
import { loaded, mine, reach, serious } from "../kit.mjs";
import { sitDown } from "../lib.mjs";

/** The parts of a row of seats, each of which is a column over all rows. */
const COLUMNS = [".seatmark", ".which", ".segments", ".detail", ".colours", ".iconbutton"];

/** Where each column begins, over all rows. */
const lefts = (page) =>
  page.evaluate(
    (columns) =>
      Object.fromEntries(
        columns.map((column) => [
          column,
          [...document.querySelectorAll(`.chair > ${column}`)].map((part) =>
            Math.round(part.getBoundingClientRect().left),
          ),
        ]),
      ),
    COLUMNS,
  );

const fits = async (page) =>
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing scrolls sideways");

const inFrench = (page) =>
  page.addInitScript(() => localStorage.setItem("watershed.settings", JSON.stringify({ language: "fr" })));

export async function pages({ server, check, begin }) {
  const games = await (await fetch(`${server.address}/api/games`)).json();
  const setUp = async (page, game = "flow") => {
    await page.goto(`${server.address}/new/${game}`);
    await page.locator(".chair").first().waitFor();
  };
  const kindOf = (page, chair, kind) => page.locator(".chair").nth(chair).locator("> .segments button").nth(kind);
  await rows(check, setUp, kindOf);
  await options(check, games, setUp);
  await captions(check, games, setUp);
  await learning(check, server, games);
  await reading(check, server, games);
  await bonuses(check, server, begin);
}

async function rows(check, setUp, kindOf) {
  for (const size of ["desk", "tablet", "sideways", "phone", "zoomed"]) {
    for (const french of [false, true]) {
      await check(
        `the rows of seats share their columns (${size}${french ? ", French" : ""})`,
        { size },
        async (page) => {
          if (french) await inFrench(page);
          await setUp(page);
          await kindOf(page, 1, 1).click();
          for (const [column, all] of Object.entries(await lefts(page))) {
            assert.equal(all.length, 4, column);
            assert.equal(new Set(all).size, 1, `${column} begins at ${all.join(", ")}`);
          }
          const inside = await page.evaluate(() =>
            [...document.querySelectorAll(".chair *")]
              .filter(
                (part) => part.getBoundingClientRect().right > part.closest(".chair").getBoundingClientRect().right,
              )
              .map((part) => part.outerHTML.slice(0, 80)),
          );
          assert.deepEqual(inside, [], "nothing hangs out of its row");
          await fits(page);
        },
      );
    }
  }

  await check("a seat is set up by keyboard", {}, async (page) => {
    await setUp(page);
    await reach(page, ".chair:nth-child(2) > .segments button:nth-child(1)");
    await page.keyboard.press("Enter");
    await reach(page, ".chair:nth-child(2) .detail input");
    await page.keyboard.type("Bea");
    assert.equal(await kindOf(page, 1, 0).getAttribute("aria-pressed"), "true");
    assert.equal(await page.locator(".chair").nth(1).locator("input").inputValue(), "Bea");
  });
}

async function options(check, games, setUp) {
  const most = Math.max(...games.find(({ name }) => name === "flow").seats);
  const starts = (page) => page.locator(".options select").first();

  await check("no option names a seat that is not at the table", {}, async (page) => {
    await setUp(page);
    const offered = async () => (await starts(page).locator("option").allTextContents()).join();
    assert.ok((await page.locator(".chair").count()) < most);
    assert.doesNotMatch(await offered(), /5/);
    await page.locator(".add").click();
    assert.match(await offered(), /5/);
    await starts(page).selectOption("5");
    await page.locator(".chair .iconbutton").last().click();
    assert.doesNotMatch(await page.locator(".setup").textContent(), /\b5\b/);
    assert.equal(await starts(page).inputValue(), "0", "who starts is drawn by lot again");
  });

  await check("who starts keeps the chair when another is removed, and the game begins so", {}, async (page) => {
    await setUp(page);
    await starts(page).selectOption("4");
    await page.locator(".chair .iconbutton").nth(1).click();
    assert.equal(await starts(page).inputValue(), "3");
    const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/matches"));
    await page.locator(".go .primary").click();
    assert.deepEqual((await asked).postDataJSON().options, { first: 3 });
    await page.waitForURL(/\/table\//);
  });

  await check("a table of four is full where four is most", {}, async (page) => {
    await setUp(page, "flooruler");
    while ((await page.locator(".add").count()) > 0) await page.locator(".add").click();
    assert.equal(
      await page.locator(".chair").count(),
      Math.max(...games.find(({ name }) => name === "flooruler").seats),
    );
    assert.doesNotMatch(await page.locator(".chairs").textContent(), /5/);
  });
}

async function captions(check, games, setUp) {
  await check("the levels of bots are explained once, and only where there are bots", {}, async (page) => {
    await setUp(page);
    const text = await page.locator(".setup").textContent();
    const { bots } = games.find(({ name }) => name === "flow");
    for (const { about } of bots) assert.equal(text.split(about).length - 1, 1, about);
    assert.match(text, /about \d+ seconds/);
    assert.equal(await page.locator(".chair small").count(), 0);
    assert.equal(await page.locator(".chair .detail .segments").first().getAttribute("aria-describedby"), "levels");
    for (const chair of await page.locator(".chair").all()) await chair.locator("> .segments button").first().click();
    assert.equal(await page.locator(".levels").count(), 0);
  });
}

async function learning(check, server, games) {
  for (const how of [{}, { dark: true }, { size: "phone" }, { size: "sideways" }]) {
    const name = how.dark ? "dark" : (how.size ?? "desk");
    await check(`learn: each course has a picture, a summary and ways on (${name})`, how, async (page) => {
      await page.goto(`${server.address}/learn`);
      await loaded(page);
      assert.equal(await page.locator(".learncourse").count(), games.length);
      for (const course of await page.locator(".learncourse").all()) {
        assert.ok((await course.locator(".learnpicture svg").first().boundingBox()).height > 100);
        assert.ok((await course.locator(".learnabout p").first().textContent()).length > 80);
        assert.equal(await course.locator(".learnways a").count(), 3);
      }
      assert.ok((await page.locator(".learnafter li").count()) > 2);
      await fits(page);
      assert.deepEqual(await serious(page), []);
    });
  }

  await check(
    "learn: when the server does not answer, it says so and can be asked again",
    { noisy: true },
    async (page) => {
      await page.route("**/api/games/*/components*", (route) => route.abort());
      await page.goto(`${server.address}/learn`);
      await page.locator(".learncourse .trouble").first().waitFor();
      await page.unroute("**/api/games/*/components*");
      await page.locator(".learncourse .trouble button").first().click();
      await page.locator(".learncourse .learnpicture").first().waitFor();
    },
  );
}

/** Waits until a thing is under the header and on the screen; says whether it came there. */
const onScreen = (page, selector) =>
  page
    .waitForFunction((wanted) => {
      const { top } = document.querySelector(wanted)?.getBoundingClientRect() ?? { top: 0 };
      return top > 40 && top < innerHeight - 20;
    }, selector)
    .then(
      () => true,
      () => false,
    );

async function reading(check, server, games) {
  for (const { name, title } of games) {
    for (const how of [{}, { dark: true }, { size: "phone" }, { size: "sideways" }]) {
      const where = `${name}, ${how.dark ? "dark" : (how.size ?? "desk")}`;
      await check(`rules: the game in one minute, with pictures (${where})`, how, async (page) => {
        await page.goto(`${server.address}/rules/${name}`);
        await loaded(page);
        assert.match(await page.locator("h1").textContent(), new RegExp(title));
        assert.equal(await page.locator(".summaryparts > section").count(), 3);
        assert.equal(await page.locator(".summaryparts > section > svg").count(), 3);
        assert.ok((await page.locator(".acts li").count()) > 3);
        assert.ok((await page.locator(".chapters figure").count()) > 3);
        await fits(page);
        assert.deepEqual(await serious(page), []);
      });
    }
  }

  await check("rules: in French all of it is French, also the captions", {}, async (page) => {
    await inFrench(page);
    await page.goto(`${server.address}/rules/flow`);
    await loaded(page);
    assert.equal(await page.locator(".summary h2").textContent(), "Le jeu en une minute");
    assert.match(await page.locator(".summary").textContent(), /Tu fais une seule action/);
    assert.equal(await page.locator(".chapters").getAttribute("lang"), "fr");
    assert.match(await page.locator(".chapters").textContent(), /Réserve/);
    assert.equal(await page.locator(".rulesearch small").count(), 0);
    await page.locator(".rulesearch input").fill("reserve");
    await page.locator(".rulesearch [role=status]", { hasText: /^[1-9]/ }).waitFor();
    assert.deepEqual(
      await page.evaluate(() => [...document.querySelectorAll(".chapters figure")].map((figure) => figure.lang)),
      Array.from({ length: await page.locator(".chapters figure").count() }, () => "fr"),
    );
  });

  for (const size of ["desk", "phone"]) {
    await check(
      `rules: a link to a rule finds it under the summary, and so do the contents (${size})`,
      { size },
      async (page) => {
        await page.goto(`${server.address}/rules/flow#12.6`);
        await page.locator(".summary").waitFor();
        assert.ok(await onScreen(page, '[data-rule="12.6"]'), "the rule is on the screen");
        await page.locator(".summary nav a").first().click();
        assert.ok(await onScreen(page, ".contents"), "the contents are on the screen");
        await page.locator(".contents a").nth(6).click();
        assert.ok(await onScreen(page, '.chapters section[data-rule="7"] h3'), "the chapter is on the screen");
      },
    );
  }

  await check("rules: without their pictures the rules are still there", { noisy: true }, async (page) => {
    await page.route("**/api/games/*/components*", (route) => route.abort());
    await page.goto(`${server.address}/rules/flow`);
    await page.locator('[data-rule="1.1"]').waitFor();
    assert.equal(await page.locator(".summary").count(), 0);
  });
}

async function bonuses(check, server, begin) {
  const OURS = /reconstructed by us/;
  const { cards } = await (await fetch(`${server.address}/api/games/flow/components`)).json();
  const ours = cards.filter(({ sources }) => sources.indicator === "reconstructed").map(({ card }) => card);

  await check("a bonus that is ours says so: gallery, rules and the card at the table", {}, async (page) => {
    assert.ok(ours.length > 0 && ours.length < cards.length);
    await page.goto(`${server.address}/gallery/flow`);
    await page.locator(".f-gallery li").first().waitFor();
    const labelled = await page.evaluate(() =>
      [...document.querySelectorAll(".f-gallery li")]
        .filter((one) => /reconstructed by us/.test(one.querySelector(".f-note")?.textContent ?? ""))
        .map(({ id }) => id),
    );
    assert.deepEqual(labelled, ours);
    await page.goto(`${server.address}/rules/flow`);
    await page.locator(".of-bonus li").first().waitFor();
    for (const row of await page.locator(".of-bonus li").all()) {
      const said = OURS.test(await row.textContent());
      assert.equal(said, (await row.getAttribute("data-source")) === "reconstructed");
    }
    const match = await begin();
    await sitDown(page, [match]);
    await page.goto(`${server.address}/table/${match.match}`);
    await mine(page);
    const card = page.locator(ours.map((slug) => `.f-market [data-card="${slug}"]`).join()).first();
    await card.hover();
    await page.locator(".peek .f-note").waitFor();
    assert.match(await page.locator(".peek .f-note").textContent(), OURS);
    assert.match(await card.getAttribute("aria-label"), OURS);
  });
}
