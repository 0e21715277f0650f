/** What part of the map is seen: moved by dragging, wheel, pinch, buttons and keys. Plain functions, and one hook that hears the pointer. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Chart, type Point, SIDE } from "./geometry";

/** The middle of what is seen, and how many pixels a unit of the map has. */
export interface Camera extends Point {
  scale: number;
}

export interface Size {
  wide: number;
  high: number;
}

const HEX = SIDE * Math.sqrt(3);
/** Beside a map that wraps, so much of its other side is repeated. */
const REPEATED = 1.3 * HEX;
/** The least width of a hex at which the pieces of a cell have room beside each other. */
const ROOMY = 22;
const NEAREST = 130;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The scale at which the whole map is seen. */
export const wholeScale = ({ frame, wraps }: Chart, { wide, high }: Size): number =>
  Math.max(0.05, Math.min(wide / (frame.width + (wraps ? 2 * REPEATED : 0)), high / frame.height));

const middleOf = ({ frame }: Chart): Point => ({
  x: frame.left + frame.width / 2,
  y: frame.top + frame.height / 2,
});

/** Where a camera may look: a map that wraps has no end to the east and west. */
export function kept(chart: Chart, size: Size, camera: Camera): Camera {
  const scale = clamp(camera.scale, wholeScale(chart, size), NEAREST / HEX);
  const seen = { wide: size.wide / scale, high: size.high / scale };
  const within = (at: number, start: number, all: number, part: number): number =>
    part >= all ? start + all / 2 : clamp(at, start + part / 2, start + all - part / 2);
  const { left, top, width, height } = chart.frame;
  const x = chart.wraps
    ? ((camera.x % chart.width) + chart.width) % chart.width
    : within(camera.x, left, width, seen.wide);
  return { x, y: within(camera.y, top, height, seen.high), scale };
}

/** The camera as one sits down: all of the map, or on a small screen as much as can be read, around a point. */
export function first(chart: Chart, size: Size, about: Point | null): Camera {
  const whole = wholeScale(chart, size);
  const middle = middleOf(chart);
  if (whole * HEX >= ROOMY) return { ...middle, scale: whole };
  const scale = Math.max(ROOMY / HEX, chart.wraps ? size.high / chart.frame.height : whole);
  return kept(chart, size, { ...(about ?? middle), scale });
}

/** Grows or shrinks what is seen; the point under the pointer stays there. */
export function zoomed(chart: Chart, size: Size, camera: Camera, by: number, at: Point): Camera {
  const scale = kept(chart, size, { ...camera, scale: camera.scale * by }).scale;
  const share = camera.scale / scale;
  return kept(chart, size, {
    x: at.x + (camera.x - at.x) * share,
    y: at.y + (camera.y - at.y) * share,
    scale,
  });
}

export const moved = (chart: Chart, size: Size, camera: Camera, x: number, y: number): Camera =>
  kept(chart, size, { ...camera, x: camera.x - x / camera.scale, y: camera.y - y / camera.scale });

/** The part of the map that is seen, with a point of it in the middle of the screen. */
export const frameOf = ({ x, y, scale }: Camera, { wide, high }: Size) => ({
  left: x - wide / scale / 2,
  top: y - high / scale / 2,
  width: wide / scale,
  height: high / scale,
});

/** Whether a point is seen, with a margin around it. */
export function sees(chart: Chart, size: Size, camera: Camera, point: Point): boolean {
  const { left, top, width, height } = frameOf(camera, size);
  const margin = Math.min(HEX, width / 8, height / 8);
  const turns = chart.wraps ? [-chart.width, 0, chart.width] : [0];
  const across = turns.some((turn) => point.x + turn > left + margin && point.x + turn < left + width - margin);
  return across && point.y > top + margin && point.y < top + height - margin;
}

const START: Size = { wide: 960, high: 460 };
const SLOP = 6;

export interface Looking {
  camera: Camera;
  size: Size;
  /** Whether anything but the first look was asked for. */
  moved: boolean;
  look: (to: Camera) => void;
  zoom: (by: number) => void;
  reset: () => void;
  /** The point of the map under the pointer. */
  under: (event: { clientX: number; clientY: number }) => Point;
}

interface Grab {
  /** Whether a press here takes up pieces instead of the map. */
  takes: (event: PointerEvent) => boolean;
  /** The drag begins. */
  lift: () => void;
  drag: (at: Point) => void;
  drop: (at: Point) => void;
  click: (at: Point, event: MouseEvent) => void;
}

