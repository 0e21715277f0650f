// Pictures of the board: node preview/shots.mjs [FOLDER] [FILTER]. Starts its own vite.
import { mkdirSync } from "node:fs";
import { createServer } from "vite";
import { openBrowser } from "../tests/browser/lib.mjs";

const folder = process.argv[2] ?? "/tmp/flow-shots";
const filter = process.argv[3] ?? "";
const states = [
  "start-2",
  "start-4",
  "mid-2",
  "mid-3",
  "mid-4",
  "mid-5",
  "end-2",
  "end-5",
  "gain-4",
  "target-4",
  "wonder-5",
  "waiting-3",
  "watch-4",
  "watch-5",
];
const wanted = [
  ...states.flatMap((state) =>
    ["light", "dark"].flatMap((theme) =>
      [
        ["wide", 1440, 900],
        ["phone", 390, 844],
      ].map(([size, width, height]) => ({
        name: `${state}-${size}-${theme}`,
        query: `state=${state}&theme=${theme}`,
        width,
        height,
      })),
    ),
  ),
  ...["light", "dark"].flatMap((theme) => [
    { name: `gallery-${theme}`, query: `page=gallery&theme=${theme}`, width: 1440, height: 900 },
    { name: `scores-${theme}`, query: `page=end&state=4&theme=${theme}`, width: 1140, height: 700 },
  ]),
].filter(({ name }) => filter.split(",").some((each) => name.includes(each)));

mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: new URL("..", import.meta.url).pathname,
  configFile: false,
  logLevel: "error",
  // The sentences are those of the server, outside this folder.
  server: { port: 5199, fs: { allow: [new URL("../..", import.meta.url).pathname] } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  optimizeDeps: { include: ["preact", "preact/hooks", "preact/jsx-runtime", "@preact/signals", "@fluent/bundle"] },
});
await server.listen();
const browser = await openBrowser();
try {
  for (const { name, query, width, height } of wanted) {
    const page = await browser.newPage({ viewport: { width, height } });
    page.on("pageerror", (error) => console.log(name, "ERROR", error.message));
    page.on("console", (message) => {
      if (message.type() === "error") console.log(name, message.text());
    });
    await page.goto(`http://localhost:5199/preview/index.html?${query}`);
    await page.waitForSelector(".flow, .sheet-preview > *", { timeout: 8000 });
    await page.waitForTimeout(150);
    const tall = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
      Math.round(document.querySelector(".flow")?.getBoundingClientRect().bottom ?? 0),
    ]);
    console.log(name, `${tall[1]}x${tall[0]}, board ends at ${tall[2]}`);
    await page.screenshot({
      path: `${folder}/${name}.png`,
      fullPage: name.includes("phone") || name.startsWith("gallery"),
    });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
