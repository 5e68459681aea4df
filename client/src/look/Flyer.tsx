/** A thing flies in a bow between a place on the board and the panel of a seat, over everything. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./Icon.tsx";
import "./Flyer.css";

interface Props {
  icon: string;
  n: number;
  seat: number;
  /** To the panel, or from it. */
  comes: boolean;
  /** The spot of the board it comes from or goes to; the middle of the board if that is not in sight. */
  spot: string;
  milliseconds: number;
  /** The bows of things that fly together differ. */
  order: number;
  /** Drawn instead of the icon. */
  children?: ComponentChildren;
}

type Point = [x: number, y: number];

const middle = (element: Element | null | undefined): Point | null => {
  const box = element?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
};

const firstOf = (selector: string): Point | null =>
  [...document.querySelectorAll(selector)].map(middle).find(Boolean) ?? null;

export function Flyer({ icon, n, seat, comes, spot, milliseconds, order, children }: Props) {
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = firstOf(`[data-stock="${seat}"] [data-material="${icon}"]`) ?? firstOf(`.player.seat-${seat + 1}`);
    const place = (spot ? firstOf(`[data-spot="${spot}"], [data-place="${spot}"]`) : null) ?? firstOf(".stage");
    if (!panel || !place) return;
    const [from, to] = comes ? [place, panel] : [panel, place];
    const bow = -60 - order * 15;
    const frames = Array.from({ length: 11 }, (_, i): Keyframe => {
      const t = i / 10;
      const up = Math.sin(t * Math.PI);
      return {
        transform: `translate(${from[0] - 16 + (to[0] - from[0]) * t}px, ${from[1] - 16 + (to[1] - from[1]) * t + up * bow}px) scale(${0.8 + up * 0.6})`,
        opacity: t > 0.9 ? 0.4 : 1,
      };
    });
    const running = self.current?.animate?.(frames, {
      duration: milliseconds,
      easing: "cubic-bezier(.35, .05, .25, 1)",
      fill: "both",
    });
    return () => running?.cancel();
  }, []);
  return (
    <div ref={self} class={`flyer seat-${seat + 1}`} aria-hidden="true">
      {children || <Icon name={icon} />}
      {n > 1 && <b>{n}</b>}
    </div>
  );
}
