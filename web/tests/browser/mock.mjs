// A tiny server that speaks docs/protocol.md from fixture.json: whatever seat 0 plays, the recorded game goes on.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { WebSocketServer } from "ws";

const fixture = JSON.parse(readFileSync(new URL("fixture.json", import.meta.url)));
const dist = new URL("../../dist/", import.meta.url);
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html; charset=utf-8" };
const LAST = fixture.steps.length - 1;
const COLOURS = ["red", "blue", "green", "orange", "violet"];
const SEED = "20111";
const SALT = "a pinch";
const commitment = createHash("sha256").update(`${SEED}:${SALT}`).digest("hex");

export async function startMock(port = 0) {
  const matches = new Map();
  const server = createServer((request, response) => answer(matches, request, response));
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket, request) => live(matches, socket, request.url.split("/").at(-1)));
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  const address = `http://127.0.0.1:${server.address().port}`;
  return {
    address,
    /** Cuts every line, as a lost network does. */
    cut: () => sockets.clients.forEach((socket) => socket.terminate()),
    close: () => (sockets.clients.forEach((socket) => socket.terminate()), server.close()),
  };
}

function newMatch(matches, wish) {
  const name = `m${matches.size + 1}`;
  const seats = fixture.steps[0].view.nations.map((_, seat) => {
    const asked = wish.seats[seat] ?? { kind: "bot" };
    const kind = { me: "person", open: "open", bot: "bot" }[asked.kind];
    return { seat, kind, name: asked.name ?? ["Ann", "Ben", "Cleo"][seat], colour: asked.colour ?? COLOURS[seat], bot: asked.bot ?? null, here: kind === "person", after: null };
  });
  const match = { name, seats, seq: 0, at: 0, public: wish.public ?? false, heard: new Map(), sockets: new Set(), chat: [], lost: new Set(), clock: wish.clock ?? null, left: seats.map(() => wish.clock?.bank ?? 0), since: Date.now() };
  matches.set(name, match);
  if (match.clock) match.timer = setInterval(() => runOut(match), 200);
  advance(match);
  return match;
}

/** Whose time runs: a person's, while everybody sits. */
function running(match) {
  const seat = isOpen(match) || match.at >= LAST ? null : mover(match);
  return match.clock && match.seats[seat]?.kind === "person" ? seat : null;
}

const clockOf = (match) => match.clock && { by: "game", increment: 0, then: null, ...match.clock, running: running(match), left: match.left.map((left, seat) => (seat === running(match) ? Math.max(0, left - (Date.now() - match.since) / 1000) : left)) };

function runOut(match) {
  const seat = running(match);
  if (seat === null || clockOf(match).left[seat] > 0) return;
  giveUp(match, seat, "time", match.clock.then ?? null);
}

/** A seat is given up: a bot sits in, or it is open; its token is no longer good. */
function giveUp(match, seat, why, bot) {
  const place = match.seats[seat];
  match.lost.add(seat);
  Object.assign(place, { kind: bot ? "bot" : "open", bot, here: false, after: { name: place.name, why }, name: bot ? "Mock bot" : place.name });
  for (const one of match.sockets) if (one.seat === seat) one.socket.close(4410, "Say hello again.");
  tell(match, 0);
  advance(match);
}

/** The numbers that a board shows, as `changes` name them. */
function tally(view) {
  const found = { "null supply": view.supply, "null reserve": view.reserve };
  for (const { seat, tokens, points, cards, strength, icons } of view.nations) {
    for (const [what, number] of Object.entries({ tokens, points, cards, strength, ...icons })) found[`${seat} ${what}`] = number;
  }
  return found;
}

/** Whatever is chosen, the recorded move is played: that is what it would change. */
function changes(match) {
  const before = tally(fixture.steps[match.at].view);
  const after = tally(fixture.steps[Math.min(LAST, match.at + 1)].view);
  return Object.keys(before).filter((key) => before[key] !== after[key]).map((key) => {
    const [seat, what] = key.split(" ");
    return { seat: seat === "null" ? null : Number(seat), what, before: before[key], after: after[key] };
  });
}

