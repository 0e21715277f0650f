// What the browser tests and the screenshots share: a browser, and the real server.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import WebSocket from "ws";

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
/** The other screens people sit at: a phone held sideways, a tablet, a large screen, and a desk at 200 %. */
export const MORE_SIZES = {
  sideways: { width: 844, height: 390 },
  tablet: { width: 1024, height: 768 },
  large: { width: 1920, height: 1080 },
  zoomed: { width: 720, height: 450 },
};

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** $CHROMIUM, a browser on the PATH, or the one that the package @sparticuz/chromium carries. */
export async function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(":");
  const found = NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) => existsSync(path));
  if (found) return found;
  if (existsSync(PACKED)) return unpacked();
  throw new Error("No Chromium: set $CHROMIUM, install one, or `npm install --no-save @sparticuz/chromium@147`.");
}

const MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));
const PACKED = `${MODULES}/@sparticuz/chromium`;
const UNPACK = `process.stdout.write(await (await import("@sparticuz/chromium")).default.executablePath())`;

/** The package unpacks into the folder for temporary files and takes what it finds there. So it gets a folder of its own, which counts once it is complete: another run, or one that was stopped, leaves no half browser. */
function unpacked() {
  const [folder, whole] = [`${MODULES}/.chromium`, `${MODULES}/.chromium/chromium`];
  if (existsSync(whole)) return whole;
  const own = mkdtempSync(`${folder}-`);
  const env = { ...process.env, TMPDIR: own };
  execFileSync(process.execPath, ["--input-type=module", "--eval", UNPACK], { env, cwd: MODULES });
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(whole)) throw error;
  }
  return whole;
}

export const openBrowser = async () =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });

/** $WATERSHED_PYTHON, or the one that `make setup` leaves in the checkout. */
function findPython() {
  const python = process.env.WATERSHED_PYTHON ?? new URL("../../../.venv/bin/python", import.meta.url).pathname;
  if (!existsSync(python)) throw new Error(`No Python at ${python}: run make setup, or set $WATERSHED_PYTHON.`);
  return python;
}

/** A port that nobody listens on. */
const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

/** A server with a database of its own; it ends with this process at the latest. */
export async function openServer() {
  const python = findPython();
  const port = await freePort();
  const folder = mkdtempSync(`${tmpdir()}/watershed-browser-`);
  const root = new URL("../../../", import.meta.url).pathname;
  let server;
  const start = async () => {
    server = spawn(python, [new URL("serve.py", import.meta.url).pathname, String(port), `${folder}/table.db`], {
      env: { ...process.env, PYTHONPATH: `${root}src:${root}` },
      stdio: process.env.LOUD ? "inherit" : "ignore",
    });
    for (let tries = 0; tries < 300; tries++) {
      if (
        await fetch(`http://127.0.0.1:${port}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error("The server did not start; LOUD=1 shows what it says.");
  };
  const stop = async (signal) => {
    server.kill(signal);
    await new Promise((done) => server.once("exit", done));
  };
  process.once("exit", () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    down: () => stop("SIGTERM"),
    up: start,
    /** Kills the server as a power cut would, and starts it again. */
    async cut() {
      await stop("SIGKILL");
      await start();
    },
    close: () => stop("SIGTERM"),
  };
}

export async function post(address, path, body) {
  const answer = await fetch(`${address}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Asks `question` about the current state of a table over a separate connection, and returns the answer. */
export function ask(address, { match, token }, question) {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/live/${match}`);
    let asked = false;
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token, have: null })));
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("the connection was closed before the answer")));
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "state" && !asked) {
        asked = true;
        socket.send(JSON.stringify({ id: "ask", ...question(message) }));
      }
      if (message.type === "answer" && !message.ok) fail(new Error(message.sentence));
      if (message.id !== "ask") return;
      socket.close();
      done(message);
    });
  });
}

/**
 * Plays a seat with the first or a random move until it has played that often, or the match is over. With `news` it also
 * goes on until somebody else has moved since: the shuffle may ask a seat twice in a row.
 */
export function playOn(address, { match, token }, moves = Infinity, { news = false } = {}) {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/live/${match}`);
    let played = 0;
    let last = -1;
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token, have: null })));
    socket.on("error", fail);
    socket.on("message", (data) => {
      const state = JSON.parse(data);
      if (state.type !== "state" || state.seq === last) return;
      const enough = played >= moves && (!news || state.seq > last + 1);
      if (state.summary.status === "over" || (state.moves.length > 0 && enough)) {
        socket.close();
        return done(state);
      }
      if (state.moves.length === 0) return;
      last = state.seq;
      const move = state.moves[(state.seq * 7) % state.moves.length];
      socket.send(JSON.stringify({ type: "move", id: `p${Math.random()}`, seen: state.seq, move: move.words }));
      played++;
    });
  });
}

/** Gives a page the seats of a match, as if it had sat down there. */
export const sitDown = (page, seats) =>
  page.addInitScript((held) => localStorage.setItem("watershed.seats", JSON.stringify(held)), seats);
