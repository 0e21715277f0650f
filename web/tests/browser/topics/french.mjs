// In French, nothing is in English: every text and label that a player meets, on every page and at a table of every game.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { loaded, mine } from "../kit.mjs";
import { post, sitDown } from "../lib.mjs";

const WEB = new URL("../../../src/", import.meta.url);
const HOUSE = new URL("../../../../src/watershed/kit/", import.meta.url);
const ROOMS = ["games/", "../../src/watershed/games/"].map((path) => new URL(path, WEB));
const TURNS = 3;

/** The sentences of a catalogue, without the title of its game, ids, comments, variables and what selects a variant. */
const sentencesIn = (text) =>
  text
    .replace(/^(#|title =).*$/gm, "")
    .replace(/^[a-z][\w-]* =/gm, "")
    .replace(/^\s*\*?\[\w+\]/gm, "")
    .replace(/\{[^{}"]*(->|\})/g, " ")
    .replaceAll("`", " ");

/** Soft hyphens part no words. */
const wordsIn = (text) =>
  text
    .replaceAll("\u00ad", "")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Rulebooks are books; all other words are in catalogues. */
const endOf = (part) => (part === "rulebook." ? "md" : "ftl");

function wordsOf(language) {
  const rooms = ROOMS.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) =>
        ["", "reading/", "rulebook."].map((part) => new URL(`${name}/${part}${language}.${endOf(part)}`, folder)),
      ),
  );
  const shell = readdirSync(WEB, { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(`/${language}.ftl`) && !path.startsWith("games/"))
    .map((path) => new URL(path, WEB));
  const files = [...shell, new URL(`${language}.ftl`, HOUSE), ...rooms];
  return new Set(files.flatMap((file) => wordsIn(sentencesIn(read(file)))));
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const FRENCH = wordsOf("fr");
/** What only English says. Letters that stand alone are places, keys and ages. */
const ENGLISH = new Set([...wordsOf("en")].filter((word) => word.length > 1 && !FRENCH.has(word)));
/** The names of languages and players, and what a page may leave in English if it says so. */
const NAMES = ["English", "Ann", "Watershed"];

/** Everything that is seen or read aloud, but what the page itself marks as English. */
const saidOn = (page) =>
  page.evaluate(() => {
    const labels = ["aria-label", "title", "placeholder", "aria-valuetext", "alt"];
    const skipped = (element) => element.closest("[lang=en], script, style, noscript") !== null;
    const found = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) {
        if (!skipped(node.parentElement)) found.push(node.data);
      } else if (!skipped(node)) {
        found.push(...labels.map((label) => node.getAttribute(label) ?? ""));
      }
    }
    const fingerprints = /\b[0-9a-f]{16,}\b|\b[0-9a-f]{8}…/g; // letters among digits may come to a word
    const codes = /^[A-Z][A-Z0-9]$/; // a cell of a map may be AT
    return found
      .map((text) => text.replace(fingerprints, "").trim())
      .filter((text) => text !== "" && !codes.test(text));
  });

/** Changes with every move: the journal grows, or, where a move is one step of a larger one, the table counts on. */
const progress = () =>
  `${document.querySelectorAll(".lines .line").length} ${document.querySelector("[data-seq]")?.dataset.seq ?? ""}`;

export async function french({ server, check }) {
  const games = await (await fetch(`${server.address}/api/games?language=fr`)).json();
  const titles = games.flatMap(({ title, books }) => [title, ...books.map((book) => book.title)]);
  const proper = new Set([...titles, ...NAMES].flatMap(wordsIn));

  const isFrench = async (page, where, names = []) => {
    await loaded(page);
    const given = new Set(names.flatMap(wordsIn));
    const wrong = (await saidOn(page)).flatMap((text) =>
      wordsIn(text)
        .filter((word) => ENGLISH.has(word) && !proper.has(word) && !given.has(word))
        .map((word) => `${word}: ${text}`),
    );
    assert.deepEqual([...new Set(wrong)], [], where);
  };
  const open = async (page, path) => {
    await page.addInitScript(() => localStorage.setItem("watershed.settings", JSON.stringify({ language: "fr" })));
    await page.goto(`${server.address}${path}`);
  };

  await check("there are English words to look for", {}, async () => {
    for (const word of ["your", "the", "confirm", "harvest", "undo", "rules"])
      assert.ok(ENGLISH.has(word), `${word} is only English`);
    for (const word of ["table", "points", "tour"]) assert.ok(!ENGLISH.has(word), `${word} is French too`);
  });

  await check("home, about, learning and a page that is not there", {}, async (page) => {
    // At tables of others there are names in any language.
    const others = await (await fetch(`${server.address}/api/matches`)).json();
    const names = others.flatMap(({ seats }) => seats.map(({ name }) => name));
    for (const path of ["/", "/about", "/learn", "/nowhere"]) {
      await open(page, path);
      await isFrench(page, path, names);
    }
    await page.locator(".menu summary").click();
    await isFrench(page, "the settings");
  });

  for (const size of ["desk", "tablet"])
    await check(`the tabs beside a board are seen whole (${size})`, { size }, async (page) => {
      const seats = [{ kind: "me", name: "Ann" }, ...Array.from({ length: 2 }, () => ({ kind: "bot", bot: "random" }))];
      const match = await post(server.address, "/matches", { game: "flow", language: "fr", seats });
      await sitDown(page, [match]);
      await open(page, `/table/${match.match}`);
      await page.locator(".tabs .rules").waitFor();
      await page.evaluate(() => document.fonts.ready);
      const [right, wide] = await page
        .locator(".tabs .rules span")
        .evaluate((label) => [label.getBoundingClientRect().right, innerWidth]);
      assert.ok(right <= wide, `the last one ends at ${right} of ${wide}`);
    });

  for (const { name } of games) {
    await check(`${name}: set-up, gallery and rules`, {}, async (page) => {
      await open(page, `/new/${name}`);
      await page.locator(".chairs").waitFor();
      await isFrench(page, "set-up");
      for (const at of [2, 4]) {
        await page
          .locator(".clockchoice .segments button")
          .nth(at > 2 ? 2 : 1)
          .click();
        await isFrench(page, "the clock");
      }
      for (const path of ["gallery", "rules"]) {
        await open(page, `/${path}/${name}`);
        await isFrench(page, path);
      }
    });

    await check(`${name}: a table, with journal, choice, preview, reasons, hand-over and chat`, {}, async (page) => {
      const match = await post(server.address, "/matches", {
        game: name,
        language: "fr",
        seats: [{ kind: "me", name: "Ann" }, ...Array.from({ length: 2 }, () => ({ kind: "bot", bot: "citizen" }))],
      });
      await sitDown(page, [match]);
      await open(page, `/table/${match.match}`);
      for (let turn = 0; turn < TURNS; turn++) {
        await mine(page);
        await isFrench(page, "my turn");
        await page.locator(".optionhead .more").click();
        await page.waitForFunction(() => !document.querySelector(".refused")?.textContent.includes("…"));
        await isFrench(page, "why not");
        const offers = page.locator(".movelist button");
        await offers.nth((turn * 5) % (await offers.count())).click();
        await page.locator(".preview:not(.late)").waitFor();
        await isFrench(page, "a choice and its preview");
        const before = await page.evaluate(progress);
        await page.locator(".decide .primary").click();
        await page.waitForFunction(`(${progress})() !== ${JSON.stringify(before)}`);
      }
      await mine(page);
      await page.locator(".optionhead .more").click();
      const refused = page.locator(".refused button").first();
      if ((await refused.count()) > 0) {
        await refused.click();
        await page.locator(".toast").waitFor();
        await isFrench(page, "a refusal");
      }
      for (const tab of ["chat", "rules", "journal"]) {
        await page.locator(`.tabs .${tab}`).click();
        await isFrench(page, tab);
      }
      await page.locator(".tabletop .iconbutton").first().click();
      await page.locator("dialog[open]").waitFor();
      await isFrench(page, "leaving");
    });
  }
}
