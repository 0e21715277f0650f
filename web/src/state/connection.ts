/** The connection to the server: says hello, reconnects by itself when it is lost, and repeats unanswered questions. */

import { PROTOCOL } from "../messages";
import type { Heard, Said } from "./protocol";

export type ConnectionStatus = "connecting" | "live" | "lost" | "refused";

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface ConnectionOptions {
  url: string;
  token: string | null;
  /** Which seat is meant, where the token opens several. */
  seat?: number | null;
  /** The seq this browser has, for hello. */
  have: () => number | null;
  heard: (message: Heard) => void;
  /** `code` is the one the connection was closed with, 0 otherwise. */
  status: (status: ConnectionStatus, code: number) => void;
  connect?: (url: string) => SocketLike;
}

export interface Connection {
  /** Sends now, or as soon as the connection is back. */
  say(message: Said): void;
  /** The answer to a message is no longer wanted: it is not sent again. */
  forget(id: string): void;
  /** Says hello again from nothing, after a gap. */
  afresh(): void;
  /** Says whether the page is hidden: the server tells only people who aren't looking that it is their turn. */
  away(hidden: boolean): void;
  /** Tries at once instead of waiting. */
  hurry(): void;
  close(): void;
}

const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;

/** How long to wait before the n-th try: half a second, doubling, at most ten seconds. */
export const backoff = (tries: number): number => Math.min(10_000, 500 * 2 ** tries);

function connectBySocket(url: string): SocketLike {
  const socket = new WebSocket(url);
  const like: SocketLike = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => like.onopen?.();
  socket.onmessage = (event) => like.onmessage?.(event);
  socket.onclose = (event) => like.onclose?.(event);
  return like;
}

/** Codes with which the server says that trying again is useless: bad hello, bad token, no such match, a bot has the seat, other version. */
const isFinal = (code: number): boolean => [4400, 4401, 4403, 4404, 4423, 4426].includes(code);

export function openConnection(options: ConnectionOptions): Connection {
  const { url, token, seat = null, have, heard, status, connect = connectBySocket } = options;
  const unanswered = new Map<string, Said>();
  let socket: SocketLike | null = null;
  let live = false;
  let closed = false;
  let away = false;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ping: ReturnType<typeof setTimeout> | undefined;

  function dial(): void {
    clearTimeout(retry);
    const mine = connect(url);
    socket = mine;
    mine.onopen = () => mine === socket && hello(have());
    mine.onmessage = (event) => mine === socket && receive(String(event.data));
    mine.onclose = (event) => mine === socket && lose(event.code);
  }

  const hello = (seq: number | null): void =>
    socket?.send(
      JSON.stringify({ type: "hello", token, ...(seat !== null && { seat }), have: seq, protocol: PROTOCOL }),
    );

  function receive(text: string): void {
    const message = JSON.parse(text) as Heard;
    listen();
    if ("id" in message && message.id !== null) unanswered.delete(message.id);
    heard(message);
    if (message.type === "state" && !live) resume();
  }

  function resume(): void {
    live = true;
    tries = 0;
    status("live", 0);
    if (away) tellAway();
    for (const message of unanswered.values()) socket?.send(JSON.stringify(message));
  }

  const tellAway = (): void => socket?.send(JSON.stringify({ type: "away", away }));

  /** A connection that is silent after a ping is lost, whatever the system says. */
  function listen(): void {
    clearTimeout(ping);
    ping = setTimeout(() => {
      socket?.send('{"type": "ping"}');
      ping = setTimeout(() => drop(), ANSWER_WITHIN);
    }, PING_EVERY);
  }

  function drop(): void {
    const old = socket;
    lose(1006);
    old?.close();
  }

  function lose(code: number): void {
    clearTimeout(ping);
    socket = null;
    live = false;
    if (closed) return;
    if (isFinal(code)) {
      status("refused", code);
      return;
    }
    status("lost", code);
    retry = setTimeout(dial, backoff(tries++));
  }

  status("connecting", 0);
  dial();
  return {
    say(message) {
      unanswered.set(message.id, message);
      if (live) socket?.send(JSON.stringify(message));
    },
    forget: (id) => void unanswered.delete(id),
    afresh: () => hello(null),
    away(hidden) {
      if (token === null || away === hidden) return;
      away = hidden;
      if (live) tellAway();
    },
    hurry() {
      if (socket || closed) return;
      tries = 0;
      dial();
    },
    close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(ping);
      socket?.close();
      socket = null;
    },
  };
}

let counter = 0;

/** An id no other page of this browser uses. */
export const freshId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}${counter++}`;
