/** What the service worker does with a notice. */

import { describe, expect, it, vi } from "vitest";
import { isSeen, type Page, shown, toldIn, visit } from "../../src/worker/push";

const told = { match: "k3f", event: "turn", title: "Your turn", body: "Bob moved last." };

const page = (path: string, visibilityState = "hidden"): Page & { focus: ReturnType<typeof vi.fn> } => ({
  url: `https://table.example${path}`,
  visibilityState,
  focus: vi.fn(async () => undefined),
});

describe("a notice", () => {
  it("is read if it is one", () => {
    expect(toldIn(JSON.stringify({ ...told, more: 1 }))).toEqual(told);
    for (const text of [undefined, "", "{", "null", "[]", '{"match": 3}', '{"match": "k3f"}'])
      expect(toldIn(text)).toBeNull();
  });

  it("is one for each match, and a newer one rings again", () => {
    expect(shown(told)).toMatchObject({ body: told.body, tag: "match-k3f", renotify: true, data: { match: "k3f" } });
  });

  it("isn't shown to those who look at this table", () => {
    expect(isSeen(told, [page("/table/k3f", "visible")])).toBe(true);
    expect(isSeen(told, [page("/table/k3f"), page("/table/other", "visible"), page("/", "visible")])).toBe(false);
  });

  it("leads to the tab of its match, or opens one", async () => {
    const open = vi.fn(async () => undefined);
    const there = page("/table/k3f");
    await visit("k3f", [page("/"), there], open);
    expect(there.focus).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
    await visit("k3f", [page("/"), page("/table/other")], open);
    expect(open).toHaveBeenCalledExactlyOnceWith("/table/k3f");
  });
});
