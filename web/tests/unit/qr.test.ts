import { describe, expect, it } from "vitest";
import { codeOf, pathOf } from "../../src/parts/Qr";

/** The modules of a drawn path, as a camera would see them. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at++) (rows[Number(y)] as boolean[])[at] = true;
  return rows;
}

describe("a QR code", () => {
  it("is drawn in runs", () => {
    expect(pathOf([[true, true, false, true], [false]])).toBe("M0 0h2v1h-2zM3 0h1v1h-1z");
    expect(pathOf([])).toBe("");
  });

  it("has a quiet zone of four modules and its three corners", async () => {
    const { size, path } = await codeOf("https://table.example/join/k3f9");
    const rows = drawn(path, size);
    const inner = size - 8;
    expect((inner - 17) % 4).toBe(0);
    rows.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (Math.min(x, y) < 4 || Math.max(x, y) >= size - 4) expect(dark).toBe(false);
      });
    });
    const corner = (x: number, y: number): string =>
      rows
        .slice(y, y + 7)
        .map((row) =>
          row
            .slice(x, x + 7)
            .map((dark) => (dark ? "#" : "."))
            .join(""),
        )
        .join("\n");
    const FINDER = "#######\n#.....#\n#.###.#\n#.###.#\n#.###.#\n#.....#\n#######";
    expect([corner(4, 4), corner(size - 11, 4), corner(4, size - 11)]).toEqual([FINDER, FINDER, FINDER]);
  });

  it("holds long links too", async () => {
    const { size } = await codeOf(`https://table.example/join/${"k".repeat(300)}`);
    expect(size).toBeLessThan(100);
  });
});
