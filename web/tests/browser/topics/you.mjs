// An identity without an account: two browsers are two devices of one person.
import assert from "node:assert/strict";
import { BOTS, loaded, mine, playOne, serious, tooSmall } from "../kit.mjs";
import { playOn, post } from "../lib.mjs";

const inFrench = (page) =>
  page.addInitScript(() => localStorage.setItem("watershed.settings", JSON.stringify({ language: "fr" })));

const kept = (page, key) => page.evaluate((name) => JSON.parse(localStorage.getItem(`watershed.${name}`)), key);

/** Waits until the server knows whose seats these are. */
const claimed = (page) =>
  page.waitForFunction(() => {
    const of = (key) => JSON.parse(localStorage.getItem(`watershed.${key}`) ?? "[]");
    return localStorage.getItem("watershed.device") && of("claimed").length >= of("seats").length;
  });

/** Sits down in a page with seats that were taken elsewhere; only once, so that the page can forget them. */
async function seated(page, server, ...seats) {
  await page.goto(`${server.address}/about`);
  await page.evaluate(
    (held) => {
      localStorage.setItem("watershed.seats", JSON.stringify(held));
      if (!localStorage.getItem("watershed.me")) localStorage.setItem("watershed.me", '{"name":"Ann","colour":null}');
    },
    seats.map(({ match, seat, token }) => ({ match, seat, token })),
  );
}

async function openYou(page, server) {
  await page.goto(`${server.address}/you`);
  await page.locator("#history").waitFor();
  await loaded(page);
}

/** The link that a device shows for another one. */
async function linkOf(page, server) {
  await openYou(page, server);
  await page.locator(".carry button").first().click();
  return page.locator(".carry .shown input").inputValue();
}

/** Opens the link on another device and goes on as the same person there. */
async function arrive(page, link) {
  await page.goto(link);
  await page.locator(".arrive .primary").click();
  await page.locator(".welcome").waitFor();
}

const named = (name) => [{ ...BOTS[0], name }, ...BOTS.slice(1)];

export async function you({ server, check, begin }) {
  await carrying(check, server, begin);
  await signingOut(check, server, begin);
  await listing(check, server, begin);
  await sharing(check, server, begin);
  await leaving(check, server, begin);
  await looks(check, server, begin);
}

