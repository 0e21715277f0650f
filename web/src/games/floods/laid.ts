import type { CellView } from "./views";

/** A cell of a picture: dry, with all its trees, and whatever is different. */
export const laid = (more: Partial<CellView> = {}): CellView => ({
  status: "dry",
  controller: null,
  contested: false,
  workers: {},
  warriors: null,
  boats: null,
  fanatics: 0,
  forests: 3,
  felled: false,
  mines: 0,
  dolmen: null,
  ready: { workers: 0, warriors: 0, boats: 0 },
  jobs: 1,
  ...more,
});
