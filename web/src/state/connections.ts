/** One connection for each seat that this browser holds at a match, and what each seat knows by it. */

import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Message } from "../messages";
import { now } from "./clock";
import { type Connection, type ConnectionStatus, openConnection, type SocketLike } from "./connection";
import { blank, type Model } from "./model";
import type { Heard, Said } from "./protocol";
import { letGo, seatsAt, stepAside } from "./seats";

export interface Connections {
  /** The seats held here; empty for a spectator. */
  seats: number[];
  /** The seats, or the one place that a spectator has. */
  keys: number[];
  models: Signal<Record<number, Model>>;
  status: ReadonlySignal<ConnectionStatus>;
  /** Why the server refused the connection. */
  reason: Signal<Message | null>;
  /** A seat that is no longer ours: its time ran out, or it was given up elsewhere. */
  lost: ReadonlySignal<number | null>;
  modelOf(key: number): Model;
  isLive(key: number): boolean;
  say(key: number, message: Said): void;
  forget(id: string): void;
  /** Says hello again, after a gap. */
  afresh(key: number): void;
  hurry(): void;
  close(): void;
}

export const SPECTATOR = -1;
const BAD_TOKEN = 4401;
const STOOD_IN = 4423;
const SLEPT = 2000;

/** What the time of day is ahead of the page's own clock, which may stop while a computer sleeps. */
const dayOffset = (): number => Date.now() - now();

export function openConnections(
  match: string,
  url: string,
  heard: (key: number, message: Heard) => void,
  connect?: (url: string) => SocketLike,
): Connections {
  const held = seatsAt(match);
  const seats = held.map((one) => one.seat);
  const keys = seats.length > 0 ? seats : [SPECTATOR];
  const models = signal<Record<number, Model>>(Object.fromEntries(keys.map((key) => [key, blank])));
  const statuses = signal<Record<number, ConnectionStatus>>({});
  const status = signal<ConnectionStatus>("connecting");
  const lost = signal<number | null>(null);
  const connections: Record<number, Connection> = {};
  let awake = dayOffset();
  const modelOf = (key: number): Model => models.value[key] ?? blank;

  function setStatus(key: number, is: ConnectionStatus, code: number): void {
    statuses.value = { ...statuses.value, [key]: is };
    const all = Object.values(statuses.value);
    status.value = (["refused", "lost", "connecting"] as const).find((one) => all.includes(one)) ?? "live";
    if (key === SPECTATOR) return;
    if (code === BAD_TOKEN) letGo(match, key);
    else if (code === STOOD_IN) stepAside(match, key);
    else return;
    lost.value = key;
  }

  const open = (): void => {
    for (const key of keys) {
      connections[key] = openConnection({
        url,
        token: held.find((one) => one.seat === key)?.token ?? null,
        seat: key === SPECTATOR ? null : key,
        have: () => modelOf(key).state?.seq ?? null,
        heard: (message) => heard(key, message),
        status: (is, code) => setStatus(key, is, code),
        ...(connect && { connect }),
      });
    }
  };

  const tellAway = (): void => {
    for (const connection of Object.values(connections)) connection.away(document.hidden);
  };

  open();
  if (typeof document !== "undefined") {
    tellAway();
    document.addEventListener("visibilitychange", tellAway);
  }
  return {
    seats,
    keys,
    models,
    status,
    reason: signal<Message | null>(null),
    lost,
    modelOf,
    isLive: (key) => statuses.peek()[key] === "live",
    say: (key, message) => connections[key]?.say(message),
    forget(id) {
      for (const connection of Object.values(connections)) connection.forget(id);
    },
    afresh: (key) => connections[key]?.afresh(),
    hurry() {
      const slept = Math.abs(dayOffset() - awake) > SLEPT;
      awake = dayOffset();
      for (const key of keys) {
        if (slept && statuses.value[key] === "live") connections[key]?.afresh();
        connections[key]?.hurry();
      }
    },
    close() {
      if (typeof document !== "undefined") document.removeEventListener("visibilitychange", tellAway);
      for (const connection of Object.values(connections)) connection.close();
    },
  };
}
