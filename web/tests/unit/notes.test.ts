/** Notes: kept here until the server has them, and never lost to another device in silence. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { read } from "../../src/state/kept";
import { type Notebook, type Notes, openNotes } from "../../src/state/notes";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with one seat's notes. */
function server(text = "", version = 0): Notebook & { text: string; version: number; down: boolean } {
  const found = {
    text,
    version,
    down: false,
    async read() {
      if (found.down) throw new Error("down");
      return { text: found.text, version: found.version, saved: true };
    },
    async save(next: string, from: number) {
      if (found.down) throw new Error("down");
      const saved = from === found.version || next === found.text;
      if (from === found.version) Object.assign(found, { text: next, version: from + 1 });
      return { text: found.text, version: found.version, saved };
    },
  };
  return found;
}

const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20_000);
let keys = 0;
const key = (): string => `m${keys++}.0`;

async function opened(name: string, book: Notebook | null): Promise<Notes> {
  const notes = openNotes(name, book);
  await vi.advanceTimersByTimeAsync(10);
  return notes;
}

test("they are saved by themselves, once one pauses", async () => {
  const book = server();
  const notes = await opened(key(), book);
  notes.write("a");
  notes.write("ab");
  expect([book.text, notes.how.value]).toEqual(["", "saving"]);
  await later();
  expect([book.text, book.version, notes.how.value]).toEqual(["ab", 1, "saved"]);
});

test("without a connection they are kept here, and sent later, also after the page was closed", async () => {
  const [book, name] = [server("old", 3), key()];
  const notes = await opened(name, book);
  book.down = true;
  notes.write("new");
  await later();
  expect([book.text, notes.how.value]).toEqual(["old", "kept"]);
  notes.close();
  await later();
  book.down = false;
  const again = await opened(name, book);
  expect(again.text.value).toBe("new");
  await later();
  expect([book.text, book.version, again.how.value]).toEqual(["new", 4, "saved"]);
});

test("what another device saved is shown beside mine, and I choose", async () => {
  const book = server("first", 1);
  const notes = await opened(key(), book);
  Object.assign(book, { text: "from the phone", version: 2 });
  notes.write("from here");
  await later();
  expect([notes.other.value, notes.text.value, book.text]).toEqual(["from the phone", "from here", "from the phone"]);
  expect(notes.how.value).toBe("kept");
  notes.write("from here");
  expect(notes.how.value).toBe("kept");
  notes.settle("from here\n\nfrom the phone");
  await later();
  expect([book.text, book.version, notes.other.value]).toEqual(["from here\n\nfrom the phone", 3, null]);
});

test("a page that is opened again with something unsaved does not write over newer notes", async () => {
  const [book, name] = [server("old", 1), key()];
  const notes = await opened(name, book);
  book.down = true;
  notes.write("mine");
  notes.close();
  await later();
  Object.assign(book, { text: "newer", version: 2, down: false });
  const again = await opened(name, book);
  await later();
  expect([again.other.value, again.text.value, book.text]).toEqual(["newer", "mine", "newer"]);
});

test("one who watches keeps theirs in the browser", async () => {
  const name = key();
  const notes = await opened(name, null);
  notes.write("x".repeat(5000));
  expect([notes.how.value, notes.text.value.length]).toEqual(["here", 4000]);
  expect(read<{ text: string }>(`notes.${name}`, { text: "" }).text.length).toBe(4000);
});
