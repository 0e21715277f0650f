// A simple way to play Flooruler to its end, for tests: fetch gold at the fountain, build at the Floor Store.
import WebSocket from "ws";

const STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];

/** How far every tile is from the nearest that is wanted, floors left aside. */
export function distances(tiles, wanted) {
  const at = new Map(tiles.map((tile) => [`${tile.row} ${tile.column}`, tile]));
  const queue = tiles.filter(wanted);
  const far = new Map(queue.map((tile) => [tile.tile, 0]));
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

const nearestOf = (lit, far) => lit.toSorted((a, b) => (far.get(a) ?? 99) - (far.get(b) ?? 99))[0];

/** A builder's choice among the words of the legal moves. */
export function builds(words, { tiles, gold, question, floors = 0 }) {
  if (question === "action") {
    const plans = [8, 4, 2, 1].filter((count) => words.includes(`build ${count}`));
    const enough = plans.find((count) => 24 - floors >= count) ?? plans.at(-1);
    if (enough && gold >= 12) return `build ${enough}`;
    if (words.includes("collect") && gold < 12) return "collect";
    return words.includes("move") ? "move" : words[0];
  }
  const lit = words.map((one) => one.slice(5));
  if (question === "go")
    return `tile ${nearestOf(
      lit,
      distances(tiles, (tile) => tile.place === (gold >= 12 ? "floor-store" : "gold-fountain")),
    )}`;
  const gates = new Set(tiles.filter((tile) => tile.gate).map((tile) => tile.tile));
  return `tile ${lit.find((tile) => !gates.has(tile)) ?? lit[0]}`;
}

/** A hunter's choice: gold for a pistol, the pistol, then the tile of the prey. */
export function hunts(words, { tiles, gold, question, items, prey }) {
  if (words.includes("buy pistol")) return "buy pistol";
  if (question === "action") return words.includes("collect") && gold < 6 && items.length === 0 ? "collect" : "move";
  const wanted =
    items.length > 0
      ? (tile) => tile.tile === prey
      : (tile) => tile.place === (gold < 6 ? "gold-fountain" : "weapon-store");
  return `tile ${nearestOf(
    words.map((one) => one.slice(5)),
    distances(tiles, wanted),
  )}`;
}

/** A bomber's choice: gold for a plan, then the Nuke Store. */
export function bombs(words, { tiles, gold, question }) {
  if (question === "action") return words.includes("collect") && gold < 6 ? "collect" : "move";
  return `tile ${nearestOf(
    words.map((one) => one.slice(5)),
    distances(tiles, (tile) => tile.place === (gold < 6 ? "gold-fountain" : "nuke-store")),
  )}`;
}

/** Plays all seats of a match that was started on one screen, over a socket, until `stop` accepts a state with moves. */
export function drive(address, started, tiles, stop, choice = builds) {
  const seats = [{ seat: started.seat, token: started.token }, ...started.more];
  const sockets = [];
  return new Promise((done, fail) => {
    let over = false;
    for (const { token, seat } of seats) {
      const socket = new WebSocket(`${address.replace("http", "ws")}/api/live/${started.match}`);
      let last = -1;
      sockets.push(socket);
      socket.on("error", fail);
      socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token, have: null })));
      socket.on("message", (data) => {
        const state = JSON.parse(data);
        if (over || state.type !== "state" || state.seq === last) return;
        last = state.seq;
        if (state.summary.status === "over" || (state.moves.length > 0 && stop(state))) {
          over = true;
          for (const one of sockets) one.close();
          return done(state);
        }
        if (state.moves.length === 0) return;
        const { gold, floors, items } = state.view.players[seat];
        const prey = state.view.players[(seat + 1) % seats.length].tile;
        const words = choice(
          state.moves.map((move) => move.words),
          { tiles, gold, floors, items, prey, seat, question: state.view.question },
        );
        socket.send(JSON.stringify({ type: "move", id: `p${Math.random()}`, seen: state.seq, move: words }));
      });
    }
  });
}
