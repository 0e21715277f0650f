/** Where the coach is: in a corner of the board where it hides nothing it talks about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The box around two. */
export function around(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

/** The part of a box that is inside another; null if none is. */
export function within(box: Box, room: Box): Box | null {
  const left = Math.max(box.left, room.left);
  const top = Math.max(box.top, room.top);
  const width = Math.min(box.left + box.width, room.left + room.width) - left;
  const height = Math.min(box.top + box.height, room.top + room.height) - top;
  return width > 4 && height > 4 ? { left, top, width, height } : null;
}

const GAP = 12;

/** The corners of a room, the best first. */
function corners(room: Box, size: { width: number; height: number }): Box[] {
  const left = room.left + GAP;
  const right = room.left + room.width - size.width - GAP;
  const top = room.top + GAP;
  const bottom = room.top + room.height - size.height - GAP;
  const middle = (left + right) / 2;
  return [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
    [middle, bottom],
    [middle, top],
  ].map(([x = 0, y = 0]) => ({ left: x, top: y, ...size }));
}

/** A corner that hides only a little more than the best is kept, so that the coach moves less. */
const PATIENCE = 0.15;

export interface Stand {
  corner: number;
  box: Box;
}

/** Whether so much of a box is hidden that it can hardly be clicked. */
const buried = (box: Box, one: Box): boolean => overlap(box, one) > 0.4 * one.width * one.height;

/** The corner that hides least: neither what is spoken of nor what can be chosen, if that can be helped. */
export function standAt(
  room: Box,
  size: { width: number; height: number },
  spoken: Box[],
  dear: Box[],
  before: number | null = null,
): Stand {
  const cost = (box: Box): number =>
    spoken.reduce((sum, one) => sum + 20 * overlap(box, one), 0) +
    dear.reduce((sum, one) => sum + (buried(box, one) ? 20 : 2) * overlap(box, one), 0);
  const stands = corners(room, size).map((box, corner) => ({ corner, box, cost: cost(box) }));
  const best = stands.reduce((least, stand) => (stand.cost < least.cost ? stand : least));
  const old = before === null ? undefined : stands[before];
  const clear = old && spoken.every((one) => overlap(old.box, one) === 0) && !dear.some((one) => buried(old.box, one));
  return clear && old.cost <= best.cost + PATIENCE * 2 * size.width * size.height ? old : best;
}
