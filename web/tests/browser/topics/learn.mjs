// Learn, from the home page to its last step, by doing what the coach says and clicking what it points to.
import assert from "node:assert/strict";
import { linesSaid, mine, moreLines, playOne } from "../kit.mjs";
import { MORE_SIZES, playOn, SIZES } from "../lib.mjs";
import { seen as seqOf } from "../patchistory.mjs";

const STEPS = 11;
/** What every lesson is tried at, step by step: what is read on all screens, what is done on one pair or the other in turn. */
const SCREENS = [
  [SIZES.phone, SIZES.desk],
  [MORE_SIZES.sideways, MORE_SIZES.tablet],
];
/** What there is to know about the other lessons: their steps, and by which round or turn they have been done as the coach says. */
const FLOORULER = { steps: 13, rounds: 17 };
const FLOODS = { steps: 12, turns: 8 };
/** Its lesson is an era long. A worker at the end of a route brings war or an alliance: what its seed doesn't bring is told at the end. */
const PATCHISTORY = { steps: 27, either: ["War", "Alliances"], free: "You play" };

/** What the coach shows: how the step stands, its title, and what it proposes. */
const coachOf = (page) =>
  page.evaluate(() => {
    const coach = document.querySelector(".coach");
    return {
      how: coach?.className.replace(/coach|is-/g, "").trim() ?? "",
      title: coach?.querySelector("h2")?.textContent ?? "",
      count: coach?.querySelector(".coachcount")?.textContent ?? "",
      live: [...(coach?.querySelectorAll(".coachlive") ?? [])].map((line) => line.textContent).join(" "),
      text: coach?.querySelector(".coachnext")?.textContent ?? "",
    };
  });

/** Where the first ring lies, once it lies still for longer than the coach takes to look again; by the page's own timers, however slow it is.
 * "over" where the coach meanwhile asks for nothing: it had not yet said so when it was read.
 */
const restingRing = (page) =>
  page.evaluate(async () => {
    const place = () => {
      const box = document.querySelector(".coachrings span")?.getBoundingClientRect();
      return box ? { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) } : null;
    };
    for (let looks = 0, still = 0, before = place(); looks < 400; looks++) {
      await new Promise((later) => setTimeout(later, 50));
      const now = place();
      if (!now && !document.querySelector(".coach.is-now")) return "over";
      still = now && before && now.x === before.x && now.y === before.y ? still + 1 : 0;
      if (still === 9) return now;
      before = now;
    }
    return null;
  });

async function clickRing(page) {
  const ring = await restingRing(page);
  assert.ok(ring, "something is ringed");
  if (ring === "over") return undefined;
  const inside = await page.evaluate(
    ({ x, y }) =>
      x > 0 && y > 0 && x < innerWidth && y < innerHeight && !document.elementFromPoint(x, y)?.closest(".coach"),
    ring,
  );
  assert.ok(inside, `the ring at ${ring.x}, ${ring.y} can be clicked`);
  return page.mouse.click(ring.x, ring.y);
}

/** What is wrong with the rings: each is on the screen, under nothing, and the first is round a thing that is seen whole. */
const wrongRings = (page) =>
  page.evaluate(() => {
    const boxOf = (one) => one.getBoundingClientRect();
    const coach = boxOf(document.querySelector(".coach"));
    const room = boxOf(document.querySelector(".boardroom"));
    const apart = (a, b) =>
      a.right <= b.left + 6 || b.right <= a.left + 6 || a.bottom <= b.top + 6 || b.bottom <= a.top + 6;
    const holds = (ring, box) =>
      box.left > ring.left - 3 && box.top > ring.top - 3 && box.right < ring.right + 3 && box.bottom < ring.bottom + 3;
    /** A thing that fills its ring; what is larger than the room is seen as far as the room goes. */
    function isWhole(ring, under) {
      if (ring.height > room.height * 0.8) return true;
      for (let one = under; one; one = one.parentElement) {
        const box = boxOf(one);
        if (holds(ring, box) && box.width * box.height > 0.6 * (ring.width - 8) * (ring.height - 8)) return true;
      }
      return false;
    }
    return [...document.querySelectorAll(".coachrings span")].flatMap((span, index) => {
      const ring = boxOf(span);
      const at = `ring ${index + 1} at ${Math.round(ring.left)}, ${Math.round(ring.top)}`;
      const under = document.elementFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2);
      if (!under || under.closest(".coach")) return [`${at} is off the screen or under the coach`];
      if (!apart(ring, coach)) return [`${at} lies over the coach`];
      return index > 0 || isWhole(ring, under)
        ? []
        : [`${at} is round a thing that is cut off (${under.outerHTML.slice(0, 80)})`];
    });
  });

