// Being told when it is my turn: the switch and its states, mail, and a webhook. The browser's push service is a stand-in.
import assert from "node:assert/strict";
import { loaded, mine, serious, tooSmall } from "../kit.mjs";
import { sitDown } from "../lib.mjs";

/** A browser whose push service always answers. */
function pushing() {
  globalThis.asked = 0;
  globalThis.Notification = {
    permission: "default",
    async requestPermission() {
      globalThis.asked++;
      this.permission = "granted";
      return this.permission;
    },
  };
  let subscription = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
      const text = (data) =>
        btoa(String.fromCharCode(...data))
          .replace(/\+/g, "-")
          .replace(/\//g, "_");
      subscription = {
        endpoint: "https://push.example/one",
        options: {},
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
        toJSON: () => ({
          endpoint: "https://push.example/one",
          keys: { p256dh: text(point).replace(/=+$/, ""), auth: text(new Uint8Array(16)).replace(/=+$/, "") },
        }),
      };
      return subscription;
    },
  };
  Object.defineProperty(navigator, "serviceWorker", {
    value: { getRegistration: async () => ({ pushManager }), register: async () => undefined },
  });
}

const inFrench = (page) =>
  page.addInitScript(() =>
    localStorage.setItem("watershed.settings", JSON.stringify({ language: "fr", theme: "dark" })),
  );

export async function notices({ server, check, begin }) {
  const card = (page, name) => page.locator(`section[aria-labelledby=${name}]`);
  const says = (page, name, text) => card(page, name).getByText(text).waitFor();
  const press = (page, name) => page.getByRole("button", { name }).click();

  await check(
    "the switch is found in the settings of a table, asks only when it is clicked, and goes off again",
    {},
    async (page) => {
      const match = await begin();
      await page.addInitScript(pushing);
      await sitDown(page, [match]);
      await page.goto(`${server.address}/table/${match.match}`);
      await mine(page);
      await page.locator(".menu summary").click();
      await page.getByRole("link", { name: "Tell me when it's my turn" }).click();
      await says(page, "here", "asks for your permission");
      assert.equal(await page.evaluate(() => globalThis.asked), 0, "not before it is clicked");
      await press(page, "Tell me");
      await says(page, "here", "On, for every seat");
      assert.equal(await page.evaluate(() => globalThis.asked), 1);
      await press(page, "Stop telling me");
      await says(page, "here", "asks for your permission");
      await page.getByRole("link", { name: "Back to the table" }).click();
      await mine(page);
    },
  );

  await check("who has blocked notifications is told how to allow them", {}, async (page) => {
    await page.addInitScript(pushing);
    await page.addInitScript(() => (globalThis.Notification.permission = "denied"));
    await page.goto(`${server.address}/notices`);
    await says(page, "here", "You have blocked notifications");
    assert.equal(await card(page, "here").getByRole("button").count(), 0);
    assert.deepEqual(await serious(page), []);
  });

  await check("a browser without push says so, in French on a phone too", { size: "phone" }, async (page) => {
    await inFrench(page);
    await page.addInitScript(() => delete globalThis.PushManager);
    await page.goto(`${server.address}/notices`);
    await says(page, "here", "Essaie un autre navigateur");
    assert.deepEqual(await serious(page), []);
    assert.deepEqual(await tooSmall(page), []);
  });

  await check("mail is confirmed first, where the server sends any", {}, async (page) => {
    await page.goto(`${server.address}/notices`);
    await card(page, "here").waitFor();
    assert.equal(await card(page, "mail").count(), 0, "this server sends none");
    let confirmed = false;
    await page.route("**/api/notices", (route) =>
      route.fulfill({
        json:
          route.request().method() === "GET"
            ? { push: "BKey", mail: true }
            : { key: confirmed ? null : "key", mail: "ann@example.org", confirmed, seats: 0 },
      }),
    );
    await page.reload();
    await page.getByLabel("Your mail address").fill("ann@example.org");
    await press(page, "Send me a link");
    await says(page, "mail", "Confirm the link we sent to ann@example.org");
    await page.route("**/api/notices/confirm", (route) => {
      confirmed = true;
      return route.fulfill({ json: { mail: "ann@example.org" } });
    });
    await page.goto(`${server.address}/notices#confirm=abcdefghijkl`);
    await press(page, "Yes, send me mail");
    await page.getByText("Mails about your turns go to ann@example.org").waitFor();
    await says(page, "mail", "mails go to ann@example.org");
  });

  await check("a link that is too old says so, and one that stops mails always works", {}, async (page) => {
    await page.goto(`${server.address}/notices#confirm=abcdefghijkl`);
    await press(page, "Yes, send me mail");
    await page.getByText("This link has been used or is too old").waitFor();
    page.wrong.splice(0);
    await page.goto(`${server.address}/notices#stop=abcdefghijkl`);
    await page.getByText("has forgotten your mail address").waitFor();
  });

  await check("a webhook is set, its secret shown once, seen and removed", {}, async (page) => {
    const match = await begin();
    await sitDown(page, [match]);
    await page.goto(`${server.address}/notices#match=${match.match}`);
    await loaded(page);
    await page.getByLabel("Address of the webhook").fill("https://10.0.0.1/hook");
    await press(page, "Send events there");
    await says(page, "webhook", "That address can't be used");
    page.wrong.splice(0);
    await page.getByLabel("Address of the webhook").fill("https://chat.example/hook");
    await press(page, "Send events there");
    await says(page, "webhook", "Events go to chat.example");
    assert.match(await card(page, "webhook").locator("code").textContent(), /^[0-9a-f]{64}$/);
    await page.reload();
    await says(page, "webhook", "Events go to chat.example");
    assert.equal(await card(page, "webhook").locator("code").count(), 0);
    await press(page, "Remove the webhook");
    await page.getByLabel("Address of the webhook").waitFor();
  });

  await check("a slow table, and one that waits for people, offer it", {}, async (page) => {
    // biome-ignore lint/suspicious/noThenProperty: the server's name for it.
    const slow = await begin(undefined, { clock: { by: "turn", bank: 86_400, then: "greedy" } });
    await sitDown(page, [slow]);
    await page.goto(`${server.address}/table/${slow.match}`);
    await mine(page);
    await page.locator("a.tellme").click();
    await card(page, "here").waitFor();
    assert.ok(page.url().endsWith(`/notices#match=${slow.match}`));
  });
}
