/** A log that was dropped on a page, until the page that opens it takes it. */

import { signal } from "@preact/signals";
import { go, pathTo } from "./router";

export const dropped = signal<File | null>(null);

const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** Takes a file that is dropped anywhere on a page. Without this the browser would leave for it. */
export function takeDrops(): () => void {
  const over = (event: DragEvent): void => {
    if (hasFile(event)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    dropped.value = file;
    go(pathTo("open"));
  };
  addEventListener("dragover", over);
  addEventListener("drop", drop);
  return () => {
    removeEventListener("dragover", over);
    removeEventListener("drop", drop);
  };
}
