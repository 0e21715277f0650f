// The app that can be installed: its manifest, its service worker, the page without a connection, and a page that is older than the server.
import assert from "node:assert/strict";
import { loaded } from "../kit.mjs";
import { openServer } from "../lib.mjs";

/** Waits until the service worker looks after this page. */
const worked = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });

const inFrench = (page) =>
  page.addInitScript(() =>
    localStorage.setItem("watershed.settings", JSON.stringify({ language: "fr", theme: "dark" })),
  );

export async function app({ server, check }) {
  await check("the manifest is whole, and its icons are as large as it says", {}, async (page) => {
    await page.goto(server.address);
    await loaded(page);
    const manifest = await (await fetch(`${server.address}/manifest.webmanifest`)).json();
    assert.equal(await page.locator("link[rel=manifest]").getAttribute("href"), "/manifest.webmanifest");
    for (const { src, sizes } of manifest.icons.filter(({ type }) => type === "image/png")) {
      const size = await page.evaluate(async (path) => {
        const picture = new Image();
        picture.src = path;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      assert.equal(size, sizes, src);
    }
    const devtools = await page.context().newCDPSession(page);
    assert.deepEqual((await devtools.send("Page.getAppManifest")).errors, []);
  });

  await check("the colour of the window follows the theme that was chosen", {}, async (page) => {
    await inFrench(page);
    await page.goto(server.address);
    await loaded(page);
    const colours = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("meta[name=theme-color]")]
          .filter((meta) => matchMedia(meta.media).matches)
          .map((meta) => meta.content),
      );
    assert.deepEqual(await colours(), ["#1a1713"]);
  });

  await check(
    "hashed files are kept, the server's answers never, and a file that is gone is gone",
    { worker: true },
    async (page) => {
      await page.goto(server.address);
      await loaded(page);
      await worked(page);
      await page.goto(`${server.address}/about`);
      await loaded(page);
      const kept = await page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
      assert.ok(
        kept.some((path) => /^\/assets\/.+\.js$/.test(path)),
        kept.join(),
      );
      assert.deepEqual(
        kept.filter((path) => !path.startsWith("/assets/")),
        ["/offline.html"],
      );
      const gone = await page.evaluate(async () => {
        const path = "/assets/gone-1a2b3c.js";
        const { status } = await fetch(path);
        return [status, (await caches.match(path)) === undefined];
      });
      assert.deepEqual(gone, [404, true]);
      page.wrong.splice(0, page.wrong.length, ...page.wrong.filter((said) => !said.includes("gone-1a2b3c")));
    },
  );

  await withoutServer(check);

  await check("a page that is older than the server loads the new one", { noisy: true }, async (page) => {
    await page.goto(server.address);
    await loaded(page);
    const html = await (await fetch(server.address)).text();
    await page.route(/\/assets\/Reading-.+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.route(`${server.address}/`, (route) =>
      route.fulfill({ contentType: "text/html", body: html.replaceAll("/assets/index-", "/assets/newer-") }),
    );
    const reloaded = page.waitForEvent("load");
    await page.locator('.ways a[href="/about"]').click();
    await reloaded;
    assert.equal(new URL(page.url()).pathname, "/about");
  });
}

async function withoutServer(check) {
  for (const how of [{ size: "phone" }, { size: "desk", french: true }]) {
    await check(
      `without a connection a page says so and comes back (${how.size})`,
      { ...how, worker: true, noisy: true, bypassCSP: false },
      async (page) => {
        const own = await openServer();
        if (how.french) await inFrench(page);
        await page.goto(own.address);
        await loaded(page);
        await worked(page);
        await own.down();
        await page.goto(`${own.address}/about`);
        await page.locator("#offline h1").waitFor();
        assert.equal(await page.locator("h1").textContent(), how.french ? "Pas de connexion" : "No connection");
        assert.match(
          await page.locator("[role=status]").textContent(),
          how.french ? /ne répond pas/ : /doesn't answer/,
        );
        assert.equal(
          await page.evaluate(() =>
            getComputedStyle(document.querySelector("h1")).fontFamily.includes("Watershed Title"),
          ),
          true,
        );
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline-${how.size}.png` });
        await own.up();
        await page.locator(".frame h1").waitFor();
        assert.equal(new URL(page.url()).pathname, "/about");
        await own.close();
      },
    );
  }
}