/** Hears the pointer: one finger drags the map or pieces, two fingers and the wheel come nearer. */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  chart: Chart,
  about: Point | null,
  grab: Grab,
): Looking {
  const [size, setSize] = useState<Size>(START);
  const [wanted, setWanted] = useState<Camera | null>(null);
  const camera = wanted ? kept(chart, size, wanted) : first(chart, size, about);
  const now = useRef({ camera, size, grab });
  now.current = { camera, size, grab };
  useLayoutEffect(() => {
    const drawn = svg.current;
    if (!drawn) return undefined;
    const measure = (): void => {
      const { width, height } = drawn.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ wide: width, high: height });
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(drawn);
    return () => sized.disconnect();
  }, []);
  // What points at the map follows it, as it follows what is scrolled.
  useEffect(() => void svg.current?.dispatchEvent(new Event("scroll")), [camera.x, camera.y, camera.scale]);
  const under = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = svg.current?.getBoundingClientRect();
    const { left, top } = frameOf(now.current.camera, now.current.size);
    return {
      x: left + (clientX - (box?.left ?? 0)) / now.current.camera.scale,
      y: top + (clientY - (box?.top ?? 0)) / now.current.camera.scale,
    };
  };
  useEffect(() => {
    const drawn = svg.current;
    if (!drawn) return undefined;
    const done = new AbortController();
    const how = { signal: done.signal };
    const pressed = new Map<number, { clientX: number; clientY: number }>();
    let press: { clientX: number; clientY: number; takes: boolean } | null = null;
    let far = false;
    const change = (to: Camera): void => {
      now.current.camera = to;
      setWanted(to);
    };
    drawn.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const { camera: from, size: room } = now.current;
        change(zoomed(chart, room, from, Math.exp(-event.deltaY * 0.0016), under(event)));
      },
      { ...how, passive: false },
    );
    drawn.addEventListener(
      "pointerdown",
      (event) => {
        pressed.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
        if (pressed.size === 1) {
          press = { clientX: event.clientX, clientY: event.clientY, takes: now.current.grab.takes(event) };
          far = false;
        }
      },
      how,
    );
    const move = (event: PointerEvent): void => {
      // A button that was let go outside is heard of only now.
      if (event.pointerType === "mouse" && event.buttons === 0) {
        pressed.clear();
        press = null;
      }
      const before = pressed.get(event.pointerId);
      if (!before || !press) return;
      const { camera: from, size: room } = now.current;
      const others = [...pressed].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const [other] = others;
      pressed.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
      if (other) {
        far = true;
        const apart = (at: { clientX: number; clientY: number }): number =>
          Math.hypot(at.clientX - other.clientX, at.clientY - other.clientY);
        const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
        change(zoomed(chart, room, from, apart(event) / Math.max(20, apart(before)), under(middle)));
        return;
      }
      if (!far && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLOP) return;
      if (!far) {
        drawn.setPointerCapture?.(event.pointerId);
        if (press.takes) now.current.grab.lift();
      }
      far = true;
      if (press.takes) now.current.grab.drag(under(event));
      else change(moved(chart, room, from, event.clientX - before.clientX, event.clientY - before.clientY));
    };
    const release = (event: PointerEvent): void => {
      if (!pressed.delete(event.pointerId)) return;
      if (press?.takes && far && pressed.size === 0) now.current.grab.drop(under(event));
      if (pressed.size === 0) press = null;
    };
    drawn.addEventListener("pointermove", move, how);
    drawn.addEventListener("pointerup", release, how);
    drawn.addEventListener(
      "pointercancel",
      (event) => {
        pressed.delete(event.pointerId);
        if (pressed.size === 0) press = null;
      },
      how,
    );
    // The coach speaks of something on a cell that is not seen whole.
    drawn.addEventListener(
      "seek",
      (event) => {
        const spoken = (event.target as Element).closest<SVGElement>("[data-at], [data-cell]")?.dataset;
        const at = chart.places.get(spoken?.at ?? spoken?.cell ?? "")?.at;
        if (!at) return;
        event.preventDefault();
        const { camera: from, size: room } = now.current;
        change(kept(chart, room, { ...at, scale: from.scale }));
      },
      how,
    );
    drawn.addEventListener(
      "click",
      (event) => {
        if (!far) now.current.grab.click(under(event), event);
        far = false;
      },
      how,
    );
    return () => done.abort();
  }, [chart]);
  return {
    camera,
    size,
    moved: wanted !== null,
    look: setWanted,
    zoom: (by) => setWanted(zoomed(chart, size, camera, by, camera)),
    reset: () => setWanted(null),
    under,
  };
}
