/** Corn, jade and points fly between the board and the panel of their owner, over everything. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import type { Told } from "../../wire.ts";

const WHAT: Record<string, string> = { "got-corn": "corn", "got-jade": "jade", "got-points": "vp" };

/** What an event moves: [icon, how many, whether it comes]. */
export function moved({ kind, args }: Told): [string, number, boolean][] {
  const icon = WHAT[kind];
  if (icon) return [[icon, Number(args["amount"] ?? args["points"]), true]];
  if (kind !== "paid") return [];
  return [["corn", Number(args["corn"]), false], ["jade", Number(args["jade"]), false], ["prisoner", Number(args["prisoners"]), false]].filter(([, n]) => (n as number) > 0) as [string, number, boolean][];
}

type Point = [number, number];
const middle = (element: Element | null | undefined): Point | null => {
  const box = element?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
};

export function Flyer({ event, milliseconds, order, source }: { event: Told; milliseconds: number; order: number; source: string }) {
  return <>{moved(event).map(([icon, n, comes], i) => <One key={icon} icon={icon} n={n} comes={comes} seat={Number(event.args["seat"])} milliseconds={milliseconds} order={order + i} source={source} />)}</>;
}

function One({ icon, n, comes, seat, milliseconds, order, source }: { icon: string; n: number; comes: boolean; seat: number; milliseconds: number; order: number; source: string }) {
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = [...document.querySelectorAll(`.yu-owns[data-stock="${seat}"] [data-material="${icon}"]`)].map(middle).find(Boolean) ?? middle(document.querySelector(`.player.seat-${seat + 1}`));
    const place = middle(source ? document.querySelector(`[data-spot="${source}"]`) : null) ?? middle(document.querySelector(".yu-board"));
    if (!panel || !place) return;
    const [from, to] = comes ? [place, panel] : [panel, place];
    const bow = -60 - order * 16;
    const frames = Array.from({ length: 11 }, (_, i): Keyframe => {
      const t = i / 10;
      const up = Math.sin(t * Math.PI);
      return { transform: `translate(${from[0] - 16 + (to[0] - from[0]) * t}px, ${from[1] - 16 + (to[1] - from[1]) * t + up * bow}px) scale(${0.8 + up * 0.6})`, opacity: t > 0.9 ? 0.4 : 1 };
    });
    const running = self.current?.animate?.(frames, { duration: milliseconds, easing: "cubic-bezier(.35, .05, .25, 1)", fill: "both" });
    return () => running?.cancel();
  }, []);
  return <div ref={self} class="yu-flyer" aria-hidden="true"><Icon name={icon} />{n > 1 && <b>{n}</b>}</div>;
}
