import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WORDS } from "../../src/offline/words";
import { isOther } from "../../src/state/app";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("the installed app", () => {
  it("knows a page of another version by its scripts", () => {
    const page = '<script type="module" crossorigin src="/assets/index-a1.js"></script>';
    expect(isOther(page, ["/assets/index-a1.js"])).toBe(false);
    expect(isOther(page, ["/assets/index-b2.js"])).toBe(true);
    expect(isOther("", ["/assets/index-b2.js"])).toBe(false);
    expect(isOther("<h1>502 Bad Gateway</h1>", ["/assets/index-b2.js"])).toBe(false);
  });

  it("has the colours of the theme, light and dark", () => {
    const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(read("src/theme/tokens.css"))!;
    const manifest = JSON.parse(read("public/manifest.webmanifest"));
    expect([manifest.background_color, manifest.theme_color]).toEqual([light, light]);
    for (const page of ["index.html", "offline.html"]) {
      const metas = [...read(page).matchAll(/theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"/g)];
      expect(metas.map(([, colour, scheme]) => [scheme, colour])).toEqual([
        ["light", light],
        ["dark", dark],
      ]);
    }
  });

  it("has an icon for every use, each of which is there", () => {
    const { icons } = JSON.parse(read("public/manifest.webmanifest")) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    const sizes = (purpose?: string) => icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes()).toEqual(["any", "192x192", "512x512"]);
    expect(sizes("maskable")).toEqual(["192x192", "512x512"]);
    for (const { src } of icons) expect(read(`public${src}`).length).toBeGreaterThan(100);
  });

  it("says the same without a connection in every language", () => {
    expect(Object.keys(WORDS.fr)).toEqual(Object.keys(WORDS.en));
    for (const words of Object.values(WORDS)) for (const text of Object.values(words)) expect(text).not.toBe("");
  });
});