const isOpen = (match) => match.seats.some((seat) => seat.kind === "open");
const mover = (match) => fixture.steps[match.at].view.to_move;

const summary = (match) => ({
  match: match.name, game: "flow", title: "The Flow of History", book: "flow", seats: match.seats,
  status: isOpen(match) ? "waiting" : match.at >= LAST ? "over" : "playing", moves: match.at,
  to_move: isOpen(match) || match.at >= LAST ? null : mover(match), public: match.public, commitment, created: "2026-11-15T09:00:00+00:00",
  rematch: null, ranking: match.at >= LAST ? ranking(LAST) : [], clock: clockOf(match),
});

function ranking(at) {
  const points = fixture.history[at];
  const order = points.toSorted((a, b) => b - a);
  return points.map((own, seat) => ({ seat, place: order.indexOf(own) + 1, points: own }));
}

function state(match, seat, from) {
  const step = fixture.steps[match.at];
  const deciding = seat !== null && summary(match).to_move === seat;
  return {
    type: "state", seq: match.seq, summary: summary(match), seat, view: { ...step.view, seat, names: match.seats.map((one) => one.name) },
    moves: deciding ? step.moves : [], refusals: deciding ? step.refusals : {},
    entries: fixture.entries.filter((entry) => entry.move <= match.at && (from === 0 || entry.move > from)), from, undo: match.at > 0 && seat !== null ? "free" : null,
  };
}

function tell(match, from) {
  for (const { socket, seat } of match.sockets) socket.send(JSON.stringify(state(match, seat, from)));
}

/** Plays for the others until seat 0 decides. */
function advance(match) {
  match.since = Date.now();
  if (isOpen(match) || match.at >= LAST || (mover(match) === 0 && match.seats[0].kind === "person")) return;
  setTimeout(() => {
    if (isOpen(match)) return;
    match.at++;
    match.seq++;
    tell(match, match.at - 1);
    advance(match);
  }, match.seats[0].after ? 1500 : 30);
}

function live(matches, socket, name) {
  const match = matches.get(name);
  let own = null;
  socket.on("close", () => match?.sockets.delete(own));
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    const say = (answer) => socket.send(JSON.stringify(answer));
    if (!match) return socket.close(4404, "There is no such match.");
    switch (message.type) {
      case "hello":
        match.sockets.delete(own);
        if (message.token && match.lost.has(Number(message.token.split("-")[1])) && !message.token.includes("again")) {
          say({ type: "answer", id: null, ok: false, code: "bad-token", sentence: "This seat is not yours.", rule: "", need: null, have: null });
          return socket.close(4401, "This seat is not yours.");
        }
        own = { socket, seat: message.token ? Number(message.token.split("-")[1]) : null };
        match.sockets.add(own);
        match.chat.forEach(say);
        return say(state(match, own.seat, 0));
      case "move":
        return say(played(match, own.seat, message));
      case "why":
        return say({ type: "answer", id: message.id, ok: false, code: "costs", sentence: "Sniping costs 4; you have 3.", rule: "5.2", need: 4, have: 3 });
      case "try": {
        const notes = message.move.startsWith("invest") ? [{ text: "Ben could snipe it now; a snipe would bring you 4 tokens.", rule: "8.2" }] : [];
        return setTimeout(() => say({ type: "tried", id: message.id, move: message.move, changes: changes(match), notes }), 20);
      }
      case "look":
        return say({ type: "looked", id: message.id, move: message.move, view: { ...fixture.steps[message.move].view, seat: own.seat } });
      case "undo":
        match.at = Math.max(0, match.at - 1);
        match.seq++;
        say({ type: "answer", id: message.id, ok: true });
        tell(match, 0);
        return advance(match);
      case "chat": {
        const line = { type: "chat", seat: own.seat, name: match.seats[own.seat].name, text: message.text, at: new Date().toISOString() };
        match.chat.push(line);
        say({ type: "answer", id: message.id, ok: true });
        return match.sockets.forEach((one) => one.socket.send(JSON.stringify(line)));
      }
      case "ping":
        return say({ type: "pong" });
    }
  });
}

