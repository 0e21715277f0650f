/**
 * Whether a deal was fair, as far as this browser can tell by itself. It keeps the commitment from the first time it sees
 * a table, seals a nonce when it sits down, opens it when everyone sits, and compares all of that with what is published
 * at the end. docs/protocol.md says why nobody can choose the deal.
 */

import { keep, read } from "./kept";
import type { Ending, Summary } from "./protocol";
import { sha256 } from "./sha256";

/** What this browser knows of a match without asking anybody. */
export interface Known {
  match: string;
  /** As the server showed it first. */
  commitment?: string;
  /** Whether it was dealt already then. */
  late?: boolean;
  seat?: number;
  nonce?: string;
  /** What everybody had sealed when our nonce was opened. */
  seals?: (string | null)[];
}

const MOST = 80;

export const known = (match: string): Known =>
  read<Known[]>("deals", []).find((one) => one.match === match) ?? { match };

function remember(more: Known): void {
  const others = read<Known[]>("deals", []).filter((one) => one.match !== more.match);
  keep("deals", [{ ...known(more.match), ...more }, ...others].slice(0, MOST));
}

export function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const sealOf = (nonce: string): string => sha256(nonce);

export const commitmentOf = (secret: string): string => sha256(secret);

/** 63 bits of a hash over the secret and the nonces, in the order of the seats. */
export const seedOf = (secret: string, nonces: readonly string[]): string =>
  (BigInt(`0x${sha256([secret, ...nonces].join(":")).slice(0, 16)}`) >> 1n).toString();

/** How a seed was committed to that came from the server alone. */
export const plainCommitment = (seed: string, salt: string): string => sha256(`${seed}:${salt}`);

export const keepNonce = (match: string, seat: number, nonce: string): void => remember({ match, seat, nonce });

/** Keeps what is shown first; later a server may say what it likes. */
export function meet({ match, commitment, deal }: Summary): void {
  if (commitment && known(match).commitment === undefined) remember({ match, commitment, late: deal.dealt });
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean => one.join() === other.join();

/** The nonce to open now: everyone sits, ours is missing, and it was sealed and shown to all. It is opened only once. */
export function nonceToOpen({ match, commitment, deal }: Summary, seat: number): string | null {
  const mine = known(match);
  if (mine.nonce === undefined || mine.seat !== seat || !deal.missing.includes(seat)) return null;
  if (mine.commitment !== commitment || deal.seals[seat] !== sealOf(mine.nonce)) return null;
  if (mine.seals && !isSame(mine.seals, deal.seals)) return null;
  remember({ match, seals: deal.seals });
  return mine.nonce;
}

/** One thing that was looked at; `good` is null for what is only to be known. The words are the message `fair-<what>`. */
export interface Finding {
  what: string;
  good: boolean | null;
  count?: number;
}

const finding = (what: string, good: boolean): Finding => ({ what: `${what}-${good ? "good" : "bad"}`, good });
const note = (what: string, count = 0): Finding => ({ what, good: null, count });

/** What the server publishes at the end, against what this browser kept. */
export function judge(mine: Known, ending: Ending): Finding[] {
  const kept =
    mine.commitment === undefined ? note("kept-none") : finding("kept", mine.commitment === ending.commitment);
  if (ending.secret === null)
    return [kept, finding("plain", plainCommitment(ending.seed, ending.salt) === ending.commitment)];
  return [
    kept,
    finding("secret", commitmentOf(ending.secret) === ending.commitment),
    finding("seed", seedOf(ending.secret, ending.nonces) === ending.seed),
    ...judgeNonces(mine, ending),
  ];
}

function judgeNonces(mine: Known, { nonces, seals }: Ending): Finding[] {
  const added = nonces.filter((nonce) => nonce !== "").length;
  const sealed = mine.seals ?? seals;
  const fit = nonces.every((nonce, seat) => nonce === "" || sealOf(nonce) === sealed[seat]);
  if (added === 0 && !mine.seals) return [note("alone")];
  return [note("added", added), ...(added > 0 ? [finding("seals", fit)] : []), judgeMine(mine, nonces)];
}

function judgeMine(mine: Known, nonces: readonly string[]): Finding {
  if (mine.seals) return finding("mine", nonces[mine.seat ?? -1] === mine.nonce);
  if (mine.nonce !== undefined && !mine.late) return note("mine-away");
  return note("mine-late");
}

/** Whether a log begins with the seed that was published and has as many moves as were played. */
export function judgeLog(text: string, ending: Ending, moves: number): Finding {
  try {
    const log = JSON.parse(text) as { moves?: unknown[]; deal?: { secret?: string; nonces?: string[] } };
    const seed = /"seed":\s*(\d+)/.exec(text)?.[1]; // a number of this size loses digits when it is parsed
    const dealt =
      ending.secret === null ||
      (log.deal?.secret === ending.secret && isSame(log.deal.nonces ?? [], ending.nonces ?? []));
    return { ...finding("log", seed === ending.seed && log.moves?.length === moves && dealt), count: moves };
  } catch {
    return finding("log", false);
  }
}

/** What one types to check a log without the server. */
export const commandFor = ({ match, commitment, seals, nonce }: Known, ending: Ending): string => {
  if (!ending.commitment) return `watershed verify watershed-${match}.json`; // it may have no signature
  const shown = `--commitment ${commitment ?? ending.commitment}`;
  const rest = ending.secret === null ? ` --salt ${ending.salt}` : seals && nonce ? ` --nonce ${nonce}` : "";
  return `watershed verify watershed-${match}.json ${shown}${rest} --key ${ending.key}`;
};