async function carrying(check, server, begin) {
  await check("a link carries seats and name to another device, and both play", {}, async (ann, open) => {
    const match = await begin(named("Ann"), { options: { first: 1 } });
    await seated(ann, server, match);
    await ann.goto(`${server.address}/table/${match.match}`);
    await mine(ann);
    await claimed(ann);
    const away = await open();
    const link = await linkOf(ann, server);
    const phone = await open({ size: "phone" });
    await phone.goto(link);
    await phone.locator(".arrive h2", { hasText: "Continue as Ann on this device?" }).waitFor();
    assert.equal(await kept(phone, "device"), null, "nothing has happened yet");
    await phone.locator(".arrive .primary").click();
    await phone.locator(".welcome", { hasText: "Ann" }).waitFor();
    assert.equal(new URL(phone.url()).hash, "", "the code is gone from the address");
    assert.equal((await kept(phone, "me")).name, "Ann");
    await ann.locator(".carry [role=status]", { hasText: "is yours now too" }).waitFor();
    assert.equal(await ann.locator(".devices li").count(), 2);

    await ann.goto(`${server.address}/table/${match.match}`);
    await mine(ann);
    await phone.locator(`.playedrow a[href="/table/${match.match}"]`).click();
    await mine(phone);
    const before = await ann.locator(".lines .line").count();
    await playOne(phone, "list");
    await ann.waitForFunction((count) => document.querySelectorAll(".lines .line").length > count, before);

    await away.goto(link);
    await away.locator(".arrive [role=alert]", { hasText: "doesn't work any more" }).waitFor();
    away.wrong.splice(0, away.wrong.length, ...away.wrong.filter((said) => !said.includes("/me/link/look")));
  });

  await check("a code that was sent to the wrong person is cancelled", { noisy: true }, async (ann, open) => {
    await seated(ann, server, await begin(named("Ann")));
    const link = await linkOf(ann, server);
    await ann.getByRole("button", { name: "Cancel the code" }).click();
    await ann.locator(".carry [role=status]", { hasText: "The code no longer works." }).waitFor();
    assert.equal(await ann.locator(".carry .shown").count(), 0);
    const stranger = await open();
    await stranger.goto(link);
    await stranger.locator(".arrive [role=alert]", { hasText: "doesn't work any more" }).waitFor();
    assert.equal(await linkOf(ann, server).then((next) => next === link), false, "a new code can be shown");
  });

  await check("a table that was never seen on this device opens as my seat", {}, async (ann, open) => {
    const first = await begin(named("Ann"));
    await seated(ann, server, first);
    const laptop = await open();
    await arrive(laptop, await linkOf(ann, server));
    const later = await begin(named("Ann"), { options: { first: 1 } });
    await seated(ann, server, first, later);
    await ann.goto(server.address);
    await claimed(ann);
    await laptop.goto(`${server.address}/table/${later.match}`);
    await mine(laptop);
    await playOne(laptop, "list");
  });

  await check("what this device played comes along; not now leaves all as it was", {}, async (ann, open) => {
    await seated(ann, server, await begin(named("Ann")));
    const link = await linkOf(ann, server);
    const laptop = await open();
    const own = await begin(named("Anna"));
    await seated(laptop, server, own);
    await laptop.goto(link);
    await laptop.locator(".arrive", { hasText: "The 1 game you play here comes along." }).waitFor();
    await laptop.locator(".arrive button").nth(1).click();
    await laptop.locator(`.playedrow a[href="/table/${own.match}"]`).waitFor();
    assert.equal(await laptop.locator(".playedrow").count(), 1);
    await arrive(laptop, link);
    await laptop.locator(`.playedrow a[href="/table/${own.match}"]`).waitFor();
    assert.equal(await laptop.locator(".playedrow").count(), 2);
    await ann.reload();
    await ann.locator(`.playedrow a[href="/table/${own.match}"]`).waitFor();
  });

  await check("one who never played is told what to do", {}, async (page) => {
    await page.goto(server.address);
    await page.locator('.top a[href="/you"]').click();
    await page.locator(".nobody .empty").waitFor();
    await page.locator('.nobody a[href="/"]').waitFor();
    assert.equal(await kept(page, "device"), null, "looking makes nobody");
  });
}

async function signingOut(check, server, begin) {
  await check("a device that was signed out can't move, is told, and starts afresh", {}, async (ann, open) => {
    const match = await begin(named("Ann"), { options: { first: 1 } });
    await seated(ann, server, match);
    const laptop = await open({ noisy: true });
    await arrive(laptop, await linkOf(ann, server));
    await laptop.goto(`${server.address}/table/${match.match}`);
    await mine(laptop);
    await ann.locator(".devices li", { hasNotText: "this device" }).waitFor();
    await ann.locator(".devices li", { hasNotText: "this device" }).locator("button").click();
    await ann.locator("dialog .danger").click();
    await ann.locator(".devices li").nth(1).waitFor({ state: "detached" });
    await laptop.locator(".lostseat", { hasText: "This device was signed out" }).waitFor();
    await laptop.locator(".lostseat button").click();
    assert.equal(await laptop.locator(".movelist button").count(), 0, "it only watches");
    assert.equal(await kept(laptop, "device"), null);
    await laptop.goto(`${server.address}/about`);
    await laptop.locator(".banner", { hasText: "This device was signed out" }).waitFor();
    await laptop.locator(".banner button").click();
    await laptop.goto(`${server.address}/you`);
    await laptop.locator(".nobody").waitFor();
    assert.equal(await laptop.locator(".banner").count(), 0);
    await ann.goto(`${server.address}/table/${match.match}`);
    await mine(ann);
    await playOne(ann, "list");
  });
}

