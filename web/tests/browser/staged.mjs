// What the real server says only now and then, said when a check wants it: a test stands between a page and the server.
import { EventEmitter, once } from "node:events";

const PATIENCE = 20_000;
export const RULES = 12; // that a search needs compiled
const DECISIONS = 12; // of a game that is analysed

export const thinking = (seat) => ({ type: "thinking", seat, compiled: null });
export const warming = (seat, done) => ({ type: "thinking", seat, compiled: { done, total: RULES, left: null } });
export const refused = (id, code) => ({
  type: "answer",
  id,
  ok: false,
  code,
  say: { id: `error-${code}` },
  sentence: code,
});
export const hinted = (id, moves) => ({
  type: "hinted",
  id,
  moves: moves.slice(0, 3).map(({ words, say }, rank) => ({
    words,
    say,
    place: 1.62 + rank * 0.21,
    win: 0.463 - rank * 0.112,
    simulations: 4120 - rank * 1500,
  })),
});

const isBotsTurn = (state) => state?.summary.waiting.some((seat) => state.summary.seats[seat].kind === "bot");

/** Stands on a page's line to a table. What bots do waits from their first turn until `release`; the server hears of no hint. */
export async function stageLine(page) {
  const questions = new EventEmitter();
  let line, held;
  const stage = {
    /** The last state that the page was told. */
    state: null,
    say: (message) => line.send(JSON.stringify(message)),
    /** Does what makes the page ask for a hint; gives its question. */
    async asks(act) {
      const [[question]] = await Promise.all([
        once(questions, "hint", { signal: AbortSignal.timeout(PATIENCE) }),
        act(),
      ]);
      return question;
    },
    release() {
      held.forEach(tell);
      held = null;
    },
  };
  const tell = (message) => {
    if (message.type === "state") stage.state = message;
    stage.say(message);
  };
  const waits = ({ type }) => held && isBotsTurn(stage.state) && (type === "state" || type === "thinking");
  const hear = (message) => (waits(message) ? held.push(message) : tell(message));
  await page.routeWebSocket(/\/api\/live\//, (opened) => {
    const server = opened.connectToServer();
    const pass = (message) =>
      message.type === "hint" ? questions.emit("hint", message) : server.send(JSON.stringify(message));
    [line, held, stage.state] = [opened, [], null];
    server.onMessage((text) => hear(JSON.parse(text)));
    line.onMessage((text) => pass(JSON.parse(text)));
  });
  return stage;
}

/** Answers for the analysis of a game: none before it is begun; then it waits, runs, and comes to this end. */
export async function stageAnalysis(page, end) {
  const chances = Array.from({ length: DECISIONS }, (_, move) => [0.3 + move / 40, 0.4 - move / 40, 0.3]);
  const done = { none: 0, waiting: 0, running: 5, failed: 5, done: DECISIONS };
  let ahead = ["none"];
  await page.route("**/analysis", (route) => {
    if (route.request().method() === "POST") ahead = ["waiting", "running", end];
    const status = ahead.length > 1 ? ahead.shift() : ahead[0];
    return route.fulfill({
      json: { status, done: done[status], total: DECISIONS, chances: chances.slice(0, done[status]), swings: [] },
    });
  });
}