/** Waits until the rings, or that there are none, have not changed for longer than the coach takes to look again. */
const ringsRest = (page) =>
  page.evaluate(async () => {
    const place = () =>
      [...document.querySelectorAll(".coachrings span")].map((one) => one.getAttribute("style")).join();
    for (let looks = 0, still = 0, before = place(); looks < 60 && still < 7; looks++) {
      await new Promise((later) => setTimeout(later, 50));
      still = place() === before ? still + 1 : 0;
      before = place();
    }
  });

/** Looks at the step that is shown on its screens, and comes back to the one it came from. */
async function onAllScreens(page, { title, how, times }) {
  const before = page.viewportSize();
  for (const screen of how === "read" ? SCREENS.flat() : SCREENS[times % SCREENS.length]) {
    await page.setViewportSize(screen);
    const board = page.locator(".tabs .board:visible");
    if (await board.count()) await board.click();
    await ringsRest(page);
    let wrong = await wrongRings(page);
    for (let looks = 0; looks < 40 && wrong.length > 0; looks++) {
      await page.waitForTimeout(250); // on a busy machine a page takes its time to scroll to what it points at
      wrong = await wrongRings(page);
    }
    assert.deepEqual(wrong, [], `${title} (${how}) at ${screen.width}×${screen.height}`);
  }
  await page.setViewportSize(before);
  await ringsRest(page);
}

/** Does what the coach asks for now: chooses, bids what it proposes, confirms. */
async function obey(page, live) {
  const chosen = page.locator(".chosentext");
  if ((await chosen.count()) === 0) return clickRing(page);
  const [, wanted] = /Try this: (Invest [^.]*)/.exec(live) ?? [];
  for (let more = 0; more < 5 && wanted && wanted !== (await chosen.textContent()); more++)
    await page.locator(".bid .iconbutton").last().click();
  const before = await linesSaid(page);
  await page.locator(".decide .primary").click();
  await moreLines(page, before);
}

const playAny = (page, pick) => playOne(page, "list", pick);

/** The same at a table where a move isn't always told in the journal. */
async function goAstray(page, pick) {
  const before = await seqOf(page);
  const offers = page.locator(".movelist button:visible, .nearby button:not(.refusedone):visible");
  const count = await offers.count();
  if (count === 0) return;
  try {
    await offers.nth(pick % count).click({ timeout: 10_000 });
  } catch (error) {
    // Others play at the same time: what was offered may be over.
    if ((await seqOf(page)) === before) throw error;
    return;
  }
  await page.locator(".decide .primary").click();
  await page.waitForFunction((seq) => document.querySelector(".patchistory")?.dataset.seq !== seq, before);
}

/** Follows the coach until the last sheet; says which steps it saw and how they went. Between the steps of a long game it plays what is proposed. */
async function follow(page, { stray = () => false, look = async () => undefined, does = obey, astray = playAny } = {}) {
  const seen = new Map();
  const looked = new Set();
  for (let rounds = 0; rounds < 400; rounds++) {
    const { how, title, live } = await coachOf(page);
    if (how.includes("finish")) return seen;
    const chosen = await page.locator(".dock.chosen").count();
    const moment = `${title} ${how} ${chosen || live.split(" ").slice(0, 3).join(" ")}`;
    if (how !== "others" && !looked.has(moment)) {
      const times = [...looked].filter((one) => one.startsWith(`${title} `)).length;
      await look(page, { title, how, times });
      looked.add(moment);
    }
    if (title) seen.set(title, [...(seen.get(title) ?? []), how]);
    const next = page.locator(".coachfoot button").last();
    if (how === "read" || how === "done") await next.click();
    else if ((how === "now" || how === "free") && !stray(seen.size)) await does(page, live);
    else if (how === "now" || how === "wait" || how === "free") await astray(page, rounds);
    else await page.waitForTimeout(60);
    if (how === "wait" && seen.get(title).filter((one) => one === "wait").length > 6) await next.click();
    await page.waitForTimeout(40);
  }
  assert.fail(`the lesson does not end: ${JSON.stringify(await coachOf(page))}`);
}

