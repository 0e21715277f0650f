// Learn, from the home page to its last step, by doing what the coach says and clicking what it points to.
import assert from "node:assert/strict";
import { linesSaid, mine, moreLines, playOne } from "../kit.mjs";
import { playOn } from "../lib.mjs";

const STEPS = 11;

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

/** Where the first ring lies, once it lies still for longer than the coach takes to look again; by the page's own timers, however slow it is. */
const restingRing = (page) =>
  page.evaluate(async () => {
    const place = () => {
      const box = document.querySelector(".coachrings span")?.getBoundingClientRect();
      return box ? { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) } : null;
    };
    for (let looks = 0, still = 0, before = place(); looks < 100; looks++) {
      await new Promise((later) => setTimeout(later, 50));
      const now = place();
      still = now && before && now.x === before.x && now.y === before.y ? still + 1 : 0;
      if (still === 9) return now;
      before = now;
    }
    return null;
  });

async function clickRing(page) {
  const ring = await restingRing(page);
  assert.ok(ring, "something is ringed");
  const inside = await page.evaluate(
    ({ x, y }) =>
      x > 0 && y > 0 && x < innerWidth && y < innerHeight && !document.elementFromPoint(x, y)?.closest(".coach"),
    ring,
  );
  assert.ok(inside, `the ring at ${ring.x}, ${ring.y} can be clicked`);
  return page.mouse.click(ring.x, ring.y);
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

/** Follows the coach until the last sheet; says which steps it saw and how they went. */
async function follow(page, { stray = () => false } = {}) {
  const seen = new Map();
  for (let rounds = 0; rounds < 400; rounds++) {
    const { how, title, live } = await coachOf(page);
    if (how.includes("finish")) return seen;
    if (title) seen.set(title, [...(seen.get(title) ?? []), how]);
    const next = page.locator(".coachfoot button").last();
    if (how === "read" || how === "done") await next.click();
    else if (how === "now" && !stray(seen.size)) await obey(page, live);
    else if (how === "now" || how === "wait") await playOne(page, "list", rounds);
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
      const seen = await follow(page);
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
