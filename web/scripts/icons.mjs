// Draws the icons of the installed app as PNG, from the SVGs in public/icons: `node scripts/icons.mjs`. It needs a browser, so
// its pictures are in the repository; run it again when a drawing changes.
import { readFileSync, writeFileSync } from "node:fs";
import { openBrowser } from "../tests/browser/lib.mjs";

const FOLDER = new URL("../public/icons/", import.meta.url);
const PICTURES = [
  ["icon", 192, "icon-192"],
  ["icon", 512, "icon-512"],
  ["maskable", 192, "maskable-192"],
  ["maskable", 512, "maskable-512"],
  ["maskable", 180, "apple-180"],
  ["badge", 96, "badge-96"],
];

const browser = await openBrowser();
for (const [drawing, size, name] of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(new URL(`${drawing}.svg`, FOLDER), "utf8").replace(
    "<svg ",
    `<svg width="${size}" height="${size}" style="display:block" `,
  );
  await page.setContent(`<style>body{margin:0;background:transparent}</style>${svg}`);
  writeFileSync(new URL(`${name}.png`, FOLDER), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
