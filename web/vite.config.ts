import { defineConfig } from "vitest/config";

const server = process.env.WATERSHED_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  build: {
    outDir: "dist",
    // scripts/budget.mjs reads from it what comes with what.
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", offline: "offline.html", sw: "src/worker/sw.ts" },
      // The service worker is at the root, under a name that stays: browsers look there for a new one.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  preview: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "tests/unit/**/*.test.ts"],
    setupFiles: ["tests/unit/words.setup.ts"],
  },
});
