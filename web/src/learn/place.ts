/** Boxes on the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

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
