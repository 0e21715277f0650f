// A simple way to play Patchistory, for tests: by words, and by clicks.

const starting = (words, name) => words.filter((one) => one === name || one.startsWith(`${name} `));

/** The choice of somebody who spends little, patches what fits and sends workers out. */
export function settles(words, { view }) {
  const first = (...names) => names.flatMap((name) => starting(words, name))[0];
  if (view.question === "bid" || view.question === "secret-bid")
    return starting(words, "bid").toSorted((a, b) => a.split(" ")[2] - b.split(" ")[2])[0] ?? words[0];
  if (view.question === "patch") return starting(words, "patch").at(-1) ?? "discard";
  if (view.question === "management")
    return view.round > 3 ? first("campaign", "end") : first("trade", "birth", "build", "end");
  if (view.question === "move") return first("step", "traveller", "room", "end");
  return first("end", "peace", "refuse", "commit", "vote", "decline") ?? words[0];
}

/** What the table asks for now, where it asks the one who looks. */
export const asked = (page) =>
  page.evaluate(() =>
    document.querySelector(".sentence.mine") ? document.querySelector(".patchistory")?.dataset.question : "",
  );

/** The number of the state that is shown: whatever is done, it changes. */
export const seen = (page) => page.evaluate(() => document.querySelector(".patchistory")?.dataset.seq ?? "");

/** Waits until the table has gone on since, and the server has answered: until then the page takes no other move. */
export const goesOn = (page, before) =>
  page.waitForFunction(
    (seq) => document.querySelector(".patchistory")?.dataset.seq !== seq && !document.querySelector(".undo:disabled"),
    before,
    { timeout: 20_000 },
  );

/** Shows a part of the board where a narrow screen hides it. */
export async function turnTo(page, tab) {
  const button = page.locator(`.pt-tabs [data-tab="${tab}"]`);
  if (await button.isVisible()) await button.click();
}

const confirm = (page) => page.locator(".decide .primary").click();

/** Clicks the first thing that is possible and is in sight, and confirms it if that is asked. */
async function press(page, selector) {
  const before = await seen(page);
  const thing = page.locator(selector).locator("visible=true").first();
  if (!(await thing.count())) return false;
  await thing.click();
  await page.waitForTimeout(120);
  if ((await seen(page)) === before && (await page.locator(".decide .primary").isVisible())) await confirm(page);
  return true;
}

/** One decision by clicks on the board. */
export async function act(page) {
  const question = await asked(page);
  if (question === "bid") return press(page, ".pt-lotcard.can");
  if (question === "patch") {
    await turnTo(page, "land");
    const spot = page.locator(".pt-spot .pt-dothit");
    if (!(await spot.count())) return press(page, '.pt-patchbar [data-move="discard"]');
    await spot.nth((await spot.count()) - 1).click({ force: true });
    await confirm(page);
    return true;
  }
  if (["room", "site", "trader", "sacrifice"].includes(question)) {
    await turnTo(page, "land");
    return press(page, ".pt-room.can");
  }
  if (question === "move") {
    await turnTo(page, "land");
    if (await page.locator('.pt-room.lit-room, [data-move^="step "]').locator("visible=true").count())
      return press(page, '.pt-room.lit-room, .pt-stage [data-move^="step "], .pt-panel [data-move^="step "]');
    return press(page, '.pt-stage [data-move="end"], .pt-panel [data-move="end"], .pt-panel .can');
  }
  await turnTo(page, "now");
  if (["diplomacy", "management"].includes(question)) return press(page, '.pt-panel [data-move="end"]');
  return press(page, ".pt-panel .primary.can, .pt-panel .can");
}
