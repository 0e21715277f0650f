/** The requests of docs/protocol.md; every failure is an ApiError with a message for people. */

import { onShelf } from "../games/registry";
import type { Message, Problem } from "../messages";
import { drawNonce, keepNonce, sealOf } from "./fair";
import { queryOf, type Wanted } from "./open";
import type {
  Analysis,
  Brought,
  Colour,
  Components,
  Ending,
  GameInfo,
  Held,
  Mine,
  Moment,
  NewMatch,
  NewWhatIf,
  NotesSaid,
  Opened,
  OpenTable,
  Rules,
  Started,
  Summary,
} from "./protocol";
import { type Language, settings } from "./settings";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** What to say about it; null where the server said nothing that we understand. */
    readonly say: Message | null = null,
  ) {
    super(`${status} ${code}`);
  }
}

/** A text is sent as it is, anything else as JSON. */
async function request(path: string, body?: unknown, method = "POST"): Promise<Response> {
  const how: RequestInit =
    body === undefined
      ? {}
      : {
          method,
          headers: { "content-type": "application/json" },
          body: typeof body === "string" ? body : JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, how);
  } catch {
    throw new ApiError(0, "no-connection");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new ApiError(response.status, problem?.code ?? "failed", problem?.say ?? null);
}

export const ask = async <T>(path: string, body?: unknown, method?: string): Promise<T> =>
  (await request(path, body, method)).json();

const askText = async (path: string): Promise<string> => (await request(path)).text();

const once = new Map<string, Promise<unknown>>();

/** Asks once and remembers the answer, for what does not change while the page is open. */
function askOnce<T>(path: string): Promise<T> {
  const known = once.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask<T>(path);
  once.set(path, asked);
  asked.catch(() => once.delete(path));
  return asked;
}

const at = encodeURIComponent;

export const games = (language: Language = settings.value.language): Promise<GameInfo[]> =>
  askOnce<GameInfo[]>(`/games?language=${language}`).then(onShelf);
export const words = (game: string, language: Language): Promise<string> =>
  askText(`/games/${at(game)}/words/${language}`);
export const components = (game: string, book?: string): Promise<Components> =>
  askOnce(`/games/${at(game)}/components${book ? `?book=${at(book)}` : ""}`);
export const rules = (game: string, language: Language = settings.value.language): Promise<Rules> =>
  askOnce(`/games/${at(game)}/rules?language=${language}`);
/** Sits down with a sealed nonce, which goes into the seed when everyone sits. */
async function sit<T extends Held>(path: string, body: object): Promise<T> {
  const nonce = drawNonce();
  const seated = await ask<T>(path, { ...body, seal: sealOf(nonce) });
  keepNonce(seated.match, seated.seat, nonce);
  return seated;
}

/** Where no seat is open it is dealt at once, and there is nothing to seal. */
export const start = (wish: NewMatch): Promise<Started> =>
  wish.seats.some((seat) => seat.kind === "open") ? sit("/matches", wish) : ask("/matches", wish);
export const join = (match: string, name: string, colour?: Colour, seat?: number): Promise<Held> =>
  sit(`/matches/${at(match)}/join`, { name, ...(colour && { colour }), ...(seat !== undefined && { seat }) });
export const leave = ({ match, seat, token }: Held, bot?: string): Promise<unknown> =>
  ask(`/matches/${at(match)}/leave`, { token, seat, ...(bot && { bot }) });
export const takeBack = ({ match, seat, token }: Held): Promise<Held> =>
  ask(`/matches/${at(match)}/take-back`, { token, seat });
export const fill = (match: string, token: string, seat: number, bot: string): Promise<Summary> =>
  ask(`/matches/${at(match)}/fill`, { token, seat, bot });
export const summary = (match: string): Promise<Summary> => ask(`/matches/${at(match)}`);
export const publicMatches = (): Promise<Summary[]> => ask("/matches");
export const openTables = (some: Wanted): Promise<OpenTable[]> => ask(`/matches/open${queryOf(some)}`);
/** `me` is the token of this device: with it come the seats that this person took on others. */
export const mine = (tokens: string[], me?: string): Promise<Mine[]> => ask("/mine", { tokens, ...(me && { me }) });
export const moment = (match: string, move?: number): Promise<Moment> =>
  ask(`/matches/${at(match)}/replay${move === undefined ? "" : `?move=${move}`}`);
export const ending = (match: string): Promise<Ending> => ask(`/matches/${at(match)}/end`);
export const analysis = (match: string): Promise<Analysis> => ask(`/matches/${at(match)}/analysis`);
export const analyse = (match: string): Promise<Analysis> => ask(`/matches/${at(match)}/analysis`, {});
export const rematch = ({ match, seat, token }: Held): Promise<Started> =>
  sit(`/matches/${at(match)}/rematch`, { token, seat });
export const notes = ({ match, seat, token }: Held): Promise<NotesSaid> =>
  ask(`/matches/${at(match)}/notes`, { token, seat });
export const saveNotes = ({ match, seat, token }: Held, text: string, version: number): Promise<NotesSaid> =>
  ask(`/matches/${at(match)}/notes`, { token, seat, text, version }, "PUT");
/** The match that a log becomes. */
export const openLog = (log: string): Promise<Opened> => ask("/logs", log);
export const brought = (match: string): Promise<Brought> => ask(`/matches/${at(match)}/import`);
/** A match of its own that goes on from a moment of this one. */
export const whatIf = (match: string, wish: NewWhatIf): Promise<Started> => ask(`/matches/${at(match)}/what-if`, wish);
export const log = (match: string): Promise<string> => askText(`/matches/${at(match)}/log`);
export const logAddress = (match: string): string => `/api/matches/${at(match)}/log`;