export async function learn({ server, check }) {
  const sitDownToLearn = async (page) => {
    await page.goto(server.address);
    await page.locator(".learninvite .button").click();
    await page.waitForURL(/\/table\//);
    await page.locator(".coach h2").waitFor();
  };

  for (const size of ["desk", "phone"]) {
    await check(`learn by playing, to the last step, as the coach says (${size})`, { size }, async (page) => {
      await sitDownToLearn(page);
      const seen = await follow(page, size === "desk" ? { look: onAllScreens } : {});
      assert.equal(seen.size, STEPS, [...seen.keys()].join(", "));
      assert.ok(
        [...seen.values()].every((hows) => !hows.includes("wait")),
        "no step had to wait for its chance",
      );
      assert.equal(await page.locator(".coachmet li").count(), STEPS);
      assert.equal(await page.locator(".finish details").count(), 0);
      assert.equal(await page.locator('.f-nation.mine [data-card="ramesses-ii"]').count(), 1);
      await page.locator(".coachways .primary").click();
      await page.locator(".coach.away").waitFor();
      await mine(page);
      await playOne(page, "list");
      await page.goto(server.address);
      await page.locator(".hero").waitFor();
      await page.waitForTimeout(300);
      assert.equal(await page.locator(".learninvite").count(), 0, "nobody is invited to what they know");
      await page.goto(`${server.address}/learn`);
      await page.locator(".learncourse:has(#learn-flow) .learnsteps li").first().waitFor();
      assert.equal(await page.locator(".learncourse:has(#learn-flow) .learnsteps .icon").count(), STEPS);
    });
  }

  for (const size of ["desk", "phone"]) {
    await check(
      `Flooruler is learned by playing it: a skill, a shot and a nuke too (${size})`,
      { size },
      async (page) => {
        await page.goto(`${server.address}/learn/flooruler`);
        await page.waitForURL(/\/table\//);
        await page.locator(".coach h2").waitFor();
        const seen = await follow(page, size === "desk" ? { look: onAllScreens } : {});
        const { steps, rounds } = FLOORULER;
        assert.equal(seen.size, steps, [...seen.keys()].join(", "));
        assert.deepEqual(
          [...seen].filter(([, hows]) => hows.includes("wait")).map(([title]) => title),
          [],
          "no step had to wait for its chance",
        );
        assert.equal(await page.locator(".coachmet li").count(), steps);
        assert.equal(await page.locator(".finish details").count(), 0);
        const [, round] = /(\d+)/.exec(await page.locator(".fr-tray strong").textContent()) ?? [];
        assert.ok(Number(round) <= rounds, `done by round ${round}`);
        assert.ok(await page.locator(".coachways .primary").isVisible());
      },
    );
  }

  for (const size of ["desk", "phone"]) {
    await check(
      `Floods is learned by playing it: a trade, a conflict and a rise of the sea too (${size})`,
      { size },
      async (page) => {
        await page.goto(`${server.address}/learn/floods`);
        await page.waitForURL(/\/table\//);
        await page.locator(".coach h2").waitFor();
        const seen = await follow(page, size === "desk" ? { look: onAllScreens } : {});
        const { steps, turns } = FLOODS;
        assert.equal(seen.size, steps, [...seen.keys()].join(", "));
        assert.deepEqual(
          [...seen].filter(([, hows]) => hows.includes("wait")).map(([title]) => title),
          [],
          "no step had to wait for its chance",
        );
        assert.equal(await page.locator(".coachmet li").count(), steps);
        assert.equal(await page.locator(".finish details").count(), 0);
        const [, turn] = /(\d+)/.exec(await page.locator(".fl-phases b").textContent()) ?? [];
        assert.ok(Number(turn) <= turns, `done by turn ${turn}`);
        assert.ok((await page.locator(".fl-cell.is-flooded").count()) > 0, "the sea has risen");
      },
    );
  }

  const learnPatchistory = async (page) => {
    await page.goto(`${server.address}/learn/patchistory`);
    await page.waitForURL(/\/table\//);
    await page.locator(".coach h2").waitFor();
  };

  for (const size of ["desk", "phone"]) {
    await check(
      `Patchistory is learned by playing an era of it: an alliance and a vote too (${size})`,
      { size },
      async (page) => {
        await learnPatchistory(page);
        const seen = await follow(page, { does: clickRing, ...(size === "desk" && { look: onAllScreens }) });
        const { steps, either, free } = PATCHISTORY;
        const left = await page.locator(".finish summary").allTextContents();
        assert.ok(left.length < either.length && left.every((title) => either.includes(title)), left.join(", "));
        seen.delete(free);
        assert.equal(seen.size, steps - left.length, [...seen.keys()].join(", "));
        assert.deepEqual(
          [...seen].filter(([, hows]) => hows.includes("wait")).map(([title]) => title),
          [],
          "no step had to wait for its chance",
        );
        assert.equal(await page.locator(".patchistory.era-2").count(), 1, "it ends with the era");
        await page.locator(".coachways a", { hasText: "Gallery" }).click();
        await page.waitForURL(/\/gallery/);
      },
    );
  }

  await check(
    "a learner of Patchistory who goes other ways is taken to the end of the era too",
    { size: "sideways" },
    async (page) => {
      await learnPatchistory(page);
      let decisions = 0;
      let reloads = 0;
      const strayed = () => decisions++ % 2 === 0;
      const seen = await follow(page, {
        does: clickRing,
        stray: strayed,
        async look(shown) {
          if (reloads++ % 12 !== 6) return;
          await shown.reload();
          await shown.locator(".coach h2").waitFor();
        },
        astray: goAstray,
      });
      assert.ok(seen.size > 12, [...seen.keys()].join(", "));
      assert.equal(
        (await page.locator(".coachmet li").count()) + (await page.locator(".finish details").count()),
        PATCHISTORY.steps,
      );
    },
  );

  await check("a learner who goes other ways is taken to the end too", {}, async (page) => {
    await sitDownToLearn(page);
    let turns = 0;
    await follow(page, { stray: () => turns++ % 3 === 0 });
    const met = await page.locator(".coachmet li").count();
    const unmet = await page.locator(".finish details").count();
    assert.equal(met + unmet, STEPS);
    assert.ok(met >= 7, `${met} steps met`);
  });

  await check("the coach is put away, comes back, goes back a step, and stays after a reload", {}, async (page) => {
    await sitDownToLearn(page);
    await page.locator(".coachfoot button").last().click();
    const { title } = await coachOf(page);
    await page.locator(".coachhead .iconbutton").click();
    await page.locator(".coach.away button").click();
    assert.equal((await coachOf(page)).title, title);
    await page.reload();
    await page.locator(".coach h2").waitFor();
    assert.equal((await coachOf(page)).title, title);
    await page.locator(".coachfoot > button").first().click();
    assert.notEqual((await coachOf(page)).title, title);
    await page.locator(".coach .rule").first().click();
    await page.locator(".side .rulebook").waitFor();
  });

  await check(
    "when the game ends before the lesson, the coach says what was not met and shows the result",
    {},
    async (page) => {
      await sitDownToLearn(page);
      const [held] = await page.evaluate(() => JSON.parse(localStorage.getItem("watershed.seats")));
      await playOn(server.address, held);
      await page.locator(".coach.finish").waitFor({ timeout: 180_000 });
      assert.equal(
        (await page.locator(".coachmet li").count()) + (await page.locator(".finish details").count()),
        STEPS,
      );
      await page.locator(".coachways .primary").click();
      await page.locator(".places li").first().waitFor();
    },
  );
}
