// A simple way to play Flooruler to its end, for tests: fetch gold at the fountain, build at the Floor Store.

const STEPS = [[0, 1], [0, -1], [1, 0], [-1, 0]];

/** How far every tile is from the nearest tile of a place, floors left aside. */
export function distances(tiles, place) {
  const at = new Map(tiles.map((tile) => [`${tile.row} ${tile.column}`, tile]));
  const far = new Map(tiles.filter((tile) => tile.place === place).map((tile) => [tile.tile, 0]));
  const queue = tiles.filter((tile) => tile.place === place);
  for (const tile of queue) {
    for (const [down, across] of STEPS) {
      const next = at.get(`${tile.row + down} ${tile.column + across}`);
      if (!next || far.has(next.tile)) continue;
      far.set(next.tile, far.get(tile.tile) + 1);
      queue.push(next);
    }
  }
  return far;
}

/** Of the words of the legal moves, the one to play; `gold` and `left` are the mover's gold and the floors it has laid. */
export function choice(words, { tiles, gold, question, floors = 0 }) {
  const has = (wanted) => words.includes(wanted);
  if (question === "action") {
    const builds = [8, 4, 2, 1].filter((count) => has(`build ${count}`));
    const enough = builds.find((count) => 24 - floors >= count) ?? builds.at(-1);
    if (enough && gold >= 12) return `build ${enough}`;
    if (has("collect") && gold < 12) return "collect";
    return has("move") ? "move" : words[0];
  }
  const lit = words.map((one) => one.slice(5));
  if (question === "go") {
    const far = distances(tiles, gold >= 12 ? "floor-store" : "gold-fountain");
    return `tile ${lit.toSorted((a, b) => (far.get(a) ?? 99) - (far.get(b) ?? 99))[0]}`;
  }
  const gates = new Set(tiles.filter((tile) => tile.gate).map((tile) => tile.tile));
  return `tile ${lit.find((tile) => !gates.has(tile)) ?? lit[0]}`;
}