function played(match, seat, { id, move }) {
  if (match.heard.has(id)) return match.heard.get(id);
  const legal = mover(match) === seat && fixture.steps[match.at].moves.some((one) => one.words === move);
  const answer = legal ? { type: "answer", id, ok: true } : { type: "answer", id, ok: false, code: "not-legal", sentence: "That is not possible now.", rule: "5.1", need: null, have: null };
  match.heard.set(id, answer);
  if (!legal) return answer;
  match.at++;
  match.seq++;
  tell(match, match.at - 1);
  advance(match);
  return answer;
}

async function answer(matches, request, response) {
  const url = new URL(request.url, "http://mock");
  if (!url.pathname.startsWith("/api/")) return file(url.pathname, response);
  const body = request.method === "POST" ? JSON.parse(await text(request)) : null;
  const [status, said] = route(matches, url.pathname.slice(5).split("/"), body, url.searchParams);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
}

function route(matches, [kind, name, what], body, query) {
  if (kind === "games") return [200, name ? fixture[what] : fixture.games.map((game) => ({ secrets: false, ...game }))];
  if (kind === "mine") return [200, body.tokens.map((token) => token.split("-")).filter(([match, seat, again]) => matches.has(match) && (again || !matches.get(match).lost.has(Number(seat)))).map(([match, seat]) => ({ ...summary(matches.get(match)), seat: Number(seat), your_turn: summary(matches.get(match)).to_move === Number(seat) }))];
  if (!name) {
    if (!body) return [200, [...matches.values()].filter((match) => match.public).map(summary)];
    const match = newMatch(matches, body);
    const [first, ...more] = match.seats.filter((_, seat) => body.seats[seat]?.kind === "me").map(({ seat }) => ({ seat, token: `${match.name}-${seat}` }));
    return [200, { match: match.name, ...first, more }];
  }
  const match = matches.get(name);
  if (!match) return [404, { code: "no-such-match", sentence: "There is no match with this name." }];
  const at = Math.min(match.at, Number(query.get("move") ?? 0));
  switch (what) {
    case undefined: return [200, summary(match)];
    case "join": {
      const canSit = (one) => (body.seat === undefined || body.seat === null ? one.kind === "open" : one.seat === body.seat && (one.kind === "open" || one.after));
      const seat = match.seats.find(canSit);
      if (!seat) return [409, { code: "seat-taken", sentence: "This seat is taken." }];
      const token = `${match.name}-${seat.seat}${match.lost.has(seat.seat) ? "-again" : ""}`;
      Object.assign(seat, { kind: "person", name: body.name, here: true, after: null, bot: null });
      match.left[seat.seat] = match.clock?.bank ?? 0;
      tell(match, match.at);
      advance(match);
      return [200, { match: match.name, seat: seat.seat, token, more: [] }];
    }
    case "leave":
      giveUp(match, Number(body.token.split("-")[1]), "left", body.bot ?? null);
      return [200, summary(match)];
    case "fill":
      Object.assign(match.seats[body.seat], { kind: "bot", bot: body.bot, name: "Mock bot" });
      tell(match, 0);
      advance(match);
      return [200, summary(match)];
    case "replay": return [200, { move: at, moves: match.at, view: fixture.steps[at].view, entries: fixture.entries.filter((entry) => entry.move <= at), scores: fixture.history[at] }];
    case "end":
      if (match.at < LAST) return [403, { code: "not-yet", sentence: "The match is not over." }];
      return [200, { ranking: ranking(LAST), scoring: fixture.scoring, history: fixture.history, seed: SEED, salt: SALT, commitment }];
    case "rematch": return [200, { match: newMatch(matches, { seats: [{ kind: "me" }] }).name, seat: 0, token: `m${matches.size}-0`, more: [] }];
    default: return [404, { code: "not-found", sentence: "There is nothing at this address." }];
  }
}

async function text(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function file(path, response) {
  const wanted = new URL(`.${path}`, dist);
  const found = path !== "/" && existsSync(wanted) ? wanted : new URL("index.html", dist);
  response.writeHead(200, { "content-type": TYPES[extname(found.pathname)] ?? "application/octet-stream" }).end(readFileSync(found));
}
