// What the mock's bots do: they think and warm up, propose moves, and look back at a game.

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const tell = (match, message) => match.sockets.forEach(({ socket }) => socket.send(JSON.stringify(message)));
const owner = (match) => match.seats[0].name;

/** A sage thinks for a while; the first one of a match has to wait for the compiler. */
export async function thinkFirst(match, seat) {
  if (match.seats[seat].bot !== "sage") return;
  const total = 12;
  for (let done = 0; !match.warm && done <= total; done++) {
    tell(match, { type: "thinking", seat, compiled: { done, total } });
    await wait(150);
  }
  match.warm = true;
  tell(match, { type: "thinking", seat, compiled: null });
  await wait(400);
}

const refuse = (id, code, sentence) => ({ type: "answer", id, ok: false, code, sentence, rule: "", need: null, have: null });

/** Somebody called "Cold" waits as one does on a machine that has not compiled yet; "Slow" may play meanwhile. */
export async function hintFor(match, seat, { id, seen }, { mover, moves }) {
  if (seen !== match.seq) return refuse(id, "out-of-date", "The table has changed.");
  if (mover !== seat) return refuse(id, "wrong-seat", "A hint is for whoever is to move.");
  if (match.seats.some((one) => one.kind === "person" && one.seat !== seat)) return refuse(id, "others-play", "Hints are for games in which all the others are bots.");
  if (owner(match) === "Nohint") return refuse(id, "busy", "The bots have too much to do.");
  await wait({ Cold: 6000, Slow: 1500 }[owner(match)] ?? 400);
  if (seen !== match.seq) return refuse(id, "out-of-date", "The table has changed.");
  const chosen = [moves.at(-1), moves[0], moves[Math.floor(moves.length / 2)]].filter((move, index, all) => all.indexOf(move) === index);
  return { type: "hinted", id, moves: chosen.map(({ words, text }, rank) => ({ words, text, place: 1.62 + rank * 0.21, win: 0.463 - rank * 0.112, simulations: 4120 - rank * 1500 })) };
}

/** A chance for each seat before each decision, from the points so far and a little wandering. */
function chancesOf(history) {
  return history.slice(0, -1).map((points, move, all) => {
    const trust = 0.15 + 0.5 * (move / all.length);
    const weights = points.map((own, seat) => Math.exp(trust * own + 0.5 * Math.sin(move * 0.9 + seat * 2.1) + 0.4 * Math.sin(move * 0.31 + seat)));
    const sum = weights.reduce((a, b) => a + b);
    return weights.map((weight) => weight / sum);
  });
}

function swingsOf(chances, entries, steps) {
  return [4, 11, 19, 20].map((move, rank) => {
    const lost = 0.183 - rank * 0.041;
    const did = entries.find((entry) => entry.move === move && entry.kind !== "turn")?.text ?? "Harvest";
    return { move, seat: steps[move - 1].view.to_move, played: did, better: ["Invest 2 in Working Animal", "Harvest", "Snipe Warriors for 1 token", "Complete Obelisk"][rank], lost, error: 0.021, place: 2.31 - rank * 0.1, better_place: 1.84 };
  }).filter(({ move }) => move <= chances.length);
}

/** Somebody called "Quiet" made no mistakes; that of "Broken" fails. */
export function analysisOf(match, begin, { history, entries, steps }) {
  const chances = chancesOf(history);
  const total = chances.length;
  if (begin && (match.analysed === undefined || owner(match) === "Broken")) match.analysed = Date.now();
  const since = match.analysed === undefined ? -1 : Date.now() - match.analysed;
  const done = Math.max(0, Math.min(total, Math.floor((since - 800) / 120)));
  const status = since < 0 ? "none" : since < 800 ? "waiting" : done < total ? "running" : "done";
  if (owner(match) === "Broken" && done > 4) return { status: "failed", done, total, chances: chances.slice(0, done), swings: [] };
  const swings = owner(match) === "Quiet" ? [] : swingsOf(chances.slice(0, done), entries, steps);
  return { status, done, total, chances: chances.slice(0, done), swings };
}
