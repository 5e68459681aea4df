/** How a drawing finds out what room it has, and that a finger was drawn sideways. */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";

export interface Room {
  w: number;
  h: number;
}

/** Below this a drawing shows itself page by page. */
export const NARROW = 640;
const SQUARE = 1.36; // of this shape or wider, a board has room for what lies beside it
const AROUND = 172; // header and dock

/** What the rail of a window leaves of its width. */
const besideRail = (w: number): number => (w > 720 ? w - (w > 1180 ? 348 : 276) : w);

/** Whether what lies beside a board has no room there, but in the rail: a tablet. */
export function wantsRail(w: number, h: number): boolean {
  const room = besideRail(w);
  return w > 720 && room >= NARROW && room < SQUARE * (h - AROUND);
}

export const inRail = signal(typeof innerWidth === "number" && wantsRail(innerWidth, innerHeight));
if (typeof addEventListener === "function")
  addEventListener("resize", () => (inRail.value = wantsRail(innerWidth, innerHeight)));

/** The room of whatever an element lies in; the shell gives it. */
export function useRoom(): [(element: Element | null) => void, Room] {
  const [room, setRoom] = useState<Room>({ w: besideRail(innerWidth), h: innerHeight - AROUND });
  const watch = useRef<ResizeObserver | null>(null);
  const around = useRef<Element | null>(null);
  const attach = (element: Element | null) => {
    const parent = element?.parentElement ?? null;
    if (!parent || parent === around.current) return;
    const measure = () =>
      setRoom((old) =>
        old.w === parent.clientWidth && old.h === parent.clientHeight
          ? old
          : { w: parent.clientWidth, h: parent.clientHeight },
      );
    watch.current?.disconnect();
    around.current = parent;
    watch.current = new ResizeObserver(measure);
    watch.current.observe(parent);
    measure();
  };
  useEffect(() => () => watch.current?.disconnect(), []);
  return [attach, room];
}

/** A finger drawn sideways turns the page. */
export function swiping(flip: (step: 1 | -1) => void) {
  let from = { x: 0, y: 0 };
  return {
    onPointerDown: (event: PointerEvent) => (from = { x: event.clientX, y: event.clientY }),
    onPointerUp: (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy)) flip(dx < 0 ? 1 : -1);
    },
  };
}