async function listing(check, server, begin) {
  await check("my games by game, progress and opponents; results by game and opponent", {}, async (ann) => {
    const over = await begin(named("Ann"));
    await playOn(server.address, over);
    const running = await begin(named("Ann"));
    const friends = await begin([{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
    await post(server.address, `/matches/${friends.match}/join`, { name: "Zoe" });
    const other = await begin(named("Ann"), { game: "flooruler" });
    await seated(ann, server, over, running, friends, other);
    await openYou(ann, server);
    const shown = async (count) => {
      await ann.waitForFunction((wanted) => document.querySelectorAll(".playedrow").length === wanted, count);
      await loaded(ann);
    };
    await shown(4);
    const part = (group, index) => ann.locator(".youfilters .segments").nth(group).locator("button").nth(index);
    await part(0, 2).click();
    await shown(1);
    await ann.locator(`.playedrow a[href="/end/${over.match}"]`).waitFor();
    assert.match(await ann.locator(".playedrow .what").textContent(), /(1st|2nd|3rd) of 3 · -?\d+ points?/);
    await part(0, 1).click();
    await shown(3);
    await part(1, 1).click();
    await shown(1);
    await ann.locator(".playedrow", { hasText: "Zoe" }).waitFor();
    await part(0, 2).click();
    await ann.locator(".history .empty", { hasText: "No game fits" }).waitFor();
    await part(0, 0).click();
    await part(1, 0).click();
    await ann.locator(".youfilters select").selectOption("flooruler");
    await shown(1);
    await ann.locator(`.playedrow a[href="/table/${other.match}"]`).waitFor();
    const [byGame, byOpponent] = await ann.locator(".tables table").all();
    assert.equal(await byGame.locator("tbody tr").count(), 1);
    assert.equal(await byGame.locator("tbody td").first().textContent(), "1");
    assert.equal(await byGame.locator("caption").textContent(), "By game");
    assert.ok((await byOpponent.locator("tbody tr").count()) > 0);
  });

  await check("more games come on demand", {}, async (ann) => {
    const all = [];
    for (let count = 0; count < 12; count++) all.push(await begin(named("Ann")));
    await seated(ann, server, ...all);
    await openYou(ann, server);
    assert.equal(await ann.locator(".playedrow").count(), 10);
    await ann.locator(".history .more").click();
    await ann.waitForFunction(() => document.querySelectorAll(".playedrow").length === 12);
    await ann.locator(".history .more").waitFor({ state: "detached" });
  });

  await check("my name is the same on the next table and on my other device", {}, async (ann, open) => {
    await seated(ann, server, await begin(named("Ann")));
    const laptop = await open();
    await arrive(laptop, await linkOf(ann, server));
    await ann.locator("#myname").fill("Annabel");
    await ann.locator(".youname button").click();
    await ann.locator(".youname [role=status]", { hasText: "Saved" }).waitFor();
    await laptop.goto(server.address);
    await laptop.waitForFunction(() => JSON.parse(localStorage.getItem("watershed.me"))?.name === "Annabel");
    const open_ = await begin([{ kind: "me", name: "Zoe" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
    await laptop.goto(`${server.address}/join/${open_.match}`);
    await laptop.locator("input[autocomplete=nickname]").waitFor();
    assert.equal(await laptop.locator("input[autocomplete=nickname]").inputValue(), "Annabel");
  });
}

async function sharing(check, server, begin) {
  await check(
    "results are shared by a link, until they are not",
    { permissions: ["clipboard-read", "clipboard-write"] },
    async (ann, open) => {
      const [secret, shown] = [await begin(named("Ann")), await begin(named("Ann"), { public: true })];
      for (const match of [secret, shown]) await playOn(server.address, match);
      await seated(ann, server, secret, shown);
      await openYou(ann, server);
      await ann.locator("#share ~ label input").click();
      await ann.locator("#share ~ .linkrow button").first().click();
      await ann.locator("#share ~ .linkrow [role=status]", { hasText: "Copied" }).waitFor();
      const link = await ann.evaluate(() => navigator.clipboard.readText());
      const stranger = await open({ noisy: true });
      await stranger.goto(link);
      await stranger.locator("#played").waitFor();
      assert.match(await stranger.locator("h1").first().textContent(), /Results of Ann/);
      assert.equal(await stranger.locator(".tables tbody td").first().textContent(), "2");
      assert.equal(await stranger.locator(".playedrow").count(), 1, "private games are numbers only");
      await stranger.locator(`.playedrow a[href^="/replay/${shown.match}"]`).waitFor();
      await ann.locator("#share ~ label input").click();
      await ann.locator("#share ~ .linkrow").waitFor({ state: "detached" });
      await stranger.reload();
      await stranger.locator(".nobody", { hasText: "This page isn't shared" }).waitFor();
    },
  );
}

async function leaving(check, server, begin) {
  await check("all of my data is one file", {}, async (ann) => {
    await seated(ann, server, await begin(named("Ann")), await begin(named("Ann")));
    await openYou(ann, server);
    const [download] = await Promise.all([
      ann.waitForEvent("download"),
      ann.locator("#data ~ .row button").first().click(),
    ]);
    const text = await (await download.createReadStream()).toArray();
    const all = JSON.parse(Buffer.concat(text).toString());
    assert.equal(all.matches.length, 2);
    assert.equal(all.me.devices.length, 1);
  });

  await check("deleting says what goes, and then it is gone", {}, async (ann, open) => {
    const match = await begin(named("Anneliese"));
    await playOn(server.address, match, 2);
    await seated(ann, server, match);
    await openYou(ann, server);
    await ann.locator("#data ~ .row .danger").click();
    assert.match(await ann.locator("dialog").textContent(), /This goes.*your name.*your seats.*This stays.*moves/s);
    await ann.keyboard.press("Escape");
    await ann.locator("dialog").waitFor({ state: "detached" });
    await ann.locator("#data ~ .row .danger").click();
    await ann.locator("dialog .danger").click();
    await ann.locator(".arrive", { hasText: "Your data is deleted" }).waitFor();
    assert.deepEqual(await ann.evaluate(() => Object.keys(localStorage).filter((key) => !/settings/.test(key))), []);
    const summary = await (await fetch(`${server.address}/api/matches/${match.match}`)).text();
    assert.doesNotMatch(summary, /Anneliese/);
    const watcher = await open();
    await watcher.goto(`${server.address}/table/${match.match}`);
    await watcher.locator(".seats, .side").first().waitFor();
    await loaded(watcher);
  });
}

async function looks(check, server, begin) {
  const over = await begin(named("Ann"), { public: true });
  await playOn(server.address, over);
  const going = await begin(named("Ann"));
  for (const how of [{}, { dark: true }, { size: "phone" }, { size: "phone", french: true }, { size: "zoomed" }]) {
    const name = [how.size ?? "desk", how.dark && "dark", how.french && "French"].filter(Boolean).join(", ");
    await check(`my page, its dialogs and what others see keep nobody out (${name})`, how, async (page, open) => {
      if (how.french) await inFrench(page);
      const fits = async (where) => {
        assert.deepEqual(await serious(page), [], where);
        assert.deepEqual(await tooSmall(page), [], where);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${where} fits`);
        const low = await page.evaluate(() =>
          [...document.querySelectorAll("main :is(button, .button, summary, select), dialog button")]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 39.5)
            .map((one) => one.textContent),
        );
        assert.deepEqual(low, [], where);
      };
      await page.goto(`${server.address}/you`);
      await page.locator(".nobody").waitFor();
      await fits("nobody");
      await seated(page, server, over, going);
      const link = await linkOf(page, server);
      await page.locator(".carry .qr path").waitFor();
      await fits("my page");
      await page.locator(".devices button").first().click();
      await fits("signing out");
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.locator("#data ~ .row .danger").click();
      await fits("deleting");
      await page.keyboard.press("Escape");
      await page.locator("#share ~ label input").click();
      const shared = await page.locator("#share ~ .linkrow input").inputValue();
      await page.goto(shared);
      await page.locator("#played").waitFor();
      await loaded(page);
      await fits("what others see");
      const other = await open();
      await other.goto(link);
      await other.locator(".arrive .primary").waitFor();
      assert.deepEqual(await serious(other), [], "arriving");
    });
  }
}
