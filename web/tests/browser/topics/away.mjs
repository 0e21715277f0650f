// Somebody has gone away from a match without a clock: the others let a bot play on, and the seat can be taken back.
import assert from "node:assert/strict";
import { mine, serious, tooSmall } from "../kit.mjs";
import { post, sitDown } from "../lib.mjs";

const FRIENDS = [{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "open" }];
const FIRST = { options: { first: 1 } };

export async function away({ server, check, begin }) {
  const join = (match, name) => post(server.address, `/matches/${match}/join`, { name });
  const gone = (match, seconds) =>
    fetch(`${server.address}/api/gone/${match}/${seconds}`, { method: "POST" }).then(({ ok }) => assert.ok(ok));
  const sit = async (page, seat) => {
    await sitDown(page, [seat]);
    await page.goto(`${server.address}/table/${seat.match}`);
    await page.locator(".seats").waitFor({ state: "attached" });
  };

  /** Bob and Zoe, who wait for Ann. */
  async function waiting(bob, open, seats = FRIENDS) {
    const ann = await begin(seats, FIRST);
    await sit(bob, await join(ann.match, "Bob"));
    const zoe = await open({ size: "phone" });
    await sit(zoe, await join(ann.match, "Zoe"));
    await bob.locator(".lobby").waitFor({ state: "detached" });
    return [ann, zoe];
  }

  await check("the others let a bot play on, and who was away takes the seat back", {}, async (bob, open) => {
    const [ann, zoe] = await waiting(bob, open);
    await gone(ann.match, 120);
    await bob.locator(".sentence", { hasText: "Waiting for Ann, away for 2 minutes." }).waitFor();
    await bob.locator(".seats .seat.away small", { hasText: "away for 2 minutes" }).waitFor();
    await bob.locator(".away p", { hasText: "you can let a bot play on" }).waitFor();
    assert.equal(await bob.locator("div.away button").count(), 0, "it is too early");
    await gone(ann.match, 120);
    await zoe.locator("div.away", { hasText: "if Bob agrees too" }).waitFor();
    assert.deepEqual([await serious(bob), await tooSmall(bob), await tooSmall(zoe)], [[], [], []]);
    await bob.getByRole("button", { name: "Let a bot play on" }).click();
    await bob.locator(".toast.asking", { hasText: "Waiting for Zoe" }).waitFor();
    await zoe.locator(".question button", { hasText: "Wait for them" }).click();
    await bob.locator(".toast", { hasText: "Zoe would rather wait" }).waitFor();
    await zoe.getByRole("button", { name: "Let a bot play on" }).click();
    await bob.locator(".question", { hasText: "Zoe proposes that a bot plays on for Ann" }).waitFor();
    await bob.locator(".question .primary").click();
    for (const page of [bob, zoe]) await page.locator(".toast", { hasText: "Agreed: Zoe and Bob" }).waitFor();
    await bob.locator(".seats .seat.bot small", { hasText: "away; agreed: Zoe and Bob" }).waitFor();
    await mine(bob);
    const back = await open();
    await sit(back, ann);
    await back.locator(".stoodin", { hasText: "Zoe and Bob let a bot play for you" }).waitFor();
    await back.getByRole("button", { name: "Take my seat back" }).click();
    await back.locator(".stoodin").waitFor({ state: "detached" });
    await back.locator(".seats .seat.person .who", { hasText: "You" }).waitFor();
    await bob.locator(".seats .seat.person .who", { hasText: "Ann" }).waitFor();
    await back.reload();
    await back.locator(".seats .seat.person .who", { hasText: "You" }).waitFor();
    assert.equal(await back.locator(".stoodin").count(), 0);
  });

  await check("coming back ends the proposal", {}, async (bob, open) => {
    const [ann, zoe] = await waiting(bob, open);
    await gone(ann.match, 240);
    await bob.getByRole("button", { name: "Let a bot play on" }).click();
    await zoe.locator(".question").waitFor();
    await sit(await open(), ann);
    await bob.locator(".toast", { hasText: "Ann is back" }).waitFor();
    await zoe.locator(".question").waitFor({ state: "detached" });
    await bob.locator("div.away").waitFor({ state: "detached" });
    assert.equal(await bob.locator(".seats .seat.bot").count(), 0);
  });

  await check("a phone held sideways has room for a banner and the board", { size: "sideways" }, async (bob, open) => {
    const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }];
    const ann = await begin(seats, { ...FIRST, game: "patchistory" });
    await sit(bob, await join(ann.match, "Bob"));
    await gone(ann.match, 700);
    const low = async (page, banner) => {
      await page.locator(banner).waitFor();
      await page.locator(".pt-mine").waitFor();
      const [said, mine, tabs] = await Promise.all(
        [banner, ".pt-mine", ".pt-tabs"].map((part) => page.locator(part).boundingBox()),
      );
      assert.ok(said.height < 90, `${banner} takes ${said.height} px of 390`);
      assert.ok(mine.y + mine.height <= tabs.y + 1, "the tabs lie on what I have");
    };
    await low(bob, "div.away");
    await bob.getByRole("button", { name: "Let a bot play on" }).click();
    await bob.locator("div.away").waitFor({ state: "detached" });
    const back = await open();
    await sit(back, ann);
    await low(back, ".stoodin");
  });

  await check("whoever is alone waits longer, in French too", { dark: true }, async (bob) => {
    await bob.addInitScript(() => localStorage.setItem("watershed.settings", JSON.stringify({ language: "fr" })));
    const ann = await begin([{ kind: "me", name: "Ann" }, { kind: "open" }], FIRST);
    await sit(bob, await join(ann.match, "Bob"));
    await gone(ann.match, 240);
    await bob.locator("div.away", { hasText: "Dans 6 minutes" }).waitFor();
    await gone(ann.match, 400);
    await bob.getByRole("button", { name: "Laisser un robot continuer" }).click();
    await bob.locator(".seats .seat.bot").waitFor();
    await mine(bob);
  });

  await check("a player is muted, and a line is reported, by keyboard and on a phone", {}, async (bob, open) => {
    const [, zoe] = await waiting(bob, open);
    const say = async (text) => {
      await zoe.locator(".chatroom input").fill(text);
      await zoe.keyboard.press("Enter");
    };
    await zoe.locator(".tabs .chat").click();
    await say("you fool");
    await say("you big fool");
    await bob.locator(".tabs .chat").click();
    const last = bob.locator(".saying", { hasText: "you big fool" });
    await last.getByRole("button", { name: "More about Zoe" }).focus();
    await bob.keyboard.press("Enter");
    await bob.getByRole("button", { name: "Report this line" }).click();
    assert.deepEqual([await serious(bob), await tooSmall(bob)], [[], []]);
    await bob.locator(".report input:not([type=radio])").fill("again and again");
    await bob.getByRole("button", { name: "Send report" }).click();
    await bob.locator(".toast", { hasText: "Your report has arrived" }).waitFor();
    await bob.locator(".folded", { hasText: "1 line hidden" }).waitFor();
    await bob.locator(".saying").getByRole("button", { name: "More about Zoe" }).click();
    await bob.getByRole("button", { name: "Mute Zoe" }).click();
    await bob.locator(".folded", { hasText: "2 lines hidden" }).waitFor();
    await bob.reload();
    await bob.locator(".tabs .chat").click();
    await bob.locator(".folded", { hasText: "2 lines hidden" }).click();
    await bob.locator(".saying").getByRole("button", { name: "More about Zoe" }).first().click();
    await bob.getByRole("button", { name: "Show Zoe’s lines again" }).click();
    await bob.getByText("you fool", { exact: true }).waitFor();
    await bob.locator(".chatroom input").fill("be nice");
    await bob.keyboard.press("Enter");
    await zoe.locator(".saying", { hasText: "be nice" }).getByRole("button").tap();
    await zoe.locator("dialog").getByRole("button", { name: "Mute Bob" }).waitFor();
  });

  await check("a name is reported, and a player muted, who never says anything", {}, async (bob, open) => {
    const [, zoe] = await waiting(bob, open);
    await bob.locator(".seats").getByRole("button", { name: "More about Zoe" }).focus();
    await bob.keyboard.press("Enter");
    await bob.getByRole("button", { name: "Report this name" }).click();
    assert.deepEqual([await serious(bob), await tooSmall(bob)], [[], []]);
    await bob.getByRole("button", { name: "Send report" }).click();
    await bob.locator(".toast", { hasText: "Your report has arrived" }).waitFor();
    assert.equal(await bob.locator(".seats").getByRole("button", { name: "More about Bob" }).count(), 0);
    await zoe.locator(".tabs .journal").click();
    await zoe.locator(".seats").getByRole("button", { name: "More about Bob" }).tap();
    await zoe.getByRole("button", { name: "Mute Bob" }).tap();
    await bob.locator(".tabs .chat").click();
    await bob.locator(".chatroom input").fill("anything");
    await bob.keyboard.press("Enter");
    await zoe.locator(".tabs .chat").click();
    await zoe.locator(".folded", { hasText: "1 line hidden" }).waitFor();
  });
}
