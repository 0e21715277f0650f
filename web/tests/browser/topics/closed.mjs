// Nothing from elsewhere: only this server is asked, every page has its policy, and the console is silent.
import assert from "node:assert/strict";
import { mine, playOne } from "../kit.mjs";
import { playOn, sitDown } from "../lib.mjs";

export async function closed({ server, check, begin }) {
  const over = await begin();
  await playOn(server.address, over);
  const pages = [
    "/",
    "/new/flow",
    "/learn",
    "/rules/flow",
    "/gallery/flow",
    "/about",
    `/end/${over.match}`,
    `/replay/${over.match}#move=5`,
    "/no/where",
  ];

  await check(
    "only this server is asked, under a strict policy, and nothing complains",
    { bypassCSP: false, motion: true },
    async (page) => {
      const asked = new Set();
      const policies = new Map();
      page.on("request", (request) => asked.add(new URL(request.url()).origin));
      page.on("websocket", (socket) => asked.add(new URL(socket.url()).origin.replace("ws", "http")));
      page.on(
        "response",
        (response) =>
          response.request().isNavigationRequest() &&
          policies.set(response.url(), response.headers()["content-security-policy"] ?? ""),
      );
      const match = await begin();
      await sitDown(page, [match]);
      for (const path of pages) {
        await page.goto(server.address + path);
        await page.waitForTimeout(300);
      }
      await page.goto(`${server.address}/table/${match.match}`);
      for (let moves = 0; moves < 3; moves++) {
        await mine(page);
        await playOne(page, "list", moves);
      }
      await page.locator(".flow [data-card]:visible").first().hover();
      for (const tab of ["rules", "chat", "journal"]) await page.locator(`.tabs .${tab}`).click();
      await mine(page);
      assert.deepEqual([...asked], [server.address]);
      assert.ok(policies.size > pages.length - 1);
      for (const [address, policy] of policies) {
        assert.match(policy, /default-src 'none'|default-src 'self'/, address);
        assert.doesNotMatch(policy, /unsafe-eval|https?:|\*/, address);
      }
    },
  );

  await check("a page of another version says so, and reloads when you want it to", {}, async (page) => {
    const match = await begin();
    await sitDown(page, [match]);
    await page.addInitScript(() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        const older = sessionStorage.getItem("reloaded") === null;
        send.call(this, older ? text.replace(/"protocol":\d+/, '"protocol":0') : text);
      };
    });
    await page.goto(`${server.address}/table/${match.match}`);
    const banner = page.locator(".banner");
    await banner.getByText("The table has been updated. Reload this page.").waitFor();
    await page.evaluate(() => sessionStorage.setItem("reloaded", "yes"));
    await banner.getByRole("button", { name: "Reload" }).click();
    await mine(page);
  });
}
