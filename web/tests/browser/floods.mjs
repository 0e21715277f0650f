// A simple way to play Floods, for tests: spread over free land, harvest, build, and let others be; by words, and by clicks.
import WebSocket from "ws";

const has = (words, one) => words.includes(one);

/** A settler's choice among the words of the legal moves. */
export function settles(words, { view }) {
  const count = (code) => Object.values(view.cells[code].workers).reduce((sum, many) => sum + many, 0);
  if (view.question === "order") {
    const crowded = words
      .filter((one) => one.startsWith("move workers "))
      .map((one) => one.split(" ")[2])
      .find((code) => view.cells[code].ready.workers > 1 && freeLand(view, code).length > 0);
    if (!crowded || view.cells[crowded].ready.workers < count(crowded)) return "end";
    const to = freeLand(view, crowded)[0];
    const half = Math.max(1, Math.floor(view.cells[crowded].ready.workers / 2));
    const where = view.cells[crowded].reach.workers.length > 1 ? `to ${to}; ` : "";
    return `move workers ${crowded}; ${where}count ${half}`;
  }
  for (const one of ["harvest", "pass", "reject", "refuse", "lead-all"]) if (has(words, one)) return one;
  if (view.question === "build") {
    const wanted = ["dolmen", "mine", "boat", "warrior"].flatMap((kind) =>
      words.filter((one) => one.startsWith(`build ${kind} `)),
    );
    return wanted[0] ?? "end";
  }
  return words.find((one) => one.startsWith("flee ")) ?? words[0];
}

/** The choice of somebody who fells all that can be felled and moves on, so that the sea rises soon. */
export function fells(words, { view, ...now }) {
  if (view.question === "order") {
    const codes = words.filter((one) => one.startsWith("move workers ")).map((one) => one.split(" ")[2]);
    for (const code of codes) {
      const { ready, reach, forests } = view.cells[code];
      const to = freeLand(view, code).find((one) => view.cells[one].forests > 0);
      if (!to || forests > 1 || ready.workers < 2) continue;
      return `move workers ${code}; ${reach.workers.length > 1 ? `to ${to}; ` : ""}count ${ready.workers - 1}`;
    }
    return "end";
  }
  const most = words.filter((one) => one.startsWith("fell ")).toSorted((a, b) => b.at(-1) - a.at(-1))[0];
  return most ?? (view.question === "build" ? "end" : settles(words, { view, ...now }));
}

/** Land that pawns can reach and nobody holds. */
const freeLand = (view, code) =>
  (view.cells[code].reach?.workers ?? []).filter(
    (to) => view.cells[to].controller === null && view.cells[to].fanatics === 0,
  );

/** Plays all seats that were started on one screen, over sockets, until `stop` accepts a state with moves. */
export function drive(address, started, stop, choice = settles) {
  const seats = [{ seat: started.seat, token: started.token }, ...started.more];
  const sockets = [];
  return new Promise((done, fail) => {
    let over = false;
    for (const { token, seat } of seats) {
      const socket = new WebSocket(`${address.replace("http", "ws")}/api/live/${started.match}`);
      let last = "";
      let said = {};
      const send = () => socket.send(JSON.stringify({ ...said, id: `p${Math.random()}` }));
      sockets.push(socket);
      socket.on("error", fail);
      socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token, have: null })));
      socket.on("message", (data) => {
        const state = JSON.parse(data);
        if (state.type === "answer" && !state.ok && !over) {
          if (state.code === "too-fast") setTimeout(send, 400);
          else if (state.code !== "out-of-date") fail(new Error(state.sentence));
        }
        if (over || state.type !== "state") return;
        const now = `${state.seq} ${state.moves.length}`;
        if (now === last) return;
        last = now;
        if (state.summary.status === "over" || (state.moves.length > 0 && stop(state))) {
          over = true;
          for (const one of sockets) one.close();
          return done(state);
        }
        if (state.moves.length === 0) return;
        const words = choice(
          state.moves.map((move) => move.words),
          { view: state.view, seat },
        );
        said = { type: "move", seen: state.seq, move: words };
        send();
      });
    }
  });
}

/** The middle of something on the map, and whether it is in sight: of a map that wraps, only a copy may be. */
async function spot(page, thing) {
  const at = await thing.boundingBox();
  const room = await page.locator(".fl-svg").boundingBox();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  return { x, y, inside: x > room.x && y > room.y && x < room.x + room.width && y < room.y + room.height };
}

/** Clicks where a cell has its pieces: its middle may be somebody else's. What is not in sight is reached by keyboard. */
export async function clickCell(page, code) {
  const { x, y, inside } = await spot(page, page.locator(`[data-at="${code}"]`));
  if (inside) return page.mouse.click(x, y);
  await page.locator(`[data-cell="${code}"]`).focus();
  await page.keyboard.press("Enter");
}

/** What the bar asks for now. */
export const asked = (page) =>
  page.evaluate(() => document.querySelector(".fl-bar")?.className.match(/bar-(\w+)/)?.[1] ?? "none");

/** How many moves the table has seen: whatever is done, it changes. */
export const seen = (page) => page.evaluate(() => document.querySelector(".floods")?.dataset.seq ?? "");

/** One decision by clicks, as a settler makes it; `orders` limits how many orders a turn has. Gives what was done. */
export async function act(page, orders = { left: 2 }) {
  const kind = await asked(page);
  const bar = page.locator(".fl-bar");
  const button = (words) => bar.locator(`button[data-move="${words}"]`).first();
  const press = async (words) => {
    await button(words).click({ timeout: 5000 });
    return words;
  };
  if (kind === "harvest") return press("harvest");
  if (kind === "trade") return press((await button("reject").count()) ? "reject" : "pass");
  if (kind === "flee") {
    const refuge = page.locator(".fl-cell.lit-refuge").first();
    if (await refuge.count()) await clickCell(page, await refuge.getAttribute("data-cell"));
    else await button("drown").click();
    await page.locator(".decide .primary").click();
    return "flee";
  }
  if (kind === "build") {
    const pays = bar.locator("button[data-pay]");
    const possible = bar.locator("button[data-build].can");
    if (orders.built || (await possible.count()) === 0) return press("end");
    orders.built = true;
    await possible.last().click();
    const site = await page.locator(".fl-cell.lit-site").first().getAttribute("data-cell");
    const before = await seen(page);
    await clickCell(page, site);
    await page.waitForTimeout(150);
    if ((await seen(page)) === before && (await pays.count()) > 0) await pays.first().click();
    return "build";
  }
  if (kind !== "orders") return null;
  if (await button("refuse").count()) return press("refuse");
  if (await button("lead-all").count()) return press("lead-all");
  const source = orders.left > 0 ? page.locator('.fl-figure[data-grab^="workers"]').first() : null;
  if (source && (await source.count())) {
    orders.left--;
    const [, code] = (await source.getAttribute("data-grab")).split(" ");
    if ((await spot(page, source)).inside) await source.click({ force: true });
    // Pawns may be out of sight, or under the buttons of the map.
    if (!(await page.locator(".fl-cell.taken").count())) {
      await page.locator(`[data-cell="${code}"]`).focus();
      await page.keyboard.press("Enter");
    }
    const fewer = bar.locator(".count-stepper button").first();
    if (await fewer.count()) await fewer.click();
    const target = page.locator(".fl-cell.lit-target").first();
    if (await target.count()) {
      await clickCell(page, await target.getAttribute("data-cell"));
      return "order";
    }
    if (await bar.locator(".iconbutton").count()) await bar.locator(".iconbutton").first().click();
  }
  return press("end");
}
