/** What I note for myself at a match. It is kept in this browser until the server has it; whoever only watches keeps theirs here. */

import { type Signal, signal } from "@preact/signals";
import type { NotesSaid } from "../messages";
import { keep, read } from "./kept";

export const MOST = 4000;
/** Milliseconds after the last letter, and after a failure. */
const SOON = 1200;
const LATER = 8000;

interface Kept {
  text: string;
  /** Of what the server had when this was written. */
  version: number;
  /** Whether the server has yet to get it. */
  unsaved: boolean;
}

export interface Notes {
  text: Signal<string>;
  /** `here`: they stay in this browser; `kept`: they could not be sent yet. */
  how: Signal<"here" | "saving" | "saved" | "kept">;
  /** What another device has saved meanwhile, until I choose. */
  other: Signal<string | null>;
  write: (text: string) => void;
  /** Ends the choice with this text. */
  settle: (text: string) => void;
  close: () => void;
}

export interface Notebook {
  read: () => Promise<NotesSaid>;
  save: (text: string, version: number) => Promise<NotesSaid>;
}

/** `book` is null for one who only watches. */
export function openNotes(key: string, book: Notebook | null): Notes {
  const first = read<Kept>(`notes.${key}`, { text: "", version: 0, unsaved: false });
  let { version, unsaved } = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let known = false;
  const text = signal(first.text);
  const how = signal<"here" | "saving" | "saved" | "kept">(book ? "saved" : "here");
  const other = signal<string | null>(null);
  const remember = (): void => keep(`notes.${key}`, { text: text.value, version, unsaved });

  function after(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), wait);
  }

  /** Takes what the server says where nothing was written here since; shows both otherwise. */
  function meet(said: NotesSaid): void {
    known = true;
    if (!unsaved || said.text === text.value) {
      text.value = said.text;
      unsaved = false;
    } else if (said.version !== version) other.value = said.text;
    version = said.version;
    remember();
    how.value = other.value === null ? "saved" : "kept";
    if (unsaved && other.value === null) after(0);
  }

  function note(sent: string, said: NotesSaid): void {
    version = said.version;
    if (said.saved) unsaved = text.value !== sent;
    else other.value = said.text;
    remember();
    how.value = !unsaved ? "saved" : said.saved ? "saving" : "kept";
    if (unsaved && said.saved) after(SOON);
  }

  async function send(): Promise<void> {
    if (!book || busy || other.value !== null) return;
    busy = true;
    const sent = text.value;
    try {
      if (!known) meet(await book.read());
      else if (unsaved) note(sent, await book.save(sent, version));
    } catch {
      how.value = "kept";
      after(LATER);
    }
    busy = false;
  }

  function write(next: string): void {
    text.value = next.slice(0, MOST);
    unsaved = book !== null;
    remember();
    if (!book) return;
    how.value = other.value === null ? "saving" : "kept"; // it waits for my choice
    after(SOON);
  }

  const online = (): void => after(0);
  globalThis.addEventListener?.("online", online);
  void send();
  return {
    text,
    how,
    other,
    write,
    settle(chosen) {
      other.value = null;
      write(chosen);
    },
    close() {
      globalThis.removeEventListener?.("online", online);
      clearTimeout(timer);
      if (unsaved) void send().then(() => clearTimeout(timer));
    },
  };
}
