/** Where the coach stands: in a corner of the board where it hides nothing it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The part of a box that lies in another; null when nothing of it does. */
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
  return [[left, bottom], [right, bottom], [left, top], [right, top], [middle, bottom], [middle, top]].map(([x = 0, y = 0]) => ({ left: x, top: y, ...size }));
}

/** The corner that hides least: never what is spoken of if that can be helped, and rather not what can be chosen. */
export function standAt(room: Box, size: { width: number; height: number }, spoken: Box[], glowing: Box[]): Box {
  const cost = (box: Box): number =>
    spoken.reduce((sum, one) => sum + 20 * overlap(box, one), 0) + glowing.reduce((sum, one) => sum + 2 * overlap(box, one), 0);
  return corners(room, size).reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
